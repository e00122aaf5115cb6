import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What belongs to the sets of a line and stands apart from them")
struct WorkToldApartTests {
  @Test(arguments: [
    "Adductor 65 (machine number) 3x15", "Adductor 3x15, 65 (machine number)",
  ])
  func `a load without reps and reps without a load are the same sets`(line: String) {
    checkSets(line, "65 lb x 15 x 3")
  }

  @Test func `a load stands before its remark, its total or its sets`() {
    checkSets("EZ curls 55 lb total 12/10/10", "55 lb x 12", "55 lb x 10", "55 lb x 10")
    checkSets("EZ curls 55 total 12/10/10", "55 lb x 12", "55 lb x 10", "55 lb x 10")
    checkSets("DB bench 3x10, 40s", "40 lb x 10 x 3")
    checkSets("Split squat 3x8/leg, 25s", "25 lb x 8 x 3")
    checkSets("Hip thrust w the bar (45) 12 10", "45 lb x 12", "45 lb x 10")
  }

  @Test func `a number of sets beside as many reps is that of them`() {
    checkSets(
      "Bench 4 sets 135 10 10 9 8", "135 lb x 10", "135 lb x 10", "135 lb x 9", "135 lb x 8")
    checkSets("Pull-ups: 3 sets, 10 8 6", "BW x 10", "BW x 8", "BW x 6")
    checkSets(
      "Squats 5 sets - 135/185/225/245/255 x 5", "135 lb x 5", "185 lb x 5", "225 lb x 5",
      "245 lb x 5", "255 lb x 5")
  }

  @Test func `what a field of its own tells is no load of the sets before`() {
    let text = """
      Mo 06.01.25; Kniebeuge 3x5@82,5; Klimmzüge 6/5/4; 82,1; zäh
      Mi 08.01.25; Bankdrücken 3x5@62,5; Klimmzüge 7/5/4; 81,9;
      """
    let journal = Reader().read([Source(path: "a.txt", text: text)]).journal
    #expect(journal.bodyweights.map { "\($0.mass)" } == ["82.1 kg", "81.9 kg"])
    let sets = journal.sessions.flatMap(\.entries).filter { $0.exercise == "Pull-up" }
      .flatMap(\.sets)
    #expect(sets.map(setText) == ["BW x 6", "BW x 5", "BW x 4", "BW x 7", "BW x 5", "BW x 4"])
  }

  @Test(arguments: [
    "Incline 4x8 145 -> 135 on last 2", "Incline 4x8 145, dropped to 135 for last 2",
    "Incline 4x8 @ 145 (135 last two sets)", "Incline 145 4x8, last 2 at 135",
  ])
  func `the last sets have another load`(line: String) {
    checkSets(line, "145 lb x 8", "145 lb x 8", "135 lb x 8", "135 lb x 8")
  }

  @Test(arguments: [
    "Cable row 50 3 x 10-12 (got 12, 11, 10)", "Cable row 3x10-12 50: got 12, 11, 10",
  ])
  func `with a result a range of reps is no plan`(line: String) {
    checkSets(line, "50 lb x 12", "50 lb x 11", "50 lb x 10")
  }

  @Test(arguments: [
    "Press 3x5: 95, 100, 105 (only 4)", "Press 3x5 95/100/105 (last set 4)",
    "Press 3x5: 95, 100, 105 (only 4 on the last)",
  ])
  func `the last of listed loads came to less`(line: String) {
    checkSets(line, "95 lb x 5", "100 lb x 5", "105 lb x 4")
  }

  @Test func `the last set of a scheme came to less`() {
    checkSets("Press 95 3x8 (could only do 7 on last set)", "95 lb x 8", "95 lb x 8", "95 lb x 7")
  }

  @Test(arguments: [
    "Dips 10 8 7 (20 assist)", "Dips 10 8 7 (assist -20)", "Dips 10 8 7 (-20)",
    "Dips 10 8 7 @ -20", "Dips, 20 assist, 10 8 7",
  ])
  func `the help of a machine is that of all reps`(line: String) {
    checkSets(line, "BW-20 lb x 10", "BW-20 lb x 8", "BW-20 lb x 7")
  }

  @Test func `help stands in words before the reps`() {
    checkSets(
      "Assisted pull-up machine, 70 help, 8 7 5", "BW-70 lb x 8", "BW-70 lb x 7", "BW-70 lb x 5")
    checkSets("Chin-ups (w 50lb assist) 3 x 8", "BW-50 lb x 8 x 3")
    checkSets("Pull-ups: BW (8, 7), BW+10 (5)", "BW x 8", "BW x 7", "BW+10 lb x 5")
  }

  @Test func `what is held is the load`() {
    checkSets("Calf raises 3x15 holding a 25", "25 lb x 15 x 3")
    checkSets("Calf raises 3x15 with a 25 lb plate", "25 lb x 15 x 3")
  }

