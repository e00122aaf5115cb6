import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Labels and details in a word or two")
struct WorkInShortTests {
  private func sets(_ lines: String) -> [TrainingSet] {
    Reader().read([Source(path: "a.md", text: "# 2026-03-02\nLeg Press 225 lb x 5\n\n\(lines)\n")])
      .journal.sessions.flatMap(\.entries).dropFirst().flatMap(\.sets)
  }

  // MARK: Labels

  @Test(arguments: [
    "Set 1", "set two", "Top set", "Back off", "Backoffs", "Back-off:", "Drop sets", "AMRAP",
    "AMRAP set", "last set", "Rest pause", "Cluster sets", "Ramp", "Finisher", "Pause sets",
    "Beltless", "w/ belt", "then", "Volume", "Triple drop", "Week 3 day 1", "5/3/1 week 1",
  ])
  func `a label among sets leaves the exercise in force`(label: String) {
    checkNamed("Bench\n80 x 8\n\(label)\n70 x 6", ["Bench: 80 lb x 8, 70 lb x 6"])
  }

  @Test func `a label tells the kind and the side of the sets below`() {
    #expect(
      sets("Bench\n80 x 8\nDrop sets\n70 x 8\n60 x 8\nSquat\n100 x 5").map(\.kind)
        == [.work, .drop, .drop, .work])
    #expect(sets("Squat\n140 x 3\nAMRAP\n120 x 12\n100 x 5").map(\.kind) == [.work, .amrap, .work])
    #expect(
      sets("DB Row\nLeft\n30 x 8\n30 x 7\nRight\n30 x 6").map(\.side) == [.left, .left, .right])
    #expect(
      sets("DB Row 30 lb\nLeft 10 9 8\nRight 8 8 7").compactMap(\.side) == [
        .left, .left, .left, .right, .right, .right,
      ])
  }

  @Test(arguments: [
    "supplemental 5x5 @90", "Supplemental: 5x5 @90", "Down sets 90 5x5", "Extra 90 5x5",
    "Straight sets 90 5x5",
  ])
  func `a label before sets names no exercise`(line: String) {
    checkNamed("Squat 160 x 5\n\(line)", ["Squat: 160 lb x 5, 90 lb x 5 x 5"])
  }

  @Test func `the own weight above bare reps is no set`() {
    checkNamed("Dips BW\n12\n10", ["Dips: BW x 12, BW x 10"])
    checkNamed("Dips\nBW\n12\n10", ["Dips: BW x 12, BW x 10"])
  }

  @Test func `a remark with a hash among sets is no heading`() {
    checkNamed("Bench\n80 x 8\n# felt good\n75 x 8", ["Bench: 80 lb x 8, 75 lb x 8"])
  }

  @Test func `the first word of a sentence names the sets below`() {
    checkNamed("Bench. garage 2 degrees\n60 x 8", ["Bench: 60 lb x 8"])
    checkNamed("Squat day. slept 5 hrs, cold\n60 x 8", ["Squat: 60 lb x 8"])
    checkNamed(
      "Bench 60 x 5\nSquats. Felt rubbish\n100 x 5", ["Bench: 60 lb x 5", "Squats: 100 lb x 5"])
    checkNamed("Bench\n60 x 5\nBench. Felt easy\n100 x 5", ["Bench: 60 lb x 5, 100 lb x 5"])
  }

  // MARK: Behind and before the reps

  @Test(arguments: [
    "85 x 6 set 2", "85 x 6 set 3 of 3", "85 x 6 of 10", "85 x 6 w/ 1 spot", "85 x 6 w/ 2 cheat",
    "85 x 6, 2 negatives", "85 x 6 w/ 3s negative", "85x6@8+", "85x6 @8/8.5", "85 x 6 3-1-1",
    "@8: 85 x 6", "@8 85 x 6", "RPE 8 85 x 6", "2s pause 85 x 6",
    "3s eccentric 85 x 6", "85 x 6 (2 sec pause)",
  ])
  func `what is said beside the reps is no set`(line: String) {
    checkNamed("Bench\n180 x 8\n\(line)", ["Bench: 180 lb x 8, 85 lb x 6"])
  }

  @Test(arguments: ["85 x 5+ for 9", "85 x 5+x9", "85 x 5+ - 9", "85x5+, 9 reps"])
  func `the reps of a set that was left open`(line: String) {
    checkNamed("Bench\n180 x 8\n\(line)", ["Bench: 180 lb x 8, 85 lb x 9"])
    #expect(sets("Bench\n180 x 8\n\(line)").last?.kind == .amrap)
  }

  @Test func `ratings and tempo are kept`() {
    #expect(sets("Bench\n@8: 85 x 6").allSatisfy { $0.rpe != nil })
    #expect(sets("Bench\n85 3x6 3-1-1").allSatisfy { $0.remarks?.tempo == "3-1-1" })
  }

  @Test func `several schemes have one load`() {
    checkSets("Squat 100 4x3 1x5", "100 lb x 3 x 4", "100 lb x 5")
    checkSets("Squat 100: 4x3, 1x5", "100 lb x 3 x 4", "100 lb x 5")
    checkSets("Squat 2x5, 1x8 100", "100 lb x 5 x 2", "100 lb x 8")
    checkSets("Squat\n85: 4x3, 1x5", "85 lb x 3 x 4", "85 lb x 5")
    checkSets("Squat\n4x3, 1x3 @ 85", "85 lb x 3 x 4", "85 lb x 3")
  }

  // MARK: Shorthand

  @Test func `loads over reps, more reps and drops`() {
    checkSets("Shrug 275/12 12 10", "275 lb x 12", "275 lb x 12", "275 lb x 10")
    checkSets("Preacher curl 75/10 8 7>55/8", "75 lb x 10", "75 lb x 8", "75 lb x 7", "55 lb x 8")
    checkSets("DB curl 40/8>30/7>20/9", "40 lb x 8", "30 lb x 7", "20 lb x 9")
    checkSets(
      "Laterals 30/12>20/10>10/15   x2", "30 lb x 12", "20 lb x 10", "10 lb x 15", "30 lb x 12",
      "20 lb x 10", "10 lb x 15")
    checkSets(
      "Pulldown 160/9 140/10 rp 4 rp 3", "160 lb x 9", "140 lb x 10", "140 lb x 4", "140 lb x 3")
    #expect(sets("DB curl 40/8>30/7").map(\.kind) == [.work, .drop])
  }

  /// In a file that tells loads over reps.
  @Test func `turns of a superset by dashes`() {
    func turns(_ line: String) -> [String] {
      daysRead("# 2026-03-02\nBench 135/12 lb 185/10 225/8\nSquat 135/12 185/10 225/8\n\(line)\n")
        .dropFirst(2).map { String($0.dropFirst(11)) }
    }
    #expect(
      turns("Close grip ss pushdown  185/8 - 70/15   185/6 - 70/12")
        == ["Close grip: 185 lb x 8, 185 lb x 6", "pushdown: 70 lb x 15, 70 lb x 12"])
    #expect(
      turns("Flyes ss dips  50/15 - 15  50/12 - 10")
        == ["Flyes: 50 lb x 15, 50 lb x 12", "dips: BW x 15, BW x 10"])
  }

  @Test func `attempts of a meet on one line`() {
    checkSets(
      "Squat  1) 185 ok   2) 195 ok   3) 200 NO, depth 2-1", "185 lb x 1", "195 lb x 1",
      "200 lb x 0")
    #expect(
      sets("Deadlift 1) 210 ok  2) 225 ok  3) 232.5 no lift").map(\.kind) == [
        .work, .work, .failed,
      ])
  }

  @Test func `misses by letter among loads over reps`() {
    checkSets(
      "Snatch  50/2 57/1 60m 60/1 62m 62m", "50 lb x 2", "57 lb x 1", "60 lb x 0", "60 lb x 1",
      "62 lb x 0", "62 lb x 0")
    checkSets("Snatch  58/1  61/1  63m", "58 lb x 1", "61 lb x 1", "63 lb x 0")
  }

  @Test func `drops, rest-pauses and myo-reps by their words`() {
    #expect(
      sets("Bench\n180 x 8\n85 x 6 ds 70 x 6 ds 60 x 6").map(\.kind) == [
        .work, .work, .drop, .drop,
      ])
    #expect(sets("Bench\n85 x 6, 70 x 6, 60 x 6 drop set").map(\.kind) == [.work, .drop, .drop])
    checkSets("Bench\n85 RP: 6, 3, 2", "85 lb x 6", "85 lb x 3", "85 lb x 2")
    checkSets("Bench\n85 cluster 2-2-2", "85 lb x 2", "85 lb x 2", "85 lb x 2")
    checkSets("Bench\n85 x 6 RP 3 RP 2", "85 lb x 6", "85 lb x 3", "85 lb x 2")
    checkSets("Bench\n85 x 6, RP 3, RP 2", "85 lb x 6", "85 lb x 3", "85 lb x 2")
    checkSets("Bench\n85 x 12 myo 3/3/3", "85 lb x 12", "85 lb x 3", "85 lb x 3", "85 lb x 3")
  }

  // MARK: Dumbbells, machines and sides

  @Test(arguments: ["60s - 10", "60s = 10", "the 60s x 10", "pair of 60s x 10"])
  func `dumbbells by their size`(line: String) {
    checkNamed("DB press\n\(line)", ["DB press: 60 lb x 10"])
    #expect(sets("DB press\n\(line)").allSatisfy { $0.side == .each })
  }

  @Test func `dumbbells before a list`() {
    checkSets("DB press\n60s/8/8/7", "60 lb x 8", "60 lb x 8", "60 lb x 7")
    checkSets("DB press\n50s-10, 55s-8", "50 lb x 10", "55 lb x 8")
  }

  @Test(arguments: ["seat 5 90 x 12", "seat 4, 90 x 12", "Seat 5: 90 x 12"])
  func `the seat of a machine is no load`(line: String) {
    checkNamed("Leg curl machine\n\(line)", ["Leg curl machine: 90 lb x 12"])
  }

  @Test(arguments: ["plate 8 x 12", "setting 8 x 12", "pin at 8 x 12", "peg 8 x 12"])
  func `a level by its name`(line: String) {
    #expect(
      sets("Leg curl machine\n\(line)").map(\.load)
        == sets("Leg curl machine\npin 8 x 12").map(\.load))
  }

  @Test(arguments: [
    "30 lb L 10, R 9", "30 lb left 10 right 9", "30 lb 10 left 9 right", "30 x 10 left 9 right",
  ])
  func `both sides behind one load`(line: String) {
    checkSets("DB row\n\(line)", "30 lb x 10", "30 lb x 9")
    #expect(sets("DB row\n\(line)").map(\.side) == [.left, .right])
  }

  @Test(arguments: ["90/side x 5", "90 on each side x 5", "90 ps x 5"])
  func `the load of each side`(line: String) {
    checkSets("Squat\n\(line)", "90 lb x 5")
  }

  // MARK: The own weight

  @Test func `reps before what hangs on the body`() {
    checkSets("Pull-ups: 5@BW, 5@+10, 3@+20", "BW x 5", "BW+10 lb x 5", "BW+20 lb x 3")
    checkSets("Pull-ups: 5 @ BW, 5 @ 10, 3 @ 20", "BW x 5", "BW+10 lb x 5", "BW+20 lb x 3")
    checkSets("Assisted pull-ups: 3@-15, 2@-10", "BW-15 lb x 3", "BW-10 lb x 2")
    checkDumped("Hangs 10s +5, +7.5, +10", ["Hangs: BW+5 lb 10 s, BW+7.5 lb 10 s, BW+10 lb 10 s"])
  }

  @Test(arguments: [
    "20 assist x 8", "assisted 20 x 8", "8 reps -20", "8 @ -20", "8 -20", "8 x -20",
  ])
  func `help by its word or its sign`(line: String) {
    checkNamed("Pull-ups\n\(line)", ["Pull-ups: BW-20 lb x 8"])
  }

  @Test(arguments: ["35 kg d'assistance : 6, 5", "35 kg de ajuda 6, 5"])
  func `help in words of other languages`(line: String) {
    checkSets("Pull-ups\n\(line)", "BW-35 kg x 6", "BW-35 kg x 5")
  }

  @Test(arguments: ["AMRAP 12", "max: 12"])
  func `the most reps behind their word`(line: String) {
    checkNamed("Pull-ups\n\(line)", ["Pull-ups: BW x 12"])
  }

  // MARK: Runs

  @Test func `runs and rows told the other way round`() {
    checkDumped("25:30 run 5k", ["run: 5 km in 1530 s"])
    checkDumped("Run 5k @ 5:10", ["Run: 5 km"])
    checkDumped("Warm up 5 min bike", ["bike: 300 s warmup"])
    checkDumped("Cool down 10 min walk", ["walk: 600 s"])
    checkDumped("easy run 6k 34:58, 1/10", ["easy run: 6 km in 2098 s"])
    checkNamed("Bench 80 x 8\n2 x 100m strides", ["Bench: 80 lb x 8", "Run: 100 m x 2 sets"])
  }

  @Test func `ways of carries before their times`() {
    checkDumped("Farmers walk 100 lb\n40 m 28 s", ["Farmers walk: 100 lb x untold, 40 m in 28 s"])
    checkDumped("Run\n40 m 28 s", ["Run: 2428 s"])
  }

  // MARK: Circuits

  @Test func `caps behind the heads of blocks`() {
    #expect(sets("4 RFT, 20 cap\n400m run\n10 T2B").reduce(0) { $0 + Int($1.count) } == 8)
    #expect(sets("4 RFT (20 min cap)\n400m run\n10 T2B").reduce(0) { $0 + Int($1.count) } == 8)
    checkSets("21-15-9 DB thrusters 40s", "40 lb x 21", "40 lb x 15", "40 lb x 9")
    checkSets(
      "Snatch, build to a heavy single - 95, 105, 115", "95 lb x 1", "105 lb x 1", "115 lb x 1")
    checkSets(
      "Deadlift 275x5, 315x3, then back down, 275x10 tng", "275 lb x 5", "315 lb x 3", "275 lb x 10"
    )
  }
}
