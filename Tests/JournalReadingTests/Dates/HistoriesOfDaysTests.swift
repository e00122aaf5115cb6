import JournalReading
import Testing

/// Days among sets: several on a line, stamps of messages, decimal numbers at the heads of paragraphs.
@Suite("Histories of days")
struct HistoriesOfDaysTests {
  private func days(_ text: String) -> [String] { ReadJournal("unit: kg\n" + text).days }

  @Test(arguments: [
    "Squat: 12/1/24 80x5x5 | 16/1/24 82.5x5x5 | 21/1/24 85x5,5,4",
    "Squat: 2024-01-12 80x5x5, 2024-01-16 82.5x5x5, 2024-01-21 85x5,5,4",
    "Squat 12.1.24 80x5x5 | 16.1.24 82.5x5x5 | 21.1.24 85x5,5,4",
    "Squat: 21.1.24 85x5,5,4 | 16.1.24 82.5x5x5 | 12.1.24 80x5x5",
  ])
  func `a line may tell an exercise over many days`(line: String) {
    #expect(
      days(line).sorted() == [
        "2024-01-12 Squat: 80 kg x 5 (5)", "2024-01-16 Squat: 82.5 kg x 5 (5)",
        "2024-01-21 Squat: 85 kg x 5 (2), 85 kg x 4",
      ])
  }

  @Test func `reps, times and weights of the body have days as well`() {
    let journal = ReadJournal(
      """
      unit: kg
      Chin: 16/1/24 7,6,5 | 25/1/24 8,6
      Dips: 21/1/24 10,9,8 | 28/1/24 +5kg 8,8
      Plank: 16/1/24 60s | 25/1/24 75s
      BW: 16/1/24 77.4 | 25/1/24 77.9
      """)
    #expect(
      journal.days.sorted() == [
        "2024-01-16 Chin: BW x 7, BW x 6, BW x 5", "2024-01-16 Plank: BW x 60 s",
        "2024-01-21 Dips: BW x 10, BW x 9, BW x 8", "2024-01-25 Chin: BW x 8, BW x 6",
        "2024-01-25 Plank: BW x 75 s",
        "2024-01-28 Dips: BW+5 kg x 8 (2)",
      ])
    #expect(journal.weights == ["2024-01-16 77.4 kg", "2024-01-25 77.9 kg"])
  }

  @Test func `three numbers of which the last can be no year are reps`() {
    #expect(
      days("2024-01-29\nBank 60 10/10/10 8/8/7") == ["2024-01-29 Bank: 60 kg x 10 (3)"]
        || days("2024-01-29\nBank 60 10/10/10").count == 1)
    #expect(days("2024-01-29\nRow: 12/10/8 60x5").count == 1)
  }

  @Test func `a stamp of a message may lack the year`() {
    #expect(
      days("year: 2024\n[18-03 19:42] benen: squats 3x8 70kg\n[16-03 07:15] bench 60x8 65x6") == [
        "2024-03-18 squats: 70 kg x 8 (3)", "2024-03-16 bench: 60 kg x 8, 65 kg x 6",
      ])
  }

  @Test func `decimal numbers in order before words are days`() {
    #expect(
      days("year: 2024\n18.5 legs\nsquat 60x8\n\n15.5 back\nrow 50x8\n\n13.5 chest\nbench 70x8")
        == [
          "2024-05-18 squat: 60 kg x 8", "2024-05-15 row: 50 kg x 8",
          "2024-05-13 bench: 70 kg x 8",
        ])
  }

  @Test func `loads before words are no days`() {
    let read = days(
      "2024-03-01\n17.5 curls\n3x10\n\n22.5 rows\n3x10\n\n27.5 bench\n3x10")
    #expect(read.count == 1)
    #expect(read[0].hasPrefix("2024-03-01"))
  }

  @Test func `a heading may hold the year in parentheses`() {
    #expect(
      days("# Block 2 (2025)\n\n| Date | Squat |\n|---|---|\n| 6 Oct | 100x5 |\n| 8 Oct | 95x5 |")
        == [
          "2025-10-06 Squat: 100 kg x 5", "2025-10-08 Squat: 95 kg x 5",
        ])
  }

  @Test func `a weekday and a number before a way are a day`() {
    #expect(
      days("2024-09-08\nsquat 60x5\n\nMon 9 – 8.1k easy in 46:20\nTue 10 – gym. Squat 3x6 60kg")
        == [
          "2024-09-08 squat: 60 kg x 5", "2024-09-09 Run: 8.1 km in 2780 s",
          "2024-09-10 Squat: 60 kg x 6 (3)",
        ])
  }

  @Test func `the lift of a day heads its numbered sets`() {
    #expect(
      days("## Bench day, wk1 (65/75/85) - 2022-05-05\n1. 140 x 5\n2. 160 x 5\n3. 185 x 5+ → 7")
        == [
          "2022-05-05 Bench: 140 kg x 5, 160 kg x 5, 185 kg x 7"
        ])
  }

  // MARK: Tables

  @Test func `warm-ups have a column of their own`() {
    #expect(
      days(
        """
        2024-03-01

        | Exercise | Warm-up | Work | RPE |
        |---|---|---|---|
        | Bench | 40x10 60x5 | 77.5x5 77.5x4 | 8 |
        | Row | 2 | 60x8 60x8 | 8 |
        """) == [
          "2024-03-01 Bench: 40 kg x 10 warm-up, 60 kg x 5 warm-up, 77.5 kg x 5, 77.5 kg x 4; "
            + "Row: 60 kg x 8 (2)"
        ])
  }

  @Test func `warm-ups stand beside columns of numbers, too`() {
    #expect(
      days(
        """
        2024-03-01

        | Ex | Warmup | Sets | Reps | Weight |
        |---|---|---|---|---|
        | Squat | 60x5 80x3 | 3 | 5 | 100 |
        | Row | 10 min bike | 3 | 5 | 60 |
        """) == [
          "2024-03-01 Squat: 60 kg x 5 warm-up, 80 kg x 3 warm-up, 100 kg x 5 (3); Row: 60 kg x 5 (3)"
        ])
  }

  @Test func `a table pasted from a spreadsheet may number its rows`() {
    #expect(
      ReadJournal(
        "unit: kg\n#\tday\tsquat\tbench\n1\tmon\t20 5x5\t20 5x5\n2\twed\t22.5 5x5\t25 5/5/4"
      )
      .entries == [
        "squat: 20 kg x 5 (5)", "bench: 20 kg x 5 (5)", "squat: 22.5 kg x 5 (5)",
        "bench: 25 kg x 5 (2), 25 kg x 4",
      ])
  }
}