  @Test func `another load and what came of it stand in words`() {
    checkSets("Press 30s 12 12, tried 40s got 4", "30 lb x 12", "30 lb x 12", "40 lb x 4")
    checkSets("Curl 25 10 8, drop to 15 11", "25 lb x 10", "25 lb x 8", "15 lb x 11")
    checkSets("Bench 165 8 8, went up to 175 for 5", "165 lb x 8", "165 lb x 8", "175 lb x 5")
  }

  @Test func `sets behind a comma may have a load of their own`() {
    checkSets("Bench 165 3x8, 1x12 @ 135", "165 lb x 8 x 3", "135 lb x 12")
    checkSets("Bench 165 3x8, 1x12", "165 lb x 8 x 3", "165 lb x 12")
  }

  @Test func `one scheme is of all lifts before it`() {
    let each = "x 5 x 5"
    checkNamed(
      "Squat 195 Bench 140 Row 120 all 5x5",
      ["Squat: 195 lb \(each)", "Bench: 140 lb \(each)", "Row: 120 lb \(each)"])
    checkNamed(
      "Bench/row 185/135 5x5", ["Bench: 185 lb \(each)", "row: 135 lb \(each)"])
    checkNamed(
      "Curl/pushdown SS 3x12 30/40", ["Curl: 30 lb x 12 x 3", "pushdown: 40 lb x 12 x 3"])
    checkNamed("Rows 95 5x5 + 3x8 dips", ["Rows: 95 lb \(each)", "dips: BW x 8 x 3"])
  }

  @Test func `rest before the times of pieces is none of them`() {
    checkDumped(
      "Row 2 x 500m, 2 min rest: 2:14, 2:15",
      ["Row: 500 m in 134 s rest 120, 500 m in 135 s rest 120"])
  }

  @Test func `parts of a missed lift, weeks and sentences are no sets`() {
    checkSets("Bench 110x1, 117.5 missed 2/3 of the way up", "110 lb x 1", "117.5 lb x 0")
    checkSets("Squat, week 1.  155x5  180x5", "155 lb x 5", "180 lb x 5")
    checkSets("Deadlift 225x5. Two plates, hello old friend", "225 lb x 5")
  }

  @Test func `why an exercise was done is no part of its name`() {
    checkNamed("Squats since I was mad: 155x8", ["Squats: 155 lb x 8"])
    checkNamed("Squats because leg press was taken 155x8", ["Squats: 155 lb x 8"])
    checkNamed(
      "Seated row (new one, Bob showed me) 25 15 15", ["Seated row: 25 lb x 15, 25 lb x 15"])
  }

  @Test func `factors behind a load are reps, the same again is said in words`() {
    checkSets("Bench 175 x 5 x 5 x 4", "175 lb x 5", "175 lb x 5", "175 lb x 4")
    checkSets("Bench 175x5, same, same", "175 lb x 5", "175 lb x 5", "175 lb x 5")
    checkSets("Bench 185: 8 reps, 7 reps", "185 lb x 8", "185 lb x 7")
  }

  @Test func `counts, miles and walks with their settings`() {
    checkNamed("Finisher: 100 push ups in 6 min", ["push ups: BW x 100"])
    checkNamed("20 squats & 20 lunges", ["squats: 20 reps", "lunges: 20 reps"])
    checkNamed("Band pull-aparts 100", ["Band pull-aparts: 100 reps"])
    checkDumped("Ran a mile in 9:30", ["Ran: 1 mi in 570 s"])
    checkDumped("Treadmill 12-3-30", ["Treadmill: 1800 s"])
    checkDumped("Cardio: 15 min cross trainer, 2.3 km", ["cross trainer: 2.3 km in 900 s"])
  }

  @Test(arguments: [
    "Circuit x 3", "Circuit x3:", "Circuit (3 rounds)", "Circuit, 3 times through", "Finisher x3",
    "Repeat 3x", "## Circuit x3", "## 3 rounds",
  ])
  func `how often a circuit was done stands in any form above it`(head: String) {
    checkNamed(
      head + "\nSwings 35 lb x 15\nPress-ups x 10\n",
      ["Swings: 35 lb x 15 x 3", "Press-ups: BW x 10 x 3"])
  }

  @Test func `a dash stands behind the rounds`() {
    checkNamed(
      "3 rounds - 10 pull-ups, 20 push-ups",
      ["pull-ups: BW x 10 x 3", "push-ups: BW x 20 x 3"])
  }

  @Test func `letters in capitals tell back-off and top sets, a glued one warm-ups`() {
    checkNamed(
      "Bench\nTS 205x3\nBO: 155x12", ["Bench: 205 lb x 3, 155 lb x 12"])
    checkSets("Squat W60x8 W80x5 100x5x3", "60 lb x 8", "80 lb x 5", "100 lb x 5 x 3")
  }
}
