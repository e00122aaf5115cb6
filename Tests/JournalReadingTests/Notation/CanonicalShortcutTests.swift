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
