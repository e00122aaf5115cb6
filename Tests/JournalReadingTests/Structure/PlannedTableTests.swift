import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Tables with a plan beside what was done, with rows of goals, and with a column a day or an exercise.
struct PlannedTableTests {
  @Test func `the plan beside what was done is no set`() {
    let table = """
      | Exercise | Plan | Actual |
      |---|---|---|
      | Squat | 100x5x5 | 100x5, 100x5, 100x4 |
      | Plank | 3x60s | not done |
      """
    checkNamed(table, ["Squat: 100 lb x 5, 100 lb x 5, 100 lb x 4", "Plank: "])
  }

  @Test func `a plan without another column is what was done`() {
    let table = "| Exercise | Plan | kg |\n|---|---|---|\n| Squat | 3x5 | 100 |"
    checkNamed(table, ["Squat: 100 kg x 5 x 3"])
  }

  @Test func `rows of goals and records below days are no sets`() {
    let table = """
      | Date | Squat | Bench Press |
      |---|---|---|
      | 2026-03-03 | 100x5x3 | 60x5x3 |
      | Target May | 120x5x3 | 80x5x3 |
      | best ever | 140x1 | 90x1 |
      """
    #expect(days(table) == ["2026-03-03 Squat 3", "2026-03-03 Bench Press 3"])
  }

  @Test func `two numbers in a cell of reps are two sets`() {
    let table = "| Exercise | Load | Reps |\n|---|---|---|\n| Curl | 16 kg | 12 11 |"
    checkNamed(table, ["Curl: 16 kg x 12, 16 kg x 11"])
  }

  @Test func `rows that number sets have a column for each exercise`() {
    let table = """
      | set | Curl | Skull Crusher |
      |---|---|---|
      | 1 | 60 x 12 | 65 x 10 |
      | 2 | 60 x 10 | |
      """
    checkNamed(table, ["Curl: 60 lb x 12", "Skull Crusher: 65 lb x 10", "Curl: 60 lb x 10"])
  }

  @Test func `a column a day is read day by day`() {
    let table = """
      | | 2026-03-03 | 2026-03-07 | goal |
      |---|---|---|---|
      | Squat | 100x5 | 102.5x5 | 120x5 |
      | Pull-up | 8, 7 | — | |
      | bodyweight | 82 | 81.5 | 80 |
      """
    #expect(
      days(table) == ["2026-03-03 Squat 1", "2026-03-03 Pull-up 2", "2026-03-07 Squat 1"])
  }

  @Test func `bare loads below days are told to be unread`() {
    let table = "| | 2026-03-03 | 2026-03-07 |\n|---|---|---|\n| Squat | 100 | 105 |"
    let result = Reader().read([Source(path: "a.md", text: "unit: kg\n\n" + table)])
    #expect(result.journal.sessions.flatMap(\.entries).flatMap(\.sets).isEmpty)
    #expect(result.diagnostics.contains { $0.code == .unreadNumbers })
  }

  /// Of a table alone: each exercise of each day with the number of its sets.
  private func days(_ table: String) -> [String] {
    let journal = Reader().read([Source(path: "a.md", text: "unit: kg\n\n" + table)]).journal
    return journal.sessions.flatMap { session in
      session.entries.map { entry in
        let count = entry.sets.reduce(0) { $0 + Int($1.count) }
        return "\(session.date.map { "\($0)" } ?? "no day") \(entry.exercise) \(count)"
      }
    }
  }
}
