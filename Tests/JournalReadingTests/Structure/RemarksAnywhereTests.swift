import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// A remark put between any two lines of a journal changes none of its sets: neither what stands below it
/// nor what stands above.
@Suite("Remarks between any two lines change no set")
struct RemarksAnywhereTests {
  /// `@` is where the remark may stand.
  private static let journal = """
    2026-01-05
    @Squat 100x5, 110x5
    @Bench press: 80kg x 5, 5, 5

    @Row
    3x10 60kg
    @
    2026-01-07

    @Deadlift 140x3
    @Curl 3x10 12kg

    """

  private static let remarks = [
    "felt good today", "gym was packed", "no belt", "slept like a rock", "knees a bit sore",
    "great session", "bad day at work", "the plan worked", "back on plan", "new PR!",
    "so close to a PR", "PR attempt next time maybe", "coach says my form is fine",
    "shoulder pinches again", "skipped the last exercise", "music was too loud",
    "forgot my shoes at home", "trained with Anna", "lunch too late, felt heavy",
    "goals met", "recovery week", "first day back", "last day of the week", "deload feels great",
    "should have rested more", "warm up was rushed", "total mess today", "Notes: none",
    "everything hurts", "easy day", "need new straps", "did not want to come", "finally some sleep",
    "bis bald", "heute müde", "todo bien", "fatigué mais content", "trening udany", "今天很累",
    "調子が良い", "오늘 피곤하다", "сегодня тяжело",
  ]

  @Test(arguments: remarks)
  func `a remark changes no set`(_ remark: String) {
    let parts = Self.journal.split(separator: "@", omittingEmptySubsequences: false)
    let expected = sets(parts.joined())
    #expect(expected.count == 5)
    for place in 1..<parts.count {
      let text = parts[..<place].joined() + remark + "\n" + parts[place...].joined()
      #expect(sets(text) == expected, "at place \(place)")
    }
  }

  private func sets(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: "unit: kg\n\(text)")]).journal.sessions.flatMap {
      session in
      session.entries.filter { !$0.sets.isEmpty }.map { entry in
        "\(session.date?.description ?? "") \(entry.nameAsWritten): "
          + entry.sets.map(SetText.text).joined(separator: ", ")
      }
    }
  }
}
