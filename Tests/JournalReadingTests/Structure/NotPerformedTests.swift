import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Numbers that tell of no work done are no sets.
struct NotPerformedTests {
  @Test(
    arguments: [
      "goal: Bench Press 120 kg by 2027-06-01", "plan: 100 kg x 5 x 3", "next: 105 kg x 5",
      "next time 105 kg x 5", "- [ ] Squat 155 kg x 1", "> 100 kg x 5 last year",
      "slept 7 hours", "2100 kcal", "total: 5400 kg", "weight: 82.4 kg", "<!-- 100 kg x 5 -->",
      "// 100 kg x 5", ";; 100 kg x 5",
    ])
  func `a line that is no set`(_ line: String) {
    let text = "# 2026-03-02\n\nBench Press\n- 100 kg x 5\n\n" + line + "\n"
    let journal = Reader().read([Source(path: "journal.md", text: text)]).journal
    let sets = journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(JournalDump.set) == ["100 kg x 5"])
  }

  @Test func `a file of sets to do, without a day and a load, is a plan`() {
    let plan = Self.routine + "- Lunge 3x12\n"
    #expect(read(plan).sets == 0)
    #expect(read(plan).findings == ["W504"])
  }

  @Test(arguments: [
    ("a day", "# 2026-03-02\n" + routine + "- Lunge 3x12\n"),
    ("a load", routine + "- Lunge 3x12 20 kg\n"),
    ("reps that differ", routine + "- Lunge 12, 10, 9\n- Dips 12, 9\n"),
    ("a line in the journal's own notation", routine + "- Lunge 3x12\nDips\n- BW x 12\n"),
    ("few exercises", "- Squat 3x10\n- Row 3x10\n- Lunge 3x12\n"),
  ])
  func `the same was performed when it tells more`(_ what: String, _ text: String) {
    #expect(read(text).sets > 0, "\(what)")
    #expect(!read(text).findings.contains("W504"), "\(what)")
  }

  private static let routine =
    "- Squat 3x10\n- Row 3x10\n- Push-ups 2x15\n- Plank 60 s\n- Curls 3x10\n- Rowing 10 min\n"

  private func read(_ text: String) -> (sets: Int, findings: [String]) {
    let result = Reader().read([Source(path: "journal.md", text: text)])
    return (
      result.journal.sessions.flatMap(\.entries).flatMap(\.sets).count,
      result.diagnostics.map(\.code.name)
    )
  }
}
