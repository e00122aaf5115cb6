import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Notes that lifters typed into a phone or a post, pasted as they stand.
struct PastedNoteTests {
  // MARK: Reps and their loads

  @Test func `so many times behind a load are its reps`() {
    checkSets(
      "Curl\n30lbs - 12x, 10x; 35lbs – 8x", "30 lb x 12", "30 lb x 10", "35 lb x 8")
    checkSets("Press\n40 lb - 9x", "40 lb x 9")
  }

  @Test func `what hangs on the body stands behind its reps`() {
    checkSets("Dips\n18 - BW only\n7 – BW+25\n6- BW+35", "BW x 18", "BW+25 lb x 7", "BW+35 lb x 6")
    checkSets("Dips\n9 - BW, 7 - BW+10", "BW x 9", "BW+10 lb x 7")
  }

  @Test func `the body and what was added may be told in parentheses`() {
    checkNamed("Chin-ups (BW=150 lb + 40 lb), 3 sets x 5 reps", ["Chin-ups: BW+40 lb x 5 x 3"])
    checkNamed("Dips (BW+20 kg) 3x6", ["Dips: BW+20 kg x 6 x 3"])
  }

  @Test func `a few behind a sign are what was left`() {
    checkSets("Bench\n120x3 @ 2\n110x4 @ 3", "120 lb x 3", "110 lb x 4")
  }

  @Test func `loads joined by dashes are lifted for one set each`() {
    checkSets("RDL 225-275-315 3x8", "225 lb x 8", "275 lb x 8", "315 lb x 8")
  }

  @Test func `pairs of dumbbells have their reps in parentheses`() {
    checkSets("DB press\n40s (8), 45s (6), 50s (4)", "40 lb x 8", "45 lb x 6", "50 lb x 4")
    checkSets("Press\n95(4) - 115(3) - 95(8)", "95 lb x 4", "115 lb x 3", "95 lb x 8")
  }

  @Test func `nobody holds for half a second`() {
    checkSets("Incline press\n35s, 40s, 47.5s", "35 lb", "40 lb", "47.5 lb")
    checkSets("Plank\n35s, 40s, 45s", "BW x 35 s", "BW x 40 s", "BW x 45 s")
  }

  @Test func `a load with its unit stands behind a dash and counted sets`() {
    checkSets("Twist – 3 sets of 10 – 25 lb plate", "25 lb x 10 x 3")
    checkSets("Press 3 reps, 5 sets @ 115 lb", "115 lb x 3 x 5")
  }

  @Test(arguments: ["6x3 @ 90% (130 kg)", "6x3 @ 90% of that single (130 kg)"])
  func `sets stand first before a share`(_ sets: String) {
    checkSets("Squat \(sets)", "130 kg x 3 x 6")
  }

  @Test func `a share of a maximum tells no reps`() {
    checkSets("Squat 60 kg x 5\n6x3 @ 90% of max", "60 kg x 5", "3 reps x 6 sets")
  }

  @Test func `what each hand carries so often so far`() {
    checkSets("Farmers\n275/hand 3x60 ft", "275 lb x 60 ft x 3")
    checkSets("50 m sandbag carry (100 lb)", "100 lb x 50 m")
  }

  @Test func `a tool stands with its load in parentheses`() {
    checkNamed(
      "20 slam balls (20 lb ball)\n10 bent over flies (30# DBs)",
      ["slam balls: 20 lb x 20", "bent over flies: 30 lb x 10"])
  }

  @Test func `how high a stone was lifted is no time`() {
    checkNamed("Stone to 52\" - 240 lb x 3", ["Stone: 240 lb x 3"])
  }

  @Test func `a letter may tell the hands`() {
    checkNamed("2H swing 24 kg 5x10", ["2H swing: 24 kg x 10 x 5"])
    checkNamed("2h walk", ["walk: 7200 s"])
  }

