import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Days whose year the first day told")
struct NextDaysTests {
  private func days(_ text: String) -> [String] {
    Reader().read([Source(path: "a.md", text: text)]).journal.sessions.map {
      $0.date.map { "\($0)" } ?? "none"
    }
  }

  @Test(arguments: [
    "5/13/24\nSquat 225lb x5\n5/15\nBench 185x5\n",
    "5-13-24\nSquat 225lb x5\n\n5-15\nBench 185x5\n",
    "2024-05-13\nSquat 225lb x5\n\n05-15\nBench 185x5\n",
    "13.5.2024\nSquat 225lb x5\n15.5\nBench 185x5\n",
    "05132024\nSquat 225lb x5\n05152024\nBench 185x5\n",
  ])
  func `the next day needs no year`(text: String) {
    #expect(days(text) == ["2024-05-13", "2024-05-15"])
  }

  @Test func `a pair of reps is no day`() {
    #expect(days("5/13/24\nLunge 45lb\n8/8\n8/7\n") == ["2024-05-13"])
    #expect(days("5/13/24\nSquat 225lb x5\n10/12\n12/12\n") == ["2024-05-13"])
  }

  @Test(arguments: ["5/13/24 lbs", "5/13/24 (lbs)"])
  func `a unit behind the day is that of the file`(day: String) {
    let journal = Reader().read([Source(path: "a.md", text: "\(day)\nSquat 225 3x5\n")]).journal
    #expect(journal.sessions.map { $0.date.map { "\($0)" } } == ["2024-05-13"])
    #expect(journal.sessions[0].entries[0].sets[0].load.mass?.unit == .pound)
  }
}
