import SVGCharts
import Testing

@Suite struct LabelTests {
  @Test func `labels that do not meet stay where they are`() {
    #expect(LabelPlacement.spread([20, 60], height: 15, within: 0...100) == [20, 60])
  }

  @Test func `labels are pushed apart and kept inside`() {
    #expect(LabelPlacement.spread([50, 50], height: 20, within: 0...100) == [50, 70])
    #expect(LabelPlacement.spread([95, 99], height: 20, within: 0...100) == [70, 90])
  }

  @Test func `the least important label goes when there is no room`() {
    #expect(LabelPlacement.spread([5, 6, 7], height: 20, within: 0...40) == [10, 30, nil])
  }

  @Test(arguments: 1...300)
  func `no two labels ever overlap or leave the bounds`(seed: Int) {
    let wanted = (0..<(seed % 9)).map { Double(($0 * 37 + seed * 61) % 260) - 20 }
    let bounds = 10.0...Double(60 + seed % 200)
    let centers = LabelPlacement.spread(wanted, height: 15, within: bounds).compactMap(\.self)
      .sorted()
    #expect(zip(centers, centers.dropFirst()).allSatisfy { $1 - $0 >= 15 - 1e-9 })
    #expect(
      centers.allSatisfy { bounds.contains($0 - 7.5 + 1e-9) && bounds.contains($0 + 7.5 - 1e-9) })
    #expect(centers.count == min(wanted.count, Int((bounds.upperBound - bounds.lowerBound) / 15)))
  }

  @Test func `every second label goes until none overlaps`() {
    let spans = (0..<8).map { Double($0) * 20...(Double($0) * 20 + 30) }
    #expect(LabelPlacement.thinned(spans) == [0, 2, 4, 6])
    #expect(LabelPlacement.thinned([]) == [])
    #expect(LabelPlacement.thinned([0...90, 5...95]) == [0])
  }

  @Test func `widths are those of a wide font`() {
    #expect(TextWidth.of("100", size: 10) == 19.08)
    #expect(TextWidth.of("") == 0)
    #expect(TextWidth.of("日本") > TextWidth.of("ab"))
    #expect(TextWidth.fitted("Bench Press", width: 200) == "Bench Press")
    let short = TextWidth.fitted("Romanian Deadlift", width: 60)
    #expect(short.hasSuffix("…") && TextWidth.of(short) <= 60)
  }
}
