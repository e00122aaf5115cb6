import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Days and plans of notebooks")
struct DaysAndPlansOfNotebooksTests {
  @Test(arguments: [
    "le 16 mars", "el 16 de marzo", "vom 16.3.", "Training vom 16.3.", "dnia 16.03",
    "Donnerstag der 16.3.", "sábado día 16/3", "Gym on 16/3", "the 16th of March",
    "Séance du 16/03",
  ])
  func `small words stand before a day`(line: String) {
    let days = daysRead("14 March 2024\nSquat 100 kg x 5\n\n\(line)\nSquat 105 kg x 5\n")
    #expect(days == ["2024-03-14 Squat: 100 kg x 5", "2024-03-16 Squat: 105 kg x 5"])
  }

  @Test(arguments: ["15th", "15th:", "The 15th"])
  func `a day alone is of the month above`(line: String) {
    let days = daysRead("13th May 2024\nSquat 100 kg x 5\n\n\(line)\nSquat 105 kg x 5\n")
    #expect(days == ["2024-05-13 Squat: 100 kg x 5", "2024-05-15 Squat: 105 kg x 5"])
  }

  @Test func `days with hyphens, and days behind the sets`() {
    #expect(
      daysRead("2024-05-13 Bench 80 kg x 5\n05-15 Squat 100 kg x 3\n")
        == ["2024-05-13 Bench: 80 kg x 5", "2024-05-15 Squat: 100 kg x 3"])
    for (first, second) in [
      ("13/5/24", "15/5/24"), ("(13/5/24)", "(15/5/24)"), ("- 13.5.24", "- 15.5.24"),
    ] {
      #expect(
        daysRead("Bench\n80 kg x 5 \(first)\n82.5 kg 3x5 \(second)\n")
          == ["2024-05-13 Bench: 80 kg x 5", "2024-05-15 Bench: 82.5 kg x 5 x 3"])
    }
  }

  @Test func `added loads stand behind days below a name`() {
    let days = daysRead(
      "all in kg, 2024\n\nDips\n18/9  +5kg 8-7-6\n25/9  +5kg 7-6-6\n2/10 +7.5 6-6-5\n")
    #expect(
      days == [
        "2024-09-18 Dips: BW+5 kg x 8, BW+5 kg x 7, BW+5 kg x 6",
        "2024-09-25 Dips: BW+5 kg x 7, BW+5 kg x 6, BW+5 kg x 6",
        "2024-10-02 Dips: BW+7.5 kg x 6, BW+7.5 kg x 6, BW+7.5 kg x 5",
      ])
  }

  @Test(arguments: ["shoulder hurt", "(Tom did 130)", "slept 5 hours, warm in there"])
  func `a remark between days ends no exercise`(remark: String) {
    let days = daysRead("Bench\n21.10.24 - 60 kg x 8\n\(remark)\n25.10.24 - 62.5 kg x 8\n")
    #expect(days == ["2024-10-21 Bench: 60 kg x 8", "2024-10-25 Bench: 62.5 kg x 8"])
  }

  @Test func `another exercise does`() {
    let days = daysRead("Bench\n21.10.24 - 60 kg x 8\nZercher thing\n25.10.24 - 62.5 kg x 8\n")
    #expect(days.first == "2024-10-21 Bench: 60 kg x 8")
    #expect(!days.contains("2024-10-25 Bench: 62.5 kg x 8"))
  }

  @Test(arguments: [
    "Coach | What I did", "Plan | What I did", "Coach | Me", "On paper | In reality",
    "Prescribed | I did",
  ])
  func `what a coach wants is not what was done`(heads: String) {
    let days = daysRead(
      """
      ## 2025-02-03

      | Lift | \(heads) | RPE |
      |---|---|---|---|
      | Squat | 3x8 @7 | 60 kg 3x8 | 8 |
      | Ab wheel | 3x10 | 3x12 | |
      """)
    #expect(
      days.map { $0.replacing(" @8", with: "") }
        == ["2025-02-03 Squat: 60 kg x 8 x 3", "2025-02-03 Ab wheel: BW x 12 x 3"])
  }

  @Test(arguments: [
    "Meta 80 kg", "subir a 65 kg la próxima", "monter à 105 kg la prochaine fois",
    "auf 105 kg steigern", "❌ Bench 80 kg 3x5", "mi hermano 100 kg x 5", "il mio amico 120 kg x 3",
    "Dan came out and did 185 lb for 5", "170 lb = PR",
  ])
  func `wishes and the work of others are no sets`(line: String) {
    #expect(daysRead("2024-03-14\nSquat 100 kg x 5\n\(line)\n") == ["2024-03-14 Squat: 100 kg x 5"])
  }

  @Test func `a walk at the end of a German line was done`() {
    #expect(
      daysRead("2024-03-14\nSquat 100 kg x 5\nLaufband 30 min gehen\n").last?.contains("1800 s")
        == true)
  }

  @Test func `two halves of a day on one line`() {
    let days = daysRead("2024-10-07 AM run 5 km. PM S&C: squat 100 kg x 5, row 60 kg x 8\n")
    #expect(
      days == [
        "2024-10-07 run: 5 km", "2024-10-07 squat: 100 kg x 5", "2024-10-07 row: 60 kg x 8",
      ])
    #expect(
      daysRead("Mon 28/10/2024 S&C: squat 100 kg x 5, row 60 kg x 8\n")
        == ["2024-10-28 squat: 100 kg x 5", "2024-10-28 row: 60 kg x 8"])
  }

  @Test func `days with a point have one digit or two`() {
    let days = daysRead(
      "Gym log 2023\n\nSquat\n27.01  100x5 110x5\n3.02   100x5 115x5\n10.02  100x5 120x3\n")
    #expect(
      days == [
        "2023-01-27 Squat: 100 kg x 5, 110 kg x 5", "2023-02-03 Squat: 100 kg x 5, 115 kg x 5",
        "2023-02-10 Squat: 100 kg x 5, 120 kg x 3",
      ])
  }

  @Test func `all dates are of the year that is told of them`() {
    #expect(
      daysRead(
        "Rehab (operated Nov 20 2023)\nAll dates 2024\n\nBridges\nJan 8 - 3x10\nJan 9 - 3x12\n")
        == ["2024-01-08 Bridges: x 10 x 3", "2024-01-09 Bridges: x 12 x 3"])
  }
}

