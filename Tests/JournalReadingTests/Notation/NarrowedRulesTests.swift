import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Lines that newer rules must leave alone")
struct NarrowedRulesTests {
  @Test(arguments: [
    "Bench 100 kg, last week got 5.", "Squat 140 kg. Didn't hit 5.", "Squat 140 kg. Tim did 5.",
    "Bench 100 kg, never got 5.",
  ])
  func `reps that were not done are none of a load`(_ line: String) {
    #expect(sets(line).allSatisfy { $0.effort.reps == nil }, "\(line)")
  }

  @Test func `numbers too large for a list overflow nothing`() {
    _ = sets("LC 2x20 8 min, 7 rpm: 1500000-1500000-1500000")
    _ = sets("Squat 3x5 -> 2000000 2000000 2000000")
  }

  @Test func `loads below words of how stay loads`() {
    #expect(sets("Bench\n135 paused, 155 paused").allSatisfy { $0.effort.reps == nil })
    #expect(sets("Lunge\n10 left, 10 right").contains { $0.side == .left })
  }

  @Test(arguments: ["Sit-ups 25+25 each", "Push-ups 25+20+15 (=60)", "Push-ups 100 total 25 25 20"])
  func `sums of reps are no plates`(_ line: String) {
    #expect(sets(line).allSatisfy { $0.load.mass == nil }, "\(line)")
  }

  @Test func `reps of another exercise behind then have no load`() {
    #expect(sets("Squat 100 x 8, then 12 pull-ups").count { $0.load.mass != nil } == 1)
  }

  @Test func `glued numbers of sets and reps keep their load`() {
    #expect(sets("Goblet squat 4 x20 x24 kg").map(\.count) == [4])
  }

  @Test func `meters of jumps are no thousands`() {
    #expect(sets("Broad jump 2.105 meters").count == 1)
    if case .distance(let way, _)? = sets("Broad jump 2.105 meters").first?.effort {
      #expect(way.meters < 3)
    }
  }

  @Test func `reps with a wide gap are no sheet of days`() {
    let journal = read("Dips\n10/8  11/8\nBench  80x5\n\nCurl 20x10\n\n2026-03-08\nSquat 100x5\n")
    #expect(journal.sessions.count == 2)
    #expect(journal.sessions.flatMap(\.entries).count == 4)
  }

  @Test func `what stands below a sheet of days is kept`() {
    let sheet = "            2/4          2/6\nSquat       85 3x5       90 3x5\n\nBench 60x5\n"
    let journal = read(sheet + "\n2026-03-10\nRow 50x5\n")
    #expect(
      journal.sessions.flatMap(\.entries).map(\.nameAsWritten) == [
        "Bench", "Squat", "Squat", "Row",
      ])
  }

  @Test func `ratings and memories of the day are no sets, and sets beside them are kept`() {
    #expect(!sets("100 kg was my max for the day, 3x1").isEmpty)
    #expect(sets("Squat 100 kg 5x5 (last @8)").allSatisfy { $0.effort.reps == 5 })
    #expect(sets("Bench 70x8\n\" 75 x 8").map { $0.effort.reps } == [8, 8])
  }

  @Test func `sets below a table of days go on with the day above it`() {
    let table =
      "Press 30x5\n\n| | 2026-02-03 | 2026-02-05 |\n|---|---|---|\n| Squat | 85x5 | 90x5 |\n"
    let journal = read(table + "\nBench 60x5\n\n2026-03-10\nRow 50x5\n")
    let told = journal.sessions.map { session in
      (session.date.map { "\($0)" } ?? "") + " "
        + session.entries.map(\.nameAsWritten).joined(separator: ", ")
    }
    #expect(
      Set(told) == [
        "2026-03-02 Press, Bench", "2026-02-03 Squat", "2026-02-05 Squat", "2026-03-10 Row",
      ])
  }

  @Test func `shares of a plan are said, not taken for sets`() {
    let result = Reader().read([
      Source(path: "a.md", text: "2026-03-02\n\nSquat 100 kg\nmanaged 8 out of 10\n")
    ])
    #expect(
      result.journal.sessions.flatMap(\.entries).flatMap(\.sets)
        .allSatisfy { $0.effort.reps == nil })
    #expect(result.diagnostics.contains { $0.code.name == "W201" })
  }

  @Test func `times of each way are told once`() {
    #expect(sets("Run 3x800 3:12, 3:10, 3:08").count == 3)
  }

  @Test func `a whole number behind at of endurance work is how hard it was`() {
    #expect(sets("Run 40 min @ 7").map(\.rpe) == sets("Run 40 min RPE 7").map(\.rpe))
  }

  @Test func `reps behind two letters are no day`() {
    #expect(read("Th 12/10\n").sessions.count == 1)
  }

  private func read(_ text: String) -> Journal {
    Reader().read([Source(path: "a.md", text: "unit: kg\n2026-03-02\n\n" + text)]).journal
  }

  private func sets(_ lines: String) -> [TrainingSet] {
    read(lines + "\n").sessions.flatMap(\.entries).flatMap(\.sets)
  }
}
