import JournalReading
import Testing

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
}
