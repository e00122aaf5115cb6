import JournalReading
import Testing
import WorkoutModel

/// Blocks whose heads or lines tell how often, lines that apps print, and what was not done.
@Suite("Blocks of circuits and lines of apps")
struct BlocksAndAppsTests {
  private func entries(_ text: String) -> [String] { ReadJournal(day: text).entries }

  @Test(arguments: [
    "Complex, double 16s, 3 rounds, 90s rest:", "Complex with 16 kg, 3 rounds:",
    "Barbell complex, 3 rounds @ 16",
  ])
  func `the head of a complex tells rounds and load`(head: String) {
    #expect(
      entries(head + "\n- clean x 5\n- press x 6") == [
        "clean: 16 kg x 5 (3)", "press: 16 kg x 6 (3)",
      ])
  }

  @Test func `minutes of stations share the minutes of their block`() {
    #expect(
      entries("EMOM 12\nmin 1: 10 burpees\nmin 2: 8 pull-ups\nmin 3: rest") == [
        "burpees: BW x 10 (4)", "pull-ups: BW x 8 (4)",
      ])
    #expect(entries("EMOM 10\nmin 1: 10 burpees\nmin 2: 8 dips\nmin 3: rest").isEmpty)
  }

  @Test func `a score tells the rounds above it`() {
    #expect(
      entries("12 min amrap\n8 pull-ups\n9 burpees\nscore 5 + 11") == [
        "pull-ups: BW x 8 (6)", "burpees: BW x 9 (5)",
      ])
  }

  @Test func `sets behind then are no rounds`() {
    #expect(
      entries("3 rounds\nrow 24 x 8\npushup x 15\nthen swing 5x10 @ 24") == [
        "row: 24 kg x 8 (3)", "pushup: BW x 15 (3)", "swing: 24 kg x 10 (5)",
      ])
  }

  @Test func `letters of stations are no names`() {
    #expect(
      entries("A goblet squat 24x8\nB pushup x 15\nC 1 arm row 24x8") == [
        "goblet squat: 24 kg x 8", "pushup: BW x 15", "1 arm row: 24 kg x 8",
      ])
  }

  @Test func `falling schemes behind letters and below sets keep their loads`() {
    #expect(
      entries("A) squat 100x5\nB) \"Fran\" 21-15-9 thrusters @43 + pull-ups. 6:42") == [
        "squat: 100 kg x 5", "thrusters: 43 kg x 21, 43 kg x 15, 43 kg x 9",
        "pull-ups: BW x 21, BW x 15, BW x 9",
      ])
  }

  @Test func `apps number sets of reps and ways`() {
    #expect(
      entries("Nordic Curl\n1  6 reps\n2  5 reps\nF  3 reps") == [
        "Nordic Curl: BW x 6, BW x 5, BW x 3"
      ])
    #expect(
      entries("Chin Up (Assisted)\n1  -15 kg × 8") == ["Chin Up (Assisted): BW-15 kg x 8"])
    #expect(
      entries("Rowing Machine\n1  1.50 km  ·  6:32") == entries("Rowing Machine\n1.50 km 6:32"))
    #expect(
      entries("Cable Row\nSuperset 1\n1  55 kg × 10\n2  55 kg × 9") == [
        "Cable Row: 55 kg x 10, 55 kg x 9"
      ])
  }

  @Test func `estimates and bests told once more are no sets`() {
    #expect(
      entries("Bench\n1  70 kg × 6\n2  70 kg × 5\nEst. 1RM 84 kg ▲ 2\n🏆 New best: 70 kg × 6") == [
        "Bench: 70 kg x 6, 70 kg x 5"
      ])
  }

  @Test func `the stamp of an app is a day`() {
    let read = ReadJournal(
      """
      Lower B
      LiftNote · Saturday, 18 October 2025 at 09:42

      Squat
      60 kg x 5

      Upper B
      LiftNote · Thursday, 16 October 2025 at 18:15

      Row
      50 kg x 8
      """)
    #expect(read.days == ["2025-10-18 Squat: 60 kg x 5", "2025-10-16 Row: 50 kg x 8"])
  }

  @Test(arguments: [
    "squat 100x5\ndeload next week, then try 80 for 3x5", "squat 100x5\nwt. 82",
    "squat 100x5\n3 or 4 reps on the AMRAP = +5 to TM", "squat 100x5\niced 15 min",
  ])
  func `plans, weights and rules are no sets`(lines: String) {
    #expect(entries(lines) == ["squat: 100 kg x 5"])
  }

  @Test func `talk of sets is doubted`() {
    let talk =
      "Benched with the old guy who wears jeans and he spotted me on 70 for 6, then 72.5 for 5, then 75 for 3"
    #expect(ReadJournal(day: "squat 100x5\n" + talk).codes.contains("W209"))
  }

  @Test func `counts of sets below their own word stay counts`() {
    let rows = "| Knebøy | 60 | 1 | 8 |\n| Knebøy | 100 | 2 | 5 |\n| Roing | 60 | 3 | 8 |"
    #expect(
      entries("| Øvelse | Kg | Sett | Reps |\n|---|---|---|---|\n" + rows) == [
        "Knebøy: 60 kg x 8", "Knebøy: 100 kg x 5 (2)", "Roing: 60 kg x 8 (3)",
      ])
  }

  @Test func `initials of two stand before their sets`() {
    let read = ReadJournal("J = Jess, T = Tom\n\n2024-03-01\nBench: J 25x8 27.5x6, T 60x8 65x8\n")
    #expect(
      read.entries == ["Bench: 25 kg x 8, 27.5 kg x 6, 60 kg x 8, 65 kg x 8"])
  }
}
