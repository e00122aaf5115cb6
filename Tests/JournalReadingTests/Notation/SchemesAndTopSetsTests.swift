import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Schemes above what was done, top sets with their loads behind them, and sets that fell short.
@Suite("Schemes, top sets and last sets")
struct SchemesAndTopSetsTests {
  private func read(_ text: String) -> ReadResult {
    Reader().read([Source(path: "a.txt", text: "unit: kg\n2024-03-01\n" + text + "\n")])
  }

  /// The sets of each exercise, in file order.
  private func entries(_ text: String) -> [String] {
    read(text).journal.sessions.flatMap(\.entries).filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
  }

  private func codes(_ text: String) -> [String] { read(text).diagnostics.map(\.code.name) }

  // MARK: Schemes above what was done

  @Test(arguments: [
    "Back Squat 5-5-5\n60x5, 70x5, 80x4", "Back Squat 5/5/5\n60x5, 70x5, 80x4",
    "Back Squat 3x5 @ 80%\n60x5, 70x5, 80x4", "Back Squat 5-5-5\n60-5, 70-5, 80-4",
    "Back Squat 5-5-5\n60x5\n70x5\n80x4", "Back Squat 5-5-5\n60/5, 70/5, 80/4",
  ])
  func `a scheme without loads is a plan above sets that tell them`(text: String) {
    #expect(entries(text) == ["Back Squat: 60 kg x 5, 70 kg x 5, 80 kg x 4"])
    #expect(codes(text).contains("W209"))
  }

  @Test func `reps far from those of the sets below were done as well`() {
    #expect(
      entries("Bench 20, 20\n80x5") == ["Bench: 20 reps, 20 reps, 80 kg x 5"])
  }

  // MARK: Top sets

  @Test(arguments: [
    ("Deadlift: top single @ 8 = 210", "Deadlift: 210 kg x 1"),
    ("Deadlift: 5 @ 8 = 180", "Deadlift: 180 kg x 5"),
    ("Squat single @8: 180", "Squat: 180 kg x 1"), ("OHP single @9 - 70kg", "OHP: 70 kg x 1"),
    ("Bench: single 120 @8", "Bench: 120 kg x 1"), ("Press: top set of 5 @ 60", "Press: 60 kg x 5"),
    ("Squat 4x6 @70% 90, 90, 90, 92.5", "Squat: 90 kg x 6, 90 kg x 6, 90 kg x 6, 92.5 kg x 6"),
    ("Row 3x5 75% 60, 62.5, 65", "Row: 60 kg x 5, 62.5 kg x 5, 65 kg x 5"),
    ("Bench 2x5 = 90", "Bench: 90 kg x 5 x 2"),
  ])
  func `the load of a top set stands behind its rating or its share`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `what sets come to is no load`() {
    #expect(entries("Push-ups 3x15 = 45") == ["Push-ups: BW x 15 x 3"])
  }

  // MARK: Last sets

  @Test(arguments: [
    "Squat 60 3x5 / 4", "Squat 3x5 @ 60 (ultima 4)", "Squat 3x5 @ 60 (laatste 4)",
    "Squat 3x5 à 60 sauf la dernière 4", "Squat 3x5 @ 60 except last 4",
  ])
  func `the last set came to something else`(line: String) {
    #expect(entries(line) == ["Squat: 60 kg x 5, 60 kg x 5, 60 kg x 4"])
  }

  @Test func `more than all other reps in parentheses is of another day`() {
    #expect(
      entries("Squat 3x5 @ 60 (last 8)") == ["Squat: 60 kg x 5 x 3"])
  }

  @Test func `what stands behind the slash of a scheme without a load is no last set`() {
    #expect(!entries("Press 3x8 / 40").contains { $0.contains("x 40") || $0.contains("40 reps") })
  }

  @Test func `a number in parentheses behind a pair counts the sets of the last load`() {
    #expect(
      entries("Power snatch: 40/3 50/2 (3)") == [
        "Power snatch: 40 kg x 3, 50 kg x 2 x 3"
      ])
    #expect(
      entries("DB snatch 25/5 per arm (2)") == ["DB snatch: 25 kg x 5 x 2"])
  }

  // MARK: Dumbbells and equal reps

  @Test(arguments: [
    ("hammers 20s for 10 x2", "hammers: 20 kg x 10 x 2"),
    ("incline db 26: 10, 9", "incline db: 26 kg x 10, 26 kg x 9"),
    ("Schulterdrücken KH 10er: 12/10", "Schulterdrücken KH: 10 kg x 12, 10 kg x 10"),
    ("curl 52.5 10 10", "curl: 52.5 kg x 10, 52.5 kg x 10"),
    ("Split squat 8 per leg with 2x10 kg", "Split squat: 10 kg x 8"),
    ("DL 100 7 !!! two plates", "DL: 100 kg x 7"),
  ])
  func `sizes, equal reps and pairs`(line: String, read: String) {
    #expect(entries(line) == [read])
  }
}
