import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Lines that hold several pieces of work, each of which is read as a line of its own.
@Suite("Pieces of lines")
struct PiecesOfLinesTests {
  @Test
  func `a sign before a known name begins another exercise`() {
    checkDumped(
      "front squat 70 kg 3x10. military press 40 kg 4x8. lateral raise 9 kg 4x15",
      [
        "front squat: 70 kg x 10 x 3", "military press: 40 kg x 8 x 4",
        "lateral raise: 9 kg x 15 x 4",
      ])
    checkDumped(
      "squat opener 165 kg x 1 easy @7, bench opener 105 kg x 1 @7.5",
      ["squat: 165 kg x 1 @7", "bench: 105 kg x 1 @7.5"])
  }

  @Test
  func `stations of a workout have their count before them and their load behind`() {
    checkDumped(
      "20 thrusters 95 lb, 20 pull ups, 20 deadlifts 135 lb, 400m run",
      [
        "thrusters: 95 lb x 20", "pull ups: BW x 20", "deadlifts: 135 lb x 20", "run: 400 m",
      ])
    checkDumped(
      "[14:22] 60 double unders, 40 push ups, 20 sdhp 53#",
      ["double unders: x 60", "push ups: BW x 40", "sdhp: 53 lb x 20"])
  }

  @Test(arguments: [
    "run: 2 km, 5 km @ 4:40 (23:22), 2 km cd", "run 2 km easy, 5 km 23:22, 2 km",
    "run: 2 km + 5 km 23:22 + 2 km cd",
  ])
  func `each way of a run keeps its own time`(_ line: String) {
    checkDumped(line, ["run: 2 km, 5 km in 1402 s, 2 km"])
    checkDumped("run 2 km wu, 5 km 23:22", ["run: 2 km warmup, 5 km in 1402 s"])
  }

  @Test
  func `each way of a swim keeps its own count`() {
    checkDumped("swim 300 m, 10x100 m, 200 m", ["swim: 300 m, 100 m x 10, 200 m"])
    checkDumped(
      "ride, 42 km in 1:34:00, hilly. 27 km/h, 610 m up", ["ride: 42 km in 5640 s"])
  }

  @Test
  func `a superset with a line for each exercise`() {
    checkNamed(
      "Cable curl SS reverse curl x3\n  80 x 12, 12\n  40 x 12, 10\nskip",
      ["Cable curl: 80 lb x 12, 80 lb x 12", "reverse curl: 40 lb x 12, 40 lb x 10"])
    checkNamed(
      "Lateral raise SS pushdown, 3 rounds\n  laterals 20 x 15, 12\n  pushdown 60 x 15, 14",
      ["laterals: 20 lb x 15, 20 lb x 12", "pushdown: 60 lb x 15, 60 lb x 14"])
  }

  @Test
  func `ratings alone are of sets like the one before`() {
    checkDumped(
      "Squat\n177.5 kg x 2 @7, @7.5, @8",
      ["Squat: 177.5 kg x 2 @7, 177.5 kg x 2 @7.5, 177.5 kg x 2 @8"])
  }

  @Test
  func `three lights tell an attempt`() {
    checkNamed(
      "SQ 165 kg WWW / 172.5 kg WWR / 177.5 kg RRW (depth)",
      ["SQ: 165 kg x 1, 172.5 kg x 1, 177.5 kg x 0"])
  }

  @Test
  func `words behind a set do not hide the next one`() {
    checkNamed(
      "squat 170 kg x 1 @8.5 knees wraps no sleeves, 150 kg x 2",
      ["squat: 170 kg x 1, 150 kg x 2"])
    checkNamed(
      "bench 112.5 missed off the chest, 95 2x3", ["bench: 112.5 lb x 0, 95 lb x 3 x 2"])
    checkNamed("deadlift 150x1 grindy, 125 8", ["deadlift: 150 lb x 1, 125 lb x 8"])
  }

  @Test
  func `plural sizes behind sets and reps are loads`() {
    checkNamed(
      "step-ups 2x12 10s each leg", ["step-ups: 10 lb x 12 x 2"])
    checkDumped("farmers walk 2 x 40m with 24s", ["farmers walk: 24 lb 40 m x 2"])
    checkDumped("calf raise 3x12 2s pause", ["calf raise: x 12 x 3"])
  }

  @Test(arguments: [
    "is 115 for 3x5 after two weeks OK for a 160 lb guy?", "Dr appt 10/12 3:30",
    "Zahnarzt 3.4. 9:15",
  ])
  func `questions and appointments are no sets`(_ line: String) { checkSets(line) }

  @Test
  func `columns beside that of the top set are read`() {
    let text = """
      # 2024-03-02
      | Lift | Top set | Back-off | Accessory |
      |---|---|---|---|
      | Squat | 105 kg x5 | 95x5x2 | leg curl 35x12x2 |
      | Press | 45x5 | 40x5x2 | chins 7,6,6 |
      """
    checkRead(
      text,
      """
      2024-03-02
        Squat
          105 kg x 5
          95 kg x 5 x 2
        Leg Curl
          35 kg x 12 x 2
        Press
          45 kg x 5
          40 kg x 5 x 2
        Chin-up
          BW x 7
          BW x 6
          BW x 6
      """)
  }
}
