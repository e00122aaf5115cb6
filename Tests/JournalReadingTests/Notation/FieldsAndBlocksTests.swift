import JournalReading
import Testing
import WorkoutModel

/// Fields with dashes between them, blocks by their number, and lines in parentheses below a name.
@Suite("Fields by dashes and numbered blocks")
struct FieldsAndBlocksTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("Bench - 4 sets - 6 reps - 70 kg", "Bench: 70 kg x 6 (4)"),
    ("Bench - 70 kg - 4 sets - 6 reps", "Bench: 70 kg x 6 (4)"),
    ("Bench – 6 reps – 4 sets", "Bench: 6 reps (4)"),
    ("Bankdrücken - 4 Sätze - 6 Wdh - 70 kg", "Bankdrücken: 70 kg x 6 (4)"),
    ("Bench 4 sets - 6 reps @ 70 kg", "Bench: 70 kg x 6 (4)"),
    ("Plank - 3 sets - 40 sec", "Plank: BW x 40 s (3)"),
    ("Plank - 3 sets - 40 sec - 5 kg", "Plank: BW+5 kg x 40 s (3)"),
    ("Farmer walk - 2 sets - 30 m - 28 kg", "Farmer walk: 28 kg x 30 m (2)"),
    ("KB swing - 2 sets - 25 reps - 1 min(+) rest", "KB swing: 25 reps (2)"),
    ("KB jerk - 4 min @ 9 rpm - 1 hand switch (20 kg)", "KB jerk: 20 kg x 240 s"),
  ])
  func `fields between dashes are of the same sets`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `a list behind the number of sets stays a list`() {
    #expect(
      entries("Bench: 3 sets - 8, 7, 6 reps - 70 kg") == ["Bench: 70 kg x 8, 70 kg x 7, 70 kg x 6"])
  }

  @Test func `a numbered superset is a heading and no set`() {
    #expect(
      entries("Superset 1\nBench 3x8 60 kg\nRow 3x8 50 kg\nSuperset 2\nCurl 3x12 10 kg") == [
        "Bench: 60 kg x 8 (3)", "Row: 50 kg x 8 (3)", "Curl: 10 kg x 12 (3)",
      ])
    #expect(entries("Superset 1 - bench and row\nBench 3x8 60 kg") == ["Bench: 60 kg x 8 (3)"])
  }

  @Test(arguments: [
    "Superset x4\nPush-ups 12 reps\nLunges 16 reps",
    "Superset 1 (4 sets)\nPush-ups 12 reps\nLunges 16 reps",
    "Circuit 1 - 4 rounds\n12 push-ups\n16 lunges",
    "4 sets\n12 push-ups\n16 lunges",
    "Superset 1\n4 sets\nPush-ups\n12 reps\nLunges\n(16 reps)",
    "Superset:\n4 sets\nPush-ups 12 reps\nLunges 16 reps",
    "4 rounds\nPush-ups\n12 reps\nLunges\n16 reps",
  ])
  func `the count of a head is that of all sets below it`(text: String) {
    let sets = ReadJournal(day: text).result.journal.sessions.flatMap(\.entries).map(\.sets)
    #expect(sets.map { $0.reduce(0) { $0 + Int($1.count) } } == [4, 4])
    #expect(
      sets.flatMap { $0 }.allSatisfy {
        SetText.text($0).contains("12") || SetText.text($0).contains("16")
      })
  }

  @Test func `rounds end where each set is told`() {
    #expect(
      entries("3 rounds:\nBench press\n60 kg x 5\n60 kg x 5\nSquat\n100 kg x 5") == [
        "Bench press: 60 kg x 5 (2)", "Squat: 100 kg x 5",
      ])
  }

  @Test(arguments: [
    ("Glute bridge\n(14 reps @ bodyweight)", "Glute bridge: BW x 14"),
    ("Glute bridge\n3 sets\n(14 reps @ bodyweight)", "Glute bridge: BW x 14 (3)"),
    ("Step-ups\n(9 reps each leg)", "Step-ups: 9 reps"),
    ("Side plank\n(25 seconds per side)", "Side plank: BW x 25 s"),
    ("Bench\n3 sets\n10, 9, 7", "Bench: 10 reps, 9 reps, 7 reps"),
  ])
  func `parentheses around a whole line hide no set`(text: String, read: String) {
    #expect(entries(text) == [read])
  }

  @Test func `another number of sets than announced is told`() {
    let journal = ReadJournal(day: "Bench\n4 sets\n10, 9, 7")
    #expect(journal.entries == ["Bench: 10 reps, 9 reps, 7 reps"])
    #expect(!journal.codes.isEmpty)
  }
}
