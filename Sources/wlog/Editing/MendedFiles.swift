import JournalReading
import JournalSyntax
import WorkoutModel

/// The changes that `check --fix` makes: only those that cannot alter what the lifter meant.
enum SafeFixes {
  /// Shows on standard output what would be changed.
  static func printDiff(_ journal: LoadedJournal, _ console: Console) {
    for (index, edits) in editsByFile(journal.diagnostics) {
      guard let diff = EditDiff.unified(edits, in: journal.sources[index]) else { continue }
      console.output.write(diff)
    }
  }

  /// Changes the files on disk, all of which must still be as they were read.
  static func apply(to journal: LoadedJournal, _ console: Console) throws(Failure) {
    var fixed = journal.sources
    var changed: [Int: [TextEdit]] = [:]
    for (index, edits) in editsByFile(journal.diagnostics) {
      let source = journal.sources[index]
      guard let bytes = TextEdit.apply(edits, to: source.bytes) else { continue }
      guard journal.files[index].path != FoundFile.standardInput else {
        throw Failure("--fix cannot change standard input", hint: "--diff shows what it would do")
      }
      fixed[index] = Source(path: source.path, bytes: bytes)
      changed[index] = edits
    }
    guard !changed.isEmpty else { return }
    try checkThatNothingIsLost(from: journal, in: fixed, after: changed)
    for index in changed.keys.sorted() { try write(fixed[index], at: index, of: journal) }
    console.say("mended \(Plural.of(changed.count, "file"))")
  }

  /// The safe edits of each file that has any, by file; of fixes that overlap the first.
  static func editsByFile(_ diagnostics: [Diagnostic]) -> [(index: Int, edits: [TextEdit])] {
    let fixable = diagnostics.filter { $0.fixes.contains(where: \.isSafe) }
    let byFile = Dictionary(grouping: fixable, by: \.place.fileIndex)
    return byFile.sorted { $0.key < $1.key }.map { ($0.key, disjoint($0.value)) }
  }

  private static func disjoint(_ diagnostics: [Diagnostic]) -> [TextEdit] {
    let candidates =
      diagnostics
      .compactMap { diagnostic in diagnostic.fixes.first(where: \.isSafe)?.edits }
      .map { edits in edits.sorted { $0.range.start < $1.range.start } }
      .sorted { ($0.first?.range.start ?? 0) < ($1.first?.range.start ?? 0) }
    var edits: [TextEdit] = []
    for candidate in candidates {
      guard let first = candidate.first else { continue }
      if let last = edits.last, first.range.start < last.range.end || first == last { continue }
      edits += candidate
    }
    return edits
  }
}

extension SafeFixes {
  private static func write(
    _ source: Source, at index: Int, of journal: LoadedJournal
  ) throws(Failure) {
    do throws(FileError) {
      try FileReplacement.write(
        source.bytes, to: journal.files[index].path, expected: journal.versions[index],
        isDurable: true)
    } catch {
      throw Failure(cannot: "write", error)
    }
  }

  /// Reads the result before it is written: every set on a line that is not mended must still be
  /// there and be what it was, none may have come, and a mended line may not lose its sets.
  private static func checkThatNothingIsLost(
    from journal: LoadedJournal, in sources: [Source], after edits: [Int: [TextEdit]]
  ) throws(Failure) {
    let mended = mendedLines(edits, journal.sources)
    let before = performed(in: journal.journal)
    let after = performed(in: Reader(options: journal.options).read(sources).journal)
    let kept = before.filter { !mended.contains($0.line) }
    let found = after.filter { !mended.contains($0.line) }
    for (index, set) in kept.enumerated() {
      guard index < found.count, set.isSameWork(as: found[index]) else {
        throw wouldAlter(set, journal)
      }
    }
    if found.count > kept.count { throw wouldAlter(found[kept.count], journal) }
    let still = Set(after.map(\.line))
    if let lost = before.first(where: { !still.contains($0.line) }) {
      throw wouldAlter(lost, journal)
    }
  }

  private static func mendedLines(
    _ edits: [Int: [TextEdit]], _ sources: [Source]
  ) -> Set<FileLine> {
    Set(
      edits.flatMap { index, edits in
        edits.map { edit in
          let line = sources[index].lineIndex(at: Int(edit.range.start))
          return FileLine(file: UInt32(index), number: UInt32(line + 1))
        }
      })
  }

  private static func wouldAlter(_ set: TrainingSet, _ journal: LoadedJournal) -> Failure {
    let file = journal.sources[Int(set.location.fileIndex)].path
    return Failure(
      "nothing was changed: the fixes would alter the set at \(file):\(set.location.lineNumber)",
      hint: "mend the lines by hand, one after the other; ‘wlog check --diff’ shows the fixes")
  }

  private static func performed(in journal: Journal) -> [TrainingSet] {
    journal.sessions.flatMap(\.entries).flatMap(\.sets)
  }
}

/// A line of one of the journal's files. Safe fixes neither add nor remove lines.
private struct FileLine: Hashable {
  let file: UInt32
  /// 1-based.
  let number: UInt32
}

extension TrainingSet {
  fileprivate var line: FileLine {
    FileLine(file: location.fileIndex, number: location.lineNumber)
  }

  fileprivate func isSameWork(as other: Self) -> Bool {
    load == other.load && effort == other.effort && count == other.count && kind == other.kind
  }
}
