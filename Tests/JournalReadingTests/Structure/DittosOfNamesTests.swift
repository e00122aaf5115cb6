import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Rows that say the exercise again, and tables of goals")
struct DittosOfNamesTests {
  @Test(arguments: ["\"", "''", "〃", "“", "same", "-", "", "ditto", "^"])
  func `a row of sets goes on with the exercise above`(mark: String) {
    let text = """
      # 2026-03-02

      | lift | lb | 1 | 2 | 3 | notes |
      |---|---|---|---|---|---|
      | Deadlift | 135 | 5 | | | |
      | \(mark) | 225 | 3 | | | |
      | \(mark) | 315 | 5 | 5 | 3 | quietly |
      """
    let entries = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries
    #expect(entries.map(\.exercise) == ["Deadlift"])
    #expect(
      entries[0].sets.map(setText) == [
        "135 lb x 5", "225 lb x 3", "315 lb x 5", "315 lb x 5", "315 lb x 3",
      ])
  }

  @Test func `a sign behind the last reps is a miss, behind all of them none`() {
    func kinds(_ row: String) -> [String] {
      let text = """
        # 2026-03-02

        | lift | lb | 1 | 2 | 3 |
        |---|---|---|---|---|
        | Squat | 235 | \(row) |
        """
      return Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[0].sets
        .map { "\($0.effort.reps.map { $0.thousandths / 1000 } ?? -1) \($0.kind)" }
    }
    #expect(kinds("5 | 5 | 2x") == ["5 work", "5 work", "2 failed"])
    #expect(kinds("10x | 8x | 8x") == ["10 work", "8 work", "8 work"])
  }

  @Test func `a table below a goal holds no sets`() {
    let text = """
      # 2026-03-02
      Bench 170 lb x 8

      | target for Dec | lb | reps |
      |---|---|---|
      | Squat | 255 | 5 |
      | Bench | 185 | 5 |
      """
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).count == 1)
  }

  @Test func `letters of the own weight stand in a column of loads`() {
    let text = """
      Datum\tÜbung\tGewicht (kg)\tSatz 1\tSatz 2
      08.01.24\tKniebeuge\t80\t8\t8
      \tKlimmzüge\tKG\t6\t5
      """
    let entries = Reader().read([Source(path: "a.txt", text: text)]).journal.sessions
      .flatMap(\.entries)
    #expect(entries.last?.sets.map { $0.load } == [.bodyweight, .bodyweight])
    #expect(entries.last?.sets.map { $0.effort.reps?.thousandths } == [6000, 5000])
  }
}
