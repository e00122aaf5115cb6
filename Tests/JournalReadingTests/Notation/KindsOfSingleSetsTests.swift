import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Kinds of single sets, and what stands beside sets")
struct KindsOfSingleSetsTests {
  @Test(
    arguments: [
      ("W: 40 kg x 6", "40 kg x 6 warmup"), ("W 40 kg x 6", "40 kg x 6 warmup"),
      ("(w) 40 kg x 6", "40 kg x 6 warmup"), ("40 kg x 6 (w)", "40 kg x 6 warmup"),
      ("40 kg x 6 w", "40 kg x 6 warmup"), ("6 @ 40 kg w", "40 kg x 6 warmup"),
      ("Warm-up set: 40 kg x 6", "40 kg x 6 warmup"), ("S2: W: 40 kg x 6", "40 kg x 6 warmup"),
      ("Set 2: (w) 40 kg x 6", "40 kg x 6 warmup"), ("#2 W: 40 kg/6", "40 kg x 6 warmup"),
      ("-> 40 kg x 9", "40 kg x 9 drop"), ("↓ 40 kg x 9", "40 kg x 9 drop"),
      ("DS 40 kg x 9", "40 kg x 9 drop"), ("D: 40 kg x 9", "40 kg x 9 drop"),
      ("S3 -> 40 kg x 9", "40 kg x 9 drop"), ("S3 drop set: 40 kg x 9", "40 kg x 9 drop"),
      ("60 kg x 9 (AMRAP)", "60 kg x 9 amrap"), ("60 kg x 9 (max reps)", "60 kg x 9 amrap"),
      ("AMRAP 60 kg x 9", "60 kg x 9 amrap"), ("Set 3: AMRAP 60 kg x 9", "60 kg x 9 amrap"),
      ("60 kg x 7, missed 8", "60 kg x 7 failed"), ("60 kg x 7 - 8th failed", "60 kg x 7 failed"),
      ("60 kg x 7 (2 left)", "60 kg x 7 rir 2"), ("60 kg x 7 (@9)", "60 kg x 7 @9"),
    ])
  func `letters and signs tell the kind of one set`(line: String, read: String) {
    checkDumped("Bench press\n60 kg x 8\n\(line)", ["Bench press: 60 kg x 8, \(read)"])
  }

  @Test func `heavier sets are no drops, and watts no warm-ups`() {
    checkDumped("Squat\n100 kg x 5\n-> 110 kg x 4", ["Squat: 100 kg x 5, 110 kg x 4"])
    checkDumped("Bike 20 min @ 150 w", ["Bike: 1200 s"])
  }

  @Test(
    arguments: [
      (
        "Squat wu: 60 kg x 5, wu: 80 kg x 3, 100 kg x 5",
        "Squat: 60 kg x 5 warmup, 80 kg x 3 warmup, 100 kg x 5"
      ),
      (
        "Squat (w) 60 kg x 5, (w) 80 kg x 3, 100 kg x 5",
        "Squat: 60 kg x 5 warmup, 80 kg x 3 warmup, 100 kg x 5"
      ),
      ("Squat W: 60 kg for 5, 100 kg for 5", "Squat: 60 kg x 5 warmup, 100 kg x 5"),
      (
        "Squat warm-up: 60 kg - 5, warm-up: 80 kg - 3, 100 kg - 5",
        "Squat: 60 kg x 5 warmup, 80 kg x 3 warmup, 100 kg x 5"
      ),
      ("Row 60 kg x 8, AMRAP 60 kg x 12", "Row: 60 kg x 8, 60 kg x 12 amrap"),
    ])
  func `labels on one line tell of their sets`(line: String, read: String) {
    checkDumped(line, [read])
  }

