import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Loads that stand above days, before lists, in parentheses or behind a verb, and numbers that are no
/// load at all.
@Suite("Loads and results that stand elsewhere")
struct LoadsElsewhereTests {
  /// `2025-02-04 BENCH: 60 kg x 8, …`, an exercise of a day a string.
  private func daysOf(_ text: String, path: String = "a.txt") -> [String] {
    let journal = Reader().read([Source(path: path, text: "unit: kg\n" + text + "\n")]).journal
    return journal.sessions.flatMap { session in
      session.entries.filter { !$0.sets.isEmpty }.map { entry in
        let date = session.date.map { "\($0) " } ?? ""
        return date + entry.nameAsWritten + ": "
          + entry.sets.map(SetText.text).joined(separator: ", ")
      }
    }
  }

  // MARK: Rows of fields

  @Test func `the last of three numbers is an RPE where each row is a set`() {
    let rows = """
      2024-11-02,squat,100,5,7,
      2024-11-02,squat,100,5,8,belt
      2024-11-02,squat,100,5,8,
      2024-11-02,bench press,70,5,9,
      """
    let journal = Reader().read([Source(path: "a.txt", text: "unit: kg\n" + rows + "\n")]).journal
    let sets = journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(SetText.text) == ["100 kg x 5", "100 kg x 5", "100 kg x 5", "70 kg x 5"])
    #expect(sets.map(\.rpe) == [7, 8, 8, 9].map { FixedPoint(thousandths: $0 * 1000) })
  }

  @Test func `half points are an RPE, and counts of sets are none`() {
    let rated = "2024-11-02,squat,100,5,7\n2024-11-02,bench,70,5,7.5\n2024-11-03,row,60,8,8"
    #expect(daysOf(rated).first == "2024-11-02 squat: 100 kg x 5")
    let counted = "2024-11-02,squat,100,5,3\n2024-11-02,bench,70,5,3\n2024-11-03,row,60,8,3"
    #expect(daysOf(counted).first == "2024-11-02 squat: 100 kg x 5 x 3")
    let five = "2024-11-02,squat,100,5,5\n2024-11-02,bench,70,5,5\n2024-11-03,row,60,5,5"
    #expect(daysOf(five).first == "2024-11-02 squat: 100 kg x 5 x 5")
  }

  @Test func `a field may be a count behind its sign, and a name of a tool`() {
    #expect(daysOf("2025-03-11,curl,25,12,x2") == ["2025-03-11 curl: 25 kg x 12 x 2"])
    #expect(
      daysOf("05.08.2024\tIncl DB\t20\t10\t3") == ["2024-08-05 Incl DB: 20 kg x 10 x 3"])
  }

  // MARK: Loads above days

  @Test func `a load beside the name is that of the days below it`() {
    let text = """
      year: 2025
      BENCH 60kg
      Tue 4/2   8 8 7
      Fri 7/2   8 8 8
      now 62.5kg
      Tue 11/2  6 6 5

      ROW 50kg
      4/2 10 10 10
      7/2 52.5kg 10 10 9
      11/2 10 10 10
      """
    #expect(
      daysOf(text) == [
        "2025-02-04 BENCH: 60 kg x 8, 60 kg x 8, 60 kg x 7",
        "2025-02-07 BENCH: 60 kg x 8, 60 kg x 8, 60 kg x 8",
        "2025-02-11 BENCH: 62.5 kg x 6, 62.5 kg x 6, 62.5 kg x 5",
        "2025-02-04 ROW: 50 kg x 10, 50 kg x 10, 50 kg x 10",
        "2025-02-07 ROW: 52.5 kg x 10, 52.5 kg x 10, 52.5 kg x 9",
        "2025-02-11 ROW: 52.5 kg x 10, 52.5 kg x 10, 52.5 kg x 10",
      ])
  }

  @Test func `weekdays alone are days below a name, too`() {
    #expect(
      daysOf("BENCH 60kg\nTue 8 8 7\nFri 8 8 8 !!\n62.5\nTue 6 6 5\n\nCHINS\nTue 6 5 4\nFri 7 5 4")
        == [
          "BENCH: 60 kg x 8, 60 kg x 8, 60 kg x 7", "BENCH: 60 kg x 8, 60 kg x 8, 60 kg x 8",
          "BENCH: 62.5 kg x 6, 62.5 kg x 6, 62.5 kg x 5", "CHINS: BW x 6, BW x 5, BW x 4",
          "CHINS: BW x 7, BW x 5, BW x 4",
        ])
  }

  @Test func `a weekday and its date stand before whole sets`() {
    #expect(
      daysOf("year: 2025\nBench\nTue 4/2 60kg 8 8 7\nFri 7/2 60x8,8,8") == [
        "2025-02-04 Bench: 60 kg x 8, 60 kg x 8, 60 kg x 7",
        "2025-02-07 Bench: 60 kg x 8, 60 kg x 8, 60 kg x 8",
      ])
  }

  @Test func `a load above reps of the same day is none of days`() {
    #expect(workOf("Bench 60 kg\n8 8 7") == ["Bench: 60 kg x 8, 60 kg x 8, 60 kg x 7"])
  }

  // MARK: Loads in parentheses and before lists

  @Test(arguments: [
    ("Seated row (70 lb on cable machine): 5x5", "Seated row: 70 lb x 5 x 5"),
    ("Curl (12 kg dumbbells) 3x10", "Curl: 12 kg x 10 x 3"),
    ("深蹲(20*3)（负重25kg）", "深蹲: 25 kg x 20 x 3"),
    ("goblet 14: 12 12 10", "goblet: 14 kg x 12, 14 kg x 12, 14 kg x 10"),
    (
      "Schulterdrücken KH 17.5: 10, 8, 8",
      "Schulterdrücken KH: 17.5 kg x 10, 17.5 kg x 8, 17.5 kg x 8"
    ),
    ("kettlebell swing 32 20 20 20", "kettlebell swing: 32 kg x 20, 32 kg x 20, 32 kg x 20"),
    ("front squat 2x20 5 5 5", "front squat: 20 kg x 5, 20 kg x 5, 20 kg x 5"),
    ("incline db 16s x 10 x 3", "incline db: 16 kg x 10 x 3"),
    ("curls 6s 10 10 8", "curls: 6 kg x 10, 6 kg x 10, 6 kg x 8"),
    ("Press 80 - 5 singles", "Press: 80 kg x 1 x 5"),
  ])
  func `a load is told beside its sets`(_ line: String, _ work: String) {
    #expect(workOf(line) == [work])
  }

  @Test(arguments: [
    ("Row 3x10 (last time 60 kg)", "60 kg"), ("Squat (5 kg more than Monday): 5x5", "5 kg x"),
    ("Pull-ups 12: 5 4 3", "12 kg"), ("Plank 16s x 10 x 3", "16 kg"),
  ])
  func `other numbers are no load`(_ line: String, _ wrong: String) {
    #expect(!workOf(line).joined().contains(wrong))
  }

  // MARK: Counts and results

  @Test(arguments: [
    (
      "Leg press: 3 sets [320x12; 410x15; 410x15]",
      "Leg press: 320 kg x 12, 410 kg x 15, 410 kg x 15"
    ),
    ("Bench: 3 sets (60x5, 70x5, 80x3)", "Bench: 60 kg x 5, 70 kg x 5, 80 kg x 3"),
    ("Leg curl 3x12 25 12 12 10", "Leg curl: 25 kg x 12, 25 kg x 12, 25 kg x 10"),
    ("Bench 3x5 (40) got 5 5 4", "Bench: 40 kg x 5, 40 kg x 5, 40 kg x 4"),
    ("RDL 3x8 50 -> did 52.5!", "RDL: 52.5 kg x 8 x 3"),
    ("Deadlift 1x5 (70) moved to 72.5 felt light", "Deadlift: 72.5 kg x 5"),
    ("push ups 2 min 58", "push ups: BW x 58"),
    ("L-sit 15 13 11 sec", "L-sit: BW x 15 s, BW x 13 s, BW x 11 s"),
    ("Step ups 8 8", "Step ups: 8 reps, 8 reps"),
    ("Bench 70x11 +3 cheaty, 70x8", "Bench: 70 kg x 11, 70 kg x 8"),
    ("Speed bench 3x3 @ 155+40 chain", "Speed bench: 155 kg x 3 x 3"),
    ("Deadlift from 18\": 180x5 220x3", "Deadlift: 180 kg x 5, 220 kg x 3"),
  ])
  func `what was done is told behind what was planned`(_ line: String, _ work: String) {
    #expect(workOf(line) == [work])
  }

  @Test(arguments: [
    "from 18\": 180x5", "16s", "1s 40 x", "x", "89x 89/1", "3 sets [", "# 3", "1 of 4",
  ])
  func `pieces of such lines end no reading`(_ line: String) {
    #expect(workOf("Deadlift\n" + line + "\n100x5").joined().contains("100 kg x 5"))
  }

  @Test func `a list below a count of other length repeats it`() {
    #expect(workOf("Bench: 3 sets 60x5").first == "Bench: 60 kg x 5 x 3")
  }

  @Test(arguments: [
    ("Snatch 60/1 70/1 80/1x 80/1", "60 kg x 1, 70 kg x 1, 80 kg x 0, 80 kg x 1"),
    ("Snatch 60/1 70/1 89x 89/1", "60 kg x 1, 70 kg x 1, 89 kg x 0, 89 kg x 1"),
    ("Deadlift 405x1 425xmiss", "405 kg x 1, 425 kg x 0"),
    ("Press: 40 x 5, 50 x 1, missed 55, 45 x 5", "40 kg x 5, 50 kg x 1, 55 kg x 0, 45 kg x 5"),
    ("Press: 1 x 50, miss at 55, 5 x 45", "50 kg x 1, 55 kg x 0, 45 kg x 5"),
  ])
  func `a miss is a set of its own`(_ line: String, _ sets: String) {
    #expect(workOf(line).count == 1)
    #expect(workOf(line).first?.hasSuffix(": " + sets) == true)
  }

  @Test func `sets are numbered with their letter`() {
    #expect(
      workOf("Przysiad\n1s 40 x 10\n2s 50 x 8\n3s 55 x 6, ciężko") == [
        "Przysiad: 40 kg x 10, 50 kg x 8, 55 kg x 6"
      ])
    #expect(workOf("Plank\n45s x 2").joined().contains("45 s"))
  }

  @Test func `pipes part reps, and a ruck has its way, load and time`() {
    #expect(workOf("Klimmzüge\n7 | 6") == ["Klimmzüge: BW x 7, BW x 6"])
    #expect(!workOf("Squat\n100 | 5").joined().contains("100 reps"))
    #expect(workOf("Ruck 35lb 4mi 1:02:30") == workOf("Ruck 4 mi, 35 lb, 1:02:30"))
    #expect(workOf("Ruck 35lb 4mi 1:02:30").first?.contains("35 lb") == true)
    #expect(workOf("Ruck 35lb 4mi 1:02:30").first?.contains(",") == false)
  }

  // MARK: No sets

  @Test(arguments: [
    "Squat\n100x5\n\nLOWER 1", "Squat\n100x5\n\nStation 13 – Grip", "Squat\n100x5\n\nLeg day # 3",
    "Squat\n100x5\n\nDAY 1 0530", "Squat\n100x5\n\nslept before night 1 of 4",
  ])
  func `a number of a day is none of reps`(_ lines: String) {
    #expect(workOf(lines) == ["Squat: 100 kg x 5"])
  }

  @Test func `a coach in a chat writes plans`() {
    let chat = """
      [14/04/2025, 07:02] Coach Dee: squat 4x5 @ 70
      [14/04/2025, 19:31] Priya: squat 70x5, 70x5
      """
    #expect(daysOf(chat) == ["2025-04-14 squat: 70 kg x 5, 70 kg x 5"])
    #expect(daysOf("[14/04/2025, 07:02] Coach Dee: squat 70x5").count == 1)
    // What stands below a blank line is no longer of the message.
    let own =
      "[15/04/2025, 19:31] Priya: ok\n" + "[16/04/2025, 07:02] Coach Dee: rest\nbench 40x5\n"
    #expect(daysOf(own).isEmpty)
    #expect(daysOf(own + "\nbench 50x5") == ["2025-04-16 bench: 50 kg x 5"])
  }

  @Test(arguments: [
    "Dead bugs maybe 8? felt it", "Pushdowns 100 total reps w/ purple band",
    "Hspu wall 6, 5, 4, neg 3",
    "Plank 60 Sek., 50 Sek.", "Dips +28: 6, then drop to bw 13",
  ])
  func `what may have been done is not lost in silence`(_ line: String) {
    #expect(findingsOf(line).contains("W201"))
  }

  @Test func `numbers that fit no reading make no set`() {
    #expect(workOf("Curl 70x11 +3, 70x8").joined().contains("3 kg") == false)
    #expect(findingsOf("Curl 70x11 +3, 70x8").contains("W201"))
  }

  // MARK: Habits of the file

  @Test func `words in small letters are a remark where exercises have capitals`() {
    let text = "Squat\n100x5\ngrindy\n100x5\nnew shoes\n105x5\n\nBench\n80x5\n80x5"
    #expect(
      workOf(text) == ["Squat: 100 kg x 5, 100 kg x 5, 105 kg x 5", "Bench: 80 kg x 5, 80 kg x 5"])
    let small = "squat\n100x5\nzercher thing\n100x5\n\nbench\n80x5"
    #expect(workOf(small).count == 3)
    let lighter = "Squat\n100x5\nzercher thing\n30x5\n\nBench\n80x5"
    #expect(workOf(lighter).count == 3)
  }

  @Test func `equal numbers over a slash are both sides where all are equal`() {
    let text =
      "Clean & Press: 16kg - 5/5\n1-Hand Swing: 16kg - 25/25\n"
      + "Clean & Press: 24kg - 1/1, 2/2\n1-Hand Swing: 24kg - 10/10\nClean & Press: 24kg - 3/3"
    #expect(
      workOf(text) == [
        "Clean & Press: 16 kg x 5", "1-Hand Swing: 16 kg x 25",
        "Clean & Press: 24 kg x 1, 24 kg x 2",
        "1-Hand Swing: 24 kg x 10", "Clean & Press: 24 kg x 3",
      ])
    // Unequal numbers part sets.
    let sets = text.replacing("5/5", with: "5/4")
    #expect(workOf(sets).first == "Clean & Press: 16 kg x 5, 16 kg x 4")
  }

  // MARK: Tables

  @Test func `a box without a head has that of the one before`() {
    let text = """
      # 2025-06-16
      +------------+-----+---------+
      | lift       | wt  | reps    |
      +------------+-----+---------+
      | hex bar DL | 185 | 5 5 5 5 |
      +------------+-----+---------+

      # 2025-06-18
      +------------+-----+---------+
      | hex bar DL | 195 | 5 5 5 4 |
      | pull-up    |     | 8 6 5   |
      +------------+-----+---------+
      """
    #expect(
      daysOf(text).dropFirst() == [
        "2025-06-18 hex bar DL: 195 kg x 5, 195 kg x 5, 195 kg x 5, 195 kg x 4",
        "2025-06-18 pull-up: BW x 8, BW x 6, BW x 5",
      ])
  }

  @Test func `columns of reps name exercises that nobody knows`() {
    let text = """
      # Week of 12 Jan 2026
      | day | ext rot (red) | wall slide | pain |
      |---|---|---|---|
      | Mon 12 | 12 12 12 | 10 10 | 2 |
      | Tue 13 | 12 12 10 | 10 9 | 4 |
      """
    #expect(
      daysOf(text, path: "a.md") == [
        "2026-01-12 ext rot: 12 reps, 12 reps, 12 reps", "2026-01-12 wall slide: 10 reps, 10 reps",
        "2026-01-13 ext rot: 12 reps, 12 reps, 10 reps", "2026-01-13 wall slide: 10 reps, 9 reps",
      ])
  }

  @Test func `totals beside loads and reps are no loads`() {
    let text = """
      # 2026-03-02
      | Exercise | Sets | Reps | Kg | Total reps | Total kg |
      |---|---|---|---|---|---|
      | Squat | 3 | 5 | 100 | 15 | 1 500 |
      """
    #expect(daysOf(text, path: "a.md") == ["2026-03-02 Squat: 100 kg x 5 x 3"])
  }
}
