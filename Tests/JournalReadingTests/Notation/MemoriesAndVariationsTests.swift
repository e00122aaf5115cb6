import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Memories, plans, variations and other people are kept apart from sets")
struct MemoriesAndVariationsTests {
  @Test func `what stands in parentheses is a set only where it is written as one`() {
    checkSets("Row 8 @ 135 lb (8 @ 130 lb before)", "135 lb x 8")
    checkSets("Squat 5 @ 225 lb (5 @ 102 kg)", "225 lb x 5")
    checkSets("Squat 5 @ 100 kg (5 @ 95 kg last time)", "100 kg x 5")
    checkSets("Curl 10 @ 12 lb (8 @ 15 lb)", "12 lb x 10", "15 lb x 8")
    checkSets("Curl 10 @ 12 lb (12 @ 12 lb)", "12 lb x 10", "12 lb x 12")
  }

  @Test func `a scheme in parentheses that was skipped is no set`() {
    checkNamed("Squat (3 sets of 5 with 100 kg) - skipped, knee", [])
    #expect(codes("Squat (3 sets of 5 with 100 kg) - skipped, knee").contains("W201"))
    checkNamed("Squat (3 sets of 5 with 100 kg) - felt easy", ["Squat: 100 kg x 5 x 3"])
  }

  @Test func `words behind a colon that tell a variation stay with the name`() {
    checkNamed("Bench Press: close grip, 80x5", ["Bench Press: close grip: 80 lb x 5"])
    checkNamed("Bench Press: all reps paused, 60x10", ["Bench Press: 60 lb x 10"])
  }

  @Test func `a sentence above sets is no name for them`() {
    checkNamed("Squat\n60x5\n\nKnee hurt during squats.\n100x5", ["Squat: 60 lb x 5, 100 lb x 5"])
  }

  @Test func `a time of day behind a pace is not how long it took`() {
    let way = Distance(10, .kilometer)
    #expect(efforts("Run 10 km @ 5:00/km · 7:30 am") == [.distance(way, seconds: nil)])
    #expect(efforts("Run 10 km @ 5:00/km · 50:10 moving") == [.distance(way, seconds: 3010)])
  }

  @Test func `a way of parts is not told twice`() {
    let text = "Run 5 km 25:00\nfirst 2 km 10:10\nsecond 3 km 14:50"
    checkNamed(text, ["Run: 5 km"])
    #expect(codes(text).contains("W201"))
  }

  private func efforts(_ text: String) -> [Effort] {
    Reader().read([Source(path: "a.txt", text: text)])
      .journal.sessions.flatMap(\.entries).flatMap(\.sets).map(\.effort)
  }

  private func codes(_ text: String) -> [String] {
    Reader().read([Source(path: "a.txt", text: text)]).diagnostics.map(\.code.name)
  }
}
