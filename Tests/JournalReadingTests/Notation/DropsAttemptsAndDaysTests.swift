import JournalReading
import Testing
import WorkoutModel

/// Letters for drop sets, attempts with their reasons, loads below one head, and days told in short.
@Suite("Drops in letters, attempts in words, days in letters")
struct DropsAttemptsAndDaysTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("fly 20x12 DS 20x10/15x8", "fly: 20 kg x 12, 20 kg x 10, 15 kg x 8 drop"),
    ("row 40x12, DS 40x10-30x8", "row: 40 kg x 12, 40 kg x 10, 30 kg x 8 drop"),
    ("curl 30x12 RP 30x9+4+2", "curl: 30 kg x 12, 30 kg x 15"),
    ("row MM 40: 15+5+5", "row: 40 kg x 25"),
  ])
  func `letters tell what was done without a rest`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    ("Bench singles: 90, 100, 105", "Bench: 90 kg x 1, 100 kg x 1, 105 kg x 1"),
    ("clean and jerk (1+2): 50, 55, 60", "clean and jerk: 50 kg x 3, 55 kg x 3, 60 kg x 3"),
    ("max hangs 10s: +8 +10 +12(7s)", "max hangs: BW+8 kg x 10 s, BW+10 kg x 10 s, BW+12 kg x 7 s"),
  ])
  func `the head tells what all loads have in common`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test(arguments: [
    (
      "Squat: 180 good (3 white), 190 good 2-1, 200 NO - depth",
      "Squat: 180 kg x 1, 190 kg x 1, 200 kg x 0 failed"
    ),
    (
      "Deadlift: opener 200 good; second 215 good; third 225 good PB!!",
      "Deadlift: 200 kg x 1, 215 kg x 1, 225 kg x 1"
    ),
    ("log press 80x3 95 x miss x miss", "log press: 80 kg x 3, 95 kg x 0 failed (2)"),
    ("snatch 40x2 50x0 x0 50x1", "snatch: 40 kg x 2, 50 kg x 0 failed (2), 50 kg x 1"),
    ("pull-up: 3, 2, fail, 1", "pull-up: BW x 3, BW x 2, BW x 0 failed, BW x 1"),
    (
      "| lift | 1 | 2 | 3 |\n|--|--|--|--|\n| Snatch | 50 | 55 ✗ | 55 ✓ |",
      "Snatch: 50 kg x 1, 55 kg x 0 failed, 55 kg x 1"
    ),
  ])
  func `attempts are lifted or missed`(text: String, read: String) {
    #expect(entries(text) == [read])
  }

  @Test(arguments: [
    ("bike 1h 20", "bike: 4800 s"),
    ("wall sit 30 sec hold x 4", "wall sit: BW x 30 s (4)"),
    ("Deadlift EMOM 8 - 3 reps @ 110", "Deadlift: 110 kg x 3 (8)"),
    ("swings 16kg, EMOM 10 min, 10 each min = 100 reps", "swings: 16 kg x 10 (10)"),
    ("Fran\n21-15-9\nthruster 40kg", "thruster: 40 kg x 21, 40 kg x 15, 40 kg x 9"),
    ("Front squat 5x3\n| set | kg | reps |\n|--|--|--|\n| 1 | 80 | 3 |", "Front squat: 80 kg x 3"),
    ("3 rounds\n- 10/10 split squat 12kg", "split squat: 12 kg x 10 (3)"),
    ("power clean 60 3x3 bw 78", "power clean: 60 kg x 3 (3)"),
  ])
  func `times, rounds and schemes stand where others put them`(text: String, read: String) {
    #expect(entries(text) == [read])
  }

  @Test(arguments: [
    "Bells I own: 10, 14, 20 (borrowed)", "quiet today, 55 min in total",
    "deadbug 3x8 from next week", "split the swings 6/4 from min 7",
  ])
  func `what is owned, planned or told beside the work is no set`(line: String) {
    #expect(entries(line).isEmpty)
  }

  @Test func `load, reps and sets stand between slashes where a file writes so`() {
    let text = (1...6).map { "\($0 * 2)/5 SQ 100/5/3 BP 7\($0)/5/3" }.joined(separator: "\n")
    let journal = ReadJournal(
      "2024\n" + text + "\n14/5 SQ 110/5+5+4 CU +5 6 5 5\n16/5 BP 80/5+4+4 CU 9 8 7\n")
    #expect(
      journal.days.suffix(2) == [
        "2024-05-14 SQ: 110 kg x 5 (2), 110 kg x 4; CU: BW+5 kg x 6, BW+5 kg x 5 (2)",
        "2024-05-16 BP: 80 kg x 5, 80 kg x 4 (2); CU: 9 reps, 8 reps, 7 reps",
      ])
  }

  @Test func `a number and a letter are a day below their month`() {
    let text = """
      key: . todo  x done  > moved  - note

      MAY 2024

      6 M
      x squat 3x5 80
      > row 3x8 40
      - 70.5kg, slept well

      8 W
      x bench 3x5 60
      o dentist 16:40
      """
    #expect(
      ReadJournal(text).days == [
        "2024-05-06 squat: 80 kg x 5 (3)", "2024-05-08 bench: 60 kg x 5 (3)",
      ])
  }

  @Test func `weekdays with a remark and weeks that begin on one are days`() {
    #expect(
      ReadJournal(
        "**Mon 6th May 2024**\nsquat 3x5 100\n\n**Thu 9th** (legs still sore)\nbench 3x5 60"
      ).days == ["2024-05-06 squat: 100 kg x 5 (3)", "2024-05-09 bench: 60 kg x 5 (3)"])
    #expect(
      ReadJournal("w/c Mon 6 May 2024 - 12 weeks to go\n\ntue - squat 3x5 100").days == [
        "2024-05-07 squat: 100 kg x 5 (3)"
      ])
    #expect(
      ReadJournal("2024.05.06\nsquat 3x5 100\n\n2024.05.08\n7/3 repeaters 6 reps x 4 sets").days
        == ["2024-05-06 squat: 100 kg x 5 (3)", "2024-05-08 7/3 repeaters: 6 reps (4)"])
  }
}
