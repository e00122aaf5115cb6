import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What lifters write in diaries and posts of which every line is a paragraph.
struct ParagraphBlogTests {
  @Test func `reps and how often stand behind a load and a comma`() {
    checkSets("Bench 42.5 kg, 8 reps x 2", "42.5 kg x 8 x 2")
    checkSets("Press 12 kg, 5 reps x 2; 14 kg x 4 reps", "12 kg x 5 x 2", "14 kg x 4")
    checkSets("Front raise 10kg plate, 12 reps x 2", "10 kg x 12 x 2")
  }

  @Test func `chains that a plus glues to the load are no reps and no load`() {
    checkSets("Bench 145+1chain x 3, 235+1ch x 1", "145 lb x 3", "235 lb x 1")
    checkSets("Bench 3x4 @ 195+1ch", "195 lb x 4 x 3")
    checkSets("Squat 3x8 @ 185+1chain. 3 stances, and short rests", "185 lb x 8 x 3")
    checkSets("Bench 325 plus 2 chains per side for 1 double", "325 lb x 2")
    checkSets("Squat 325 plus chains x 3", "325 lb x 3")
    checkSets("Squat 315 plus 2 chains per side for 3 sets of 3 reps", "315 lb x 3 x 3")
    checkSets("Bench 100 x 7+2", "100 lb x 7")
  }

  @Test func `the half in parentheses is that of each hand`() {
    checkSets("Incline DB press 120 (60s) x 8, 140(70s) x 6", "120 lb x 8", "140 lb x 6")
  }

  @Test func `assistance stands in parentheses`() {
    checkSets("Pull-ups: 30 reps (35lb assist)", "BW-35 lb x 30")
    checkSets("Pull-ups 3x8 (20 kg assistance)", "BW-20 kg x 8 x 3")
  }

  @Test func `the name of a tool stands between a load and its reps`() {
    checkSets("Tyre 4 x 8# sledge x 20", "8 lb x 20 x 4")
  }

  @Test func `both sides come before their load`() {
    checkSets("Get-up 1/1 x 16 kg, 5/5 x 20 kg, 20 kg", "16 kg x 1", "20 kg x 5", "20 kg x 5")
    checkSets("Swing 10/10 x 16 kg x 3", "16 kg x 10 x 3")
    checkSets("Gripper 10/10 x 8", "10 reps x 8 sets")
  }

  @Test func `a record among sets ends none of them`() {
    checkSets(
      "Bench 225x3, 435x1PR, 455x1 PR, 460x1", "225 lb x 3", "435 lb x 1", "455 lb x 1",
      "460 lb x 1")
  }

  @Test func `pairs in columns are a load and its reps each`() {
    checkSets(
      "Seated row   12/80   15/80\nPec fly   12/50   12/50   12/60", "80 lb x 12", "80 lb x 15",
      "50 lb x 12", "50 lb x 12", "60 lb x 12")
    checkSets("Front squat 60/70/80 8/8/6", "60 lb x 8", "70 lb x 8", "80 lb x 6")
  }

  @Test func `each number of a list may tell its side`() {
    checkSets("Ab crunches 40LR 40LR 50LR", "BW x 40", "BW x 40", "BW x 50")
    checkSets("Curl 12 kg x 12ea 12ea 10ea", "12 kg x 12", "12 kg x 12", "12 kg x 10")
  }

  @Test func `a breath within a set stands behind a slash`() {
    checkSets(
      "Weighted pull-ups 25x5 4/1 4 BWx 6 5", "BW+25 lb x 5", "BW+25 lb x 4", "BW+25 lb x 4",
      "BW x 6", "BW x 5")
  }

  @Test func `rounds behind a plus are of all that it joins`() {
    checkSets("Curl 20lb x 10 + 35lb x 12 x 3 rounds", "20 lb x 10 x 3", "35 lb x 12 x 3")
  }

  @Test func `marks behind a number are feet below a carry and pairs below dumbbells`() {
    checkSets("Yoke carry\n130x50'\n220x40’", "130 lb x 50 ft", "220 lb x 40 ft")
    checkSets("Dumbbell row\n40'x5\n55'sx5", "40 lb x 5", "55 lb x 5")
    checkSets("Run 10'", "600 s")
  }

  @Test(arguments: ["(two 8 kg bells)", "(2x8 kg)", "(two 8 kg's)", "(8 kg)"])
  func `a load in parentheses behind a name is that of the sets below`(_ load: String) {
    checkSets("Double swing \(load)\n3 x 10\n\n2 x 5", "8 kg x 10 x 3", "8 kg x 5 x 2")
  }

  @Test func `a height before a name is no time`() {
    checkSets("12\" one arm deadlift\n185x3", "185 lb x 3")
    checkSets("30\" plank", "BW x 30 s")
  }

  @Test func `blank lines may part the exercises of rounds`() {
    checkSets(
      "\n4 sets of:\n\n10 Burpees\n\n15 Push-ups\n\nTime = 8:15\n\nSquat 100 x 5",
      "BW x 10 x 4", "BW x 15 x 4", "100 lb x 5")
    checkSets(
      "\n3 rounds for time:\n\n10 Burpees\n\n15 Push-ups\n\nSquat 100 x 5",
      "BW x 10 x 3", "BW x 15 x 3", "100 lb x 5")
  }

  @Test(arguments: [
    "Super set x3 rounds", "superset x 3", "Completed 5 rounds total.", "Ten push-ups, for fun",
    "added 2 chains per side for 4 singles", "3 miles on the treadmill at lunch. It was dull.",
  ])
  func `what tells of sets elsewhere is said and not counted`(_ line: String) {
    let text = "# 2026-03-02\nSquat 100 kg x 5\n\(line)\n"
    let result = Reader().read([Source(path: "a.md", text: text)])
    let sets = result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(setText) == ["100 kg x 5"])
    #expect(!result.diagnostics.isEmpty)
  }

  @Test func `the length of a workout and the heads of columns are no sets`() {
    checkSets(
      "Squat 100 kg x 5\nMost of the workout: 35 minutes\nWorkout time: 50 min", "100 kg x 5")
    checkSets("Group 1   1st set   2nd set   3rd set\nRow 3x8 100", "100 lb x 8 x 3")
    checkSets("box squats - box set 1\" above parallel\n225x3", "225 lb x 3")
  }

  @Test func `words around a load name no exercise of their own`() {
    let text = """
      # 2026-03-02
      Box squat
      worked up to 405x3
      continued doing triples to 585
      600 for a single
      315 straight weight for a single
      135 kg for a hideously heavy set of 3 reps
      """
    let entries = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries)
    #expect(entries.map(\.nameAsWritten) == ["Box squat"])
    checkSets("Squat\n135kg for a hideously heavy set of 3 reps", "135 kg x 3")
  }

  @Test func `a bonus has a name of its own`() {
    let text = "# 2026-03-02\nRing dip 3x5\nBonus: 4 sets of 3 tuck jumps, 20 straight leg raises\n"
    let entries = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries)
    #expect(entries.map(\.nameAsWritten) == ["Ring dip", "tuck jumps", "straight leg raises"])
  }

  @Test func `a day behind a comma heads a file`() {
    let text = "Speed bench, 2/25/15\n\nBench 185 lb x 3\n"
    let days = Reader().read([Source(path: "a.md", text: text)]).journal.sessions.map(\.date)
    #expect(days.map { $0.map(String.init(describing:)) } == ["2015-02-25"])
  }
}
