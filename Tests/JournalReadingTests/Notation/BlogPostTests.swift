import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What lifters, rowers and strongmen write in the posts of their blogs.
struct BlogPostTests {
  @Test func `a load told in kilograms and in pounds is one load`() {
    checkSets("Squat: 80/176 x 5, 102.5/226 x 3 (PR)", "80 kg x 5", "102.5 kg x 3")
    checkSets("Row 36/79 x 3 x 10\nNeck 25/55x4x40", "36 kg x 10 x 3", "25 kg x 40 x 4")
    checkSets("Bench 187/85 x 4", "187 lb x 4")
    checkSets("Squat: 75/165 x 2 (PR), 60/130 x 10", "75 kg x 2", "60 kg x 10")
    checkSets("Press 40/60 x 5", "40 lb x 5", "60 lb x 5")
  }

  @Test(arguments: ["Row 3x8 12RM", "Row 3x8 @ 12RM", "Row 3x8 with 12RM", "Row 3x8 (12RM)"])
  func `a rep maximum behind sets tells how heavy they were, and no load`(_ line: String) {
    let text = "# 2026-03-02\n\n\(line)\n"
    let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
    let sets = sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(setText) == ["8 reps x 3 sets"])
    #expect(sets.map { $0.remarks?.note } == ["12RM"])
  }

  @Test func `marks behind the length of a walk tell feet`() {
    checkSets(
      "Farmer's walk\n150x200' in 28.5 seconds\n180 lb x 50' in 9 seconds\n220x120'6\"",
      "150 lb x 200 ft", "180 lb x 50 ft", "220 lb x 120 ft")
    checkSets("Long cycle 24 kg x 10'", "24 kg x 600 s")
  }

  @Test func `how long a load was lifted stands behind a dash`() {
    checkSets("Snatch: 20kg - 6 minutes @ 12 rpm", "20 kg x 360 s")
    checkSets("Jerk: 2 x 24kg - 4 minutes @ 7 rpm", "24 kg x 240 s")
    checkSets("Deadlift 140kg - 2 min rest", "140 kg")
  }

  @Test func `both sides and how often`() {
    checkSets("Gripper 9/9 x 3", "9 reps x 3 sets")
    checkSets("Swing(32kg) 25/25 x 2 sets", "32 kg x 25 x 2")
    checkSets("Snatch(16kg) 10/10", "16 kg x 10", "16 kg x 10")
  }

  @Test func `reps stand in parentheses behind the last loads of a list`() {
    checkSets(
      "Bench: 50, 65, 80, 90 (3), 70 (8)", "50 lb", "65 lb", "80 lb", "90 lb x 3", "70 lb x 8")
  }

  @Test func `what a machine takes off stands behind the sign`() {
    checkSets("Chin-ups: 3 x 4 @ -35 lbs assist", "BW-35 lb x 4 x 3")
  }

  @Test func `initials tell that each hand holds the load`() {
    checkSets(
      "Farmer's walk\n110 kgs p/h x 20 meters x 2", "110 kg x 20 m x 2")
  }

  @Test func `the seventies of a dumbbell lift are no seconds`() {
    checkSets(
      "Decline DB fly: 55 s x 9; 55s x 7 DROP 45s x 6", "55 lb x 9", "55 lb x 7", "45 lb x 6")
  }

  @Test func `how long each rep was held is no set`() {
    checkSets("Leg extension, held 2 seconds – 90 x 10, 110 x 8", "90 lb x 10", "110 lb x 8")
  }

  @Test func `a load stands behind a name and the share of a maximum`() {
    checkSets("EMOM 6×2 snatch/hang snatch @ 70% – 62.5kg", "62.5 kg x 2 x 6")
    checkSets("10 good mornings (45#)", "45 lb x 10")
  }

  @Test func `loads stand in parentheses before and behind the sets of a name`() {
    checkSets("Decline sit-ups (25 lb plate) - 2 x 14 reps", "BW+25 lb x 14 x 2")
    checkSets("Oblique crunches 3 x 12 (35 lb plate)", "BW+35 lb x 12 x 3")
    checkSets("Oblique crunches 3 x 12 reps/side (35 lb plate)", "BW+35 lb x 12 x 3")
    checkSets("4 box squats (85lb, 105, 125)", "85 lb x 4", "105 lb x 4", "125 lb x 4")
  }

  @Test func `the next exercise stands before a colon`() {
    checkSets(
      "Squat: 245 lbs x 5 reps x 2 sets Press: 85 lbs x 4 reps Deadlift: 265 lbs x 5",
      "245 lb x 5 x 2", "85 lb x 4", "265 lb x 5")
  }

  @Test func `numbers that belong to a name`() {
    checkSets("80 double-unders", "80 reps")
    checkSets("2 board press (close grip)\n135x5", "135 lb x 5")
    checkSets("16\" axle deadlift: worked up to 455 x 3", "455 lb x 3")
    checkSets("Row 4,000 m", "4000 m")
  }

  @Test func `a few words stand between the sets of one exercise`() {
    checkSets("Squat: 145x8, 235x4, add belt, 305x2", "145 lb x 8", "235 lb x 4", "305 lb x 2")
    checkSets("Bench 225x3, 245x1x4 sets  18 total work reps", "225 lb x 3", "245 lb x 1 x 4")
    checkSets("3x12 back extensions - holding 25 lb plate", "BW+25 lb x 12 x 3")
  }

  @Test func `working sets, and reps of each`() {
    checkSets("Leg curl – 4 working sets of 80 lbs. – 12 reps each set", "80 lb x 12 x 4")
    checkSets("Calf raise 45 lb – 3 sets of 9 (Adding more weight next time.)", "45 lb x 9 x 3")
  }

  @Test func `plates in parentheses come to a load`() {
    checkSets("Hack squat 3x9x(4x35)", "140 lb x 9 x 3")
    checkSets("Push-up 32(+6kg) / 3 sets", "BW+6 kg x 32 x 3")
  }

  @Test func `a glued times sign at the end tells how often`() {
    checkSets("Neck raise 40x", "40 reps")
    checkSets("Bench 135 *", "135 lb")
  }

  @Test func `the name before the mark has the sets that a sentence reports`() {
    checkSets(
      "Leg presses – I usually skip these on my leg day. I did 3 sets of 9 @ 235 lbs.",
      "235 lb x 9 x 3")
    checkSets("Leg presses – I usually skip these, but I could do 3 sets of 9 @ 235 lbs.")
  }

  @Test func `failed attempts`() {
    checkSets("Deadlift 300x3\n2 failed attempts at 330 lb", "300 lb x 3", "330 lb x 0 x 2")
  }

  @Test func `counts of exercises and of sets are no reps`() {
    checkSets("Curl 40x12\n2 sets", "40 lb x 12 x 2")
    checkSets("II. 4 Sets:\nSquat 100x5", "100 lb x 5")
  }

  @Test func `sets and reps above a list of as many were planned`() {
    checkSets("Deadlift 3x4\n\n- 245x4\n- 245x4\n- 245x4", "245 lb x 4", "245 lb x 4", "245 lb x 4")
    checkSets("Deadlift 4x4\n\n- 245x4", "4 reps x 4 sets", "245 lb x 4")
  }

  @Test func `sentences with numbers are no sets`() {
    checkSets("I rested 4 minutes or so.")
    checkSets(
      "When it was over I finished 11,208/64,310 of all the men who took part in it worldwide.")
    checkSets(
      "Since I ran 18 miles in the last two days, my legs were tired and I did very little today.")
    checkSets("So I was supposed to squat 225x5x5 this week but skipped it")
    checkSets("Turns at 50'")
    checkSets(
      "Instead of climbing 3 km as I have for weeks, I went for a walk along the old canal.")
    checkSets("Lets say I do four days, thats 5km per day, job done.")
    checkSets("Men use 225 lb. for deadlifts and a 24-in. box.")
    checkSets("Repeat x 4")
    checkSets("1,200,000 / 40 = 30,000km, which is what I need each week.")
  }

  @Test func `of a sentence without numbers of sets nothing is said`() {
    let talk =
      "I came in well rested.  Last night I was in bed by 9:30 and up again at 5:15 to train."
    let text = "# 2026-03-02\n\nSquat 100 kg x 5\n\n\(talk)\n\nLast week 90 kg x 5\n"
    let found = Reader().read([Source(path: "a.md", text: text)]).diagnostics
    #expect(found.map(\.code) == [.performedUnclear])
    #expect(found.first?.place.range.start == UInt32(text.utf8.count - 20))
  }

  @Test(arguments: [
    "17.3 still haunts us. It was a brutal one, and no way around it.", "6 exercises… 6 PRs… yes!",
  ])
  func `a number before a sentence counts nothing`(_ line: String) {
    let source = Source(path: "a.md", text: "2026-03-02\n\n\(line)\n")
    #expect(Reader().read([source]).journal.sessions.flatMap(\.entries).isEmpty)
  }

  @Test func `numbers of order and days of a month count nothing`() {
    checkSets("2nd Session:\nSquat 100x5", "100 lb x 5")
    checkSets("Training log: March 3, 5, 8 & 9")
  }

  @Test func `the times of the parts of a run are no planks`() {
    let run = "All along the river this morning before the heat, and these were my splits:"
    checkSets("Plank 60 s\n\n\(run)\n\n9:01, 8:55, 8:48", "BW x 60 s")
  }

  @Test func `sets in a remark that are not read are told`() {
    let text = "# 2026-03-02\n\nShoulder warm-up (4 sets of 12 reps with a 10 lb plate, slowly)\n"
    let found = Reader().read([Source(path: "a.md", text: text)]).diagnostics
    #expect(found.map(\.code) == [.unreadNumbers])
  }
}
