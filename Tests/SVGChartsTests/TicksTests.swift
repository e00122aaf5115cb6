import SVGCharts
import Testing

/// Checks the labels of ticks around a range.
private func check(
  _ range: ClosedRange<Double>, intervals: Int, wholeNumbers: Bool = false, _ expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let ticks = NumericTicks(enclosing: range, intervals: intervals, wholeNumbers: wholeNumbers)
  #expect(ticks.labels == expected, sourceLocation: sourceLocation)
}

private func check(
  _ days: ClosedRange<Int>, count: Int, _ expected: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let ticks = TimeTicks(days: days, count: count).ticks
  #expect(ticks.map { "\($0.label) \($0.year)" } == expected, sourceLocation: sourceLocation)
}

@Suite struct TicksTests {
  @Test func `numbers have round steps and equal decimals`() {
    check(0...100, intervals: 5, ["0", "20", "40", "60", "80", "100"])
    check(81...92, intervals: 5, ["80.0", "82.5", "85.0", "87.5", "90.0", "92.5"])
    check(81...98, intervals: 7, ["80", "85", "90", "95", "100"])
    check(0...0.9, intervals: 5, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    check(-12...30, intervals: 5, ["\u{2212}20", "\u{2212}10", "0", "10", "20", "30"])
    check(
      0...42_000, intervals: 5,
      [
        "0", "10\u{202F}000", "20\u{202F}000", "30\u{202F}000", "40\u{202F}000", "50\u{202F}000",
      ])
  }

  @Test func `counts have whole ticks only`() {
    check(0...1, intervals: 6, wholeNumbers: true, ["0", "1"])
    check(0...3, intervals: 6, wholeNumbers: true, ["0", "1", "2", "3"])
    check(0...12, intervals: 5, wholeNumbers: true, ["0", "5", "10", "15"])
  }

  @Test func `one value, and no value, have ticks too`() {
    check(0...0, intervals: 4, ["0.00", "0.25", "0.50", "0.75", "1.00"])
    check(100...100, intervals: 4, ["95.0", "97.5", "100.0", "102.5", "105.0"])
    check(.infinity ... .infinity, intervals: 1, ["0", "1"])
  }

  @Test(arguments: 1...400)
  func `ticks enclose any range with a readable number of steps`(seed: Int) {
    let low = Double((seed * 7919) % 2003) / 10 - 60
    let high = low + Double((seed * 104_729) % 9973) / Double(1 + seed % 97)
    let ticks = NumericTicks(enclosing: low...high, intervals: 7)
    #expect(ticks.domain.lowerBound <= low + 1e-9 && ticks.domain.upperBound >= high - 1e-9)
    #expect((2...9).contains(ticks.values.count))
    #expect(Set(ticks.labels).count == ticks.labels.count)
    let decimals = Set(ticks.labels.map { $0.split(separator: ".").dropFirst().first?.count ?? 0 })
    #expect(decimals.count == 1)
  }

  @Test func `days have ticks on the boundaries of the calendar`() {
    // 2024-12-20 is day 20077.
    check(
      20_077...20_090, count: 8,
      [
        "21\u{A0}Dec 2024", "23\u{A0}Dec 2024", "25\u{A0}Dec 2024", "27\u{A0}Dec 2024",
        "29\u{A0}Dec 2024",
        "31\u{A0}Dec 2024", "1\u{A0}Jan 2025",
      ])
    check(
      20_077...20_110, count: 5,
      [
        "23\u{A0}Dec 2024", "30\u{A0}Dec 2024", "6\u{A0}Jan 2025", "13\u{A0}Jan 2025",
        "20\u{A0}Jan 2025",
      ])
    check(20_077...20_200, count: 4, ["Jan 2025", "Feb 2025", "Mar 2025", "Apr 2025"])
    check(20_077...20_470, count: 4, ["Jan 2025", "Apr 2025", "Jul 2025", "Oct 2025", "Jan 2026"])
    check(
      14_600...20_200, count: 8,
      [
        "2010 2010", "2012 2012", "2014 2014", "2016 2016", "2018 2018",
        "2020 2020", "2022 2022", "2024 2024",
      ])
  }

  @Test(arguments: [1, 3, 8, 20, 45, 100, 300, 1000, 4000, 11_000, 40_000])
  func `a span of days has about as many ticks as there is room for`(span: Int) {
    for count in [3, 4, 8] {
      let ticks = TimeTicks(days: 18_000...(18_000 + span), count: count).ticks
      #expect(ticks.count <= count * 3)
      #expect(span < 8 || !ticks.isEmpty)
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.day < $1.day })
    }
  }

  @Test func `a scale maps its domain and survives an empty one`() {
    let scale = LinearScale(domain: 0...10, start: 100, end: 0)
    #expect([scale(0), scale(5), scale(10)] == [100, 50, 0])
    #expect(LinearScale(domain: 3...3, start: 0, end: 10)(3) == 5)
    #expect(scale(.nan) == 50)
  }

  @Test func `numbers read as people write them`() {
    #expect(NumberText.rounded(82.5) == "82.5")
    #expect(NumberText.rounded(100) == "100")
    #expect(NumberText.rounded(-0.04) == "0")
    #expect(NumberText.rounded(-2.25, decimals: 2) == "\u{2212}2.25")
    #expect(NumberText.rounded(1234.56) == "1234.6")
    #expect(NumberText.rounded(1_234_567) == "1\u{202F}234\u{202F}567")
    #expect(NumberText.rounded(.nan) == "–")
  }
}
