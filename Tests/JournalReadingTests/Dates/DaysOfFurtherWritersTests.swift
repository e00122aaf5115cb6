import JournalReading
import Testing
import WorkoutModel

/// Days before marks, articles and short months.
@Suite("Days of further writers")
struct DaysOfFurtherWritersTests {
  @Test(arguments: [
    ["Mo 04.03.24 / A", "Mi 06.03. / B", "Fr 08.03. / A / müde"],
    [
      "## A (peito) — seg 04/03/2024", "## B (costas) — qua 06/03", "## Cardio — sex 08/03 (gripe)",
    ],
    ["pon. 4 gru 2023", "śr. 6 gru", "pt. 8 gru (wolne)"],
    ["Måndagen den 4 mars 2024. Bröst.", "Onsdagen den 6 mars. Rygg.", "Fredagen den 8 mars"],
    ["Понеділок, 4 березня 2024", "Середа, 6 березня", "П'ятниця, 8 березня"],
  ])
  func `each opens its session`(days: [String]) {
    let text = days.map { "\($0)\nSquat 80kg 3x5" }.joined(separator: "\n\n")
    #expect(
      ReadJournal(text).days.map { String($0.prefix(10).suffix(3)) } == ["-04", "-06", "-08"])
  }

  @Test func `the years of the republic stand in titles`() {
    #expect(
      ReadJournal("民國113年 健身\n4/1 一\n深蹲 60kg 3x8").days.map { String($0.prefix(10)) } == [
        "2024-04-01"
      ])
  }
}
