import Testing
import WorkoutAnalysis
import WorkoutModel

/// The numbers of a text such as `[[75, 5], [80, 3]]`, in order.
private func numbers(_ text: String) -> [Double] {
  text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
}

/// Rows that the program does not compute: the ratio of acute to chronic load (its critics showed
/// random chronic loads to work as well), and the deviation of a sample.
private let unusedCases = ["acwr_", "monotony_sample_sd", "strain_sample_sd"]

@Test func `training load gives the reference values`() throws {
  var checked = 0
  for row in try Fixture("load_expected.tsv").rows {
    let name = try row("case")
    guard !unusedCases.contains(where: { name.hasPrefix($0) }) else { continue }
    let input = try numbers(row("input"))
    try expectPrinted(
      try #require(measure(name, input), "\(row.text)"), equals: row("expected"), row.text)
    checked += 1
  }
  #expect(checked == 18)
}

private func measure(_ name: String, _ input: [Double]) -> Double? {
  let parts = name.split(separator: "=")
  switch parts[0] {
  case "monotony_population_sd": return TrainingLoad(dailyLoads: input).monotony
  case "strain_population_sd": return TrainingLoad(dailyLoads: input).strain
  case "ewma_acute_7(seed": return exponentialMean(input, days: 7)
  case "ewma_chronic_28(seed": return exponentialMean(input, days: 28)
  default: break
  }
  let pairs = stride(from: 0, to: input.count, by: 2).map { (load: input[$0], reps: input[$0 + 1]) }
  if name == "tonnage" {
    return WorkTotals(pairs.map { TrainingSet($0.load, $0.reps) }).tonnage
  }
  var profile = IntensityProfile()
  for (load, reps) in pairs {
    profile.add(load: load, reps: reps, oneRepMax: Double(parts[1]) ?? 0)
  }
  return parts[0] == "inol_1rm"
    ? profile.inol : profile.averageRelativeIntensity.map { $0 * 100 }
}

private func exponentialMean(_ loads: [Double], days count: Int) -> Double? {
  let series = loads.enumerated().map { DatedValue(date: day($0), value: $1) }
  return ExponentialTrend.smooth(series, share: 2 / Double(count + 1)).last?.value
}

@Test func `a week of equal days has no monotony`() {
  #expect(TrainingLoad(dailyLoads: [300, 300, 300]).monotony == nil)
  #expect(TrainingLoad(dailyLoads: []).total == 0)
}

@Test func `totals count equal sets, and leave warm-ups and failed sets out`() {
  let totals = WorkTotals([
    TrainingSet(60, 5, count: 2, kind: .warmup), TrainingSet(100, 5, count: 3),
    TrainingSet(110, 2, kind: .failed), TrainingSet(80, 10, kind: .drop),
    TrainingSet(.added(kilograms(10)), 5), TrainingSet(.bodyweight, 12),
    TrainingSet(.assisted(kilograms(20)), 6),
  ])
  #expect(totals.tonnage == 1500 + 800 + 50)
  #expect(totals.workingSets == 7)
  #expect(totals.warmupSets == 2)
  #expect(totals.failedSets == 1)
  #expect(totals.reps == 15 + 10 + 5 + 12 + 6)
}

@Test func `loads fall into the zones of Prilepin's table`() {
  var profile = IntensityProfile()
  for load in [50.0, 70, 79.9, 80, 90, 105] { profile.add(load: load, reps: 2, oneRepMax: 100) }
  #expect(IntensityZone.allCases.map { profile[$0].sets } == [1, 2, 1, 2])
  #expect(IntensityZone.allCases.map { profile[$0].reps } == [2, 4, 2, 4])
}

@Test func `intensity is measured against the best of the last twelve weeks`() {
  let history = TrainingHistory(
    Journal(sessions: [
      Session(day(0), "Lift", [TrainingSet(100, 1)]),
      Session(day(50), "Lift", [TrainingSet(80, 1)]),
      Session(day(120), "Lift", [TrainingSet(60, 1)]),
    ]))
  let intensities = history.exercises[0].intensities(
    results: history.exercises[0].dayResults(formula: .brzycki))
  #expect(intensities.map(\.profile.averageRelativeIntensity) == [1, 0.8, 0.75])
}

@Test func `a set counts whole for direct muscles and half for others`() throws {
  let half = FixedPoint(thousandths: 500)
  let catalog: (String) -> [MuscleShare] = { name in
    name == "Bench Press"
      ? [MuscleShare(muscle: .chest, share: 1), MuscleShare(muscle: .triceps, share: half)] : []
  }
  let monday = date(2026, 3, 2)
  var settings = JournalSettings()
  settings.muscles = ["Landmine Press": [MuscleShare(muscle: .chest, share: half)]]
  let weeks = TrainingHistory(
    Journal(
      sessions: [
        Session(
          monday, "Bench Press", [TrainingSet(50, 5, kind: .warmup), TrainingSet(80, 5, count: 3)]),
        Session(monday.adding(days: 2), "Bench Press", [TrainingSet(80, 5)]),
        Session(monday.adding(days: 6), "Landmine Press", [TrainingSet(40, 8, count: 2)]),
        Session(monday.adding(days: 7), "Mystery", [TrainingSet(40, 8, count: 2)]),
      ], settings: settings)
  ).muscleWeeks(catalog: catalog)
  #expect(weeks.map(\.start) == [monday, monday.adding(days: 7)])
  func sets(_ muscle: Muscle) throws -> MuscleSets {
    try #require(weeks[0].muscles.first { $0.muscle == muscle })
  }
  #expect(try sets(.chest).direct == 4)
  #expect(try sets(.chest).fractional == 5)
  #expect(try sets(.chest).days == 2)
  #expect(try sets(.triceps).direct == 0)
  #expect(try sets(.triceps).fractional == 2)
  #expect(weeks[0].unassignedSets == 0)
  #expect(weeks[1].unassignedSets == 2)
}

@Test func `rests have quartiles, sessions density and load`() throws {
  var sets = [60, 120, 180].map { rest in
    TrainingSet(
      load: .external(kilograms(100)), effort: .reps(5), restSeconds: rest, location: place(1))
  }
  sets[0].count = 2
  var session = Session(day(3), "Lift", sets)
  session.durationMinutes = 40
  session.rpe = 8
  let history = TrainingHistory(Journal(sessions: [session]))
  let rests = try #require(RestStatistics(history.exercises[0]))
  #expect([rests.lowerQuartile, rests.median, rests.upperQuartile] == [60, 90, 135])
  #expect(rests.count == 4)
  let measures = SessionMeasures(session)
  #expect(measures.density == 50)
  #expect(measures.setsPerHour == 6)
  #expect(measures.load == 320)
  #expect(history.loadWeeks().map(\.load.total) == [320])
  session.rpe = nil
  #expect(SessionMeasures(session).load == nil)
  #expect(TrainingHistory(Journal(sessions: [session])).loadWeeks().isEmpty)
}
