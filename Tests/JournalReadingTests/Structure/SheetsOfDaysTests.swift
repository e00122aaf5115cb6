import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// Sheets with a row a set below days, semicolons between cells, signs for the exercise above, and days of
/// headings.
@Suite("Sheets of days")
struct SheetsOfDaysTests {
  @Test func `rows without a name go on with the exercise above`() {
    let days = ReadJournal(
      """
      unit: lb
      CARD 2024

                    9/9        9/11       9/13
      BENCH         185x5      -          190x5
                    185x4      -          190x4
      PRESS         -          105x5      -
                    -          105x4      -
      PULLUP        8          7          8
      BODYWT        196        195        195
      """
    ).days
    #expect(
      days == [
        "2024-09-09 BENCH: 185 lb x 5, 185 lb x 4; PULLUP: BW x 8",
        "2024-09-11 PRESS: 105 lb x 5, 105 lb x 4; PULLUP: BW x 7",
        "2024-09-13 BENCH: 190 lb x 5, 190 lb x 4; PULLUP: BW x 8",
      ])
  }

  @Test func `a scheme beside the name is that of each day`() {
    let days = ReadJournal(
      "unit: kg\nyear: 2024\n\n             3/4         17/4\nsquat 5x5    90          92.5\nbench 3x8    60          62.5"
    ).days
    #expect(
      days == [
        "2024-04-03 squat: 90 kg x 5 (5); bench: 60 kg x 8 (3)",
        "2024-04-17 squat: 92.5 kg x 5 (5); bench: 62.5 kg x 8 (3)",
      ])
  }

  @Test func `semicolons part the cells of any exercise`() {
    let read = ReadJournal(
      """
      unit: kg
      Datum;Übung;Satz1;Satz2;Satz3;Pause
      04.11.24;Waden;80x20;80x18;;45s
      06.11.24;Klimmzüge;KG x9;KG x8;+5x6;90s
      10.11.24;Körpergewicht;83,4;;;
      11.11.24;Ziel Dez;85x5;;;
      """)
    #expect(
      read.days == [
        "2024-11-04 Waden: 80 kg x 20, 80 kg x 18",
        "2024-11-06 Klimmzüge: BW x 9, BW x 8, BW+5 kg x 6",
      ])
    #expect(read.codes.contains("W209"))
  }

  @Test func `a sign stands for the exercise above, and a pair for both sides`() {
    let read = ReadJournal(
      day: """
        | Exercise | Weight | Reps | Sets |
        |---|---|---|---|
        | Split squat | 14 | 10/10 | 3 |
        | 〃 | 16 | 8/8 | 3 |
        | Squat | 100 | 5 | 1 |
        | " | 110 | 5 | 2 |
        """)
    #expect(
      read.entries == [
        "Split squat: 14 kg x 10 (3), 16 kg x 8 (3)", "Squat: 100 kg x 5, 110 kg x 5 (2)",
      ])
  }

  @Test(arguments: [
    "## 💪 Session no. 3 | 2025.09.18 Thu", "## Gym 7 / legs - 2025-09-18", "# 2025-09-18",
  ])
  func `a heading with a whole date is a day`(heading: String) {
    let days = ReadJournal("unit: kg\n# Log 2025-09-01\nrow 60x8\n\n\(heading)\nsquat 100x5").days
    #expect(days.last == "2025-09-18 squat: 100 kg x 5")
  }

  @Test func `slashes are no times signs where others are`() {
    let read = ReadJournal(
      "weight x reps x sets\n2024-09-02\nSquat 100x5x3\nPull-ups 8/7/6\nCurl 10/10/8")
    #expect(
      read.entries.suffix(2) == ["Pull-ups: BW x 8, BW x 7, BW x 6", "Curl: 10 reps (2), 8 reps"])
  }

  @Test func `a column of set numbers may tell the first and the last`() {
    let read = ReadJournal(
      """
      unit: kg
      Datum;Übung;Satz;Wdh;kg
      03.09.2024;Kniebeuge;1-3;5;82,5
      03.09.2024;Beinbeuger;1;12;35,0
      03.09.2024;Beinbeuger;2-3;10;37,5
      """)
    #expect(
      read.days == [
        "2024-09-03 Kniebeuge: 82.5 kg x 5 (3); Beinbeuger: 35 kg x 12; Beinbeuger: 37.5 kg x 10 (2)"
      ])
  }

  @Test func `loads above reps, of which the last is open`() {
    let read = ReadJournal(
      day: """
        T1 Bench
        wt   135 155 175
        reps   8   6   11+
        T1 Squat
        wt   205 235 260
        reps   5   1+2 3
        """)
    #expect(
      read.entries == [
        "Bench: 135 kg x 8, 155 kg x 6, 175 kg x 11", "Squat: 205 kg x 5, 235 kg x 3, 260 kg x 3",
      ])
  }

  @Test func `closed tasks, plans by letter and plans that are kept track of`() {
    let org = """
      * Log
      ** DONE Upper A  :gym:
         CLOSED: [2023-08-22 Tue 19:05]
      *** Bench
      - 80x5
      ** TODO Lower <2023-08-27 Sun>
      ** DONE Upper B  :gym:
         CLOSED: [2023-08-31 Thu 18:40]
      *** Row :: 60x8

      """
    let sessions = Reader().read([Source(path: "a.org", text: org)]).journal.sessions
      .filter { $0.entries.contains { !$0.sets.isEmpty } }
    #expect(
      sessions.compactMap { $0.date.map(String.init(describing:)) } == ["2023-08-22", "2023-08-31"])
    #expect(sessions.map(\.title) == ["Upper A", "Upper B"])
    let letters = ReadJournal(
      day: "Squat\nP: 4x4 @ RPE 7\nD: 100x4x4\nBench\nP: 3x8\nD: 60x8x3")
    #expect(letters.entries == ["Squat: 100 kg x 4 (4)", "Bench: 60 kg x 8 (3)"])
    let tracked = ReadJournal(
      "unit: kg\n# Plan - seguimiento 2024\n\n| Ejercicio | 5 feb | 12 feb |\n|---|---|---|\n| Press banca | 60 x 6,6,5 | 62.5 x 5,5 |"
    )
    #expect(tracked.days.count == 2)
  }
}
