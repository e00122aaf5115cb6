package import JournalSyntax
package import WorkoutModel

/// The changes that `check --fix` makes: only those that cannot alter what the lifter meant.
package struct SafeFixes: Sendable {
  /// By the index of the file, in order; of fixes that overlap the first.
  package let edits: [(fileIndex: Int, edits: [TextEdit])]
  private let sources: [Source]

  /// `diagnostics` are findings in the files `sources`.
  package init(_ diagnostics: [Diagnostic], in sources: [Source]) {
    let fixable = diagnostics.filter { $0.fixes.contains(where: \.isSafe) }
    let byFile = Dictionary(grouping: fixable, by: \.place.fileIndex)
    edits = byFile.sorted { $0.key < $1.key }.map { ($0.key, Self.disjoint($0.value)) }
    self.sources = sources
  }

  /// The files with the edits made; `nil` when edits of one fix overlap.
  package var mendedSources: [Source]? {
    var mended = sources
    for (index, edits) in edits {
      let source = sources[index]
      guard let bytes = TextEdit.apply(edits, to: source.bytes) else { return nil }
      mended[index] = Source(path: source.path, bytes: bytes)
    }
    return mended
  }

  /// Where a set would be lost, come or become another; `nil` when the fixes are as safe as they say.
  ///
  /// Every set on a line that is not mended must still be there and be what it was, none may have
  /// come, and a mended line may not lose its sets.
  package func disturbedSet(from before: Journal, to after: Journal) -> SourceLocation? {
    let mended = mendedLines
    let before = Self.performed(in: before)
    let after = Self.performed(in: after)
    let kept = before.filter { !mended.contains($0.line) }
    let found = after.filter { !mended.contains($0.line) }
    for (index, set) in kept.enumerated() {
      guard index < found.count, set.isSameWork(as: found[index]) else { return set.location }
    }
    if found.count > kept.count { return found[kept.count].location }
    let still = Set(after.map(\.line))
    return before.first { !still.contains($0.line) }?.location
  }
}

extension SafeFixes {
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

  private var mendedLines: Set<FileLine> {
    Set(
      edits.flatMap { index, edits in
        edits.map { edit in
          let line = sources[index].lineIndex(at: Int(edit.range.start))
          return FileLine(file: UInt32(index), number: UInt32(line + 1))
        }
      })
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
