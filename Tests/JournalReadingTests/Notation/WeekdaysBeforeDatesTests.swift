import JournalReading
import Testing
import WorkoutModel

/// Short weekdays that are known only by the whole file, with a day of the month behind them.
@Suite("Weekdays before dates")
struct WeekdaysBeforeDatesTests {
  @Test(arguments: [
    ["Mo 2.3.26", "Mi 4.3.26", "Fr 6.3.26", "So 8.3.26"],
    ["Mo. 2.3.", "Mi. 4.3.", "Fr. 6.3.", "So. 8.3."],
    ["Mo 2.3", "Mi 4.3", "Fr 6.3", "So 8.3"], ["M 3/2", "W 3/4", "F 3/6", "Su 3/8"],
    ["Mo 2. März", "Mi 4. März", "Fr 6. März", "So 8. März"],
    ["M 2 Mar", "W 4 Mar", "F 6 Mar", "Su 8 Mar"], ["월 3/2", "수 3/4", "금 3/6", "일 3/8"],
    ["月 3/2", "水 3/4", "金 3/6", "日 3/8"], ["Pn 2.03", "Śr 4.03", "Pt 6.03", "Nd 8.03"],
  ])
  func `the day is spelt out`(days: [String]) {
    let text = days.map { "\($0)\nBench 80kg 3x5" }.joined(separator: "\n\n")
    #expect(
      ReadJournal("year: 2026\n" + text).days.map { String($0.prefix(10)) } == [
        "2026-03-02", "2026-03-04", "2026-03-06", "2026-03-08",
      ])
  }

  @Test func `sets may stand behind it`() {
    let read = ReadJournal(
      "year: 2026\nM 3/2 Bench 80kg 3x5\nW 3/4 Row 60kg 3x8\nF 3/6 Squat 100kg 3x5\nSu 3/8 Run 5 km"
    )
    #expect(
      read.days.map { String($0.prefix(16)) } == [
        "2026-03-02 Bench", "2026-03-04 Row: ", "2026-03-06 Squat", "2026-03-08 Run: ",
      ])
  }

  @Test func `miles are no day`() {
    let read = ReadJournal("M 3.5 miles easy\nT 4 miles\nW 3.1 miles\nTh 5 miles")
    #expect(read.days.allSatisfy { $0.hasPrefix("-") })
  }
}
