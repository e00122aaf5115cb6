import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("What the heads of tables measure, and what their cells and rows tell of sets")
struct MeasuresOfTablesTests {
  /// The sets of rows below a day and a head, without the day.
  private func sets(_ head: String, _ rows: String..., above: String = "") -> [String] {
    let count = head.split(separator: "|").count
    let rule = "|" + String(repeating: "---|", count: count)
    return daysRead("# 2024-05-07\n\(above)\n\(head)\n\(rule)\n" + rows.joined(separator: "\n"))
      .map { String($0.dropFirst(11)) }
  }

  @Test(arguments: [
    "Last weight", "Prev weight", "Goal weight", "Target weight", "Next weight", "My weight",
    "Bodyweight (kg)", "1RM", "1 RM", "Max reps", "Failed reps", "Last reps",
  ])
  func `a further measure is no load and no reps of the set`(head: String) {
    #expect(
      sets("| Exercise | Sets | Reps | Weight | \(head) |", "| Squat | 2 | 5 | 100 kg | 97 |")
        == ["Squat: 100 kg x 5 x 2"])
  }

  @Test func `what was done stands beside what was prescribed`() {
    #expect(
      sets("| Exercise | Weight | Sets x Reps | Actual |", "| Squat | 100 kg | 3x5 | 5,5,3 |")
        == ["Squat: 100 kg x 5, 100 kg x 5, 100 kg x 3"])
    #expect(
      sets("| Exercise | Weight | Sets | Reps | Done |", "| Squat | 100 kg | 3 | 5 | 5/5/4 |")
        == ["Squat: 100 kg x 5, 100 kg x 5, 100 kg x 4"])
    #expect(
      sets("| Exercise | Goal | Today |", "| Squat | 3x5 @ 100 kg | 100 kg x 5,5,3 |")
        == ["Squat: 100 kg x 5, 100 kg x 5, 100 kg x 3"])
    // Ticks tell that it was done as it stands.
    #expect(
      sets("| Exercise | Weight | Sets x Reps | Done |", "| Squat | 100 kg | 3x5 | ✓ |")
        == ["Squat: 100 kg x 5 x 3"])
  }

  @Test func `a maximum before a number in a cell tells its reps`() {
    #expect(
      sets("| Exercise | Weight | Set 1 | Set 2 |", "| Row | 60 kg | 8 | AMRAP 12 |")
        == ["Row: 60 kg x 8, 60 kg x 12 amrap"])
  }

  @Test func `loads have their reps in the next column`() {
    #expect(
      sets(
        "| Exercise | kg | reps | kg | reps |", "| Squat | 100 | 5 | 105 | 4 |",
        "| Row | 60 | 8 | | |")
        == ["Squat: 100 kg x 5, 105 kg x 4", "Row: 60 kg x 8"])
    #expect(
      daysRead(
        """
        | Date | Squat | Reps | Bench | Reps |
        |---|---|---|---|---|
        | 2024-05-07 | 100 kg | 5 | 80 kg | 4 |
        """) == ["2024-05-07 Squat: 100 kg x 5", "2024-05-07 Bench: 80 kg x 4"])
  }

  @Test(arguments: ["Squat (kg) | Bench (kg)", "Squat kg | Bench kg"])
  func `the head of a lift tells its unit`(heads: String) {
    #expect(
      daysRead("| Date | \(heads) |\n|---|---|---|\n| 2024-05-07 | 100 | 80 |\n")
        == ["2024-05-07 Squat: 100 kg x untold", "2024-05-07 Bench: 80 kg x untold"])
  }

  @Test func `a column of its own tells the unit`() {
    #expect(
      sets("| Exercise | Weight | Unit | Reps |", "| Bench | 185 | lb | 5 |")
        == ["Bench: 185 lb x 5"])
  }

  @Test func `sets of exercises in turn are numbered each`() {
    #expect(
      sets(
        "| Exercise | Set | Weight | Reps |", "| Bench | 1 | 80 kg | 5 |",
        "| Row | 1 | 60 kg | 8 |",
        "| Bench | 2 | 80 kg | 4 |", "| Row | 2 | 60 kg | 7 |"
      ).joined(separator: ", ").split(separator: " x ").count == 5)
  }

  @Test func `equal rows below the row of a name are sets`() {
    #expect(
      sets("| Exercise | Weight | Reps |", "| Squat | | |", "| | 100 kg | 5 |", "| | 100 kg | 5 |")
        == ["Squat: 100 kg x 5, 100 kg x 5"])
    #expect(
      sets(
        "| Exercise | Weight | Reps |", "| Squat | | |", "| Set 1 | 100 kg | 5 |",
        "| Set 2 | 100 kg | 4 |") == ["Squat: 100 kg x 5, 100 kg x 4"])
  }

  @Test func `rows without a head are loads and reps`() {
    #expect(
      daysRead("# 2024-05-07\nBench\n| 80 kg | 5 |\n| 80 kg | 4 |\n")
        == ["2024-05-07 Bench: 80 kg x 5, 80 kg x 4"])
    #expect(
      daysRead("# 2024-05-07\nSquat\nWeight | Reps\n60 kg | 5\n80 kg | 5\n")
        == ["2024-05-07 Squat: 60 kg x 5, 80 kg x 5"])
  }

  @Test func `the corner of a table may name its exercise`() {
    #expect(
      sets("| Bench | kg | reps |", "| 1 | 80 | 5 |", "| 2 | 80 | 4 |")
        == ["Bench: 80 kg x 5, 80 kg x 4"])
  }

  @Test func `a row alone tells that those below warm up`() {
    let text = """
      # 2024-05-07
      | Exercise | Weight | Reps |
      |---|---|---|
      | **Warm-up** | | |
      | Squat | 60 kg | 5 |
      | **Work** | | |
      | Squat | 100 kg | 5 |
      """
    #expect(
      Reader().read([Source(path: "a.md", text: text)]).journal.sessions.flatMap(\.entries)
        .flatMap(\.sets).map(\.kind) == [.warmup, .work])
  }

  @Test func `a head says how sets and reps stand in its cells`() {
    #expect(
      sets("| Exercise | Sets/Reps | Weight |", "| Squat | 3/5 | 100 kg |")
        == ["Squat: 100 kg x 5 x 3"])
    #expect(
      sets("| Exercise | Reps x Sets | Weight |", "| Squat | 5x3 | 100 kg |")
        == ["Squat: 100 kg x 5 x 3"])
  }

  @Test func `a load above a table of reps is that of its rows`() {
    #expect(
      sets("| Set | Reps |", "| 1 | 5 |", "| 2 | 4 |", above: "Squat 100 kg")
        == ["Squat: 100 kg x 5, 100 kg x 4"])
  }

  @Test func `a planned table ends where another is said to be done`() {
    let table = "| Exercise | Weight | Reps |\n|---|---|---|\n"
    #expect(
      daysRead(
        "# 2024-05-07\nPlan\n\(table)| Squat | 105 kg | 5 |\n\nActual\n\(table)| Squat | 100 kg | 5 |\n"
      )
        == ["2024-05-07 Squat: 100 kg x 5"])
    #expect(
      daysRead(
        "# 2024-05-07\nLast week\n\(table)| Squat | 95 kg | 5 |\n\nToday\n\(table)| Squat | 100 kg | 5 |\n"
      )
        == ["2024-05-07 Squat: 100 kg x 5"])
  }
}
