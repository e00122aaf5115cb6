import JournalReading
import Testing
import WorkoutModel

/// Plans beside what was done of them, loads in two units, reps before loads, and sizes in words.
@Suite("Plans beside results, and loads told in other orders")
struct PlansAndResultsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("curl 25 3x12 did 12 11 9", "curl: 25 kg x 12, 25 kg x 11, 25 kg x 9"),
    ("hack squat 3x10 @ 80 did 80x10, 70x10", "hack squat: 80 kg x 10, 70 kg x 10"),
    ("- [ ] pull-ups 3xmax did 9 8 6", "pull-ups: BW x 9, BW x 8, BW x 6"),
    ("- [ ] press 45 3x5 (LT 42.5 5/5/5) did 5, 5 and 4", "press: 45 kg x 5 (2), 45 kg x 4"),
  ])
  func `what was done stands for the plan before it`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `an open box without a result stays undone`() {
    #expect(entries("- [ ] squat 100 3x5").isEmpty)
    #expect(entries("- [ ] squat 100 3x5 did legs hurt").isEmpty)
  }

  @Test func `a column of sets beside the one that was done is a plan`() {
    let rows = """
      | Lift | Rx | Actual |
      |---|---|---|
      | Squat | 3x5 @100 | 100x5, 100x5, 90x5 |
      | RDL | 3x8 @60 | 60x8 all |
      | Row | 3x10 @40 | done as written |
      | Press | 3x5 @45 | - |
      """
    #expect(
      entries(rows) == [
        "Squat: 100 kg x 5 (2), 90 kg x 5", "RDL: 60 kg x 8 (3)", "Row: 40 kg x 10 (3)",
      ])
  }

  @Test(arguments: [
    ("bench 80 kg (176) 5 5 4", "bench: 80 kg x 5 (2), 80 kg x 4"),
    ("squat 100 (220 lb) 3x5", "squat: 100 kg x 5 (3)"),
    ("press 95 lb (43 kg) 3x5", "press: 95 lb x 5 (3)"),
  ])
  func `a load in the other unit is no load of its own`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("tractions 8 à -25, 6 à -25", "tractions: BW-25 kg x 8, BW-25 kg x 6"),
    ("pull-ups 8 @ -20, 6 @ -15", "pull-ups: BW-20 kg x 8, BW-15 kg x 6"),
    ("mollets 15, 15, 12 à 70", "mollets: 70 kg x 15 (2), 70 kg x 12"),
    ("triceps poulie 12-12-10 à 25", "triceps poulie: 25 kg x 12 (2), 25 kg x 10"),
    ("press 14 - 12 reps, 14 - 10, 16 - 8", "press: 14 kg x 12, 14 kg x 10, 16 kg x 8"),
    ("gemelos 15 15 12 sin peso", "gemelos: 15 reps (2), 12 reps"),
  ])
  func `reps may stand before what they were done with`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Hammercurls 14er 3x10", "Hammercurls: 14 kg x 10 (3)"),
    ("Seitheben 10er 15/15/12", "Seitheben: 10 kg x 15 (2), 10 kg x 12"),
    ("laterales 8 c/u 3x15", "laterales: 8 kg x 15 (3)"),
    ("lunges 2x10/leg 8s", "lunges: 8 kg x 10 (2)"),
    ("incline 30/s x12, 40/s x10", "incline: 30 kg x 12, 40 kg x 10"),
  ])
  func `dumbbells are named for their load`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("press 70 for eight eight and six", "press: 70 kg x 8 (2), 70 kg x 6"),
    ("row 90 for 12 and 10 and then 8", "row: 90 kg x 12, 90 kg x 10, 90 kg x 8"),
    ("plank three times 30 seconds", "plank: BW x 30 s (3)"),
    ("row pin 5, 12 & 10", "row: level 5 x 12, level 5 x 10"),
  ])
  func `reps that were dictated are those of their load`(line: String, read: String) {
    #expect(entries(line) == [read])
  }
}
