internal import JournalSyntax
internal import WorkoutModel

/// What was read on each line of a file.
struct ReadLines {
  /// Where set expressions start, by line.
  private var offsets: [Int: [Int]] = [:]
  /// Lines with a set that was chosen among several readings.
  private var inferred: Set<Int> = []
  /// Lines with findings.
  private(set) var doubtful: [Int: Diagnostic] = [:]

  init(_ source: Source, fileIndex: Int, journal: Journal, diagnostics: [Diagnostic]) {
    for session in journal.sessions where session.location.fileIndex == UInt32(fileIndex) {
      for set in session.entries.lazy.flatMap(\.sets) { add(set) }
    }
    for diagnostic in diagnostics where diagnostic.place.fileIndex == fileIndex {
      let first = source.lineIndex(at: Int(diagnostic.place.range.start))
      let last = source.lineIndex(at: max(0, Int(diagnostic.place.range.end) - 1))
      for line in first...max(first, last) {
        doubtful[line] = doubtful[line] ?? diagnostic
      }
    }
  }

  /// The bytes at which set expressions of the line start, in order.
  func expressions(at line: Int) -> [Int] { offsets[line] ?? [] }

  /// True when sets stand on the line and all of them were read without a choice or a doubt.
  func isCertain(_ line: Int) -> Bool {
    offsets[line] != nil && doubtful[line] == nil && !inferred.contains(line)
  }

  private mutating func add(_ set: TrainingSet) {
    let line = Int(set.location.lineNumber) - 1
    let offset = Int(set.location.offset)
    if offsets[line]?.last != offset { offsets[line, default: []].append(offset) }
    if set.provenance.overall == .inferred { inferred.insert(line) }
  }
}