  @Test func `an attempt among loads is no number of reps`() {
    checkSets("Snatch 70, 75x, 77.5", "70 lb x 1", "75 lb x 0", "77.5 lb x 1")
    checkSets("Bench 70, 75x, 77.5", "70 lb", "75 lb x 0", "77.5 lb")
    checkSets("Push-ups 40x, 50x", "BW x 40", "BW x 50")
  }

  @Test func `each pair of dumbbells has its own sets`() {
    checkSets("Incline DB 50s 3x10, 55s x 8", "50 lb x 10 x 3", "55 lb x 8")
    checkSets("DB row 3x10 each side w/ 60s", "60 lb x 10 x 3")
  }

  @Test func `a time in parentheses is how long a load was carried`() {
    checkNamed("Yoke 500 lb x 50 ft (12.5 sec)", ["Yoke: 500 lb x 50 ft"])
    let text = "# 2026-03-02\nYoke 500 lb x 50 ft (12.5 sec)\n"
    let set = Reader().read([Source(path: "a.md", text: text)]).journal.sessions[0].entries[0].sets[
      0]
    #expect("\(set.effort)".contains("12"))
  }

  @Test func `plates may be counted for each side`() {
    checkNamed("Hack squat 4pps x 12", ["Hack squat: level 4 x 12"])
  }

  @Test func `seconds of a pause stand before a load`() {
    checkNamed("Pause front squat 3s 100x3x3", ["Pause front squat: 100 lb x 3 x 3"])
    checkNamed("Pause bench 2 sec 185 3x5", ["Pause bench: 185 lb x 5 x 3"])
  }

  @Test func `a name may end with the reps of its loads`() {
    checkNamed("Bench doubles: 225, 235, 245", ["Bench: 225 lb x 2, 235 lb x 2, 245 lb x 2"])
  }

  @Test func `a plate may begin a name`() {
    checkNamed("12 plate crunches", ["plate crunches: BW x 12"])
  }

  // MARK: What was planned, and what came of it

  @Test(arguments: ["5x5 @ 225", "5 reps, 5 sets @ 225", "5 x max reps @ 225"])
  func `the reps of all sets right below a scheme are what was done of it`(_ scheme: String) {
    checkSets(
      "Squat \(scheme)\n5, 5, 4, 4, 3", "225 lb x 5", "225 lb x 5", "225 lb x 4", "225 lb x 4",
      "225 lb x 3")
    checkSets(
      "Squat \(scheme)\n\n5, 5, 4, 4, 3 = 21", "225 lb x 5", "225 lb x 5", "225 lb x 4",
      "225 lb x 4", "225 lb x 3")
  }

  @Test(arguments: [
    "Squat 5-5-3\n225-245-275", "Squat 5-5-3\n\n225, 245, 275", "Squat 5-5-3 (225-245-275)",
    "Squat 5-5-3 225 245 275",
  ])
  func `as many loads as reps are lifted for those`(_ lines: String) {
    checkSets(lines, "225 lb x 5", "245 lb x 5", "275 lb x 3")
  }

  @Test func `loads right below a scheme are those of its sets`() {
    checkSets("Press 3x5\n95-105-115", "95 lb x 5", "105 lb x 5", "115 lb x 5")
    checkSets("DB press 10-8-6\n40s, 45s, 50s", "40 lb x 10", "45 lb x 8", "50 lb x 6")
    checkSets("Snatch 1-1-1\n80, 85, 90 (fail)", "80 lb x 1", "85 lb x 1", "90 lb x 0")
    checkSets("Snatch 1-1-1\n80-85-90F", "80 lb x 1", "85 lb x 1", "90 lb x 0")
    checkSets("Squat 5-5-5\n225", "5 reps", "5 reps", "5 reps", "225 lb")
  }

  @Test func `more reps than the scheme, or fewer sets, are other sets`() {
    checkSets("Squat 3x5 @ 225\n8, 8, 8", "225 lb x 5 x 3", "8 reps", "8 reps", "8 reps")
    checkSets("Squat 3x5 @ 225\n5, 4", "225 lb x 5 x 3", "5 reps", "4 reps")
  }

