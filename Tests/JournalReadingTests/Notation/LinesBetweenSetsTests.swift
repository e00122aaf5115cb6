import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Lines between the sets of an exercise")
struct LinesBetweenSetsTests {
  // MARK: Words

  @Test func `what is put on and taken off names no exercise`() {
    for words in ["Add belt", "Remove wraps:", "Belt off", "Put sleeves on"] {
      checkNamed("Squat\n205x4\n\(words)\n245x2", ["Squat: 205 lb x 4, 245 lb x 2"])
    }
    checkNamed("Squat\n205x4\nBelt squat\n90x12", ["Squat: 205 lb x 4", "Belt squat: 90 lb x 12"])
  }

  @Test func `the lighter sets are of the exercise above`() {
    for words in ["Down set", "Backoff sets:", "Back off sets", "Back-off sets"] {
      checkNamed("Squat\n245x2\n\(words)\n205x6", ["Squat: 245 lb x 2, 205 lb x 6"])
    }
    #expect(named("Squat\n245x2\n\nBack extensions\n3x12").last?.hasPrefix("Back ext") == true)
  }

  @Test func `sentences about oneself name nothing`() {
    for words in [
      "My trap bar weighs 60 lb.", "My sets were:", "Capped my last set at 4 reps",
      "The yoke weighs 180 lb",
    ] {
      checkNamed("Squat\n205x4\n\(words)\n245x2", ["Squat: 205 lb x 4, 245 lb x 2"])
    }
    checkNamed("My squat 205x4", ["My squat: 205 lb x 4"])
    checkNamed("Box squats on my own 205x4", ["Box squats on my own: 205 lb x 4"])
  }

  // MARK: Counts

  @Test func `a number of sets above as many lines of reps counts them`() {
    checkNamed("3 sets of pull-ups\n9 wide\n8\n7 close", ["pull-ups: BW x 9, BW x 8, BW x 7"])
    checkNamed("Pull-ups 3 sets\n\n9\n8\n7", ["Pull-ups: BW x 9, BW x 8, BW x 7"])
    // Other exercises, and another number of lines.
    #expect(named("3 sets of dips\n9 push-ups\n12 squats\n15 lunges").count == 4)
    #expect(named("Pull-ups 3 sets\n9\n8").first?.contains(", ") == true)
  }

  @Test func `tuples are counted in words`() {
    checkNamed("Squat 245 for two doubles", ["Squat: 245 lb x 2 x 2"])
    checkNamed("Squat: 205, 245 for three singles", ["Squat: 205 lb, 245 lb x 1 x 3"])
    checkNamed("Squat 245 for a single", ["Squat: 245 lb x 1"])
  }

  @Test func `the minutes of sets in each minute are the sets`() {
    checkNamed("8x2 on the minute box squat 155 lb", ["box squat: 155 lb x 2 x 8"])
    checkNamed("25 min on the exercise bike", ["exercise bike: 1500 s"])
  }

  @Test func `a warm-up names its own exercise behind its factors`() {
    checkNamed(
      "Warm-up: 2x8 goblet squat 35 lb\nSquat 245x2",
      ["goblet squat: 35 lb x 8 x 2", "Squat: 245 lb x 2"])
    checkNamed("Squat\nWarm-up: 95x5 stance wide\n245x2", ["Squat: 95 lb x 5, 245 lb x 2"])
  }

  @Test func `a count before a name is that of its sets`() {
    checkNamed("4 x box squat 155 lb x 6", ["box squat: 155 lb x 6 x 4"])
    // Two dumbbells, perhaps; and a count of reps.
    #expect(named("2 x DB press 35 lb x 9").first?.hasSuffix("35 lb x 9") == true)
    checkNamed("6x push press 2x20 kg", ["push press: 20 kg x 6"])
  }

  @Test func `a dash glued to a few sets takes nothing off the body`() {
    checkNamed("-3x9 pull-ups\n-4x6 curls 35 lb", ["pull-ups: BW x 9 x 3", "curls: 35 lb x 6 x 4"])
    checkNamed("Squat\n-5x155\n-5x205", ["Squat: 155 lb x 5, 205 lb x 5"])
    checkNamed("Pull-ups\n-15 x 7", ["Pull-ups: BW-15 lb x 7"])
  }

  @Test func `an exercise behind the set one worked up to is its own`() {
    checkNamed(
      "Squat 155x5\nWorked up to 265x1 on deadlift",
      ["Squat: 155 lb x 5", "deadlift: 265 lb x 1"])
    checkNamed("Squat\nWorked up to 265x1 on a good day", ["Squat: 265 lb x 1"])
  }

  @Test func `what a share came to is the load`() {
    checkNamed("Bench 4x4 @ 80% = 155", ["Bench: 155 lb x 4 x 4"])
    #expect(named("Push-ups x9, x8, x7 = 24").first?.contains("24") == false)
  }

  // MARK: Rounds

  @Test func `sets that are as many as the rounds are the rounds`() {
    checkNamed(
      "3 rounds:\nPull-ups 3x7\nRow 3x6 @ 95 lb\nDips 9",
      ["Pull-ups: BW x 7 x 3", "Row: 95 lb x 6 x 3", "Dips: BW x 9 x 3"])
    checkNamed("3 rounds:\nSquat 95x5", ["Squat: 95 lb x 5 x 3"])
  }

  @Test func `a set for each round is told once`() {
    checkNamed(
      "3 supersets:\nCurl: 9 @ 30 lb, 8 @ 35 lb, 5 @ 40 lb\nDips 9",
      ["Curl: 30 lb x 9, 35 lb x 8, 40 lb x 5", "Dips: BW x 9 x 3"])
  }

  private func named(_ lines: String) -> [String] {
    let text = "# 2026-03-02\n\n\(lines)"
    return Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).map { entry in
        entry.nameAsWritten + ": " + entry.sets.map(setText).joined(separator: ", ")
      }
  }
}
