import JournalReading
import JournalSyntax
import TestSupport
import Testing
import WorkoutModel

/// Canonical lines have a short way through the reader; it must read what the general parser reads.
struct CanonicalShortcutTests {
  @Test func `sample journals read the same with a sign that only the general parser knows`() throws
  {
    for source in try SampleFiles.files(under: "samples/journal") {
      check(source.text(0..<source.bytes.count), in: source.path)
    }
  }

  @Test(arguments: [
    "- 100 kg x 5 x 3 @8 rest 3:00", "- 60 kg x 8 (warm-up)", "- 90 kg x 9+", "- BW x 12, 10, 8",
    "- BW+20 kg x 5 x 2 RIR 2", "- BW-15 kg x 8 (each)", "- 82.5 kg x 5, 5, 4 @8.5 rest 2:30",
    "- 225 lb x 3, 185 lb x 8 (drop)", "- 60 s x 3", "- 40 kg x 30 m x 2", "- 5.2 km in 25:30",
    "- 100 kg x 0", "- 100 kg x 5 x 300", "- 100.12345 kg x 5", "- 100 kg x 5 @85",
    "- 5.2 km in 25:30 @2", "- 60 s x 3 @8 rest 3:00", "- 100 kg x 5 @2",
    "- 225 lb x 3, 18 km rest 1:30", "- 60 kg x 8, 60 s x 2", "- 60 kg x 8 x 1, 7, 6",
  ])
  func `a line reads the same both ways`(_ line: String) {
    for name in ["Bench Press", "Pull-up", "Run", "Farmer's Walk", "Plank"] {
      check(
        "# 2026-03-02 Push A\n18:05-19:20\n\n\(name)\n\(line)\n\n\(name)\n\(line)\n", in: "a.md")
    }
  }

  @Test(arguments: [
    "# 2026-03-02 Push A (deload)\nrpe: 7.5\n\nSquat\n- 60 kg x 5\n",
    "# 2026-03-02\n\nFarmer's Walk: 40 kg x 30 m\nFarmer's Walk: 45 kg x 30 m x 2\n",
    "# 2026-03-02\n\nBench Press: 60 kg x 5\n\n3 rounds for time:\n- Bench Press: 40 kg x 3\n",
    "# 2026-03-02\n\nSquat\n- 60 kg x 5\n\n3 rounds for time:\nSquat\n- 40 kg x 3\n- 40 kg x 2\n",
    "# 2026-03-02\n\nA1. Row\n- 60 kg x 5\nA2. Dips\n- BW x 5\nA1. Row\n- 60 kg x 4\nCurl\n- 9 kg x 9\n",
  ])
  func `a journal reads the same both ways`(_ text: String) {
    check(text, in: "a.md")
  }

  @Test func `a name behind a superset's letter is known again with its letter`() {
    let session = """
      A1. Bent-over Row
      - 60 kg x 5
      A2. Farmer's Walk
      - 40 kg x 30 m

      Bent-over Row
      - 50 kg x 8
      B1. Bent-over Row
      - 40 kg x 8

      """
    let text = (1...3).map { "# 2026-03-0\($0)\n\n\(session)" }.joined()
    let entries = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .map { $0.entries.map { "\($0.superset ?? "") \($0.nameAsWritten)" } }
    let expected = ["A Bent-over Row", "A Farmer's Walk", " Bent-over Row", "B Bent-over Row"]
    #expect(entries == [expected, expected, expected])
  }

  @Test func `names keep the spelling of their own line`() {
    let text = """
      # 2026-03-02

      Single Hand Row
      - 20 kg x 8

      Single hand row
      - 20 kg x 8

      Side Plank: 40 s x 2
      side plank: 45 s, 40 s, 30 s
      """
    check(text, in: "a.md")
    let names = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
      .flatMap(\.entries).map(\.nameAsWritten)
    #expect(names == ["Single Hand Row", "Single hand row", "Side Plank", "side plank"])
  }

  /// With `×` for `x`, an added space before times or a trailing one, the short way is closed.
  private func check(
    _ text: String, in path: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let short = Reader().read([Source(path: path, text: text)]).journal
    let general = Reader().read([Source(path: path, text: text.withTimesSigns)]).journal
    #expect(
      JournalDump(journal: short).text == JournalDump(journal: general).text,
      sourceLocation: sourceLocation)
    #expect(
      short.sets.map(\.provenance) == general.sets.map(\.provenance),
      sourceLocation: sourceLocation)
    #expect(
      short.sets.map(\.location.lineNumber) == general.sets.map(\.location.lineNumber),
      sourceLocation: sourceLocation)
    #expect(
      short.sessions.flatMap(\.entries).map(\.nameAsWritten)
        == general.sessions.flatMap(\.entries).map(\.nameAsWritten),
      sourceLocation: sourceLocation)
  }
}

extension Journal {
  fileprivate var sets: [TrainingSet] { sessions.flatMap(\.entries).flatMap(\.sets) }
}

extension String {
  /// The text with `×` for every times sign, and a space more where a time is told.
  fileprivate var withTimesSigns: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix(">") { return String(line) }
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      return words.map { $0 == "x" ? "×" : $0 == "km" ? " km" : $0 == "s" ? " s" : String($0) }
        .joined(separator: " ")
    }.joined(separator: "\n")
  }
}
