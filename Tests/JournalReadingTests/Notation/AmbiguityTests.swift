import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// The hardest lines that lifters write: each with the reading that a person picks, or with a
/// warning that names both.
struct AmbiguityTests {
  @Test func `1. weight, sets and reps in a row: a telling line decides, else both are named`() {
    check("305 x 3 x 5\nRow\n185x10x6", under: "Deadlift", "305 lb x 3 x 5", "185 lb x 10 x 6")
    check(
      "405 x 1 x 5\nSquat\n315 x 3 x 5", under: "Deadlift", "405 lb x 1 x 5", "315 lb x 3 x 5",
      warns: "read as 405 lb x 1 x 5, but it could be 405 lb x 5")
  }

  @Test func `2. a writer who changes the order`() {
    check(
      "305 x 3 x 5\n3 x 5 x 315", under: "Squat", "305 lb x 3 x 5", "315 lb x 5 x 3",
      warns: "read as 305 lb x 3 x 5, but it could be 305 lb x 5 x 3")
  }

  @Test func `3. sets and reps before a bare load`() {
    check(
      "9x3 105\nBench 5x10 135\nSquat 1x1 300\nRow 3x8 95", under: "Leg curl",
      "105 lb x 3 x 9", "135 lb x 10 x 5", "300 lb x 1", "95 lb x 8 x 3")
  }

  @Test func `4. five by eight among loads and reps`() {
    check(
      "45 x 12\n35 x 10\n5 x 8\n30 x 10", under: "Dumbbell Press",
      "45 lb x 12", "35 lb x 10", "5 lb x 8", "30 lb x 10")
  }

  @Test func `5. two factors of bodyweight work are reps and sets`() {
    check("225x8x3\nPull-ups 15x3", under: "Squat", "225 lb x 8 x 3", "BW x 15 x 3")
  }

  @Test func `6. a slash divides reps from the load, or reps from reps`() {
    check(
      "12 x 25kg\nCurl 3 x 10/8kg\nRow 9/9/8 x 35kg", under: "Bench",
      "25 kg x 12", "8 kg x 10 x 3", "35 kg x 9", "35 kg x 9", "35 kg x 8")
  }

  @Test func `7. three numbers behind a load that are alike are three sets`() {
    check("50kg x 7 x 7 x 6", under: "Bench", "50 kg x 7", "50 kg x 7", "50 kg x 6")
    check("40kg x 4 x 4 x 5", under: "Row", "40 kg x 4", "40 kg x 4", "40 kg x 5")
  }

  @Test func `8. the two of a one-arm lift are both arms`() {
    check(
      "20 x 6 x 2\nBench 60 x 8\nSquat 80 x 8", under: "Single Hand Row",
      "20 lb x 6 each", "60 lb x 8", "80 lb x 8")
  }

  @Test func `9. numbers before the first load have none`() {
    check("+35 8,8,7", under: "Pull-ups", "BW+35 lb x 8", "BW+35 lb x 8", "BW+35 lb x 7")
    check(
      "8, 25 * 5, 35 * 4, 4", under: "Pull-ups", "BW x 8", "BW+25 lb x 5", "BW+35 lb x 4",
      "BW+35 lb x 4")
  }

  @Test func `10. a slash in the same breath is a drop, or the other arm`() {
    check(
      "50 * 4, 55 * 3/50 * 2\nincline - 55 * 7, 7/6, 7", under: "Bench",
      "50 lb x 4", "55 lb x 3", "50 lb x 2 drop", "55 lb x 7", "55 lb x 7", "55 lb x 7")
  }

  @Test func `11. a target and what was done`() {
    check("200 x 1+: 3\nRow 6x 135lbs (5+)", under: "Bench", "200 lb x 3", "135 lb x 6")
  }

  @Test func `12. names without numbers stay`() {
    let journal = read("Curls\nTriceps black\nDips red 3x10", under: nil)
    #expect(journal.sessions.flatMap(\.entries).map(\.nameAsWritten).contains("Curls"))
    #expect(sets(journal) == ["BW x 10 x 3"])
  }

  @Test func `13. four by four in a title is a date, in the order that another date tells`() {
    let source = Source(
      path: "log 2024.txt", text: "Legs (4/4)\nSquat 225x5\n\nPush (4/13)\nBench 135x5\n")
    let sessions = Reader().read([source]).journal.sessions
    #expect(sessions.map { $0.date?.description } == ["2024-04-04", "2024-04-13"])
  }

  @Test func `14. an m is what the exercise makes of it`() {
    check(
      "1m\nrowing 500 m 1:50\nplank: 2m", under: "Run", "1 mi", "500 m in 110 s", "BW 120 s")
  }

  @Test func `15. goals, next times and memories are no sets`() {
    check(
      """
      **Goal:** 25 kg x 2 sets x 8-10 reps
      25 kg x 8
      Press 200# next!
      Bench 180 lb x 5
      Last week, I hit 8 reps at 250
      """, under: "Curl", "25 kg x 8", "180 lb x 5")
  }

  private func check(
    _ lines: String, under name: String, _ expected: String..., warns: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = self.source(lines, under: name)
    let result = Reader(options: ReaderOptions(unit: .pound)).read([source])
    #expect(sets(result.journal) == expected, sourceLocation: sourceLocation)
    let warnings = result.diagnostics.filter { $0.code == .ambiguousOrder }.map(\.message)
    #expect(warnings == [warns].compactMap(\.self), sourceLocation: sourceLocation)
  }

  private func read(_ lines: String, under name: String?) -> Journal {
    Reader(options: ReaderOptions(unit: .pound)).read([source(lines, under: name)]).journal
  }

  private func source(_ lines: String, under name: String?) -> Source {
    Source(path: "log.txt", text: "2024-03-04\n" + (name.map { $0 + "\n" } ?? "") + lines + "\n")
  }

  private func sets(_ journal: Journal) -> [String] {
    journal.sessions.flatMap(\.entries).flatMap(\.sets).map { set in
      var set = set
      set.provenance = Provenance()
      return JournalDump.set(set)
    }
  }
}
