import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Rounds, lists with words between, and exercises parted by signs")
struct RoundsOnALineTests {
  @Test func `each station of a round has its own work`() {
    checkNamed(
      "3 rounds: run 800 m, 50 air squats",
      ["run: 800 m x 3 sets", "air squats: BW x 50 x 3"])
    checkNamed(
      "3 rounds of: 400m run, 15 thrusters @ 40 kg, 12 pull-ups",
      ["run: 400 m x 3 sets", "thrusters: 40 kg x 15 x 3", "pull-ups: BW x 12 x 3"])
    checkNamed("5 rounds: sprint 400m", ["sprint: 400 m x 5 sets"])
  }

  @Test func `the load of a circuit's head is that of its exercises`() {
    checkNamed(
      "**3 rounds of the circuit (24 kg kettlebell):**\n- 15 swings\n- 6 push-ups",
      ["swings: 24 kg x 15 x 3", "push-ups: BW x 6 x 3"])
  }

  @Test func `rounds again and again without a day are workouts to choose from`() {
    let list = """
      - 3 rounds: run 800 m, 50 air squats
      - 10 rounds: 10 push-ups, 10 sit-ups
      - 20 rounds: 5 push-ups, 5 lunges
      - 200 air squats
      - 6 rounds: 10 push-ups, 10 sit-ups

      """
    let result = Reader().read([Source(path: "a.md", text: list)])
    #expect(result.journal.sessions.flatMap(\.entries).flatMap(\.sets).isEmpty)
    #expect(result.diagnostics.contains { $0.code.name == "W504" })
  }

  @Test(arguments: [
    ("Push-ups 20 (easy), 15 (hard), 12", "Push-ups: BW x 20, BW x 15, BW x 12"),
    ("Air squats 20 (knee), 20", "Air squats: BW x 20, BW x 20"),
    ("Plank 1:00 1:00 0:45", "Plank: BW x 60 s, BW x 60 s, BW x 45 s"),
    ("Wall sit (60s) x 3", "Wall sit: BW x 60 s x 3"),
    ("BP40x10,60x5", "BP: 40 lb x 10, 60 lb x 5"),
    ("Neutral grip :16x5, 16x6", "Neutral grip: 16 lb x 5, 16 lb x 6"),
    ("Squat 3x5 100 kg with 2 spotters", "Squat: 100 kg x 5 x 3"),
  ])
  func `words, blanks and signs between sets part nothing of them`(
    _ line: String, _ expected: String
  ) {
    checkNamed(line, [expected])
  }

  @Test func `two slashes part exercises`() {
    checkNamed(
      "bench 45x10, 95x8 // incline press 50 3x10 // face pull 40 3x15",
      [
        "bench: 45 lb x 10, 95 lb x 8", "incline press: 50 lb x 10 x 3",
        "face pull: 40 lb x 15 x 3",
      ])
    checkNamed("Squat 100x5x3 // felt good", ["Squat: 100 lb x 5 x 3"])
  }

  @Test func `names of scripts without spaces stand glued to their sets`() {
    checkNamed(
      "DL60x5,100x5 ラット50x10x4 カール12x10x3",
      ["DL: 60 lb x 5, 100 lb x 5", "ラット: 50 lb x 10 x 4", "カール: 12 lb x 10 x 3"])
  }

  @Test func `loads, reps and sets behind slashes are told by those that rise`() {
    checkNamed(
      "Squat 60/5 100/4 130/3/2 150/3/4\n\nBench 50/5 80/4 100/2/5",
      [
        "Squat: 60 lb x 5, 100 lb x 4, 130 lb x 3 x 2, 150 lb x 3 x 4",
        "Bench: 50 lb x 5, 80 lb x 4, 100 lb x 2 x 5",
      ])
    checkNamed("Squat 100/8/6", ["Squat: 100 lb x 8, 100 lb x 6"])
  }

  @Test func `two reps below a load are two sets of it`() {
    checkSets("Bench\n40\n8\n60\n5 5", "40 lb x 8", "60 lb x 5", "60 lb x 5")
  }

  @Test(arguments: ["2 coffees before", "110 felt too heavy", "5 kg PR", "missed 1 rep"])
  func `a number with other words below sets is a remark`(_ line: String) {
    checkSets("Squat 100 kg x 5 x 3\n\(line)", "100 kg x 5 x 3")
  }

  @Test func `a carry for seconds is timed`() {
    checkSets("Farmer's Walk\n- 60 s × 5", "60 s x 5 sets")
  }

  @Test(arguments: [
    ("#7  1/18/21\nSquat 100 kg x 5\n", "2021-01-18"),
    ("2026-03-02\nBench 80 kg x 5\n\n30.3. Push 10:00\nSquat 100 kg x 5\n", "2026-03-30"),
  ])
  func `days stand behind numbers of sessions and before times of day`(
    _ text: String, _ day: String
  ) {
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    #expect(sessions.last?.date.map { "\($0)" } == day)
  }
}
