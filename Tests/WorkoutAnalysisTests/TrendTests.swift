import Testing
import WorkoutAnalysis
import WorkoutModel

private func series(_ values: [(day: Int, value: Double)]) -> [DatedValue] {
  values.map { DatedValue(date: day($0.day), value: $0.value) }
}

private func dataset(_ name: String) throws -> [DatedValue] {
  let rows = try Fixture("trend_datasets.tsv").rows.filter { try $0("dataset") == name }
  return try series(rows.map { (Int(try $0.number("x_days")), try $0.number("y")) })
}

/// Statistics of the table that the program has no use for.
private let unusedStatistics = [
  "theilslopes_intercept_joint", "kendall_tau_b", "kendall_tau_b_p_asymptotic", "ols_", "t_975_df",
  "mad_",
]

@Test func `Theil-Sen and Mann-Kendall give the reference values`() throws {
  var checked = 0
  for row in try Fixture("trend_expected.tsv").rows {
    let statistic = try row("statistic")
    guard !unusedStatistics.contains(where: { statistic.hasPrefix($0) }) else { continue }
    let series = try dataset(row("dataset"))
    let trend = try #require(TheilSenTrend(series))
    let ninety = try #require(TheilSenTrend(series, confidence: .ninety))
    let test = try #require(MannKendallTest(series.map(\.value)))
    checked += 1
    if statistic == "mk_trend_0.05" {
      #expect(try "\(test.direction)" == direction(row("expected")), "\(row.text)")
      continue
    }
    let value: Double? =
      switch statistic {
      case "theilslopes_slope": trend.slopePerDay
      case "theilslopes_intercept_separate": trend.level(on: day(0))
      case "theilslopes_lo_0.95": trend.lowPerDay
      case "theilslopes_hi_0.95": trend.highPerDay
      case "theilslopes_lo_0.9": ninety.lowPerDay
      case "theilslopes_hi_0.9": ninety.highPerDay
      case "mk_S": Double(test.score)
      case "mk_varS": test.variance
      case "mk_Z": test.z
      case "mk_p_two_sided": test.probability
      case "mk_tau": test.tau
      default: nil
      }
    let expected = try row.number("expected")
    let found = try #require(value, "\(row.text)")
    #expect(abs(found - expected) <= 1e-11 * max(abs(expected), 1e-3), "\(row.text) \(found)")
  }
  #expect(checked == 8 * 6 + 6 * 6)
}

private func direction(_ text: String) -> String {
  switch text {
  case "increasing": "increasing"
  case "decreasing": "decreasing"
  default: "noTrend"
  }
}