  @Test(arguments: [
    "= 17 reps, same as last time", "Time 8:58", "I finished in 27:27!",
    "Tonight I am going to do 3x5x115 squats", "I failed at 50s, then dropped to 47.5s again.",
    "One set and I knew I should pack it up. I had no power in the bench today, none at all.",
    "Bar for a few", "Week of 10/4/9", "Gym. Session 88 of 124. Chest & Biceps",
  ])
  func `a line that tells of no set`(_ line: String) {
    checkNamed("Squat\n60 kg x 5\n\(line)\n60 kg x 5", ["Squat: 60 kg x 5, 60 kg x 5"])
  }

  @Test func `what a sentence behind the sets aims at is no goal`() {
    checkSets("Close grip bench: 4 x 135. This targets the triceps.", "135 lb x 4")
  }

  @Test func `a maximum that was looked for is no set`() {
    checkNamed("Power snatch - find 1 rep max\n33 kg x 1", ["Power snatch: 33 kg x 1"])
  }

  @Test func `loads that no set was made of are said`() {
    let text = "# 2026-03-02\nSquat\nBuild up to a heavy single (110, 115, 120 kg). Then,\n"
    let findings = Reader().read([Source(path: "a.md", text: text)]).diagnostics
    #expect(findings.map(\.code) == [.unreadNumbers])
  }

  // MARK: Rounds

  @Test func `sets above a blank line and a list are rounds`() {
    checkNamed(
      "4 Sets\n\n- 10 cable row (75#)\n- 10 ring row",
      ["cable row: 75 lb x 10 x 4", "ring row: BW x 10 x 4"])
  }

  @Test func `as many as possible may be told set by set`() {
    checkNamed("MAX push-ups (20-18-15)", ["push-ups: BW x 20, BW x 18, BW x 15"])
  }

  // MARK: Names

  @Test func `a name stands behind sets, reps and a dash`() {
    checkNamed(
      "Stretching\n4 x 25 reps - 24\" box jumps\n3 x 10 - curls\n3x8 - easy today",
      ["Stretching: ", "box jumps: BW x 25 x 4", "curls: 10 reps x 3 sets, 8 reps x 3 sets"])
  }

  @Test(arguments: [
    ("20 minutes on the exercise bike doing intervals.", "exercise bike: 1200 s"),
    ("25 minutes on the treadmill – 2 km/4.92 mph", "treadmill: 2 km"),
    ("cycled with ball crunch 3x20", "ball crunch: BW x 20 x 3"),
    ("Squats, two 10 kg dumbbells: 5 x 5", "Squats: 10 kg x 5 x 5"),
    ("Calf raises whilst holding 5 kg dumbbells: 3x8", "Calf raises: 5 kg x 8 x 3"),
    ("Dumbbell bench press. Full 3x15", "Dumbbell bench press: 15 reps x 3 sets"),
    ("Pulldown: 5 setting, 10, 8, 8", "Pulldown: 10 reps, 8 reps, 8 reps"),
    ("Leg Extension: -- Quadriceps\n3x12 70 lb", "Leg Extension: 70 lb x 12 x 3"),
  ])
  func `words around a name are not part of it`(_ lines: String, _ expected: String) {
    checkNamed(lines, [expected])
  }

  // MARK: Days

  @Test(arguments: [
    "STRONGMAN Saturday - Deads - Stone 5/23/20", "Strongman Saturday-Farmers 5/23/20",
  ])
  func `numbers that no reps are tell the day`(_ title: String) {
    let journal = Reader().read([
      Source(path: "journal.txt", text: title + "\n\nSquat\n100 kg x 5\n")
    ]).journal
    #expect(journal.sessions.map { $0.date?.description } == ["2020-05-23"])
  }
}
