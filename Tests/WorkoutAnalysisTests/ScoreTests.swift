import Testing
import WorkoutAnalysis
import WorkoutModel

/// The score of a row; names with `_coef` are points of a total of 1 kg.
private func score(_ row: Fixture.Row) throws -> StrengthScore? {
  let name = try row("formula").split(separator: "_")
  let event: ScoreEvent = try row("event") == "B" ? .benchOnly : .fullPower
  let equipment: ScoreEquipment = try row("equipment") == "Raw" ? .raw : .equipped
  return switch name[0] {
  case "wilks1995": .wilks
  case "wilks2020": .wilks2020
  case "dots": .dots
  case "goodlift": .ipfGoodlift(event, equipment)
  case "ipf2019": .ipf2019
  case "glossbrenner": .glossbrenner
  case "schwartz", "malone": .schwartzMalone
  case "sinclair":
    SinclairCycle.allCases.first { $0.name.hasPrefix(name[name.count - 1].prefix(4)) }
      .map { .sinclair($0) }
  default: nil
  }
}

@Test func `every score gives the published and the computed values`() throws {
  let rows = try Fixture("points_vectors.tsv").rows
  #expect(rows.count == 414)
  for row in rows {
    let sex: Sex = try row("sex") == "M" ? .male : .female
    let points = try #require(
      try score(row)?.points(
        total: row.number("total_kg"), bodyweight: row.number("bodyweight_kg"), sex: sex),
      "\(row.text)")
    try expectPrinted(points, equals: row("expected"), row.text)
  }
}

@Test func `a score of nothing is nothing, and one without a body is none`() {
  for score in [StrengthScore.dots, .wilks, .wilks2020, .glossbrenner, .sinclair(.from2025)] {
    #expect(score.points(total: 0, bodyweight: 80, sex: .female) == 0)
    #expect(score.points(total: 400, bodyweight: 0, sex: .female) == nil)
    #expect(score.points(total: -1, bodyweight: 80, sex: .female) == nil)
  }
  #expect(StrengthScore.ipf2019.points(total: 300, bodyweight: 39, sex: .male) == nil)
}

@Test func `a date has the constants of its Olympic cycle`() {
  #expect(SinclairCycle(on: date(1999, 5, 1)) == .from2001)
  #expect(SinclairCycle(on: date(2020, 12, 31)) == .from2017)
  #expect(SinclairCycle(on: date(2024, 12, 31)) == .from2021)
  #expect(SinclairCycle(on: date(2031, 1, 1)) == .from2025)
}
