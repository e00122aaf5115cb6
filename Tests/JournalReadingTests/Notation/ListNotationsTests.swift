import JournalReading
import Testing
import WorkoutModel

/// Lists of reps behind arrows, points, letters and words, and what stands beside them.
@Suite("Lists of reps in signs of their own")
struct ListNotationsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("T1 squat 90 → 4,4,4,3+", "squat: 90 kg x 4 (3), 90 kg x 3"),
    ("row 47.5 -> 8, 8, 6 (grip)", "row: 47.5 kg x 8 (2), 47.5 kg x 6"),
    ("OHP 40 → 4,4,3,x → 42.5 next", "OHP: 40 kg x 4 (2), 40 kg x 3, 40 kg x 0 failed"),
  ])
  func `an arrow between a load and reps`(line: String, work: String) {
    #expect(entries(line) == [work])
  }

  @Test func `an arrow to another load tells no reps`() {
    #expect(!entries("squat 60 → 62.5 → 65").joined().contains("x 62"))
    #expect(!entries("squat 100 → 105 → 110").joined().contains("x 1"))
  }

  @Test(arguments: [
    ("Squat 5×5 62½", "Squat: 62.5 kg x 5 (5)"),
    ("Row 42½: 6 6 5", "Row: 42.5 kg x 6 (2), 42.5 kg x 5"),
    ("Bench 87½kg x 3", "Bench: 87.5 kg x 3"),
  ])
  func `the sign of a half behind a digit`(line: String, work: String) {
    #expect(entries(line) == [work])
  }

  @Test(arguments: [
    ("C&P 20: 1-2-3, 1-2-3", "1 2 3 1 2 3"), ("Press 16 kg: 2-3-5 then 2-3-5", "2 3 5 2 3 5"),
    ("Clean & press 24: 1-2-3-4 twice", "1 2 3 4 1 2 3 4"),
  ])
  func `ladders with one bell`(line: String, rungs: String) {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    let reps = sets.map { SetText.text($0).split(separator: " ").last ?? "" }
    #expect(reps.joined(separator: " ") == rungs)
    #expect(
      sets.allSatisfy {
        SetText.text($0).hasPrefix(
          line.contains("24") ? "24 kg" : line.contains("20") ? "20 kg" : "16 kg")
      })
  }

  @Test(arguments: [
    ("Snatch 20, L10 R10 L8 R8", "Snatch: 20 kg x 10 (2), 20 kg x 8 (2)"),
    ("Windmill 16: L5 R5", "Windmill: 16 kg x 5 (2)"),
    ("Suitcase carry 28, L 30m R 30m, x2", "Suitcase carry: 28 kg x 30 m (4)"),
    ("TGU 16  L R L R", "TGU: 16 kg x 1 (4)"),
  ])
  func `sides that take turns behind a load`(line: String, work: String) {
    #expect(entries(line) == [work])
  }

  @Test(arguments: [
    ("hip bridge. 12. 12. 9", "hip bridge: BW x 12 (2), BW x 9"),
    ("curl. 14. 13", "curl: 14 reps, 13 reps"),
    ("lunge. 9 9. 8 8", "lunge: 9 reps (2), 8 reps (2)"),
  ])
  func `points between reps`(line: String, work: String) {
    #expect(entries(line) == [work])
  }

  @Test func `loads with counts of sets`() {
    #expect(
      entries("bench – 50 kg – 2 of 8, 60 kg – 1 of 5") == ["bench: 50 kg x 8 (2), 60 kg x 5"])
  }

  @Test func `marks of attempts`() {
    #expect(
      entries("snatch\n60 o  65 o  70 x  70 o") == [
        "snatch: 60 kg x 1, 65 kg x 1, 70 kg x 0 failed, 70 kg x 1"
      ])
    #expect(
      entries("Snatch: 50 3, 60 2, 70 x, 70 o") == [
        "Snatch: 50 kg x 3, 60 kg x 2, 70 kg x 0 failed, 70 kg x 1"
      ])
    #expect(entries("snatch\n80 o") == ["snatch: 80 kg x 1"])
  }

  @Test(arguments: [
    ("Chest press 60, 12 and 10", "Chest press: 60 kg x 12, 60 kg x 10"),
    ("Leg press 140: 12, 10 and 9", "Leg press: 140 kg x 12, 140 kg x 10, 140 kg x 9"),
    ("Squat 5-5-5 across: 140", "Squat: 140 kg x 5 (3)"),
    ("T-bar row 50 (2x25): 10, 9", "T-bar row: 50 kg x 10, 50 kg x 9"),
    ("Calf raise 80x12x3, 3 count stretch", "Calf raise: 80 kg x 12 (3)"),
  ])
  func `words and asides beside reps`(line: String, work: String) {
    #expect(entries(line) == [work])
  }

  @Test(arguments: [
    ("double 20s clean 6, 6, 5", "clean: 20 kg x 6 (2), 20 kg x 5"),
    ("DB bench 2x40 10/10/8", "DB bench: 40 kg x 10 (2), 40 kg x 8"),
    ("Hammer press: 40/side x8 > 25/side x10", "Hammer press: 40 kg x 8, 25 kg x 10 drop"),
    ("Swings, 24, on the minute, 12 x 10 mins = 120", "Swings: 24 kg x 12 (10)"),
    ("Row, chest pad 3, 40 kg, 12, 10", "Row: 40 kg x 12, 40 kg x 10"),
  ])
  func `pairs of bells, sides and settings`(line: String, work: String) {
    #expect(entries(line) == [work])
  }

  @Test func `pins by a letter`() {
    #expect(
      entries("Pulldown p12: 10, 9\nLeg curl: p5x15, p7x10\nExt p6 12/10") == [
        "Pulldown: level 12 x 10, level 12 x 9", "Leg curl: level 5 x 15, level 7 x 10",
        "Ext: level 6 x 12, level 6 x 10",
      ])
  }

  @Test func `back-off sets by two letters go on with the exercise`() {
    #expect(
      entries("Squat 150x3\nb/o -10%: 135 3x5") == ["Squat: 150 kg x 3, 135 kg x 5 (3)"])
  }

  @Test func `the lights of a meet tell no reps`() {
    #expect(
      entries("squat\n1. 180 3w\n2. 190 2w1r\n3. 200 1w2r") == [
        "squat: 180 kg x 1, 190 kg x 1, 200 kg x 0 failed"
      ])
  }

  @Test func `a load above exercises holds for those below`() {
    #expect(
      entries("both at 30\nfloor press 12, 12, 10\nrow 10, 9\nchanged to 15\nlateral raise 12, 10")
        == [
          "floor press: 30 kg x 12 (2), 30 kg x 10", "row: 30 kg x 10, 30 kg x 9",
          "lateral raise: 15 kg x 12, 15 kg x 10",
        ])
  }

  @Test(arguments: [
    "LW: rows 60 10, 10, 9", "if I get 12 12 12 at 40 I go up", "33ish mi",
    "before the injury I could bench 100 for 5", "2019 pr 3:58:44",
  ])
  func `lines of other times are no sets`(line: String) {
    #expect(entries("Squat 100x5\n\(line)") == ["Squat: 100 kg x 5"])
  }

  @Test func `slashes that the file explains`() {
    #expect(
      entries("Row 100/3/4 (kg/reps/sets)\nBench 80/5/3") == [
        "Row: 100 kg x 3 (4)", "Bench: 80 kg x 5 (3)",
      ])
  }

  @Test func `letters of lifts head days`() {
    let text = """
      5/3/1 cycle 4 (started 9/2/2024)

      S  9/2
      100x5 115x5 130x5+ > 8

      B  9/4
      70x5 80x5 90x5+ > 7

      D  9/26
      120x5 140x5 160x5+ > 9
      """
    #expect(
      ReadJournal("unit: kg\n" + text).days == [
        "2024-09-02 S: 100 kg x 5, 115 kg x 5, 130 kg x 8",
        "2024-09-04 B: 70 kg x 5, 80 kg x 5, 90 kg x 7",
        "2024-09-26 D: 120 kg x 5, 140 kg x 5, 160 kg x 9",
      ])
  }

  @Test func `days with points before life`() {
    let text =
      "unit: kg\n2024\n\n1.9. gym\nSquat 100x5\n\n3.9. travel home 9h, 12 000 steps\n\n6.9. Hotel\nSquat 90x5"
    #expect(
      ReadJournal(text).days == ["2024-09-01 Squat: 100 kg x 5", "2024-09-06 Squat: 90 kg x 5"])
  }

  @Test func `weekdays head the columns of a month`() {
    let text = """
      MAY 2023
      unit: kg

                    Mon 1        Wed 3
      Squat         70x5x3       72.5x5x3
      Bench         50x5x3       -
      """
    #expect(
      ReadJournal(text).days == [
        "2023-05-01 Squat: 70 kg x 5 (3); Bench: 50 kg x 5 (3)",
        "2023-05-03 Squat: 72.5 kg x 5 (3)",
      ])
  }

  @Test func `a key without a colon tells what was not done`() {
    #expect(
      entries("KEY   x done    > moved    • not yet\n\nx Squat 5x5 60\n• Chins 3x8\n< Row 5x5 50")
        == [
          "Squat: 60 kg x 5 (5)"
        ])
  }
}
