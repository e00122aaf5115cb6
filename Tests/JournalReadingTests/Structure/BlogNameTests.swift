import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Whose sets a line tells where words stand around them, and which lines tell none.
struct BlogNameTests {
  @Test func `worked up to and a numbered set name nothing`() {
    check("Squat\nworked up to 315 lb x 1\n3rd set 275 lb x 5\n", ["Squat: 315 lb x 1, 275 lb x 5"])
  }

  @Test func `a warm-up behind the colon leaves the lift its name`() {
    check("Row 50 lb x 5\nDB curl: warmup; 55s x 8\n", ["Row: 50 lb x 5", "DB curl: 55 lb x 8"])
  }

  @Test func `words that end with a lift name one`() {
    check(
      "Bench 100 lb x 1\n3x12 touching DB bench press\n",
      ["Bench: 100 lb x 1", "touching DB bench press: 12 reps x 3 sets"])
    check("Fat bar curl: 3x15 @ 40 lb\n", ["Fat bar curl: 40 lb x 15 x 3"])
    check("1RM back squat\n\n300 lb x 1\n", ["back squat: 300 lb x 1"])
    check("3-way raise: 3x12\n", ["3-way raise: 12 reps x 3 sets"])
  }

  @Test func `a count stands before a name that ends with a lift`() {
    check("10 burpees\n10 wave squats\n", ["burpees: BW x 10", "wave squats: 10 reps"])
    check("8 x push-ups\n- 5 x inchworms\n", ["push-ups: BW x 8", "inchworms: 5 reps"])
    check("1b. incline press\n\n45 lb x 6\n", ["incline press: 45 lb x 6"])
  }

  @Test func `sets and reps beside a name are a plan once they are done below`() {
    check(
      "Squats 3x10 (light); 3x6 (heavy)\n45 lb x 10\n55 lb x 9\n",
      ["Squats: 45 lb x 10, 55 lb x 9"])
    check("Squats 3x10\n\n45 lb x 10\n", ["Squats: 10 reps x 3 sets, 45 lb x 10"])
  }

  @Test func `a sentence holds no exercise in its middle`() {
    check(
      "Squat 300 lb x 1\nThe single at 325 is my heaviest squat since I squatted 330 last year\n"
        + "Today, lifting 140 kg, is a 10 kg boost since last session.\n",
      ["Squat: 300 lb x 1"])
  }

  @Test func `a long remark in parentheses is no part of a name`() {
    check(
      "Squat 300 lb x 1\n\nBelt squat (no rest, back and forth between the two sides of the room)\n"
        + "180 lb x 15\n",
      ["Squat: 300 lb x 1", "Belt squat: 180 lb x 15"])
  }

  @Test(
    arguments: [
      "Weight: 221.1", "4910 + 1350 + 800 = 7060 pounds moved",
      "I'd like to clean 3 plates and snatch 2 plates next year",
    ])
  func `a line that is no set`(_ line: String) {
    check("Some words\n\n\(line)\n\nSquat 100 lb x 5\n", ["Squat: 100 lb x 5"])
  }

  @Test func `a heavy day is no sum, and goals end with their block`() {
    check("Volume press\nRow: 3x12 @ 145 lb\n", ["Row: 145 lb x 12 x 3"])
    check(
      "Next month the working weights go up:\n\nBench - 100 → 105\n\nSquat\n100 lb x 5\n",
      ["Squat: 100 lb x 5"])
  }

  @Test func `sets for a share of a maximum are a plan where no day is told`() {
    let source = Source(path: "a.md", text: "Day 1\n\n- Snatch 7 sets of 2 up to max of 70%\n")
    #expect(Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets).isEmpty)
  }

  private func check(
    _ lines: String, _ expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = Source(path: "a.md", text: "2026-03-02\n\n" + lines)
    let entries = Reader().read([source]).journal.sessions.flatMap(\.entries)
    let found = entries.filter { !$0.sets.isEmpty }.map {
      $0.nameAsWritten + ": " + $0.sets.map(SetText.text).joined(separator: ", ")
    }
    #expect(found == expected, sourceLocation: sourceLocation)
  }
}