  @Test(
    arguments: [
      ("Pull-ups 3 sets: 5 5 4 @ +7.5kg", "Pull-ups: BW+7.5 kg x 5, BW+7.5 kg x 5, BW+7.5 kg x 4"),
      ("Plank 2 sets: 50 60 sec", "Plank: BW 50 s, BW 60 s"),
      ("Plank, one set, 2:00", "Plank: BW 120 s"),
      ("Plank 45/40/35s", "Plank: BW 45 s, BW 40 s, BW 35 s"),
      ("### Side plank 45s", "Side plank: BW 45 s"),
      ("### Dead hang 40s, 35s", "Dead hang: BW 40 s, BW 35 s"),
      ("Leg curl 20 kg - 12 x, 12 x, 10 x", "Leg curl: 20 kg x 12, 20 kg x 12, 20 kg x 10"),
      ("Row 32 kg / 4x6", "Row: 32 kg x 6 x 4"),
      ("Exercise bike, seat 6, level 3, 12 minutes", "Exercise bike: 720 s"),
      (
        "Squat 105 kg 5/5/4/F", "Squat: 105 kg x 5, 105 kg x 5, 105 kg x 4, 105 kg x 0 failed"
      ),
      (
        "Squat 95 kg: 3 3 3 2 F",
        "Squat: 95 kg x 3, 95 kg x 3, 95 kg x 3, 95 kg x 2, 95 kg x 0 failed"
      ),
      ("Side plank: 3x25s -> 25s, 20s", "Side plank: BW 25 s, BW 20 s"),
    ])
  func `counts, settings and misses beside the sets of a line`(line: String, read: String) {
    checkDumped(line, [read])
  }

  @Test(
    arguments: [
      ("Row 12 @ 20 kg felt good, 11 @ 20 kg", "Row: 20 kg x 12, 20 kg x 11"),
      (
        "Squat 85 kg for 3 @RPE8 moved well, 85 kg for 2", "Squat: 85 kg x 3 @8, 85 kg x 2"
      ),
      (
        "Row (w) 40 kg: 8, (w) 50 kg: 3, 60 kg: 8",
        "Row: 40 kg x 8 warmup, 50 kg x 3 warmup, 60 kg x 8"
      ),
      ("### Lat pulldown 55/10, 55/9, 40/12", "Lat pulldown: 55 lb x 10, 55 lb x 9, 40 lb x 12"),
      ("### Push-ups 10 reps", "Push-ups: BW x 10"),
    ])
  func `remarks and headings keep the sets behind them`(line: String, read: String) {
    checkDumped(line, [read])
  }

  /// Each rule looks at what stands behind; a line may end anywhere.
  @Test(
    arguments: [
      "Exercise bike, seat 6, level 3, 12 minutes",
      "Clean & jerk singles every E2MOM: 60, 65, 70 (miss), 70",
      "Squat wu: 60 kg x 5, wu: 80 kg x 3, 100 kg x 5 (2 left)",
      "#2 W: 40 kg/6 (max reps), AMRAP 60 x 9",
      "Set 2: (w) 40 kg x 6, missed 7th", "Plank, one set, 2:00 - 45/40/35s",
      "Pull-ups 3 sets: 5 5 4 @ +7.5kg F",
      "Double press 2x20 / 5x5 each", "B. Bench   target 3 x 6 @ 70 -> 3x30m @ 18",
      "Leg curl 20 kg - 12 x, 12 x, 10 x",
      "Row 12 @ 20 kg felt good, 11 @ 20 kg ok, 10 @ 20", "Fri 3.11., 82.6kg on the scale, no more",
      "weight: bw, reps: 6, sets: 2, type: warmup, note: a b",
      "70% (105) 5, odd: swing 3 @ 60 kg (last set 9 only, RPE 10)",
      "25 min uphill 2.1 km, then 1x6 with +10kg, three rounds",
      "110/0 no, 65x0 second try (20 kg assist) 8, 7",
    ])
  func `a line may be cut off anywhere`(_ line: String) {
    var cut = Substring(line)
    while !cut.isEmpty {
      for text in [cut, line.dropFirst(line.count - cut.count), "# " + cut, "- " + cut] {
        let day = "# 2026-03-02\n\nBench press\n60 kg x 8\n\(text)\n40 kg x 5\n"
        let sets = Reader().read([Source(path: "a.md", text: day)]).journal.sessions
          .flatMap(\.entries).flatMap(\.sets)
        #expect(!sets.isEmpty)
      }
      cut.removeLast()
    }
  }

