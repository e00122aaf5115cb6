import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Sets as training blogs and forum logs tell them.
struct TrainingBlogTests {
  @Test func `what hangs on the bar beside the plates is a note`() {
    checkSets("Box squat 315 + 1 chain per side x 1", "315 lb x 1")
    checkSets("Box squat\n330+chains x 5\n195 + all that x 2", "330 lb x 5", "195 lb x 2")
    checkSets("Pin pull 225 w/ 40 lb x 3, x 3", "225 lb x 3", "225 lb x 3")
    checkSets("Bench 145 + mini bands + 100 lbs in releasers x 2 x 5 sets", "145 lb x 2 x 5")

  }

  @Test func `an apostrophe tells a pair of dumbbells`() {
    checkSets("DB bench\n80's x 10\n56’sx5\n3x10 60's", "80 lb x 10", "56 lb x 5", "60 lb x 10 x 3")
  }

  @Test func `a slash parts numbers that count different things`() {
    checkSets("Bench 135lbs/12 reps, 225lbs/6 reps", "135 lb x 12", "225 lb x 6")
    checkSets("Bench 5 sets/1 rep/355lbs", "355 lb x 1 x 5")
    checkSets("Snatch 50kg/4, 55/3, 60/2", "50 kg x 4", "55 kg x 3", "60 kg x 2")
    checkSets("Power clean and jerk\n80/3+3, 85/3+3", "80 lb x 3", "85 lb x 3")
    checkSets("Deadlift: 8/185; 6/205; 4/225", "185 lb x 8", "205 lb x 6", "225 lb x 4")
    checkSets("Lunge 12/12, 10/10", "12 reps", "10 reps")
  }

  @Test func `reps of a set stand behind its word`() {
    checkSets("Squat 205 for a set of 9", "205 lb x 9")
    checkSets("Calf raise: set of 75, 60, 50", "75 reps", "60 reps", "50 reps")
  }

  @Test func `more reps at one load stand in parentheses or behind a sign`() {
    checkSets(
      "Press 138 x 6 (x 5)(x 4), 148 x 2(x 3)", "138 lb x 6", "138 lb x 5", "138 lb x 4",
      "148 lb x 2", "148 lb x 3")
    checkSets("Skullcrusher 45 x 12 (x 10)", "45 lb x 12", "45 lb x 10")
    checkSets("Row 50 x 10 (x 3)", "50 lb x 10 x 3")
    checkSets("Leg curl 110 x 8 & 7", "110 lb x 8", "110 lb x 7")
    checkSets(
      "Bench 135x12x12, 185x12, 205x9", "135 lb x 12", "135 lb x 12", "185 lb x 12", "205 lb x 9")
    checkSets("Bench 100x10x10", "100 lb x 10 x 10")
  }

  @Test func `a dash joins loads and the work with them`() {
    checkSets("Pinch, 38.5kg - 4 x 10sec", "38.5 kg x 10 s x 4")
    checkSets("Side lever, 3.5kg - 3 x 4R/4L", "3.5 kg x 4 x 3")
    checkSets("Split squat, BW - 5, 20kg - 6,5", "BW x 5", "20 kg x 6", "20 kg x 5")
    checkSets("Pulldown 4 x 12 - 130", "130 lb x 12 x 4")
    checkSets("Bench\n3 x 5 - 80, 100, 120", "80 lb x 5", "100 lb x 5", "120 lb x 5")
    checkSets("Push-up 4 x 10 - 2 chains on my back", "BW x 10 x 4")
    checkSets("Row 3 x 8 - 7 - 6", "8 reps", "7 reps", "6 reps")
  }

  @Test func `a load before the name holds for the sets behind it`() {
    checkSets("24kg swings 3x20", "24 kg x 20 x 3")
    checkSets("8kg plate curl - 2 x 5R/5L, 4R/4L", "8 kg x 5 x 2", "8 kg x 4")
  }

  @Test func `a load stands behind a comma, an RPE, the last of the sets`() {
    checkSets("Hack squat, 5 x 10, 225 lbs", "225 lb x 10 x 5")
    checkSets("Squat 3 x 5 at RPE 8, 275", "275 lb x 5 x 3")
    checkSets("Axle bench: 2x10, 1x8@150", "150 lb x 10 x 2", "150 lb x 8")
    checkSets("Curl 3 sets 30lb 12 12 10", "30 lb x 12", "30 lb x 12", "30 lb x 10")
    checkSets("Row: 10, 8, 6 @ 25-45kg", "25 kg x 10", "8 reps", "45 kg x 6")
    checkSets("Good morning: 5s @ 135, 225", "135 lb x 5", "225 lb x 5")
  }

  @Test func `the last number of a scheme tells what became of its open set`() {
    checkSets("Press 5/5/5+ 95/110/125x9", "95 lb x 5", "110 lb x 5", "125 lb x 9")
    checkSets("Squat 5/3/1+ 185/215/240x4", "185 lb x 5", "215 lb x 3", "240 lb x 4")
    checkSets("Bench 3/3/3 185/205/225", "185 lb x 3", "205 lb x 3", "225 lb x 3")
  }

  @Test func `one with a small number is one set of it`() {
    checkSets("Bench\n5x135\n5x185\nChin 1x6", "135 lb x 5", "185 lb x 5", "BW x 6")
  }

  @Test func `a time before rest is no set`() {
    checkSets("Squat 3x10 @ 60, 2 min rest", "60 lb x 10 x 3")
    checkSets("Pull-up 8,7; 90s rest", "BW x 8", "BW x 7")
    checkSets("Squat 100x5\nHad to take a 10 second breather and reset", "100 lb x 5")
  }

  @Test func `sets stand behind a load that stands behind the reps`() {
    checkSets("Clean: 2@52, 2@55, 2@58 x 4", "52 lb x 2", "55 lb x 2", "58 lb x 2 x 4")
  }

  @Test func `a set is of so many reps, whatever it was like`() {
    checkSets("Front squat 110kg for a brutal set of 3", "110 kg x 3")
    checkSets("Clean\n185 x 1\n205 x X", "185 lb x 1", "205 lb x 0")
    checkSets("Deadlift\nx 5 - 230\nx 3 - 265", "230 lb x 5", "265 lb x 3")
    checkSets("Calf raise - 45 lb plate - 3 sets of 10", "45 lb x 10 x 3")
    checkSets("Leg press 180lb x 10 - 5 seconds to lower", "180 lb x 10")
  }

  @Test func `a load stands behind the name that stands behind the reps`() {
    checkSets("3 sets, 10 reps shoulder shrugs - 60 pounds", "60 lb x 10 x 3")
    checkSets("5x5 bench press @ 80 kg", "80 kg x 5 x 5")
  }

  @Test func `the first number of several may be a load`() {
    checkSets("Deadlift - top single 320 @8.5, then 3x3 @ 290", "320 lb x 1", "290 lb x 3 x 3")
  }

  @Test func `a time of day stands before a set`() {
    checkSets(
      "Log press\n10:22:34 AM  50 x 3\n10:43 AM  70 x 2  1 on right side", "50 lb x 3",
      "70 lb x 2")
  }

  @Test func `a set has a number, sets have a count`() {
    checkSets(
      "Goblet squat\n\nSet 1 x 20 reps with 60lbs\n\nSet 2 x 18 reps with 65lbs", "60 lb x 20",
      "65 lb x 18")
  }

  @Test func `a measure with a hyphen is a measure`() {
    checkSets("20-minute run", "1200 s")
    checkSets("2-board bench\n225x5", "225 lb x 5")
  }
}
