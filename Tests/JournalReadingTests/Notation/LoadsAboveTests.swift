import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Loads above the lines of their reps")
struct LoadsAboveTests {
  // MARK: Lists

  @Test func `loads on a line are lifted for the reps on the next`() {
    let expected = ["Bench: 65 kg x 9, 75 kg x 7, 85 kg x 4"]
    for lines in [
      "65 kg, 75 kg, 85 kg\n9, 7, 4", "65, 75, 85 kg\n9, 7, 4 reps", "65/75/85 kg\n9/7/4",
      "Weight: 65 kg, 75 kg, 85 kg\nReps: 9, 7, 4", "Weight: 65/75/85 kg\nReps: 9/7/4",
    ] {
      checkNamed("Bench\n\(lines)", expected)
    }
    checkNamed("Bench: 65, 75, 85\n9, 7, 4", ["Bench: 65 lb x 9, 75 lb x 7, 85 lb x 4"])
  }

  @Test func `loads below a line of reps are theirs too`() {
    checkNamed(
      "Row\nReps: 9, 7, 4\nWeight: 65, 75, 85", ["Row: 65 lb x 9, 75 lb x 7, 85 lb x 4"])
  }

  @Test func `what is added to the body is held for the times below`() {
    checkNamed(
      "Dead hang\n+20, +25 lb\n11, 9 seconds", ["Dead hang: BW+20 lb x 11 s, BW+25 lb x 9 s"])
    checkNamed(
      "Pull-ups\n+20, +25, +25 lb\n6, 5, 4", ["Pull-ups: BW+20 lb x 6, BW+25 lb x 5, BW+25 lb x 4"])
  }

  @Test func `lists that do not belong together stay apart`() {
    // Not as many.
    #expect(!sets("Bench\n65, 75, 85\n9, 7").contains { $0.contains("x 9") && $0.contains("65") })
    // Reps of two days, or of the body.
    checkNamed(
      "Push-ups\n24, 22, 20\n11, 9, 7",
      [
        "Push-ups: BW x 24, BW x 22, BW x 20, BW x 11, BW x 9, BW x 7"
      ])
    #expect(!sets("Curl\n30, 25, 20\n16, 14, 12").contains { $0.contains("30 lb x 16") })
    // Another exercise.
    #expect(
      !sets("Bench\n65, 75, 85\nRow\n9, 7, 4").contains { $0.contains("x 9") && $0.contains("65") })
    // Seconds.
    #expect(!sets("Plank\n60, 45\n30, 20").contains { $0.contains("lb") })
  }

  @Test func `reps in parentheses may be parted by slashes and hyphens`() {
    checkNamed("Bench 155 lb (6/6/5)", ["Bench: 155 lb x 6, 155 lb x 6, 155 lb x 5"])
    checkNamed("Bench: 155 (9-8-7)", ["Bench: 155 lb x 9, 155 lb x 8, 155 lb x 7"])
    // A programme, a day, a tempo.
    for remark in ["5/3/1", "4/11/25", "3-1-3", "2-2-2"] {
      checkNamed("Bench 155 lb (\(remark))", ["Bench: 155 lb"])
    }
  }

  // MARK: One load

  @Test func `a load before a colon holds behind a blank line`() {
    checkNamed("20 kg press:\n\n6, 6, 5", ["press: 20 kg x 6, 20 kg x 6, 20 kg x 5"])
    checkNamed("Press 20 kg:\n\n6 x 3", ["Press: 20 kg x 6 x 3"])
    // A record, and then something else.
    #expect(!sets("Press 90 kg PR\n\n6, 6, 5").contains { $0.contains("90 kg x 6") })
  }

  @Test func `numbers that no plates make up are reps`() {
    checkNamed(
      "Goblet squat\n40 x 47, 39, 33", ["Goblet squat: 40 lb x 47, 40 lb x 39, 40 lb x 33"])
    // Bells, and plates.
    checkNamed("Swing: 30 x 53, 44, 35", ["Swing: 53 lb x 30, 44 lb x 30, 35 lb x 30"])
    #expect(sets("Curl: 30 x 50, 45, 40").allSatisfy { $0.hasSuffix("x 30") })
  }

  private func sets(_ lines: String) -> [String] {
    let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)"
    return Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).dropFirst().flatMap(\.sets).map(setText)
  }
}
