import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Days beside a title")
struct DayTitleTests {
  @Test(arguments: [
    "15.1 Push", "Push 15.1", "(15.01.)", "- Push 15/01", "Push (15.1.)", "Jan 15,2024 Push",
  ])
  func `a short day opens a session`(line: String) {
    let text = "12.1. Legs\nSquat 100x5\n\n\(line)\nBench 80x5\n"
    let options = ReaderOptions(year: 2024)
    let sessions = Reader(options: options).read([Source(path: "a.md", text: text)]).journal
      .sessions
    #expect(sessions.map { $0.date?.description } == ["2024-01-12", "2024-01-15"])
  }

  @Test(arguments: ["Legs 7.5", "12.5", "12.5 curls", "- Push 15/3"])
  func `a number within a block opens none`(line: String) {
    let text = "12.1. Legs\nSquat 100x5\n\(line)\nBench 80x5\n"
    let options = ReaderOptions(year: 2024)
    let sessions = Reader(options: options).read([Source(path: "a.md", text: text)]).journal
      .sessions
    #expect(sessions.map { $0.date?.description } == ["2024-01-12"])
  }
}
