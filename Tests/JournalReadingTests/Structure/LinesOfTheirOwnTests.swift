import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Lines that tell of a set, a session or the lifter, and are no set")
struct LinesOfTheirOwnTests {
  @Test func `a rating below sets is theirs`() {
    for rating in ["RPE 8", "RPE: 8", "rpe 7-8", "8 RPE", "- RPE 8", "@8"] {
      #expect(ratings("Squat\n100x5\n\(rating)") == ["rpe 8"], "\(rating)")
    }
    #expect(ratings("Squat\n100x5\nRIR 2\n100x4") == ["rir 2", ""])
    #expect(ratings("Plank 3x30s\nRPE 7") == ["rpe 7"])
    #expect(ratings("Squat 100x5 @9\nRPE 8") == ["rpe 9"])
    #expect(ratings("Squat 100 lb x 5\n- 110 lb x 5\n@9") == ["", "rpe 9"])
  }

  @Test func `a load behind at is no rating`() {
    #expect(sets("Squat\n5x5\n@100").contains("100 lb") || !codes("Squat\n5x5\n@100").isEmpty)
  }

  @Test func `a rating above the first exercise is the session's`() {
    let sessions = journal("# 2026-03-02\nRPE 8\nSquat 100 kg x 5").sessions
    #expect(sessions.map(\.rpe) == [FixedPoint(8)])
    #expect(sessions[0].entries.flatMap(\.sets).map(\.rpe) == [nil])
  }

  @Test(arguments: ["Time: 1h 10m", "70 min", "1h10", "Total time 70 min", "18:00-19:10"])
  func `a time below a title is the session's length`(_ line: String) {
    let sessions = journal("2026-03-02\nPush\n\(line)\nSquat 100 kg x 5").sessions
    #expect(sessions.map(\.durationMinutes) == [70])
    #expect(sessions.map(\.title) == ["Push"])
    #expect(sessions.flatMap(\.entries).map(\.exercise) == ["Squat"])
  }

  @Test func `a time below an exercise is its own`() {
    checkNamed("Plank\n60 s", ["Plank: BW x 60 s"])
    checkNamed("Bike\n20 min", ["Bike: 1200 s"])
    checkNamed("Run\nTime: 25 min", ["Run: 1500 s"])
  }

  @Test func `a weight below a title is the lifter's`() {
    for line in ["Weight: 80.5 kg", "Weight 80", "Weight: 180 lbs"] {
      let journal = journal("2026-03-02\nLegs\n\(line)\nSquat 100 kg x 5")
      #expect(journal.bodyweights.count == 1, "\(line)")
      #expect(journal.sessions.flatMap(\.entries).map(\.exercise) == ["Squat"], "\(line)")
    }
  }

  @Test func `a bare weight between lifts is doubted, unless it is like the last`() {
    #expect(codes("Squat 100 kg x 5\nWeight 120\nBench 80 kg x 5") == [.unreadNumbers])
    let journal = journal("2026-03-02\nbodyweight: 80 kg\nSquat 100 kg x 5\nWeight 81")
    #expect(journal.bodyweights.count == 2)
  }

  @Test func `letters number sets below a name, and pair exercises before one`() {
    checkNamed(
      "Squat\nS1: 100 lb x 5\nS2: 100 lb x 4\nBench\nS1 60 lb x 8\nS2 60 lb x 7",
      ["Squat: 100 lb x 5, 100 lb x 4", "Bench: 60 lb x 8, 60 lb x 7"])
    checkNamed("S1: Squat 100 lb x 5", ["Squat: 100 lb x 5"])
  }

  @Test(arguments: [
    "next time go heavier", "rest day tomorrow", "week 3 of the program", "deload next week",
    "PR!!",
    "new PR!",
  ])
  func `a remark hides no sets below it`(_ remark: String) {
    checkNamed(
      "Squat 100 lb x 5\n\(remark)\nBench 60 lb x 8", ["Squat: 100 lb x 5", "Bench: 60 lb x 8"])
  }

  @Test(arguments: ["Next time:", "Next week", "Tomorrow:", "Goals", "PRs", "**PR**"])
  func `a head does`(_ head: String) {
    checkNamed("Squat 100 lb x 5\n\n\(head)\nBench 60 lb x 8", ["Squat: 100 lb x 5", "Bench: "])
  }

  @Test(arguments: [
    "20 min late", "waited 10 min for the rack", "had 10 min left", "Heart rate max 165",
    "Vo2max 45", "Playlist: 80s rock", "1 scoop preworkout",
  ])
  func `minutes and numbers of life are no sets`(_ line: String) {
    checkNamed("Squat 100 lb x 5\n\(line)", ["Squat: 100 lb x 5"])
  }

  @Test func `what opened or closed a session stands behind its verb`() {
    checkNamed("Started with 10 min bike", ["bike: 600 s"])
    checkNamed(
      "Squat 100 lb x 5\nended with 20 min rowing", ["Squat: 100 lb x 5", "rowing: 1200 s"])
  }

  @Test func `days in items and behind the names of months have their years`() {
    let days = journal("- 1/14/22\nSquat 100 kg x 5\n\n- 1/16/22\nSquat 100 kg x 5").sessions
    #expect(days.compactMap(\.date).map { "\($0)" } == ["2022-01-14", "2022-01-16"])
    for line in [
      "25-Jan-22 Legs", "Session 3 Jan 25, 2022", "=== Legs Jan 25, 2022 ===",
      "- Legs 1/25/22", "2022-01-25 @ the gym", "Date: Legs 2022-01-25",
    ] {
      let sessions = journal("\(line)\n\nSquat 100 kg x 5").sessions
      #expect(sessions.compactMap(\.date).map { "\($0)" } == ["2022-01-25"], "\(line)")
    }
    #expect(journal("Date: 2022-01-25\nSquat 100 kg x 5").sessions.map(\.title) == [nil])
  }

  @Test func `nobody trains on the ninth alone`() {
    let text = ["9.6.22", "9.7.22", "9.9.22", "9.12.22"].map { "\($0)\nSquat 100 kg x 5\n" }
    let days = journal(text.joined(separator: "\n")).sessions.compactMap(\.date)
    #expect(days.map(\.month) == [9, 9, 9, 9])
  }

  private func journal(_ text: String) -> Journal {
    Reader().read([Source(path: "a.md", text: text + "\n")]).journal
  }

  private func ratings(_ lines: String) -> [String] {
    journal("# 2026-03-02\n\n" + lines).sessions.flatMap(\.entries).flatMap(\.sets).map { set in
      set.rpe.map { "rpe \($0)" } ?? set.rir.map { "rir \($0)" } ?? ""
    }
  }

  private func sets(_ lines: String) -> [String] {
    journal("# 2026-03-02\n\nLeg Press 225 lb x 5\n\n" + lines).sessions
      .flatMap(\.entries).dropFirst().flatMap(\.sets).map(setText)
  }

  private func codes(_ lines: String) -> [DiagnosticCode] {
    Reader().read([Source(path: "a.md", text: "# 2026-03-02\n\n" + lines + "\n")]).diagnostics
      .map(\.code)
  }
}
