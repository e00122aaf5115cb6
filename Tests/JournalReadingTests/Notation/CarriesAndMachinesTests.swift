import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Dense lines of strongmen, runners, bell lifters and machines")
struct CarriesAndMachinesTests {
  @Test(arguments: [
    ("Yoke 210 20m 12.4s", ["Yoke: 210 lb 20 m in 12.4 s"]),
    ("Yoke 260 15m in 14.5s, 2 drops", ["Yoke: 260 lb 15 m in 14.5 s"]),
    (
      "Farmers 90 20m 14s / 110 20m 17s",
      ["Farmers: 90 lb 20 m in 14 s, 110 lb 20 m in 17 s"]
    ),
    ("Farmers walk 90 20m, 110 20m", ["Farmers walk: 90 lb 20 m, 110 lb 20 m"]),
    (
      "Sled drag 120 3x20m, 25s 27s 28s",
      ["Sled drag: 120 lb 20 m in 25 s, 120 lb 20 m in 27 s, 120 lb 20 m in 28 s"]
    ),
    ("Run 3x400m (75s, 76s, 78s)", ["Run: 400 m in 75 s, 400 m in 76 s, 400 m in 78 s"]),
    ("Bike 20m 30s", ["Bike: 1230 s"]),
    ("Sandbag hold 100 1m 30s", ["Sandbag hold: 100 lb 90 s"]),
  ])
  func `behind a carry the letter counts meters`(_ line: String, _ sets: [String]) {
    checkDumped(line, sets)
  }

  @Test(arguments: [
    ("Squat 4x3: 160 170 180 190", "160 lb x 3, 170 lb x 3, 180 lb x 3, 190 lb x 3"),
    ("Squat triples: 160 180 200", "160 lb x 3, 180 lb x 3, 200 lb x 3"),
    ("Squat build to heavy single: 160 180", "160 lb x 1, 180 lb x 1"),
    ("Squat 160, 180, 200, one each", "160 lb x 1, 180 lb x 1, 200 lb x 1"),
  ])
  func `each set has its load`(_ line: String, _ sets: String) {
    checkDumped(line, ["Squat: " + sets])
  }

  @Test func `rounds are told before stations with slashes, and behind them`() {
    let stations = ["run: 400 m x 3", "swings: x 21 x 3", "pull ups: BW x 12 x 3"]
    checkDumped("3 rft 400m run / 21 swings / 12 pull ups -> 10:15 rx", stations)
    checkDumped("\"Helen\" 3 rft: 400m run, 21 swings, 12 pull ups", stations)
    checkDumped("Helen: 3 rounds 400m run, 21 swings, 12 pull ups = 10:15", stations)
    checkDumped(
      "AMRAP 15: 5 pull-ups, 10 push-ups = 9 rounds",
      ["pull-ups: BW x 5 x 9", "push-ups: BW x 10 x 9"])
    #expect(codesOfDay("AMRAP 15: 5 pull-ups, 10 push-ups = 9 rounds + 4").contains("W201"))
  }

  @Test func `plates of one side and all in parentheses`() {
    checkDumped(
      """
      Bench 2x10+1x5 (70) 5,5,4
      Squat 2x20 (100) 5,5
      Press 10 (40) 6,6
      """,
      [
        "Bench: 70 lb x 5, 70 lb x 5, 70 lb x 4", "Squat: 100 lb x 5, 100 lb x 5",
        "Press: 40 lb x 6, 40 lb x 6",
      ])
    checkDumped("Squat 2x20 (100)", ["Squat: 100 lb x 20 x 2"])
    checkDumped("Rack: 2x20 2x10 4x5 = 80 kg of plates", [])
  }

  @Test func `bells of one hand and of either, and reps in a time`() {
    checkDumped(
      """
      Jerk 2x16: 2 x 3 min @ 8rpm = 24 23
      LC 2x20 4 min 30
      SN 24kg 10 min 152!! (1 switch)
      OAJ 24kg 5 min 38+40
      Swing 32 L/R 2x20/20
      """,
      [
        "Jerk: 16 kg x 24 in 180 s, 16 kg x 23 in 180 s", "LC: 20 kg x 30 in 240 s",
        "SN: 24 kg x 152 in 600 s", "OAJ: 24 kg x 78 in 300 s", "Swing: 32 kg x 20 x 2",
      ])
  }

  @Test(arguments: [
    ("Cross trainer level 6, 15 mins", ["Cross trainer: 900 s"]),
    ("Treadmill incline 4 speed 5.5 20 mins", ["Treadmill: 1200 s"]),
    ("Leg press pin 8, seat 5 - 15,12,12", ["Leg press: level 8 x 15, level 8 x 12, level 8 x 12"]),
    ("Leg press 80 kg (seat 5) 3x12", ["Leg press: 80 kg x 12 x 3"]),
    ("Pull-ups + 5kg vest 3 3 2", ["Pull-ups: BW+5 kg x 3, BW+5 kg x 3, BW+5 kg x 2"]),
    ("Dips w/ 10kg belt 3x5", ["Dips: BW+10 kg x 5 x 3"]),
    ("DB rows 3x12 ea 50s", ["DB rows: 50 lb x 12 x 3 each"]),
    ("Quad sets 10 x 10 sec hold", ["Quad sets: BW 10 s x 10"]),
    ("Run 6x1k @ 4:10 w/ 90s jog", ["Run: 1 km in 250 s x 6 rest 90"]),
  ])
  func `settings, belts and recoveries are no loads`(_ line: String, _ sets: [String]) {
    checkDumped(line, sets)
  }

  @Test(arguments: [
    "Dave got 7 rds + 10", "#10 should be: 160x5x3 / bench 115x5x3", "milk: 1/2 gal. 151.5 lb",
    "Anna: from wk 11 leg press 25kg 3x12, step ups 3x10",
  ])
  func `what others did, what shall be done and what was drunk`(_ line: String) {
    checkDumped(line, [])
  }

  @Test(arguments: [
    ("#7  1/18/2024\nSquat 100x5", "2024-01-18"),
    ("w/c 16 Sep 2024 - marathon block wk 9 (74 km)\n\nSun 22 - LR 28.1 km 2:31:40", "2024-09-22"),
    ("w/c 16 Sep 2024\n\nThu 19 - 6x1k @ 4:10", "2024-09-19"),
    ("# Squat routine 2025\n\n- [x] D2, Jan 15 squat 120: 6x2", "2025-01-15"),
    ("2024-09-02\nBeginner, started 1/4/24\nSquat 100x5", "2024-09-02"),
  ])
  func `days behind numbers and in weeks`(_ text: String, _ day: String) {
    let journal = Reader().read([Source(path: "a.md", text: text + "\n")]).journal
    let days = journal.sessions.filter { !$0.entries.isEmpty }.map { $0.date.map { "\($0)" } ?? "" }
    #expect(days == [day])
  }
}
