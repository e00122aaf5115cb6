import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Marks that one writer uses and others do not")
struct MarksOfWritersTests {
  @Test(arguments: [
    ("sq 80@5x3", "sq: 80 kg x 5 x 3"),
    ("sq 80@5x3; bp 62.5@8x3, 45@10", "sq: 80 kg x 5 x 3|bp: 62.5 kg x 8 x 3, 45 kg x 10"),
    ("sq 80@5x3\npull-ups bw@8,7,6", "sq: 80 kg x 5 x 3|pull-ups: BW x 8, BW x 7, BW x 6"),
    (
      "Squat 72.5kg 5x3+ [3,3,3,3,6]",
      "Squat: 72.5 kg x 3, 72.5 kg x 3, 72.5 kg x 3, 72.5 kg x 3, 72.5 kg x 6"
    ),
    ("Bench 60\\*8\\*3", "Bench: 60 kg x 8 x 3"),
    ("SQ 60-5 80-5 110-5.5.4", "SQ: 60 kg x 5, 80 kg x 5, 110 kg x 5, 110 kg x 5, 110 kg x 4"),
    ("腕立て 30.25.20", "腕立て: BW x 30, BW x 25, BW x 20"),
    ("Dipy: 10xCC, 8xCC+10kg", "Dipy: BW x 10, BW+10 kg x 8"),
    ("Chins: kv x8, kv+5 x5", "Chins: BW x 8, BW+5 kg x 5"),
    ("懸垂 補助20kg 10回", "懸垂: BW-20 kg x 10"),
    ("引體向上：輔助20公斤*8*3", "引體向上: BW-20 kg x 8 x 3"),
    ("zancadas 3x10 por pierna con mancuernas de 14", "zancadas: 14 kg x 10 x 3"),
    ("Squat 100x5\nthen 4 rounds:\n- 12 ring rows", "Squat: 100 kg x 5|ring rows: BW x 12 x 4"),
    (
      "Коло, 5 раундів за 24 хв:\n- віджимання — 15\n- присідання — 25",
      "віджимання: BW x 15 x 5|присідання: 25 reps x 5 sets"
    ),
    ("가슴. 벤치 60키로 12개", "벤치: 60 kg x 12"),
    ("Chest today. Bench 60x12", "Bench: 60 kg x 12"),
    ("Incl. bench 60x12", "Incl. bench: 60 kg x 12"),
  ])
  func `sets are read as their writers mean them`(_ lines: String, _ expected: String) {
    #expect(workOf(lines).joined(separator: "|") == expected)
  }

  @Test(arguments: [
    ("Squat 100x5 @8\nBench 80@8", "Squat: 100 kg x 5|Bench: 80 kg x ? reps"),
    ("Bench 60x8\n第三組只有4下，算了", "Bench: 60 kg x 8"),
    ("Bench 60x8\n3セット目潰れた", "Bench: 60 kg x 8"),
    ("벤치 60x12\n데드는 원래 100키로 5개 5세트 예정", "벤치: 60 kg x 12"),
  ])
  func `ratings, talk of one set and plans add none`(_ lines: String, _ expected: String) {
    #expect(workOf(lines).joined(separator: "|") == expected)
  }

  @Test(arguments: [
    (
      "## April 2021\n\n**12th - A1**\nBench 60x8\n\n17th\nBench 60x8",
      ["2021-04-12", "2021-04-17"]
    ),
    ("DT 2 05.03.2025\nBench 60x8\n\nDT 3 13.03.2025\nBench 60x8", ["2025-03-05", "2025-03-13"]),
  ])
  func `days are found by their number below a month, and behind that of the training`(
    _ text: String, _ expected: [String]
  ) {
    let journal = Reader().read([Source(path: "a.md", text: "unit: kg\n\(text)\n")]).journal
    let sessions = journal.sessions.filter { !$0.entries.isEmpty }
    #expect(sessions.map { $0.date?.description ?? "" } == expected)
    #expect(
      sessions.flatMap(\.entries).flatMap(\.sets).map(SetText.text) == ["60 kg x 8", "60 kg x 8"])
  }
}
