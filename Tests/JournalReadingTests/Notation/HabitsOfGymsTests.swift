import JournalReading
import Testing
import WorkoutModel

/// Notes of meets, boathouses, boxes and garages.
@Suite("Habits of gyms")
struct HabitsOfGymsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test func `attempts of a meet are singles below their lift`() {
    #expect(
      entries("Squat\n1) 170 good 3-0\n2) 180 ✗ depth\n3) 180 NO LIFT 1-2") == [
        "Squat: 170 kg x 1, 180 kg x 0 failed (2)"
      ])
  }

  @Test func `a meet has its day behind its name`() {
    #expect(
      ReadJournal("2025-05-01\nSquat 100 kg x 5\n\nMEET 14/5/25 Hull u74 bw 73.2\nSquat 120 kg x 1")
        .days
        == ["2025-05-01 Squat: 100 kg x 5", "2025-05-14 Squat: 120 kg x 1"])
  }

  @Test func `weekdays may have a time of day or a remark behind them`() {
    #expect(
      ReadJournal(
        "2024-05-06\nSquat 100 kg x 5\n\nSat am, fasted\nBench 60 kg x 5\n\nTues (instead of Mon)\nRow 60 kg x 8"
      ).days == [
        "2024-05-06 Squat: 100 kg x 5", "2024-05-11 Bench: 60 kg x 5", "2024-05-14 Row: 60 kg x 8",
      ])
  }

  @Test func `pain out of ten is no day`() {
    #expect(
      ReadJournal(
        "Mon 5 Jan 2026\nSquat 100 kg x 5\nelbow 2/10 next day so ok\n\nFri 9 Jan\nSquat 100 kg x 5"
      )
      .days == ["2026-01-05 Squat: 100 kg x 5", "2026-01-09 Squat: 100 kg x 5"])
  }

  @Test func `the start of a week tells the year of its days`() {
    #expect(
      ReadJournal(
        "## Week 2 - started 13/7/2025\n\n13/7\nSquat 100 kg x 5\n\n15/7\nSquat 100 kg x 5"
      ).days
        == ["2025-07-13 Squat: 100 kg x 5", "2025-07-15 Squat: 100 kg x 5"])
  }

  @Test(arguments: [
    ("Leg curl seat 4 back 3 pin 6 (30kg) 12 12 10", "Leg curl: 30 kg x 12 (2), 30 kg x 10"),
    ("Row pad 4 pin 7 (35kg) 12/12/10", "Row: 35 kg x 12 (2), 35 kg x 10"),
    ("bench 80 3x5, should have been 85 3x5", "bench: 80 kg x 5 (3)"),
    ("swing 36 (on loan!) 10 10 10", "swing: 36 kg x 10 (3)"),
    ("goblet 32!! 10, 10, 8", "goblet: 32 kg x 10 (2), 32 kg x 8"),
    ("80 wall balls 14 kg - me 45 anna 35", "wall balls: 14 kg x 45"),
    ("double clean 2 x 16 5,5,4", "double clean: 16 kg x 5 (2), 16 kg x 4"),
    ("DB row 28 - 3x10", "DB row: 28 kg x 10 (3)"),
    ("For time 21-15-9\nthrusters 45\n8:41 Rx", "thrusters: 45 kg x 21, 45 kg x 15, 45 kg x 9"),
    (
      "A) Front squat build to heavy 3\n95x3, 115x3", "Front squat: 95 kg x 3, 115 kg x 3"
    ),
  ])
  func `remarks settings and partners are no sets`(line: String, read: String) {
    #expect(entries(line) == [read])
  }

  @Test func `homework and minutes in turns are no sets`() {
    #expect(entries("Squat 100x5\nhistory p. 118 #2-9 even") == ["Squat: 100 kg x 5"])
    #expect(
      entries("EMOM 12 - odd: 8 cal bike, even: 10 burpees") == ["burpees: BW x 10 (6)"])
  }
}
