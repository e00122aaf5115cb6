import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Programmes above the log")
struct TemplateTests {
  @Test func `lifts without a load below the name of a workout were not performed`() {
    let template = "## Workout A\n- Barbell row 3x5+\n- Bench press 3x5+\n\n"
    #expect(sets(template + "## 2026-03-02\n- Squat 100 kg x 5\n") == ["100 kg x 5"])
  }

  @Test func `they were when nobody needs a load for them`() {
    let sets = sets("## Workout A\n- Push-ups 3x15\n\n## 2026-03-02\n- Squat 100 kg x 5\n")
    #expect(sets == ["BW x 15 x 3", "100 kg x 5"])
  }

  @Test func `they were when a load is told`() {
    let sets = sets("## Workout A\n- Bench press 60 kg 3x5\n\n## 2026-03-02\n- Squat 100 kg x 5\n")
    #expect(sets == ["60 kg x 5 x 3", "100 kg x 5"])
  }

  private func sets(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
      .flatMap(\.sets).map(setText)
  }
}