@Suite("Prose that was broken at a margin")
struct WrappedProseTests {
  private static let diary = """
    Monday 8th January 2024. First morning back and I felt every mince pie.
    Ten minutes on the bike to warm up, level 5. Leg press 60 kg, three
    sets of 12, and could have done more. Chest press 30 kg for 12, 12 and
    10. Lat pulldown 35 kg, 3 sets of 12. Somebody was camped on the seated
    row so I left it. The knee held up well enough, and the walk home in
    the rain did it no harm at all. I had the soup when I was back at home.

    Thursday 11th January. Wet. Only four of us in, and all of them older
    than me. Leg press 65 kg, 12, 12, 12. Then the machine for the back of
    the legs was free for once. Leg extension 25 kg, two sets of 15, which
    was plenty. Seated row 30 kg, three sets of 12. Nothing hurt after it.
    """

  @Test func `sentences go on from line to line`() {
    let days = daysRead(Self.diary, path: "diary.txt")
    #expect(days.contains { $0.hasPrefix("2024-01-08") && $0.contains("60 kg x 12 x 3") })
    #expect(days.contains { $0.contains("35 kg x 12 x 3") })
    #expect(days.contains { $0.hasPrefix("2024-01-11") && $0.contains("65 kg x 12") })
    #expect(days.contains { $0.contains("25 kg x 15 x 2") })
  }

  @Test func `each set has its address on the line on which it begins`() {
    let source = Source(path: "diary.txt", text: Self.diary)
    for set in Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets) {
      let line = source.line(at: Int(set.location.lineNumber) - 1)
      #expect(line.contains(Int(set.location.offset)))
      #expect(Int(set.location.offset) + Int(set.location.length) <= line.upperBound)
    }
  }

  @Test func `lines that end where they end are left as they are`() {
    let log = (1...12).map { "2024-01-\($0 + 9) Squat 100 kg x 5, Bench 80 kg x 5, Row 60 kg x 8" }
    let source = Source(path: "log.txt", text: log.joined(separator: "\n"))
    #expect(
      Array(Document(parsing: source).withWholeSentences.lines)
        == Array(Document(parsing: source).lines))
  }
}
