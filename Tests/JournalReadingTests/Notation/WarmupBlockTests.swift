import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

@Suite("Warm-ups above the work")
struct WarmupBlockTests {
  @Test func `the sets up to a blank line warmed up for those behind it`() {
    for head in ["Warm up", "Warmup:", "Warm-up:\n"] {
      #expect(
        kinds("\(head)\n5 min bike\nBench 20x10\n\nBench 80x5\nRow 70x8")
          == [.warmup, .warmup, .work, .work], "\(head)")
    }
  }

  @Test func `a list ends where no item follows`() {
    #expect(kinds("Warm up:\n- Bench 20x10\nWorkout:\n- Bench 80x5") == [.warmup, .work])
  }

  @Test func `a heading holds until the next`() {
    #expect(
      kinds("## Warm up\nBench 20x10\n\nRow 20x10\n\n## Strength\nBench 80x5")
        == [.warmup, .warmup, .work])
    #expect(
      kinds("## Warm up\nBench 20x10\n## Warm up 2\nRow 20x10\n## Work\nBench 80x5")
        == [.warmup, .warmup, .work])
  }

  @Test func `nobody only warms up`() {
    for text in [
      "Warm up\nBench 80x5, 85x5\nRow 70x8", "Warmup\n\nBench 80x5, 85x5\nRow 70x8",
      "## Warm up\n\nBench 80x5, 85x5\nRow 70x8",
    ] {
      #expect(kinds(text) == [.work, .work, .work], "\(text)")
    }
  }

  @Test func `the next session has its own`() {
    #expect(
      kinds("Warm up\nBench 20x10\n\nBench 80x5\n\n# 2026-03-04\nRow 70x8")
        == [.warmup, .work, .work])
  }

  @Test func `a title without a day opens a session of its own`() {
    let text = "# Push A\nWarm up\nBench 80x5\n\n# Pull B\nRow 70x8\n"
    let journal = Reader().read([Source(path: "a.md", text: text)]).journal
    #expect(journal.sessions.count == 2)
    #expect(journal.sessions.flatMap(\.entries).flatMap(\.sets).map(\.kind) == [.work, .work])
  }

  /// Of each set below a day.
  private func kinds(_ lines: String) -> [SetKind] {
    let source = Source(path: "a.md", text: "# 2026-03-02\n\(lines)\n")
    return Reader().read([source]).journal.sessions.flatMap(\.entries).flatMap(\.sets).map(\.kind)
  }
}
