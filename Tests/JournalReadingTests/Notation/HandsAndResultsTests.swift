import JournalReading
import Testing
import WorkoutModel

/// Loads of each hand, results in words, rest-pauses, rounds behind supersets, and what is no set beside
/// them.
@Suite("Loads of hands and results in words")
struct HandsAndResultsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("Squat 102.5 — 3 3 3 3 5+", "Squat: 102.5 kg x 3 (4), 102.5 kg x 5"),
    ("Lat pulldown 45 — 15 15 22+", "Lat pulldown: 45 kg x 15 (2), 45 kg x 22"),
    ("DB row 24 — 15 15 18+", "DB row: 24 kg x 15 (2), 24 kg x 18"),
    ("Deadlift 125 — 3 3 3 2 FAIL", "Deadlift: 125 kg x 3 (3), 125 kg x 2 failed"),
    ("hammer curls 30s for 12 10 10", "hammer curls: 30 kg x 12, 30 kg x 10 (2)"),
    ("bench 135 for 8 8 7", "bench: 135 kg x 8 (2), 135 kg x 7"),
    ("Curl 7.5 x 16 + 5 + 5", "Curl: 7.5 kg x 16, 7.5 kg x 5 drop (2)"),
    ("Fly 50kg 12+12+10", "Fly: 50 kg x 12 (2), 50 kg x 10"),
    (
      "windmill 16 3 ea, 16 3 ea, 20 2 ea", "windmill: 16 kg x 3 (2), 20 kg x 2"
    ),
  ])
  func `reps behind a load are all of that load`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Squat 100kg 2+2+2", "Squat: 100 kg x 6"),
    ("Bench 80kg 8+3+2", "Bench: 80 kg x 13"),
    ("Bench 135 for 8, then 145 for 6", "Bench: 135 kg x 8, 145 kg x 6"),
    ("curl 20kg x 10 for 3 sets", "curl: 20 kg x 10 (3)"),
  ])
  func `pieces of a set and sets of other loads stay as they are`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `lines below a name may begin with the load`() {
    #expect(
      entries("Bench\n62.5: 8 8 6\n60: 8 8 8 ✅ → 62.5\n10: 15 15 14") == [
        "Bench: 62.5 kg x 8 (2), 62.5 kg x 6, 60 kg x 8 (3), 10 kg x 15 (2), 10 kg x 14"
      ])
    #expect(entries("Plank\n1:20, 1:00") == ["Plank: BW x 80 s, BW x 60 s"])
  }

  @Test(arguments: [
    "lunges 10kg in each hand 3x10", "utfall 10 kg i varje hand 3x10",
    "zancadas 10kg cada mano, 10 por pierna, 3 series", "wykroki 10kg na rękę, 10 na nogę, 3 serie",
    "lunges 10kg, 10 per leg, 3 sets", "walking lunge 2x10kg 10 steps ea x 3",
    "Fentes haltères 2x10kg, 10 par jambe x3", "floor press 10kg ×2 hands, 10 - 10 - 10",
  ])
  func `a load of each hand is no number of sets and no name`(line: String) throws {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.reduce(0) { $0 + Int($1.count) } == 3)
    #expect(sets.allSatisfy { SetText.text($0).contains("10 kg") })
    #expect(sets.allSatisfy { SetText.text($0).contains("x 10") })
  }

  @Test func `bare kilograms before the number of sets are not reps`() {
    #expect(entries("curl 8kg, 10, 3 sets") == ["curl: 8 kg x 10 (3)"])
  }

  @Test(arguments: [
    ("Chins 5x10 (last 2 sets 8 + 7)", "Chins: BW x 10 (3), BW x 8, BW x 7"),
    ("Bench 80kg 5x10 (last 2 sets 8, 7)", "Bench: 80 kg x 10 (3), 80 kg x 8, 80 kg x 7"),
    ("Squat 3x12-15 → did 25 x 15, 15, 12", "Squat: 25 kg x 15 (2), 25 kg x 12"),
    ("3x max strict pullups - 9, 7, 6", "strict pullups: BW x 9, BW x 7, BW x 6"),
    ("Squat 73kg x 10 RP +4 +3", "Squat: 73 kg x 10, 73 kg x 4 drop, 73 kg x 3 drop"),
    ("Dips 5x5 ✓ (+10kg)", "Dips: BW+10 kg x 5 (5)"),
    (
      "extension 45kg 3x15, drop set on the last 30kg x12",
      "extension: 45 kg x 15 (3), 30 kg x 12 drop"
    ),
    ("curls (4kg weights) 3x8", "curls: 4 kg x 8 (3)"),
  ])
  func `words tell what was done of a scheme`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Sn 78 good, 82 good, 85 NO (soft elbow)", "Sn: 78 kg x 1, 82 kg x 1, 85 kg x 0 failed"),
    (
      "Snatch 40/3, 50/3, 83/x, 83/1",
      "Snatch: 40 kg x 3, 50 kg x 3, 83 kg x 0 failed, 83 kg x 1"
    ),
  ])
  func `a no and an x are misses`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    "leg curl 80x12 / crunch x25, x3 rounds", "leg curl 80x12 / crunch x25 x 3 rounds",
  ])
  func `rounds at the end are those of both exercises`(line: String) {
    #expect(entries(line) == ["leg curl: 80 kg x 12 (3)", "crunch: BW x 25 (3)"])
  }

  // MARK: Ways

  @Test(arguments: [
    ("Run 5k, 25 min", "Run: 5 km in 1500 s"),
    ("long run 14.5k, 1h14", "long run: 14.5 km in 4440 s"),
    ("Bike: 20k, 45 minutes", "Bike: 20 km in 2700 s"),
    ("Row 10 min, 2050m", "Row: 2050 m in 600 s"),
    ("5 km treadmill 25:00 incline 1", "treadmill: 5 km in 1500 s"),
    ("parkrun 21:52 (34th, pb is 21:30)", "parkrun: 1312 s"),
  ])
  func `a way and the time it took are one set`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `a load in thousands of grams is no way`() {
    #expect(
      entries("Squat 100k, 3 min rest").map { $0.replacing(" x ? reps", with: "") }
        == ["Squat: 100 kg"])
  }

  @Test func `lengths of swimmers need no stroke before the time in which they are left`() {
    let swum = ReadJournal(
      "2024-03-01\nSwim (yards)\n500 free\n100 on 1:35\n6x100 on 1:40\n200 warm down"
    ).entries
    #expect(swum == ["free: 500 yd, 100 yd (7)", "warm down: 200 yd"])
  }

  // MARK: Of the lifter and of the day

  @Test(arguments: [
    "weigh in 81.6", "Morning weight 81.6, 12wks out", "weight 81.6 / 7.5h slp", "81.6kg",
    "משקל בבוקר 81.6", "아침 81.6키로", "وزن صبح ۸۱٫۶", "subah weight 81.6, 2 plate biryani",
  ])
  func `a number that only a scale shows is the lifter's weight`(line: String) {
    let journal = ReadJournal(day: "Squat 3x5 100kg\n" + line)
    #expect(journal.weights == ["2024-03-01 81.6 kg"])
    #expect(journal.entries == ["Squat: 100 kg x 5 (3)"])
  }

  @Test(arguments: [
    ("Squat\nWeight 61.2 kg\nReps 5", "Squat: 61.2 kg x 5"),
    ("Weight vest 8.2kg 10 dips", "Weight vest: 8.2 kg x 10"),
  ])
  func `a weight that is lifted stays a load`(lines: String, read: String) {
    let journal = ReadJournal(day: lines)
    #expect(journal.weights.isEmpty)
    #expect(journal.entries == [read])
  }

  @Test(arguments: ["only 40 min today", "nur 40 Min, Studio voll", "练了70分钟", "所要時間70分"])
  func `how long one trained is no set`(line: String) {
    #expect(entries(line).isEmpty)
  }

  @Test func `the minutes before exercises are no set`() {
    #expect(
      entries("push: only 30 mins, flat bench 50x8 x3, shoulder press 30x10 x3") == [
        "flat bench: 50 kg x 8 (3)", "shoulder press: 30 kg x 10 (3)",
      ])
  }

  @Test func `two letters and a slash are a word of the name`() {
    #expect(
      entries("bench 50x8; pec fly m/c 35x12") == ["bench: 50 kg x 8", "pec fly m/c: 35 kg x 12"])
  }

  @Test func `letters of two lifters are no meters`() {
    #expect(entries("OHP J: 45 5/5/5  M: 20 8/7/7") == ["OHP J: 45 kg x 5 (3)"])
  }

  @Test func `sets below what was planned of an exercise are its sets`() {
    #expect(
      entries("**Deadlift** – plan 240x1, 215 3x2\n- 70x5, 120x3\n- 240xF — hitched") == [
        "Deadlift: 70 kg x 5, 120 kg x 3, 240 kg x 0 failed"
      ])
    #expect(entries("Squat: plan 5x5 100\n100x5, 100x5") == ["Squat: 100 kg x 5 (2)"])
  }

  @Test(arguments: [
    ("پرس سینه ۷۰ کیلو ۸ تا ۳ ست", "70 kg x 8 (3)"),
    ("پلانک ۱ دقیقه ۳ بار", "60 s (3)"),
    ("اسکات ۶۰ کیلو ۱۰ تا، ۸۰ کیلو ۸ تا", "60 kg x 10, 80 kg x 8"),
  ])
  func `Persian words`(line: String, read: String) throws {
    let entry = try #require(entries(line).first)
    #expect(entry.hasSuffix(read))
  }
}
