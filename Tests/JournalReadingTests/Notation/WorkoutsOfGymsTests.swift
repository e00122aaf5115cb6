import JournalReading
import Testing

@Suite("Workouts as gyms name and time them")
struct WorkoutsOfGymsTests {
  @Test(arguments: [
    "WOD \"Fran\" - 21-15-9 thrusters 95 lb and pull ups. 5:48 Rx",
    "Fran: 21-15-9 thrusters (95 lb) and pull ups, 5:48",
    "\"Fran\" 21-15-9 thrusters 95 lb + pull ups. Time = 5:48",
    "Fran 21-15-9\nthrusters 95 lb\npull ups\n5:48",
  ])
  func `a scheme of two exercises has a name and a time`(_ lines: String) {
    checkDumped(
      lines,
      [
        "thrusters: 95 lb x 21, 95 lb x 15, 95 lb x 9",
        "pull ups: BW x 21, BW x 15, BW x 9",
      ])
  }

  @Test
  func `a name before a count is none of an exercise`() {
    checkDumped("Grace: 30 clean and jerks 135 lb, 4:12", ["clean and jerks: 135 lb x 30 in 252 s"])
    checkDumped("Karen 150 wall balls 20 lb 9:47", ["wall balls: 20 lb x 150 in 587 s"])
    checkDumped("wod w/ Sam: 50 burpees", ["burpees: BW x 50"])
    checkDumped("100 burpees for time: 8:40", ["burpees: BW x 100 in 520 s"])
  }

  @Test(arguments: [
    "AMRAP 12\n5 pull ups\n10 push ups\n= 7 rounds + 3",
    "AMRAP 12\n5 pull ups\n10 push ups\n7 rounds",
    "AMRAP 12 min:\n5 pull ups\n10 push ups\n7 rds rx",
    "Cindy 12 min: 5 pull ups, 10 push ups. 7 rounds",
    "AMRAP 12: 5 pull ups, 10 push ups - 7 rounds",
  ])
  func `the rounds of as many as possible are told below or behind`(_ lines: String) {
    checkDumped(lines, ["pull ups: BW x 5 x 7", "push ups: BW x 10 x 7"])
  }

  @Test
  func `what was done of one more round counts where it fills an exercise`() {
    checkDumped(
      "AMRAP 12\n5 pull ups\n10 push ups\n= 7 rounds + 5 pull ups",
      ["pull ups: BW x 5 x 8", "push ups: BW x 10 x 7"])
  }

  @Test(arguments: ["10:51", "10:51 Rx", "(\"Helen\") 10:51"])
  func `a time below a list is that of all of it`(_ time: String) {
    let lines = "21 kb swings 53 lb\n12 pull ups\n\(time)"
    checkDumped(
      "3 rounds for time\n\(lines)", ["kb swings: 53 lb x 21 x 3", "pull ups: BW x 12 x 3"])
    checkDumped("For time:\n\(lines)", ["kb swings: 53 lb x 21", "pull ups: BW x 12"])
    // Below a hold it is that of the hold.
    checkDumped("Plank\n1:30", ["Plank: BW 90 s"])
  }

  @Test
  func `counts and ways take turns`() {
    checkDumped("20 pull ups, 400 m run", ["pull ups: BW x 20", "run: 400 m"])
    checkDumped(
      "Murph: 1 mile run, 100 pull ups, 200 push ups, 1 mile run. 48:22",
      ["run: 1 mi", "pull ups: BW x 100", "push ups: BW x 200", "run: 1 mi"])
  }

  @Test
  func `singles go up to a best`() {
    checkSets(
      "Power clean 1RM: 135, 155, 175, 185F, 180", "135 lb x 1", "155 lb x 1", "175 lb x 1",
      "185 lb x 0", "180 lb x 1")
    checkSets(
      "Snatch singles: 60 kg, 65, 70 (miss), 70", "60 kg x 1", "65 kg x 1", "70 kg x 0",
      "70 kg x 1")
    checkSets("Clean singles E2MOM: 60 kg, 65, 70 x", "60 kg x 1", "65 kg x 1", "70 kg x 0")
    // The best alone is none of today's lists.
    checkSets("Deadlift 1RM 315", "315 lb x 1")
  }

  @Test
  func `as many loads as counts of a scheme`() {
    checkSets(
      "Back squat 3-3-3: 185 205 225", "185 lb x 3", "205 lb x 3", "225 lb x 3")
    checkSets("Every 2 min for 10 min: 3 front squats @ 155", "155 lb x 3 x 5")
  }

  @Test
  func `nobody jumps with the height of a box`() {
    checkSets("10 box jumps 24", "BW x 10")
    checkSets(
      "3 rounds for time\n12 box step overs 24\n10 burpees", "12 reps x 3 sets", "BW x 10 x 3")
  }
}
