import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// How far and how long.
struct WaysAndTimesTests {
  @Test func `thousands may be glued to their unit`() {
    checkSets("Ski erg 5,000m", "5000 m")
    checkDump("Row 2,000m 7:31", "2000 m in 451 s")
  }

  @Test func `hours, minutes and seconds are one time`() {
    checkSets("Run 2h13m21s", "8001 s")
    checkSets("骑行 2小时13分21秒", "8001 s")
  }

  @Test func `a way and its time may be parted by a semicolon or told by their words`() {
    checkDump("Ride 3.18 km; 16:49", "3.18 km in 1009 s")
    checkDump("Run 5 km, time 25:00", "5 km in 1500 s")
    checkDump("骑行：3.2公里；时长00:16:49", "3.2 km in 1009 s")
  }

  @Test func `the word for a time is no part of the name`() {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\n骑行：时长0:33:20，距离8公里\n")
    let entries = Reader().read([source]).journal.sessions.flatMap(\.entries)
    #expect(entries.map(\.nameAsWritten) == ["骑行"])
    #expect(entries.flatMap(\.sets).map(JournalDump.set) == ["8 km in 2000 s"])
  }

  @Test func `minutes are known in more languages`() {
    checkDump("Run 5 km på 28 minuter", "5 km in 1680 s")
  }

  private func checkDump(
    _ line: String, _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\n\(line)\n")
    let sets = Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets)
    #expect(sets.map(JournalDump.set) == [expected], sourceLocation: sourceLocation)
  }
}
