import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Plans, ratings and shares before what was done")
struct WorkBehindPlansTests {
  @Test(arguments: [
    ("Squat 1@8 -> 205", "205 lb x 1"),
    ("Squat 3x5 @8 -> 140 kg", "140 kg x 5 x 3"),
    ("Squat 5 @8 = 160 kg", "160 kg x 5"),
    ("Squat 1@8 -> 242.5 @7.5", "242.5 lb x 1"),
    ("Row 3x8 @8 90", "90 lb x 8 x 3"),
    ("Squat 4x3 @ -12% -> 180", "180 lb x 3 x 4"),
    ("Squat 1@8 -> 180, 1@9 -> 190", "180 lb x 1, 190 lb x 1"),
  ])
  func `the load behind a rating is what was lifted`(_ line: String, _ expected: String) {
    #expect(sets(line) == expected)
  }

  @Test func `the next set behind a rating stays the next set`() {
    checkSets("Squat 140x1 @8 -> 150x1 @9", "140 lb x 1", "150 lb x 1")
    #expect(sets("Squat 3x5 @8 90 s") == "5 reps x 3 sets")
  }

  @Test(arguments: [
    ("Squat plan 6x6x85 -> 85x6x6", "85 lb x 6 x 6"),
    ("Row goal 3x10 60 kg / actual 60x10,10,8", "60 lb x 10, 60 lb x 10, 60 lb x 8"),
    ("RDL [3x10 @ 40kg] = 40kg 10,10,9", "40 kg x 10, 40 kg x 10, 40 kg x 9"),
    ("Bench 5x5 = 80x5, 80x5, 80x4", "80 lb x 5, 80 lb x 5, 80 lb x 4"),
    ("Clams [2x25] = 25, 20", "25 reps, 20 reps"),
  ])
  func `the work behind a plan counts, and the plan does not`(_ line: String, _ expected: String) {
    #expect(sets(line) == expected)
  }

  @Test(arguments: [
    ("Push-ups: target 3x10. Actual: 10, 9, 8", "BW x 10, BW x 9, BW x 8"),
    ("Deadlift: target 3x3 @ 285 felt heavy. Actual: 285x3, 285x2", "285 lb x 3, 285 lb x 2"),
    ("Squat objectif 3x5 100 kg. Réalisé: 100x5, 100x4", "100 lb x 5, 100 lb x 4"),
  ])
  func `a label tells where the work begins`(_ line: String, _ expected: String) {
    #expect(sets(line) == expected)
  }

  @Test func `what was skipped was not done`() {
    #expect(sets("Step up [3x10 each 10kg] = skipped, box taken") == "")
    #expect(sets("Goals: squat 140x1 bench 100x1 dead 180x1") == "")
  }

  @Test(arguments: [
    ("Squat 80% 120: 6x2", "120 lb x 2 x 6"), ("Squat 75% 100 kg 5x5", "100 kg x 5 x 5"),
    ("Squat 80% (120 kg): 6x2", "120 kg x 2 x 6"),
  ])
  func `a share before its load is no factor`(_ line: String, _ expected: String) {
    #expect(sets(line) == expected)
  }

  @Test(arguments: [
    ("Squat: 190 ✔ 200 ✔ 207.5 ✘ (depth 2-1)", "190 lb x 1, 200 lb x 1, 207.5 lb x 0"),
    ("C&J 95 good, 100 no jerk, 100 good", "95 lb x 1, 100 lb x 0, 100 lb x 1"),
    ("Snatch 74 good, 78 good, 81 miss (front)", "74 lb x 1, 78 lb x 1, 81 lb x 0"),
  ])
  func `attempts are singles, lifted or missed`(_ line: String, _ expected: String) {
    #expect(sets(line) == expected)
  }

  @Test func `ticked lines of a plan were done`() {
    checkRead(
      "# Plan\n\n- [x] Squat 100 kg x 5\n- [ ] Squat 105 kg x 5\n",
      "no date\n  Squat\n    100 kg x 5\n  Squat\n    > Squat 105 kg x 5")
  }

  private func sets(_ line: String) -> String { told(line) }
}

private func told(_ line: String) -> String {
  let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(line)\n"
  let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
  return sessions.flatMap(\.entries).dropFirst().flatMap(\.sets).map(setText)
    .joined(separator: ", ")
}
