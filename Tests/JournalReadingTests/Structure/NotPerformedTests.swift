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
}
