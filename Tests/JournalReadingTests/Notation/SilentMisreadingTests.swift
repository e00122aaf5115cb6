import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Numbers that were read as something else without a word said: shares, machines' numbers, loads among
/// reps, times behind words, and what others asked for.
struct SilentMisreadingTests {
  // MARK: Loads among reps

  @Test(arguments: ["200 не пошла", "200 - не пошла", "200 ei noussut", "200 nicht geschafft"])
  func `a load that two words say was missed is no number of reps`(_ miss: String) {
    checkSets("Deadlift 180x2, 190x1, \(miss)", "180 lb x 2", "190 lb x 1", "200 lb x 0")
  }

  @Test func `a verb without its negation tells no failure`() {
    checkSets("Deadlift 180x2, 190x1 пошла", "180 lb x 2", "190 lb x 1")
  }

  @Test func `a load alone behind sets is no number of reps`() {
    checkSets("Bench 150x5, 155x3, 165", "150 lb x 5", "155 lb x 3")
    checkSets("Bench 150x15, 50", "150 lb x 15", "150 lb x 50")
  }

  @Test func `a share before a load is none of its factors`() {
    checkSets("Squat 70% 210x4, 80% 240x3x2", "210 lb x 4", "240 lb x 3 x 2")
    checkSets("Squat 5x5 @ 70%", "5 reps x 5 sets")
  }

  @Test func `one set more has its number, and the load of the others`() {
    checkSets("Row 3 sets of 8 with 140 lb, 4e set maar 6", "140 lb x 8 x 3", "140 lb x 6")
  }

  @Test func `reps with their word may stand before bare loads`() {
    checkSets("Press 10 reps 95, 8 reps 105", "95 lb x 10", "105 lb x 8")
  }

  // MARK: Machines

  @Test(arguments: ["Pec Deck level 9: 3 x 12", "Pec Deck Stufe 9: 3 x 12", "Pec Deck pin 9: 3x12"])
  func `the level of a machine may stand before the colon`(_ line: String) {
    checkSets(line, "level 9 x 12 x 3")
  }

  @Test(arguments: [
    "Leg Curl 3x12 level 9", "Leg Curl 3x12, level 9", "Leg Curl 3x12 @ level 9",
    "Leg Curl 3x12 (level 9)", "Leg Curl level 9 3x12",
  ])
  func `the level of a machine may stand behind the sets`(_ line: String) {
    checkSets(line, "level 9 x 12 x 3")
  }

  @Test(arguments: ["Squat 3x10 15 kg, set terakhir 8", "Squat 3x10 15 kg, hiệp cuối 8"])
  func `the last set may be told in other orders of words`(_ line: String) {
    checkSets(line, "15 kg x 10", "15 kg x 10", "15 kg x 8")
  }

  @Test func `a level or a plate of the stack before a dash`() {
    checkSets("Leg Curl Stufe 6 – 12 Wdh", "level 6 x 12")
    checkSets("Leg Curl level 6 - 12, 10", "level 6 x 12", "level 6 x 10")
    checkSets("Pulldown plate 8 - 15, 12, 12", "level 8 x 15", "level 8 x 12", "level 8 x 12")
  }

  @Test func `what a machine was set to behind its time is no set`() {
    checkSets("Treadmill 20 min, incline 12, speed 5", "1200 s")
    #expect(efforts("Bike 25 min level 7, 9.8 km") == ["9.8 km in 1500 s"])
    checkSets("Stair Climber 15 min 62 floors", "900 s")
  }

  // MARK: Times behind words

  @Test(arguments: [
    "Run 5 km easy 28:40", "Run 5 km in the rain 28:40", "Run 5 km, about 28:40",
  ])
  func `the time of a way may stand behind words`(_ line: String) {
    #expect(efforts(line) == ["5 km in 1720 s"])
  }

  @Test func `the time of something else is none of a way`() {
    #expect(efforts("Walk 3 km with the dog, plank 2:00").first == "3 km")
    #expect(efforts("Walk 2 km slow 10 min jog").first == "2 km")
    #expect(efforts("3 mile run 25:30") == ["3 mi in 1530 s"])
  }

  @Test func `words for minutes and hours may stand behind a clock`() {
    #expect(efforts("Plank 1:15 min, 1:00 min") == ["BW 75 s", "BW 60 s"])
    #expect(efforts("Run 12 km, 1:08 h") == ["12 km in 4080 s"])
    #expect(efforts("Plank 3 x 1 min 15") == ["BW 75 s x 3 ?count"])
  }

  @Test(arguments: [
    "Swim 40 Bahnen à 25 m", "Swim 40 lengths of 25 m", "Swim 40 laps (25 m pool)",
  ])
  func `lengths of a pool are one way`(_ line: String) {
    #expect(efforts(line) == ["1000 m"])
  }

  @Test func `other ways behind numbers stay ways`() {
    #expect(efforts("Swim 4 x 25 m") == ["25 m x 4"])
    #expect(efforts("Run 3 laps 400 m").contains("400 m"))
  }

  @Test func `one hand or two are no hours`() {
    checkSets("Swing 2h 70 lb 6x15", "70 lb x 15 x 6")
  }

  // MARK: What was done of it

  @Test func `results behind a word between parentheses`() {
    checkSets(
      "Squat 5x5 @ 200 (got 5,5,5,4,3)", "200 lb x 5", "200 lb x 5", "200 lb x 5", "200 lb x 4",
      "200 lb x 3")
    checkSets("Squat 3x5 @ 200 (felt 8)", "200 lb x 5 x 3")
  }

