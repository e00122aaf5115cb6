import JournalReading
import Testing
import WorkoutModel

/// Pairs of dumbbells behind sets, loads glued to the body or to reps, and how people report in words.
@Suite("Pairs behind sets and reports in words")
struct PairsAndReportsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("Step-ups: 3 x 10, 2 x 16 kg", "Step-ups: 16 kg x 10 (3)"),
    ("Lunges 4x12, 2x10 kg dumbbells", "Lunges: 10 kg x 12 (4)"),
    ("40 squats, with 2 x 10 kg dumbbells", "squats: 10 kg x 40"),
    ("40 squats with two 10 kg dumbbells", "squats: 10 kg x 40"),
    ("40 squats, 10 kg dumbbells", "squats: 10 kg x 40"),
  ])
  func `two bells are no two reps`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `a pair behind a set with its load is another set`() {
    #expect(
      entries("Squat: 3 x 8 50 kg, 2 x 60 kg").first?.hasPrefix("Squat: 50 kg x 8 (3), ") == true)
  }

  @Test(arguments: [
    ("Squat: 90kg/4 x3", "Squat: 90 kg x 4 (3)"),
    ("Squat 90 kg / 4x3", "Squat: 90 kg x 3 (4)"),
    ("Dips: BW/9, BW+10kg/6 x2", "Dips: BW x 9, BW+10 kg x 6 (2)"),
    ("Dips BW x 9, BW +10 kg x 6", "Dips: BW x 9, BW+10 kg x 6"),
    ("Chins: bdwt/8", "Chins: BW x 8"),
    ("Plank: 20kg/30s x3", "Plank: BW+20 kg x 30 s (3)"),
    ("Back squat: 180/10s x2", "Back squat: 180 kg x 10 s (2)"),
    ("Dips 12 reps BW", "Dips: BW x 12"),
  ])
  func `what is glued belongs together`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Bench press: 9 - 60 kg, 7 - 70 kg", "Bench press: 60 kg x 9, 70 kg x 7"),
    ("Curls: 9kg/12, 11kg/10", "Curls: 9 kg x 12, 11 kg x 10"),
    ("Curls: 9kg/12, 11/10, 13/8", "Curls: 9 kg x 12, 11 kg x 10, 13 kg x 8"),
    ("30 sit-ups x 4", "sit-ups: BW x 30 (4)"),
    ("Chins - 9, 7, 6 - 3 sets", "Chins: BW x 9, BW x 7, BW x 6"),
    ("DB bench - 18 kg each - 3 x 11", "DB bench: 18 kg x 11 (3)"),
    ("Bench - 3 sets - 65 kg - 7 reps", "Bench: 65 kg x 7 (3)"),
    ("Rope jumps - 3 rounds - 2 min", "Rope jumps: 120 s (3)"),
  ])
  func `each load has the reps beside it`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Swings 4 x 15 - one arm (16 kg)", "Swings: 16 kg x 15 (4)"),
    ("Squat 3 x 5, felt slow (110 kg)", "Squat: 110 kg x 5 (3)"),
    ("15 kettlebell swings (with 20 kg)", "kettlebell swings: 20 kg x 15"),
    ("15 kettlebell swings (used 20 kg)", "kettlebell swings: 20 kg x 15"),
    ("3 sets of 9 rows, chest supported - 35 kg", "rows, chest supported: 35 kg x 9 (3)"),
    ("Front squat: 95 for four doubles which is 80% of my best", "Front squat: 95 kg x 2 (4)"),
  ])
  func `a load behind a remark is that of the sets`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("3 one-minute planks", "planks: BW x 60 s (3)"),
    ("2 45 second planks", "planks: BW x 45 s (2)"),
    ("BW x 3 one minute planks", "planks: BW x 60 s (3)"),
  ])
  func `holds are counted before their time`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    (
      "Next up was barbell rows, nothing fancy, 3 sets (60 kg x 9; 70 kg x 8; 75 kg x 6)",
      "barbell rows: 60 kg x 9, 70 kg x 8, 75 kg x 6"
    ),
    ("Deadlifts were next: 100 kg x 5, 120 kg x 5", "Deadlifts: 100 kg x 5, 120 kg x 5"),
    ("Last exercise was some curls (12 kg x 14) to finish the arms", "curls: 12 kg x 14"),
    ("We started off with squats 5x5 90 kg", "squats: 90 kg x 5 (5)"),
    ("After that I did rows, 3x9 with 65 kg", "rows: 65 kg x 9 (3)"),
    ("Leg press - I did 3 sets of 11 at 140 kg", "Leg press: 140 kg x 11 (3)"),
    ("Leg curl 30 kg: first set 14 reps, second set 12 reps", "Leg curl: 30 kg x 14, 30 kg x 12"),
    ("Dips + flyes (superset): 12 dips, 9 flyes with 10 kg, 3 sets", "dips: BW x 12 (3)"),
    ("Bench press today: 3x6 80 kg", "Bench press: 80 kg x 6 (3)"),
  ])
  func `which exercise it was is no part of its name`(line: String, read: String) {
    #expect(entries(line).first == read)
  }

  @Test(arguments: ["Next squat 120x5", "Next time: squat 120x5", "Next week: squat 120x5"])
  func `what comes next is no set`(line: String) {
    #expect(entries(line).isEmpty)
  }

  @Test(arguments: [
    ("Miles jogged: 2.5", "jogged: 2.5 mi"),
    ("Km cycled: 18", "cycled: 18 km"),
    ("Minutes on the bike: 25", "bike: 1500 s"),
    ("did 25 min on the bike", "bike: 1500 s"),
    ("Rower, 2000 m in 7.48", "Rower: 2000 m in 468 s"),
    ("Run 6.4 @ 5:40", "Run: 6.4 km"),
    ("100 push-ups, 14 min", "push-ups: BW x 100"),
    ("Run\nTotal distance: 8 km\nAverage pace: 5:10/km\nTotal time: 41:20", "Run: 8 km in 2480 s"),
  ])
  func `ways and times are no loads`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Failed bench attempt at 105 kg", "bench: 105 kg x 0 failed"),
    ("Missed squat at 150 kg", "squat: 150 kg x 0 failed"),
    ("Snatch doubles 60, 65, 70", "Snatch: 60 kg x 2, 65 kg x 2, 70 kg x 2"),
  ])
  func `what tells how a set went is no name`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    "Bench press: 25 total reps with 60 kg", "Gym visits: 9", "Long walks: 3",
  ])
  func `how often somebody went is no set`(line: String) {
    let journal = ReadJournal(day: line)
    #expect(journal.entries.isEmpty)
    #expect(!journal.codes.isEmpty)
  }

  @Test func `a plan for weeks is no run`() {
    #expect(entries("Running the basic plan with 4 workouts a week").isEmpty)
  }
}
