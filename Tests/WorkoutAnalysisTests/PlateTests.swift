import Testing
import WorkoutAnalysis
import WorkoutModel

private let stocks: [String: [PlateStock]] = [
  "kg_unlimited": PlateStock.standard(.kilogram),
  "lb_unlimited": PlateStock.standard(.pound),
  "kg_limited_25x1_20x2_10x1_2.5x1": [
    PlateStock(kilograms(25), pairs: 1), PlateStock(kilograms(20), pairs: 2),
    PlateStock(kilograms(10), pairs: 1), PlateStock(kilograms(2.5), pairs: 1),
  ],
]

@Test func `plates are loaded as a search over all combinations would`() throws {
  let rows = try Fixture("plates_expected.tsv").rows
  #expect(rows.count == 34)
  for row in rows {
    let stock = try #require(stocks[row("set")])
    let unit: MassUnit = try row("set").hasPrefix("lb") ? .pound : .kilogram
    func mass(_ column: String) throws -> Mass {
      Mass(try #require(FixedPoint(rounding: row.number(column))), unit)
    }
    let loading = try #require(
      PlateLoading.best(target: mass("target"), bar: mass("bar"), stock: stock))
    let perSide = loading.perSide.map { $0.value.description }.joined(separator: "+")
    #expect(try perSide == row("optimal_per_side"), "\(row.text)")
    let short = try row.number("optimal_short_per_side") * 2
    #expect(abs(loading.missing - short) < 1e-9, "\(row.text)")
  }
}

@Test func `a bar too heavy or a target out of all bounds has no loading`() {
  let stock = PlateStock.standard(.kilogram)
  #expect(PlateLoading.best(target: kilograms(15), bar: kilograms(20), stock: stock) == nil)
  #expect(PlateLoading.best(target: kilograms(99999), bar: kilograms(20), stock: stock) == nil)
  let bare = PlateLoading.best(target: kilograms(50), bar: kilograms(20), stock: [])
  #expect(bare?.perSide == [])
  #expect(bare?.missing == 30)
}

@Test func `pound plates on a kilogram bar are reckoned in grams`() throws {
  let stock = [PlateStock(pounds(45)), PlateStock(pounds(10))]
  let loading = try #require(
    PlateLoading.best(target: kilograms(65), bar: kilograms(20), stock: stock))
  #expect(loading.perSide == [pounds(45)])
  #expect(abs(loading.missing - (45 - 90 * 0.45359237)) < 1e-9)
}
