import JournalReading
import Testing
import WorkoutModel

/// Orders of numbers and words in which only some write: ladders, sides, strongmen, hangs, minutes.
@Suite("Orders of single writers")
struct OrdersOfWritersTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    ("**2. Leg press** per leg\n40 x 10, 40 x 9", "Leg press per leg: 40 kg x 10, 40 kg x 9"),
    ("**4. Rope** 25kg 12, 12, 10", "Rope: 25 kg x 12 (2), 25 kg x 10"),
    ("Squat (belt from 120)\n60x10", "Squat: 60 kg x 10"),
    ("Incline press (2 warm ups)\n60kg x 10", "Incline press: 60 kg x 10"),
  ])
  func `numbers in bold and remarks in parentheses are no part of a name`(
    lines: String, read: String
  ) {
    #expect(entries(lines) == [read])
  }

  @Test func `two people on a line do the exercise at its start`() {
    #expect(
      entries("Row A 60 8/8/7, K 30 10/10/10") == [
        "Row: 60 kg x 8 (2), 60 kg x 7, 30 kg x 10 (3)"
      ])
    #expect(
      entries("Press  A: 35 6 6 5 | K: 20 8 8 8") == [
        "Press: 35 kg x 6 (2), 35 kg x 5, 20 kg x 8 (3)"
      ])
  }

  @Test(arguments: [
    (
      "Clean and press 2x20kg ladder (1,2) x2",
      "Clean and press: 20 kg x 1, 20 kg x 2, 20 kg x 1, 20 kg x 2"
    ),
    ("Press 20kg (1,2) x 2", "Press: 20 kg x 1, 20 kg x 2, 20 kg x 1, 20 kg x 2"),
    ("press 20kg L 5 R 6", "press: 20 kg x 5, 20 kg x 6"),
    ("TGU 20kg 5/5 strict, then 24kg 2/2", "TGU: 20 kg x 5, 24 kg x 2"),
    ("one arm row 20kg 10/10 10/10 9/9", "one arm row: 20 kg x 10 (2), 20 kg x 9"),
    ("one arm row 20kg 10/10 x 2", "one arm row: 20 kg x 10 (2)"),
    ("step up 2x10kg 12/leg x3", "step up: 10 kg x 12 (3)"),
    ("press 50kg 6 6 5 then 40 x 12", "press: 50 kg x 6 (2), 50 kg x 5, 40 kg x 12"),
    ("two hand swing 24: 20, 20, 15, 15 in 5:10", "two hand swing: 24 kg x 20 (2), 24 kg x 15 (2)"),
    ("Squat 70 – 3 sets of 6", "Squat: 70 kg x 6 (3)"),
    ("squat 70 three fives", "squat: 70 kg x 5 (3)"),
    ("Curl S1 8@20, S2 8@20, S3 6@20", "Curl: 20 kg x 8 (2), 20 kg x 6"),
    ("Deadlift 1RM day: 120x3, 140x1", "Deadlift: 120 kg x 3, 140 kg x 1"),
    ("FSL 60% 100: 8,8,6", "FSL: 100 kg x 8 (2), 100 kg x 6"),
    ("Snatch EMOM 8 min, 2 @ 60", "Snatch: 60 kg x 2 (8)"),
    ("Bench 25es x 10, 30es x 8", "Bench: 25 kg x 10, 30 kg x 8"),
  ])
  func `loads, sides and minutes in other orders are told in full`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `loads and their reps may stand with a colon below a name`() {
    #expect(
      entries("Bench\n70:10  80:8  90:6") == ["Bench: 70 kg x 10, 80 kg x 8, 90 kg x 6"])
  }

  @Test func `letters of people may begin the lines below a name`() {
    #expect(
      ReadJournal("Log: A = Anna, K = Kim\nunit: kg\n2024-03-01\nSquat\nA 60x5 70x5\nK 40x5")
        .entries == [
          "Squat: 60 kg x 5, 70 kg x 5, 40 kg x 5"
        ])
  }

  @Test(arguments: [
    ("bird dog 10e 10e", "bird dog: BW x 10 (2)"),
    ("balance 14s... 22s... 30s", "balance: 14 s, 22 s, 30 s"),
  ])
  func `marks between counts and times part sets`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `negatives behind reps are one more set`() {
    #expect(entries("Chin-ups 6 5 4 + 3 negatives") == ["Chin-ups: BW x 6, BW x 5, BW x 4, BW x 3"])
  }

  @Test func `rounds tell their exercises whatever stands around them`() {
    #expect(
      entries("E2MOM 10: 6 burpees + 6 thrusters 40") == [
        "burpees: BW x 6 (5)", "thrusters: 40 kg x 6 (5)",
      ])
    #expect(
      entries("4 rounds: 10 burpees, 8 thrusters 40. 12:30") == [
        "burpees: BW x 10 (4)", "thrusters: 40 kg x 8 (4)",
      ])
    let read = ReadJournal(day: "4 rounds: 12 cal row, 10 burpees")
    #expect(read.entries == ["burpees: BW x 10 (4)"])
    #expect(read.codes.contains("W201"))
    #expect(
      entries("Bench 60kg 3x5\n\"Jackie\" 30-20-10 thrusters 40 / pull ups").count == 3)
    #expect(
      entries("\"Jackie\" 30-20-10 thrusters 40 / pull ups") == [
        "thrusters: 40 kg x 30, 40 kg x 20, 40 kg x 10",
        "pull ups: BW x 30, BW x 20, BW x 10",
      ])
  }

  @Test(arguments: [
    "Husafell 100: 40m", "Sandbag 90 carry 50m, 44s", "Yoke 180 20m x2, 11.9 12.2",
    "Farmers 90/hand 20m 12.2s, 100/hand 20m 14s", "Tyre flip 280 5 flips 28s",
    "Sandbag 80 over 1.3m, 4 reps in 30s", "Log 70x5, 80x3, amrap 65x9",
    "Stones: 90, 100, 110 (all in 40s), 120 no",
  ])
  func `loads of strongmen are no part of a name`(line: String) {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(!sets.isEmpty)
    #expect(sets.allSatisfy { ($0.load.mass?.kilograms ?? 0) >= 65 })
  }

  @Test(arguments: [
    "max hangs 18mm +20 10s x 5", "hangs 10s easy x 5", "dead hangs BW, 6 reps x 5 sets",
    "repeaters 7/3 18mm open, BW+5, 5 x 5",
  ])
  func `edges and timings of hangs are no sets`(line: String) {
    let sets = ReadJournal(day: line).result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.reduce(0) { $0 + Int($1.count) } == 5)
  }

  @Test(arguments: [
    ("Was at the gym after work. Did deadlifts 80 kg 3x5", "deadlifts: 80 kg x 5 (3)"),
    ("Sen bänkpress: 50 kg i 8, 8 och 6 reps", "bänkpress: 50 kg x 8 (2), 50 kg x 6"),
    ("marklyft 80 kg tre gånger fem", "marklyft: 80 kg x 5 (3)"),
    ("marklyft 80 kg fem reps, tre set", "marklyft: 80 kg x 5 (3)"),
    ("Marklyft igen, 80 kg 3x5", "Marklyft: 80 kg x 5 (3)"),
    (
      "Knäböj: värmde upp med 40 kg i 10, sen 60 kg 5 reps", "Knäböj: 40 kg x 10, 60 kg x 5"
    ),
  ])
  func `sentences tell sets`(line: String, read: String) {
    #expect(entries(line) == [read])
  }
}
