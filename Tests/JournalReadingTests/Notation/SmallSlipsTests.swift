import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Numbers that were taken for others")
struct SmallSlipsTests {
  @Test func `a point opens a fraction`() {
    checkNamed("Run .63 miles", ["Run: 0.63 mi"])
    checkNamed("Curl .5 kg x 10", ["Curl: 0.5 kg x 10"])
  }

  @Test func `a long fraction behind a comma is one`() {
    checkNamed("Squat = 137,4875", ["Squat: 137.487 lb"])
  }

  @Test func `an RPE stands in the next cell`() {
    let text = "# 2026-03-02\nRow 60 kg 3x8 | RPE: 8\n"
    let sets = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map { $0.rpe?.description } == ["8"])
  }

  @Test func `the name of a programme is no load`() {
    checkNamed("531 bench", [])
    checkNamed("531 bench 100 kg x 5", ["531 bench: 100 kg x 5"])
    checkNamed("Bench 531 kg x 1", ["Bench: 531 kg x 1"])
  }

  @Test func `the time of day stands before the day`() {
    for day in ["7am 3 March 2026", "07:00 2026-03-03"] {
      let text = "# 2026-03-02\nBench 100x5\n\n\(day)\nBench 100x6\n"
      let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      #expect(sessions.map { $0.date?.description } == ["2026-03-02", "2026-03-03"], "\(day)")
      #expect(sessions.last?.start?.description == "07:00", "\(day)")
    }
  }
}
