import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Days without a year beside their weekday, and above columns")
struct WeekdayDateTests {
  @Test(arguments: [
    "CHEST / TRIS      Sat 1/13", "13.01 сб, грудь", "Sa 13.1. 1h spin", "Sat 1/13, legs",
    "**Sat 1/13** 3 sets of 5",
  ])
  func `the line opens the day`(line: String) {
    let days = read("2024-01-10 Wed\nBench 50 kg x 5\n\n\(line)\nSquat 60 kg x 5")
      .compactMap { $0.date?.description }
    #expect(days.last == "2024-01-13")
  }

  @Test func `English weekdays have two letters before a date only`() {
    let days = read("Tu 5.11. gym. squat 60 kg x 5\nWe 6.11. 3x12 min bike\nTh 7.11. off")
    #expect(days.map { $0.date?.day } == [5, 6, 7])
    #expect(days.first?.entries.map(\.nameAsWritten) == ["squat"])
    #expect(read("# 2026-03-02\nTH 12/10\nwe 5/8 did squats").count == 1)
  }

  @Test func `reps on a weekday are no day`() {
    #expect(read("# 2026-03-02\nBench Mon 10/8").count == 1)
    #expect(read("# 2026-03-02\nBench\nMon 10/8/8").count == 1)
  }

  @Test func `days stand above the columns of a sheet`() {
    let days = read(
      """
      FEB 2024

                  2/5          2/7          2/9
      Squat       60 kg 3x5                 65 kg 5,5,4
      Press                    40 kg 3x5
      Row         50 kg x 8    -            50 kg x 9
      """)
    #expect(days.map { $0.date?.day } == [5, 7, 9])
    #expect(
      days.map { $0.entries.map(\.nameAsWritten) } == [
        ["Squat", "Row"], ["Press"], ["Squat", "Row"],
      ])
    #expect(days[2].entries[0].sets.map(\.effort.reps) == [5, 5, 4])
  }

  @Test func `reps in columns are no days`() {
    #expect(read("# 2026-03-02\nCurls\n10/8   10/8   9/8\nRow   60 kg x 8").count == 1)
    #expect(read("# 2026-03-02\nCurls\n12/12   10/10   8/8\nRow   60 kg x 8").count == 1)
  }

  private func read(_ text: String) -> [Session] {
    Reader().read([Source(path: "2024.md", text: text + "\n")]).journal.sessions
  }
}
