import JournalReading
import Testing
import WorkoutModel

/// Counts on the line below, misses within rows, labels of work and loads that were carried.
@Suite("Counts below and misses in rows")
struct CountsBelowAndMissesTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("Bench\n60 kg x 10\n3 sets", "Bench: 60 kg x 10 (3)"),
    ("Bench 60 kg x 10 @8\n3 sets", "Bench: 60 kg x 10 (3)"),
    ("Dumbbell press:\n40 kg, 8 reps\n3 sets", "Dumbbell press: 40 kg x 8 (3)"),
    ("Bench\n60 kg x 10\n70 kg x 8\n3 sets", "Bench: 60 kg x 10, 70 kg x 8 (3)"),
  ])
  func `a count below is of the set above it`(text: String, read: String) {
    #expect(entries(text) == [read])
  }

  @Test func `the set stands where its reps do`() {
    let journal = ReadJournal(day: "Bench\n60 kg, 10 reps\n3 sets").result.journal
    #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).map(\.location.lineNumber) == [4])
  }

  @Test(arguments: [
    (
      "Bench 60-65-70x-70",
      "Bench: 60 kg x ? reps, 65 kg x ? reps, 70 kg x 0 failed, 70 kg x ? reps"
    ),
    (
      "Bench 60/65/70(f)/70",
      "Bench: 60 kg x ? reps, 65 kg x ? reps, 70 kg x 0 failed, 70 kg x ? reps"
    ),
    ("DL 1x145, failure x 155, 1x145", "DL: 145 kg x 1, 155 kg x 0 failed, 145 kg x 1"),
  ])
  func `a lift is missed within a row`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("main: 5x5 squat 100", "squat: 100 kg x 5 (5)"),
    ("cash out 100 air squats", "air squats: BW x 100"),
    ("50m farmers walk @ 40 kg", "farmers walk: 40 kg x 50 m"),
    ("3x20m sled push 100 kg", "sled push: 100 kg x 20 m (3)"),
  ])
  func `labels and ways stand before the name`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `one set is counted behind the reps of each load`() {
    #expect(
      entries("Squat empty bar 12x1, 40 kg 12x1, 60 kg 8x1, 80 kg 5x3") == [
        "Squat: 12 reps, 40 kg x 12, 60 kg x 8, 80 kg x 5 (3)"
      ])
    #expect(entries("Getups 16 kg 10x1") == ["Getups: 16 kg x 1 (10)"])
  }

  @Test func `days of months need no last point behind weekdays`() {
    let text = "year: 2026\nMo 2.3 Bank 80 kg x 5\nMi 4.3 Bank 82 kg x 5\nFr 6.3 Bank 84 kg x 5"
    #expect(
      ReadJournal(text).days == [
        "2026-03-02 Bank: 80 kg x 5", "2026-03-04 Bank: 82 kg x 5", "2026-03-06 Bank: 84 kg x 5",
      ])
  }
}
