import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Tables with a set a row and a day a column, and lists within rows")
struct SetsByDayTests {
  @Test func `rows numbered below a lift's heading tell its sets of each day`() {
    check(
      """
      ** Front squat
      | set | <2026-03-02 Mon> | <2026-03-05 Thu> |
      |-----+------------------+------------------|
      | 1   | 70kg x 6         | 72.5kg x 6       |
      | 2   | 70kg x 6         | -                |

      """,
      path: "a.org",
      [
        "2026-03-02 Front squat: 70 kg x 6, 70 kg x 6", "2026-03-05 Front squat: 72.5 kg x 6",
      ])
  }

  @Test func `semicolons between commas part the reps of sets`() {
    check(
      """
      date,lift,kg,reps,comment
      2026-03-02,Bench,65,7;7;5,
      2026-03-02,Row erg,,,1500 m 6:05

      """,
      path: "a.txt",
      [
        "2026-03-02 Bench: 65 kg x 7, 65 kg x 7, 65 kg x 5", "2026-03-02 Row erg: 1500 m",
      ])
  }

  @Test(arguments: [
    "**B2** 14/6\nBench 60kg x 5", "Post #12 - 14/6/2026\nBench 60kg x 5",
    "Cut day 12 - Sun Jun 14\nBench 60kg x 5",
  ])
  func `a label stands before the day`(_ text: String) {
    let dates = Reader().check([Source(path: "a.md", text: text)])
    #expect(!dates.contains { $0.code.name == "W301" })
    let journal = Reader().read([Source(path: "a.md", text: "year: 2026\n\n" + text)]).journal
    #expect(journal.sessions.compactMap { $0.date?.description } == ["2026-06-14"])
    #expect(journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["Bench"])
  }

  @Test func `a letter and a number without emphasis stay reps of an exercise`() {
    let journal = Reader().read([
      Source(path: "a.md", text: "# 2026-03-02\n\nB2 Push-ups 14/6\n")
    ]).journal
    #expect(journal.sessions.count == 1)
  }

  private func check(
    _ text: String, path: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let journal = Reader().read([Source(path: path, text: text)]).journal
    let found = journal.sessions.flatMap { session in
      session.entries.filter { !$0.sets.isEmpty }.map { entry in
        let sets = entry.sets.map(SetText.text).joined(separator: ", ")
        return "\(session.date?.description ?? "-") \(entry.nameAsWritten): \(sets)"
      }
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