  @Test func `a target beside a name is none of its sets`() {
    checkDumped(
      "Row 50 kg x 5\nB. Bench press   target 3 x 6 @ 70\n[x] Set 1: done 70 kg x 6\n[x] Set 2: done 70 kg x 5",
      ["Row: 50 kg x 5", "Bench press: 70 kg x 6, 70 kg x 5"])
    checkDumped(
      "Row 50 kg x 5\nSquat goal 3x5 @ 100\n100 kg x 5", ["Row: 50 kg x 5", "Squat: 100 kg x 5"])
  }

  @Test func `pairs of label and value tell kinds, notes and the own weight`() {
    checkDumped(
      "Bench press\n- weight: 40, reps: 10, type: warmup\n- weight: 60, reps: 8, note: back-off\nDips\n- weight: bw, reps: 6, sets: 2",
      ["Bench press: 40 lb x 10 warmup, 60 lb x 8", "Dips: BW x 6 x 2"])
  }

  @Test func `a rest behind a name leaves the name`() {
    checkDumped("Squat, rest 4-5min\n100 kg x 5", ["Squat: 100 kg x 5"])
    checkDumped("Deadlift, rest 5\n140 kg x 5", ["Deadlift: 140 kg x 5"])
  }

  @Test(arguments: ["PR by 31 sec!! what a day", "86 second try was slow", "24 minutes all in"])
  func `times in talk are no sets`(_ line: String) {
    checkSets("Bench 60 kg x 5\n\(line)", "60 kg x 5")
  }

  @Test func `an order told from now on leaves the lines above`() {
    let text = """
      unit: kg
      2024-01-08
      Squat
      155 x 5 @7

      From now on sets x reps x weight
      2024-01-15
      Squat
      3x4x165 @8
      """
    check(
      text,
      """
      2024-01-08
        Squat
          155 kg x 5 @7 ?load,effort
      2024-01-15
        Squat
          165 kg x 4 x 3 @8
      """)
  }

  @Test func `weeks of French journals are no numbers of sets`() {
    let text = """
      # 2026-03-02
      Squat 60 kg x 5

      ## S12 (16-22 mars 2026)
      - mar 17 : squat 70 kg x 5
      - jeu 19 : squat 75 kg x 5
      """
    let days = Reader().read([Source(path: "a.md", text: text)]).journal.sessions.map(
      \.date?.description)
    #expect(days.contains("2026-03-19"))
  }

  @Test func `ratings are no loads of a hundred sets`() {
    check(
      "unit: kg\norder: sets x reps x weight\n2024-01-08\nSquat 155 x 5 @7\n",
      "2024-01-08\n  Squat\n    155 kg x 5 @7 ?load,effort")
  }
}

@Suite("Days with weights, and years that were passed")
struct DaysWithWeightsTests {
  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .filter { !$0.entries.isEmpty }.map { $0.date?.description ?? "no date" }
  }

  @Test func `the year goes on below its heading`() {
    #expect(
      days("2019\n12/28 squat 225x5\n12/30 row 155x5\n1/3 squat 230x5\n2/1 squat 235x5\n") == [
        "2019-12-28", "2019-12-30", "2020-01-03", "2020-02-01",
      ])
    #expect(
      days("2019\n5/23 squat 225x5\n\n2020 - new gym\n1/26 squat 230x5\n") == [
        "2019-05-23", "2020-01-26",
      ])
    // Out of order, and no new year.
    #expect(days("2019\n5/8 squat 225x5\n5/3 row 155x5\n") == ["2019-05-08", "2019-05-03"])
  }

  @Test(
    arguments: [
      "Fri 3.11.  82.6kg on the scale, no more buns", "Fri 3.11. 82.6kg",
      "2023-11-03 82.6kg on the scale, meh", "3 Nov 2023 82.6 kg this morning",
    ])
  func `a weight behind a day is the lifter's`(_ line: String) {
    let journal = Reader().read([
      Source(
        path: "a.md",
        text: "November 2023\n\nWed 1.11.\nSnatch 40 kg x 3\n\n\(line)\nSnatch 60 kg x 2\n")
    ]).journal
    #expect(journal.sessions.last?.date?.description == "2023-11-03")
    #expect(journal.bodyweights.map(\.mass.description) == ["82.6 kg"])
    #expect(journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == ["Snatch", "Snatch"])
  }
}