@Test func `LOWESS gives the reference values`() throws {
  let rows = try Fixture("lowess_expected.tsv").rows
  var keys: [[String]] = []
  for row in rows {
    let key = try [row("dataset"), row("frac"), row("it")]
    if keys.last != key { keys.append(key) }
  }
  #expect(keys.count == 16)
  for key in keys {
    let expected = try rows.filter { try [$0("dataset"), $0("frac"), $0("it")] == key }
    let smooth = LocalRegression.smooth(
      try dataset(key[0]), fraction: try #require(Double(key[1])),
      robustPasses: try #require(Int(key[2])))
    #expect(smooth.count == expected.count)
    for (point, row) in zip(smooth, expected) {
      try expectPrinted(point.value, equals: row("expected_fit"), row.text)
    }
  }
}

@Test func `exponential smoothing gives the reference values`() throws {
  var checked = 0
  for (name, isGapAware) in [
    ("time_aware_0.9_per_day", true), ("hackerdiet_0.1_skip_missing", false),
  ] {
    let rows = try Fixture("ewma_expected.tsv").rows.filter { try $0("case") == name }
    let weighed = try rows.filter { try !$0("weight").isEmpty }
    // The plain method counts weighings instead of days.
    let points = try weighed.enumerated().map { index, row in
      (day: isGapAware ? Int(try row.number("day")) : index, value: try row.number("weight"))
    }
    for (point, row) in zip(ExponentialTrend.smooth(series(points)), weighed) {
      try expectPrinted(point.value, equals: row("expected"), row.text)
      checked += 1
    }
  }
  #expect(checked == 20)
}

@Test func `goals are projected as in the reference`() throws {
  for row in try Fixture("goal_projection_expected.tsv").rows {
    let trend = try #require(TheilSenTrend(dataset(row("dataset"))))
    let projection = try GoalProjection(trend, goal: row.number("goal"))
    try expectPrinted(trend.slopePerDay, equals: row("slope"))
    try expectPrinted(trend.lowPerDay, equals: row("lo_slope95"))
    try expectPrinted(trend.highPerDay, equals: row("hi_slope95"))
    try expectPrinted(projection.levelNow, equals: row("level_now"))
    for (value, column) in [
      (projection.days, "days_from_last"), (projection.earliestDays, "days_lo"),
      (projection.latestDays, "days_hi"),
    ] {
      if try row(column) == "never" {
        #expect(value == nil, "\(row.text)")
      } else {
        try expectPrinted(try #require(value), equals: row(column), row.text)
      }
    }
  }
}

@Test func `a date is told only when the flattest slope gets there within half a year`() throws {
  let rising = try #require(TheilSenTrend(dataset("e1rm_noisy")))
  #expect(GoalProjection(rising, goal: 140).date == rising.lastDate.adding(days: 45))
  #expect(GoalProjection(rising, goal: 240).date == nil)
  #expect(GoalProjection(rising, goal: 120).days == 0)
  let flat = try #require(TheilSenTrend(dataset("plateau_ties")))
  #expect(GoalProjection(flat, goal: 141.5).date == nil)
}

@Test(arguments: 0..<6) func `many points give the slopes of a full sort`(_ kind: Int) throws {
  // Of the 79,800 slopes of 400 points most are never made.
  var state: UInt64 = 7
  var number = 0
  let points = (0..<400).map { index in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let noise = Double(state >> 40) / Double(1 << 24)
    number += kind == 1 ? Int(noise * 3) : 1 + Int(noise * 3)
    return DatedValue(date: day(number), value: value(kind, Double(index), noise))
  }
  let trend = try #require(TheilSenTrend(points))
  let expected = slopesByFullSort(points)
  #expect(trend.lowPerDay == expected.low)
  #expect(trend.slopePerDay == expected.median)
  #expect(trend.highPerDay == expected.high)
}

/// Noisy progress, several values a day, a plateau, plates of 2.5 kg, wild values, a long stand.
private func value(_ kind: Int, _ index: Double, _ noise: Double) -> Double {
  switch kind {
  case 0, 1: 100 + index * 0.1 + noise * 10
  case 2: 100
  case 3: 100 + ((index * 0.05 + noise * 15) / 2.5).rounded() * 2.5
  case 4: noise > 0.97 ? 99999 : 100 + noise * 10
  default: 100 + min(index, 150) / 4
  }
}

private func slopesByFullSort(
  _ points: [DatedValue]
) -> (low: Double, median: Double, high: Double) {
  var slopes: [Double] = []
  for (index, first) in points.enumerated() {
    for second in points[(index + 1)...] where second.date > first.date {
      let days = Double(second.date.days(since: first.date))
      slopes.append((second.value - first.value) / days)
    }
  }
  slopes.sort()
  func term(_ count: Int) -> Double {
    Double(count) * Double(count - 1) * Double(2 * count + 5)
  }
  let values = Dictionary(grouping: points, by: \.value).values.map { term($0.count) }
  let days = Dictionary(grouping: points, by: \.date).values.map { term($0.count) }
  let variance = (term(points.count) - values.reduce(0, +) - days.reduce(0, +)) / 18
  let width = 1.959963984540054 * max(0, variance).squareRoot()
  let count = Double(slopes.count)
  let low = Int(((count - width) / 2).rounded(.toNearestOrEven)) - 1
  let high = Int(((count + width) / 2).rounded(.toNearestOrEven))
  return (
    slopes[max(low, 0)], (slopes[(slopes.count - 1) / 2] + slopes[slopes.count / 2]) / 2,
    slopes[min(high, slopes.count - 1)]
  )
}

@Test func `a series beyond two thousand points is thinned and says so`() throws {
  let points = (0..<5000).map { (day: $0, value: 100 + Double($0) / 10) }
  let trend = try #require(TheilSenTrend(series(points)))
  #expect(trend.count == 5000)
  #expect(trend.usedCount == 2000)
  #expect(abs(trend.slopePerDay - 0.1) < 1e-12)
  #expect(trend.spanInDays == 4999)
}

/// As many values, so many days apart.
private func made(
  _ count: Int, every days: Int, from start: Int = 0, _ value: (Double) -> Double
) -> [DatedValue] {
  (0..<count).map { DatedValue(date: day(start + $0 * days), value: value(Double($0))) }
}

/// 0, 1, 0, 1 …
private func alternating(_ index: Double) -> Double { index.truncatingRemainder(dividingBy: 2) }

@Test func `a verdict follows the stated rules`() throws {
  func check(
    _ series: [DatedValue], _ expected: TrendVerdict,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(TrendReport(series).verdict == expected, sourceLocation: sourceLocation)
  }
  check([], .tooFew)
  check(made(5, every: 10) { 100 + $0 }, .tooFew)
  check(made(9, every: 3) { 100 + $0 }, .tooFew)
  check(made(9, every: 7) { 100 + $0 }, .progress)
  check(made(9, every: 7) { 100 - $0 }, .decline)
  check(made(9, every: 7) { 100 + alternating($0) }, .plateau)
  // Slower than a quarter of a per cent a week: only records tell it from standing still.
  check(made(9, every: 7) { 100 + $0 / 10 }, .progress)
  check(made(12, every: 7) { 100 + min($0, 6) / 10 + alternating($0) / 1000 }, .plateau)
  check(made(9, every: 7) { $0 == 8 ? 103 : 100 + alternating($0) }, .unclear)
}

@Test func `the recent trend sees twelve weeks, or the last six days`() {
  let old = made(50, every: 7) { 100 + $0 }
  let report = TrendReport(recent: old + made(10, every: 7, from: 400) { _ in 150 })
  #expect(report.count == 10)
  #expect(report.verdict == .plateau)
  #expect(TrendReport(recent: old).verdict == .progress)
  #expect(TrendReport(recent: made(10, every: 60) { 100 + $0 }).count == 6)
}

@Test func `a steady lifter is forecast by the trend, a standing one by no change`() throws {
  let steady = made(60, every: 4) { 100 + $0 / 2 }
  let good = try #require(ForecastBacktest(steady))
  #expect(good.isTrendBetter)
  #expect(good.meanErrorOfTrend < 1e-9)
  let wave = made(60, every: 4) { 100 + abs(7 - $0.truncatingRemainder(dividingBy: 14)) }
  let bad = try #require(ForecastBacktest(wave))
  #expect(!bad.isTrendBetter)
  #expect(ForecastBacktest(Array(steady.prefix(12))) == nil)
}
