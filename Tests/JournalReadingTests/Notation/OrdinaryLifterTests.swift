import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// What ordinary lifters type on ordinary days.
struct OrdinaryLifterTests {
  // MARK: The bar and what was missed

  @Test(arguments: ["bar x 10", "Bar x10", "empty bar x 10", "bar 10", "- bar x 10"])
  func `the empty bar is no exercise`(_ line: String) {
    checkNamed("Squat\n\(line)\n60 kg x 5", ["Squat: 10 reps, 60 kg x 5"])
  }

  @Test func `the empty bar may be lifted for sets and reps`() {
    checkNamed("Squat\nbar 2x10\n60 kg x 5", ["Squat: 10 reps x 2 sets, 60 kg x 5"])
    checkNamed("Barbell curl 3x10", ["Barbell curl: 10 reps x 3 sets"])
  }

  @Test(arguments: ["110x1, 115 miss", "110x1 115 miss", "110x1, 115 fail", "110x1 115xm"])
  func `a load that was missed is no number of reps`(_ line: String) {
    checkSets("Snatch \(line)", "110 lb x 1", "115 lb x 0")
  }

  @Test func `a load behind sets and reps is theirs, though they were missed`() {
    checkSets("Squat 3x5 245 f (5,5,3)", "245 lb x 5", "245 lb x 5", "245 lb x 3")
  }

  @Test func `a sign behind the times sign tells that it was missed`() {
    checkSets("Snatch 80x1 85x- 85x1", "80 lb x 1", "85 lb x 0", "85 lb x 1")
    checkSets("Snatch 105x1 110xm 110x1", "105 lb x 1", "110 lb x 0", "110 lb x 1")
  }

  // MARK: Words before sets

  @Test(arguments: [
    "hit", "got", "did", "then", "Actual", "Backoffs", "Back-off sets", "BBB", "потом",
  ])
  func `a word before sets is no exercise below a name`(_ word: String) {
    checkNamed("Squat\n100 kg x 5\n\(word) 80 kg x 5", ["Squat: 100 kg x 5, 80 kg x 5"])
  }

  @Test func `that a lift was hit is no part of its name`() {
    checkNamed("Front squat - hit 100 kg x 1", ["Front squat: 100 kg x 1"])
  }

  @Test func `what a lifter did is no name of one letter`() {
    checkNamed(
      "Row 60 kg x 5\nI did 2 sets of 15 push-ups",
      [
        "Row: 60 kg x 5", "push-ups: BW x 15 x 2",
      ])
  }

  @Test func `the empty bar is no part of a name`() {
    checkNamed("Smith squat just the bar 3x10", ["Smith squat: 10 reps x 3 sets"])
    checkNamed("Close grip bench with the bar 3x10", ["Close grip bench: 10 reps x 3 sets"])
    checkNamed("Deadlift trap bar 100 kg x 5", ["Deadlift trap bar: 100 kg x 5"])
  }

  @Test func `inches before a load are how high it lay`() {
    checkSets("Axle deadlift 18\" 260x5, 300x3", "260 lb x 5", "300 lb x 3")
  }

  @Test func `a load in words is said not to be read`() {
    checkWarns(
      "Bench press one hundred and fifty something kilos five reps",
      "a load in words was taken for part of the name")
  }

  @Test func `a share before the load is no set`() {
    checkSets("Squat\n-10% 190 2x3", "190 lb x 3 x 2")
    checkSets("Press 65% x 5 = 95", "95 lb x 5")
  }

  @Test func `working sets follow warm-ups on the line`() {
    check(
      """
      # 2026-03-02
      Bench: warm-up 20 kg x 15, 40 kg x 10; working sets: 60 kg x 8, 60 kg x 7
      Squat
      warmup 60 kg x 5; work 100 kg x 5 x 3
      """,
      """
      2026-03-02
        Bench Press
          20 kg x 15 warmup
          40 kg x 10 warmup
          60 kg x 8
          60 kg x 7
        Squat
          60 kg x 5 warmup
          100 kg x 5 x 3
      """)
  }

  @Test func `the last rep is not the last time`() {
    checkSets("Bench 155x8, 185x3 (got help on last)", "155 lb x 8", "185 lb x 3")
    checkSets("Bench 155x8 (last)")
  }

  // MARK: How many sets

  @Test func `two numbers behind a bare load are doubtful`() {
    checkSets("Squat 100 5 3", "100 lb x 5", "100 lb x 3")
    checkWarns("Squat 100 5 3", "read as 100 kg x 5, 100 kg x 3, but it could be 100 kg x 5 x 3")
    checkWarns("Squat 100 5 5", "read as 100 kg x 5, 100 kg x 5, but it could be 100 kg x 5 x 5")
    checkSets("Row 100 10 9", "100 lb x 10", "100 lb x 9")
  }

  @Test func `an order settles them`() {
    let text = "unit: kg\norder: weight x reps x sets\n# 2026-03-02\nSquat 100 5 3\nRow 60, 8, 3\n"
    check(
      text,
      """
      2026-03-02
        Squat
          100 kg x 5 x 3
        Row
          60 kg x 8 x 3
      """)
  }

  @Test func `nobody falls from twelve reps to four`() {
    checkSets("Leg press 160 12 4", "160 lb x 12 x 4")
    checkSets("Leg press: 160, 12, 4", "160 lb x 12 x 4")
    checkSets("Triceps pushdown 25 15 3", "25 lb x 15 x 3")
    checkSets(
      "Leg press 160 12 4\nRow 100 10 10 9", "160 lb x 12 x 4", "100 lb x 10", "100 lb x 10",
      "100 lb x 9")
  }

