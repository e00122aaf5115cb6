import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Circuits whose head tells the reps or the rounds of all their exercises.
struct CircuitTests {
  @Test func `reps that fall from round to round hold for the exercises below`() {
    check(
      "21-15-9\nThrusters 95 lb\nPull-ups\n\nTime 8:32\n",
      ["Thruster": "95 lb x 21, 95 lb x 15, 95 lb x 9", "Pull-up": "BW x 21, BW x 15, BW x 9"])
    check(
      "30-20-10 reps for time of:\n\n- Russian twist (35# KB)\n- Sit-ups\n",
      [
        "Russian Twist": "35 lb x 30, 35 lb x 20, 35 lb x 10",
        "Sit-up": "BW x 30, BW x 20, BW x 10",
      ])
    check(
      "15-12-9 deadlifts (225 lb) and burpees\n",
      ["Deadlift": "225 lb x 15, 225 lb x 12, 225 lb x 9", "Burpee": "BW x 15, BW x 12, BW x 9"])
  }

  @Test func `of behind them says so even in a list`() {
    check(
      "- 9-15-21 of:\n- Kettlebell swings @ 32 kg\n- Burpees\n",
      [
        "Kettlebell Swing": "32 kg x 9, 32 kg x 15, 32 kg x 21",
        "Burpee": "BW x 9, BW x 15, BW x 21",
      ])
  }

  @Test func `rounds for time may stand behind the name of the part`() {
    check(
      "Part B (main) - 3 Rounds For Time\n\n- 21 push-ups\n- 15 pull-ups\n",
      ["Push-up": "BW x 21 x 3", "Pull-up": "BW x 15 x 3"])
  }

  @Test func `a comma that lists makes the rounds behind it those of all`() {
    check("20个仰卧起坐、15个俯卧撑（4组）\n", ["Sit-up": "BW x 20 x 4", "Push-up": "BW x 15 x 4"])
    check("20 sit-ups, 15 push-ups (4 sets)\n", ["Sit-up": "BW x 20", "Push-up": "BW x 15 x 4"])
  }

  @Test func `supersets have rounds`() {
    check("3 x supersets:\n8 x push-ups\n", ["Push-up": "BW x 8 x 3"])
  }

  @Test func `below an exercise they are its sets`() {
    check("Push-ups\n20-15-10\n", ["Push-up": "BW x 20, BW x 15, BW x 10"])
  }

  @Test func `minutes are rounds`() {
    check("EMOM 3\n2 power cleans 60 kg\n", ["Power Clean": "60 kg x 2 x 3"])
    check("4 RFT:\n- 10 burpees\n", ["Burpee": "BW x 10 x 4"])
  }

  @Test func `how long a circuit took is no set, and how far it went tells its rounds`() {
    check("3 rounds\n- 10 burpees\n\nTime 8:32\n", ["Burpee": "BW x 10 x 3"])
    check("AMRAP 12\n- 10 burpees\n6 rounds + 5\n", ["Burpee": "BW x 10 x 6"])
  }

  private func check(
    _ lines: String, _ expected: [String: String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = "# 2026-03-02\n\n\(lines)"
    let entries = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries)
    let found = entries.map { ($0.exercise, $0.sets.map(SetText.text).joined(separator: ", ")) }
    #expect(
      Dictionary(found) { $0 + ", " + $1 } == expected, sourceLocation: sourceLocation)
  }
}