  @Test func `sets to failure with their reps behind a colon`() {
    checkSets("Pull-up 3xF: 9, 7, 5", "BW x 9", "BW x 7", "BW x 5")
    checkSets("Squat 200xF", "200 lb x 0")
  }

  @Test(arguments: ["ditto", "idem"])
  func `a word may repeat the set before it`(_ word: String) {
    checkSets("Squat 180 lb x 5, \(word), \(word)", "180 lb x 5 x 3")
  }

  @Test func `the last set before a sentence is a set of its own`() {
    checkSets("Fly 60 x 12, 12, 12 last set was hard", "60 lb x 12", "60 lb x 12", "60 lb x 12")
    checkSets("Fly 60 x 12, 10, 8 last set", "60 lb x 12", "60 lb x 10", "60 lb x 8")
  }

  @Test func `as many with each letter of a side and so often`() {
    checkSets("Windmill 16 kg 3L 3R x 4", "16 kg x 3 x 4")
  }

  @Test func `a name may be glued to its sets and reps`() {
    checkNamed("dips3x10", ["dips: BW x 10 x 3"])
    checkNamed("Gym80 3x10", ["Gym80: 10 reps x 3 sets"])
  }

  @Test func `attempts with the signs of a meet`() {
    checkSets("Squat 345 ✓ / 365 ✓ / 385 ✗ depth", "345 lb x 1", "365 lb x 1", "385 lb x 0")
    checkSets("Squat 345x5 ✓", "345 lb x 5")
    checkSets("Squat 345 ✓")
  }

  // MARK: What is no training

  @Test(arguments: [
    "Physio says: clamshell 2x15, bridge 3x10", "Coach wants: squat 5x5 at 225",
    "BP 138/86, slept badly", "Cost of the bands 34.90",
  ])
  func `advice, blood pressure and prices`(_ line: String) {
    checkSets(line)
  }

  @Test(arguments: [
    "paino 92,8 / uni 7h", "вага ранком 76,8", "peso 77,7 kg dormi mal", "早上空腹体重71.2，昨晚睡了7个小时",
    "BB: 72,1 kg | tidur 6 jam", "น้ำหนักตัว 70.5",
  ])
  func `what the lifter weighed that day`(_ line: String) {
    let text = "# 2026-03-02\n\(line)\nSquat 100 kg x 5\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.bodyweights.count == 1, "\(line)")
    #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).count == 1, "\(line)")
  }

  // MARK: Doubts

  @Test func `a number within a name may be the load`() {
    #expect(findings("Pushdown 50 rest-pause 15/6/4") == [.unreadNumbers])
    #expect(findings("Leg Press 45 3x10") == [])
    #expect(findings("Гиперэкстензия 3 по 15 с блином 10") == [.unreadNumbers])
  }

  @Test func `three numbers behind two loads are the reps of three sets`() {
    checkSets("Double Clean 2x40lb x 8,8,7", "40 lb x 8", "40 lb x 8", "40 lb x 7")
    checkSets("Curl 2x40lb x 8", "40 lb x 8 x 2")
  }

  @Test(arguments: [
    "Curl 12 kg par bras,", "Curl 12 kg par bras", "Squat 70%", "Squat 100 ✓ /", "Run 5 km easy",
    "Bike 20 min level 7,", "Leg Curl level 9:", "Leg Curl level 9 -", "Curl 10L 10R x",
    "Swim 40 laps (",
    "Squat 100x5, idem,", "Squat 100x5, 4e set", "BP 138/", "200 не", "не пошла", "早上体重",
    "Coach says:",
  ])
  func `lines that end early harm nothing`(_ line: String) {
    _ = efforts(line)
    _ = efforts("| \(line) | 2026-03-03 | 2026-03-04 |\n|---|---|---|\n| \(line) | \(line) |")
  }

  @Test func `a day of rest may be written as the Chinese do`() {
    let text = "3.20 周四 腿\n深蹲 80kg×5\n3.21 休息，按摩168元\n3.22 周六\n深蹲 85kg×5\n"
    let source = Source(path: "a.txt", text: "year: 2025\n" + text)
    let sessions = Reader().read([source]).journal.sessions
    #expect(sessions.flatMap(\.entries).flatMap(\.sets).count == 2)
    #expect(sessions.compactMap { $0.date?.day } == [20, 21, 22])
  }

  private func findings(_ line: String) -> [DiagnosticCode] {
    let text = "unit: kg\n# 2026-03-02\nSquat 100 kg x 5\n\n\(line)\n"
    return Reader().read([Source(path: "a.md", text: text)]).diagnostics.map(\.code)
  }

  // MARK: Days

  @Test(arguments: [
    ("Thứ 2 ngày 2/3/2026: Squat 100 kg x 5", "2026-03-02"),
    ("จันทร์ 2/3/69\nSquat 100 kg x 5", "2026-03-02"),
    ("2/3/2569\nSquat 100 kg x 5", "2026-03-02"),
    ("02/03/2026 seg - treino A\nSquat 100 kg x 5", "2026-03-02"),
  ])
  func `days of other tongues and eras`(_ text: String, _ day: String) {
    let options = ReaderOptions()
    let journal = Reader(options: options).read([Source(path: "a.txt", text: text)]).journal
    #expect(journal.sessions.compactMap { $0.date.map { "\($0)" } } == [day], "\(text)")
  }

  /// The sets below a day with all that is told of them.
  private func efforts(_ line: String) -> [String] {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\n\(line)\n")
    return Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets)
      .map { JournalDump.set($0) }
  }
}
