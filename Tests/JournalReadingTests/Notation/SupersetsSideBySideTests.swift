import JournalReading
import Testing
import WorkoutModel

/// Exercises done in turns, whose sets stand side by side or on one line with their names.
@Suite("Supersets side by side and circuits on a line")
struct SupersetsSideBySideTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    "Bench press / barbell row\n60x8 / 50x10\n60x7 / 50x9",
    "Bench press + barbell row\n- 60x8 + 50x10\n- 60x7 + 50x9",
    "Bench press & barbell row (superset)\n60 for 8 / 50 for 10\n60 for 7 / 50 for 9",
    "Superset: bench press / barbell row\n1. 8 @ 60 / 10 @ 50\n2. 7 @ 60 / 9 @ 50",
    "Bench press ss barbell row\nSet 1: 60x8, 50x10\nSet 2: 60x7, 50x9",
    "Bench press ss w/ barbell row\n1) 60x8 / 50x10\n2) 60x7 / 50x9",
    "A) Bench press superset with barbell row\n60x8 & 50x10\n60x7 & 50x9",
    "**Bench press + barbell row superset**\n60x8 | 50x10\n60x7 | 50x9",
    "Bench press / barbell row 60x8 / 50x10, 60x7 / 50x9",
    "Bench press + barbell row: 60x8 + 50x10; 60x7 + 50x9",
  ])
  func `each exercise named together has its own sets`(text: String) {
    let read = entries(text).map { $0.lowercased() }
    #expect(
      read == [
        "bench press: 60 kg x 8", "barbell row: 50 kg x 10", "bench press: 60 kg x 7",
        "barbell row: 50 kg x 9",
      ])
  }

  @Test func `reps of the body stand side by side without a load`() {
    #expect(
      entries("Pull-ups / dips\n8 / 12\n7 / 10") == [
        "Pull-ups: BW x 8", "dips: BW x 12", "Pull-ups: BW x 7", "dips: BW x 10",
      ])
    #expect(
      entries("Bench press / push-ups\n60x8 / 12") == [
        "Bench press: 60 kg x 8", "push-ups: BW x 12",
      ])
  }

  @Test func `three exercises have three sets a line`() {
    #expect(
      entries("Squat / bench press / row\n100x5 / 70x6 / 60x8") == [
        "Squat: 100 kg x 5", "bench press: 70 kg x 6", "row: 60 kg x 8",
      ])
  }

  @Test(arguments: [
    // One bar does both, and the sets are of the complex.
    ("Clean + jerk\n60x1, 70x1", ["Clean + jerk: 60 kg x 1, 70 kg x 1"]),
    // Hardly another load: two sets of the same.
    ("Bench / row\n60x8, 62.5x8", ["Bench / row: 60 kg x 8, 62.5 kg x 8"]),
    ("Squat 100x5 / 105x5", ["Squat: 100 kg x 5, 105 kg x 5"]),
  ])
  func `sets of one exercise stay together`(text: String, read: [String]) {
    #expect(entries(text) == read)
  }

  @Test func `a line with more sets than exercises is not shared out`() {
    let journal = ReadJournal(
      day: "Bench press / row\n60x8 / 50x10\n60x8 / 50x10 / 40x12\nSquat 100x5")
    #expect(journal.entries == ["Bench press: 60 kg x 8", "row: 50 kg x 10", "Squat: 100 kg x 5"])
    #expect(journal.codes.contains("W201"))
  }

  @Test func `the next name ends the superset`() {
    #expect(
      entries("Bench press / row\n60x8 / 50x10\n\nSquat\n100x5 / 100x5") == [
        "Bench press: 60 kg x 8", "row: 50 kg x 10", "Squat: 100 kg x 5 (2)",
      ])
  }

  @Test(arguments: [
    "3 rounds: 10 x goblet squat @ 20 kg, 12 x push-ups",
    "Circuit (3 rounds): 10 x goblet squat @ 20 kg, 12 x push-ups",
    "Circuit, 3 rounds: goblet squat x 10 @ 20 kg, push-ups x 12",
    "Circuit - 3 rounds: goblet squat - 10 @ 20 kg, push-ups - 12",
    "Circuit: 3 rounds: 10 goblet squat 20 kg, 12 push-ups",
    "Circuit x3: goblet squat 10 20 kg; push-ups 12",
    "3x circuit: goblet squat x 10 (20 kg), push-ups x 12",
    "3 rounds for time: 10 goblet squat with 20 kg, 12 push-ups",
    "3 rounds of: goblet squat x 10 20 kg, push-ups x 12",
  ])
  func `every station of a circuit has its rounds`(line: String) {
    #expect(entries(line) == ["goblet squat: 20 kg x 10 (3)", "push-ups: BW x 12 (3)"])
  }

  @Test(arguments: [
    "3x circuit:\n- Goblet squat x 10 20 kg\n- Push-ups x 12",
    "Circuit x 3\nGoblet squat 10 20kg\nPush-ups 12",
    "Circuit - 3 rounds\n* Goblet squat - 10 20 kg\n* Push-ups - 12",
    "3 rounds:\nGoblet squat 10 (20)\nPush-ups 12",
    "Circuit, 3 rounds:\n- 10 goblet squat (20)\n- 12 push-ups",
  ])
  func `stations on lines tell their reps and then their load`(text: String) {
    let read = entries(text).map { $0.lowercased() }
    #expect(read == ["goblet squat: 20 kg x 10 (3)", "push-ups: bw x 12 (3)"])
  }

  @Test func `what is done with the body has no load in parentheses`() {
    #expect(entries("10 push-ups (20)") == ["push-ups: BW x 10"])
  }
}
