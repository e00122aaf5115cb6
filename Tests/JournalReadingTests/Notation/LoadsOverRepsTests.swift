import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Loads and reps told apart from each other")
struct LoadsOverRepsTests {
  @Test(arguments: [
    (
      "Bench: 95-115-135-145 / 12-10-8-4",
      "Bench: 95 lb x 12, 115 lb x 10, 135 lb x 8, 145 lb x 4"
    ),
    ("Squat 9-7-5 / 155-175-195", "Squat: 155 lb x 9, 175 lb x 7, 195 lb x 5"),
    ("Leg ext: 70-85 / 14-11", "Leg ext: 70 lb x 14, 85 lb x 11"),
    ("Curl: 20-22-24kg / 12-11-9", "Curl: 20 kg x 12, 22 kg x 11, 24 kg x 9"),
    ("Calf raise: 90 / 22-20-17", "Calf raise: 90 lb x 22, 90 lb x 20, 90 lb x 17"),
  ])
  func `loads stand over as many reps`(_ line: String, _ expected: String) {
    checkNamed(line, [expected])
  }

  @Test func `a range over a range tells no sets`() {
    checkNamed("Leg ext: 70-85 / 10-12", ["Leg ext: "])
  }

  @Test(arguments: [
    ("SQ 65% x5 (210), 75% x4 (245)", "SQ: 210 lb x 5, 245 lb x 4"),
    ("BP 70% 4x6 (155) felt fast", "BP: 155 lb x 6 x 4"),
    ("BP 75% x4 (165), 85% x3+ (190) got 6", "BP: 165 lb x 4, 190 lb x 6"),
    ("SQ 80% 5x5 (25)", "SQ: 5 reps x 5 sets"),
  ])
  func `a load behind its share`(_ line: String, _ expected: String) {
    checkNamed(line, [expected])
  }

  @Test(arguments: [
    ("Goblet squat 8kg 10 x2", "Goblet squat: 8 kg x 10 x 2"),
    ("Deadlift 60kg!! 8 x3", "Deadlift: 60 kg x 8 x 3"),
    ("Squat 205!!! 3x5", "Squat: 205 lb x 5 x 3"),
    ("Single leg RDL 35x9/side x 2", "Single leg RDL: 35 lb x 9 x 2"),
    ("Row 75 x 9 L / 10 R", "Row: 75 lb x 9, 75 lb x 10"),
    ("Leg press 150x12 ditto ditto", "Leg press: 150 lb x 12 x 3"),
    ("Pushdown 45 3 x 12 last set drop 25 x 14", "Pushdown: 45 lb x 12 x 3, 25 lb x 14"),
    ("Deadlift 225x5 250x5+ (7, straps forgotten)", "Deadlift: 225 lb x 5, 250 lb x 7"),
    ("Deadlift 225x5 250x5+... 7. done", "Deadlift: 225 lb x 5, 250 lb x 7"),
    ("Squat 315x3 @8 (plan was 325, not today)", "Squat: 315 lb x 3"),
    ("Pull-ups (assist machine -35) 9/8/6", "Pull-ups: BW-35 lb x 9, BW-35 lb x 8, BW-35 lb x 6"),
    ("Curls 12s 12,12,10", "Curls: 12 lb x 12, 12 lb x 12, 12 lb x 10"),
  ])
  func `signs and words between load, reps and sets`(_ line: String, _ expected: String) {
    checkNamed(line, [expected])
  }

  @Test func `each side has the load, and as many reps on both are one set`() {
    checkNamed("Row 75 x 9 L, 10 R", ["Row: 75 lb x 9, 75 lb x 10"])
    checkNamed("Row 65 x 12 L / 12 R", ["Row: 65 lb x 12"])
    checkNamed("Row 65 x 12 L / 12 R, x2", ["Row: 65 lb x 12 x 2"])
  }

  @Test func `fewer sets were done than planned`() {
    checkNamed("Row 85 5x10 - only managed 3 sets, tired", ["Row: 85 lb x 10 x 3"])
    checkNamed("Row 85 5x10 - only managed 3 sets of curls", ["Row: 85 lb x 10 x 5"])
    checkNamed("Row 60 4x8, just 2 sets", ["Row: 60 lb x 8 x 2"])
  }

  @Test func `exercises behind a run, and names with words behind them`() {
    checkNamed(
      "10k run 56:20 (HR 141). gym after: split squat 16kg 3x8",
      ["run: 10 km", "split squat: 16 kg x 8 x 3"])
    checkNamed(
      "squat 105 3x8, calf raise sm machine 40 3x15",
      ["squat: 105 lb x 8 x 3", "calf raise sm machine: 40 lb x 15 x 3"])
    checkSets("Incline press 1 plate + 10 each side, no bar\nx12 x10", "12 reps", "10 reps")
  }

  @Test func `ticks part sets and exercises`() {
    checkNamed(
      "squat 155 3x5 ✔ bench 105x5 ✅ 105x4",
      ["squat: 155 lb x 5 x 3", "bench: 105 lb x 5, 105 lb x 4"])
    checkNamed("Snatch 85 ✓ 95 ✓ 100 ✗", ["Snatch: 85 lb x 1, 95 lb x 1, 100 lb x 0"])
  }

  @Test func `only the loads with a sign were missed`() {
    checkNamed(
      "Snatch 5x1 building: 85 95 105(f) 110 110(f)",
      ["Snatch: 85 lb x 1, 95 lb x 1, 105 lb x 0, 110 lb x 1, 110 lb x 0"])
    checkSets("Snatch\n95 1\n105 miss forward", "95 lb x 1", "105 lb x 0")
  }

  @Test func `the bar alone before its first plates`() {
    checkNamed("Squat bar only 2x10, 95x8", ["Squat: 10 reps x 2 sets, 95 lb x 8"])
    checkNamed("Squat 45 2x10, 95x8", ["Squat: 45 lb x 10 x 2, 95 lb x 8"])
  }

  @Test func `equal numbers behind a set's colon are a load and its reps`() {
    checkSets("Kickbacks\nSet 1: 15 - 15\nSet 2: 15 - 12", "15 lb x 15", "15 lb x 12")
    checkSets("Calf raise\nSet 1: bw - 25", "BW x 25")
  }

  @Test func `what was done the last time stands in parentheses`() {
    checkNamed(
      "Bench (last 105 8,7,6) today 105 8,8,7", ["Bench: 105 lb x 8, 105 lb x 8, 105 lb x 7"])
    checkNamed("Bench (last week 105x8)", ["Bench: "])
  }
}
