import JournalReading
import Testing
import WorkoutModel

/// Orders and signs that fewer people write, and what stands around sets.
@Suite("Work told otherwise")
struct WorkToldOtherwiseTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("Box squat over 15\": 100x3, 120x2", "Box squat over 15\": 100 kg x 3, 120 kg x 2"),
    ("Axle hold 140 kg, 25 sec", "Axle hold: 140 kg x 25 s"),
    ("Row 70s x 10, x 9, x 8", "Row: 70 kg x 10, 70 kg x 9, 70 kg x 8"),
    ("Hammer curl 25s – 12, 10, 9", "Hammer curl: 25 kg x 12, 25 kg x 10, 25 kg x 9"),
    ("lateral raise 3x12 12s", "lateral raise: 12 kg x 12 (3)"),
    ("Windmill 3/3 x 4 @ 16", "Windmill: 16 kg x 3 (4)"),
    ("1 arm row 20 x 9/9", "1 arm row: 20 kg x 9"),
    ("one arm press 20kg x 6/6", "one arm press: 20 kg x 6"),
    ("Farmer walk 20+20, 3 x 30 m", "Farmer walk: 20 kg x 30 m (3)"),
    ("Press 3x8 L / 3x8 R @ 16", "Press: 16 kg x 8 (6)"),
    ("Squat 225-5 275-3 315-0", "Squat: 225 kg x 5, 275 kg x 3, 315 kg x 0 failed"),
  ])
  func `loads and sides that stand elsewhere are loads and sides`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Pull-ups 2 x (1,2,3)", "Pull-ups: BW x 1, BW x 2, BW x 3, BW x 1, BW x 2, BW x 3"),
    ("Press 20 kg: (1,2) x 2", "Press: 20 kg x 1, 20 kg x 2, 20 kg x 1, 20 kg x 2"),
    ("3 x max strict dips: 15, 12, 9", "strict dips: BW x 15, BW x 12, BW x 9"),
    ("Dips 3x fail: 15 12 9", "Dips: BW x 15, BW x 12, BW x 9"),
    ("Jerk 60/3, 80/2/2, 90/1/1", "Jerk: 60 kg x 3, 80 kg x 2 (2), 90 kg x 1 (2)"),
    ("Swings 10x10, sets 1-6 @24, 7-10 @28", "Swings: 24 kg x 10 (6), 28 kg x 10 (4)"),
    ("Squat - work up to heavy 3. 100, 120, 140", "Squat: 100 kg x 3, 120 kg x 3, 140 kg x 3"),
    ("Bench E2MOM 12 min: 6 sets of 3 @ 90", "Bench: 90 kg x 3 (6)"),
    ("Curl 21s - 30 kg, 2 rounds", "Curl: 30 kg x 21 (2)"),
    ("Snatch test with 24: 100 in 4:50", "Snatch test: 24 kg x 100"),
    ("Log 80 kg for reps in 60s - 6 reps", "Log: 80 kg x 6"),
    ("Tire 300 x 6 flips, x 5", "Tire: 300 kg x 6, 300 kg x 5"),
    ("Stone 120 to shoulder x 2 x 1 x fail", "Stone: 120 kg x 2, 120 kg x 1, 120 kg x 0 failed"),
    ("Goblet squat 1x20kg 3x12", "Goblet squat: 20 kg x 12 (3)"),
    ("Lateral raise 2x8kg 15 12", "Lateral raise: 8 kg x 15, 8 kg x 12"),
  ])
  func `counts around lists and names are counts`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("bench 100x5 75%, 110x3 80%", "bench: 100 kg x 5, 110 kg x 3"),
    ("squat 65% 100 2x3, 70% 110 1x3", "squat: 100 kg x 3 (2), 110 kg x 3"),
    ("Squat 100x5, 110x5 (planned 6)", "Squat: 100 kg x 5, 110 kg x 5"),
    ("Bench 80x2, 90x2 (f 97.5x1)", "Bench: 80 kg x 2, 90 kg x 2, 97.5 kg x 0 failed"),
    (
      "Squat 100 2x5 (warm up 20x10, 60x5)",
      "Squat: 100 kg x 5 (2), 20 kg x 10 warm-up, 60 kg x 5 warm-up"
    ),
    (
      "Bench 80kg 2x6 (wu 20x10 / 40x5)",
      "Bench: 80 kg x 6 (2), 20 kg x 10 warm-up, 40 kg x 5 warm-up"
    ),
    ("Squat 180x1, backoffs 150 5,5,5", "Squat: 180 kg x 1, 150 kg x 5 (3)"),
    ("Bench: bar x lots, 60x5, 80x3", "Bench: 60 kg x 5, 80 kg x 3"),
    ("Squat: 100x5 110x3 **120x1**", "Squat: 100 kg x 5, 110 kg x 3, 120 kg x 1"),
    ("pull-ups 3x8, bw", "pull-ups: BW x 8 (3)"),
    ("Squat 200 for 8 yes and then 190 for 10", "Squat: 200 kg x 8, 190 kg x 10"),
    (
      "goblet squats with the 20 kilo dumbbell I did 12 then 10",
      "goblet squats: 20 kg x 12, 20 kg x 10"
    ),
    ("row one set of 12 at 80 two sets of 10 at 90", "row: 80 kg x 12, 90 kg x 10 (2)"),
    ("step ups 15 kg 10 each leg three rounds", "step ups: 15 kg x 10 (3)"),
  ])
  func `words around sets change nothing`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    "Treadmill 20 min at 3.5 incline of 6", "Treadmill 20 min, level of 8",
    "Treadmill 20 min at 6 incline 2",
  ])
  func `how a machine was set is no set`(line: String) {
    #expect(entries(line) == ["Treadmill: 1200 s"])
  }

  @Test func `a run has its time whatever stands before or between`() {
    #expect(
      entries("Bank holiday. 6 km easy run, 32:10") == entries("6 km easy run, 32:10"))
    #expect(
      entries("16 km run w/ 5 @ tempo (4:10). 1:20:44") == entries("16 km run 1:20:44"))
    #expect(entries("Skitur 14 km på 1 t 25 min") == entries("Skitur 14 km på 85 min"))
    #expect(
      entries("Yoke: 20 m runs. 200, 240, 280") == [
        "Yoke: 200 kg x 20 m, 240 kg x 20 m, 280 kg x 20 m"
      ])
  }

  @Test func `pairs of reps of push-ups stay two sets`() {
    #expect(
      entries("push ups 10/10, 9/9, 8/8") == ["push ups: BW x 10 (2), BW x 9 (2), BW x 8 (2)"])
  }
}