  @Test func `a number of sets before loads that rise is not of each`() {
    checkSets("Bench 5 sets: 60x10, 80x8, 100x5", "60 lb x 10", "80 lb x 8", "100 lb x 5")
    checkWarns(
      "Bench 5 sets: 60x10, 80x8, 100x5",
      "another number of sets follows, and they were read as they stand")
    checkSets("Bench 3 sets: 60x10, 80x8, 100x5", "60 lb x 10", "80 lb x 8", "100 lb x 5")
  }

  @Test func `a number with a times sign at the end counts sets`() {
    checkSets("Plank 1 min 3x", "BW x 60 s x 3")
    checkSets("Row 60 kg 10 reps 3x", "60 kg x 10 x 3")
  }

  @Test func `sets stand behind what each arm did`() {
    checkSets("Curls 30 x 10 each arm 3 sets", "30 lb x 10 x 3")
  }

  @Test func `a total is parted into its sets`() {
    checkSets("Pull-ups 50 total (20, 15, 15)", "BW x 20", "BW x 15", "BW x 15")
    checkSets("Push-ups 100 reps (40/30/30)", "BW x 40", "BW x 30", "BW x 30")
  }

  @Test func `names and sets of one number go together`() {
    checkNamed(
      "Squat, Bench, Row | 100x5, 80x5, 60x8",
      ["Squat: 100 lb x 5", "Bench: 80 lb x 5", "Row: 60 lb x 8"])
    checkNamed(
      "Squat, Bench: 100x5, 100x5",
      [
        "Squat: 100 lb x 5, 100 lb x 5", "Bench: 100 lb x 5, 100 lb x 5",
      ])
  }

  // MARK: Loads

  @Test func `behind a slash stand reps, and sets behind them`() {
    checkSets("Squat 90/5, 110/5, 120/5x3", "90 lb x 5", "110 lb x 5", "120 lb x 5 x 3")
    checkSets("Squat 120/5x5", "120 lb x 5 x 5")
    checkSets("Bench / 36 kg / 3x7", "36 kg x 7 x 3")
    checkSets("Row 18 kg/10/10/9", "18 kg x 10", "18 kg x 10", "18 kg x 9")
    checkSets("Pushdown 20/15 20/13 22.5/10", "20 lb x 15", "20 lb x 13", "22.5 lb x 10")
  }

  @Test func `two dumbbells may stand before a list of reps`() {
    checkSets("DB press 2x24 kg 10/10/8", "24 kg x 10", "24 kg x 10", "24 kg x 8")
    checkSets("DB press 2x24 kg 12 10 8", "24 kg x 12", "24 kg x 10", "24 kg x 8")
    checkSets("DB press 2x22,5 10/9/8", "22.5 lb x 10", "22.5 lb x 9", "22.5 lb x 8")
    checkSets("Curl 12.5s 10 10 8", "12.5 lb x 10", "12.5 lb x 10", "12.5 lb x 8")
  }

  @Test func `the load of each side stands behind the sign`() {
    checkSets("Split squat 3x8 ea @ 50", "50 lb x 8 x 3")
    checkSets("Split squat 3x8 per leg @ 20 kg", "20 kg x 8 x 3")
    checkSets("Farmer's walk 90/hand 40 m x 3", "90 lb x 40 m x 3")
  }

  @Test func `one number of reps is of all loads before it`() {
    checkSets("Squat 100/100/105 je 5", "100 lb x 5", "100 lb x 5", "105 lb x 5")
    checkSets("Press 22,5 / 22,5 / 20 kg je 10 Wdh.", "22.5 kg x 10", "22.5 kg x 10", "20 kg x 10")
  }

  @Test func `a mass behind a plus is added to the body`() {
    checkSets("Dips 3x12 + 10 kg", "BW+10 kg x 12 x 3")
  }

  @Test func `rated reps have the load before them`() {
    checkSets("Deadlift 140x5, 5 @8, 4 @9", "140 lb x 5", "140 lb x 5", "140 lb x 4")
    checkSets("Curl 10 kg 20-18-15 @0 RIR", "10 kg x 20", "10 kg x 18", "10 kg x 15")
  }

  @Test func `results make a range a set`() {
    checkSets("Row 65 kg 3x10-12 (12, 11, 10)", "65 kg x 12", "65 kg x 11", "65 kg x 10")
    checkSets("Chin-up 4xAMRAP - 8, 7, 6, 5", "BW x 8", "BW x 7", "BW x 6", "BW x 5")
  }

  // MARK: Times and ways

  @Test func `a number within a time counts reps`() {
    checkSets("Push-ups 100 in 6:20", "BW x 100")
    checkSets("Snatch test 24 kg 100 reps 4:55", "24 kg x 100")
  }

  @Test func `intervals are told in meters`() {
    checkSets("Intervals 8x400 @ 1:28", "400 m x 8 sets")
    checkSets("Yoke 240 kg 20m 13.2s", "240 kg x 20 m")
  }

  private func checkWarns(
    _ line: String, _ message: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = "unit: kg\n# 2026-03-02\n\(line)\n"
    let findings = Reader().read([Source(path: "a.md", text: text)]).diagnostics
    #expect(findings.map(\.message) == [message], sourceLocation: sourceLocation)
  }
}
