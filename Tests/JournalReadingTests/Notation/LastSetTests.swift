import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What the last set came to")
struct LastSetTests {
  @Test func `it is told behind the others in many ways`() {
    for words in [
      " (last set 8)", ", last set 8", " last set: 8 reps", ". Last set 8 reps",
      " - last set was 8",
      " (8 on last set)", " (8 reps on the last set)", ", 8 on the last set",
    ] {
      checkNamed("Squat 100 kg x 5 x 3\(words)", ["Squat: 100 kg x 5, 100 kg x 5, 100 kg x 8"])
    }
    checkNamed(
      "Deadlift 3 sets of 5 with 90 kg, last set only 4 reps",
      ["Deadlift: 90 kg x 5, 90 kg x 5, 90 kg x 4"])
  }

  @Test func `it may go as far as it can`() {
    let text = "# 2026-03-02\nBench 80 kg x 5 x 3 (last set AMRAP: 9)\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(\.kind) == [.work, .work, .amrap])
    #expect(sets.last?.effort == .reps(9))
  }

  @Test func `what it does not tell of the reps is a note`() {
    for words in [" last set felt hard", ", last set RPE 9"] {
      checkNamed("Squat 100 kg x 5 x 3\(words)", ["Squat: 100 kg x 5 x 3"])
    }
  }

  @Test func `the last set may be told with its load`() {
    checkSets("Squat 3x5 @ 100, last set 90", "100 lb x 5", "100 lb x 5", "90 lb x 5")
    checkSets("Squat 3x12 with 160 kg, last set 180", "160 kg x 12", "160 kg x 12", "180 kg x 12")
    checkSets("Squat 4x8 60 kg, the last 6", "60 kg x 8", "60 kg x 8", "60 kg x 8", "60 kg x 6")
    // Of the last time.
    checkSets("Squat 3x15 45 kg (last 40)", "45 kg x 15 x 3")
  }

  @Test func `where it does not fit it is said`() {
    let text = "# 2026-03-02\nSquat 3x5 @ 100, last set 30\n"
    let findings = Reader().check([Source(path: "a.md", text: text)])
    #expect(findings.contains { $0.code.name == "W201" })
  }
}
