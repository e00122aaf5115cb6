import WorkoutModel

/// The lines of the journal that the report was made from and that no session has: of each file, in
/// ascending order.
///
/// What else stands in the files is nobody's business but the writer's, and has no place in a site.
struct SourceLines {
  /// By file, then by line: true for lines that something was read from. 1-based lines.
  private var isRead: [[Bool]]

  private let sessions: SessionLines

  init(
    _ journal: Journal, problems: [ReportProblem], texts: [SourceText], sessions: SessionLines
  ) {
    self.sessions = sessions
    isRead = texts.map { Array(repeating: false, count: $0.lineStarts.count + 1) }
    for entry in journal.bodyweights { mark(entry.location) }
    for measurement in journal.measurements { mark(measurement.location) }
    for goal in journal.goals { mark(goal.location) }
    mark(journal.settings.trophies)
    let indexes = Dictionary(
      zip(journal.files, journal.files.indices), uniquingKeysWith: { first, _ in first })
    for problem in problems {
      guard let index = indexes[problem.file] else { continue }
      mark(file: index, line: problem.line)
    }
  }

  /// The lines of a file that were read, ascending.
  func numbers(ofFile index: Int) -> [Int] {
    isRead[index].indices.filter { isRead[index][$0] }
  }

  private mutating func mark(_ notes: [Note]) {
    for note in notes { mark(note.location) }
  }

  private mutating func mark(_ location: SourceLocation) {
    mark(file: Int(location.fileIndex), line: Int(location.lineNumber))
  }

  private mutating func mark(file: Int, line: Int) {
    guard isRead.indices.contains(file), isRead[file].indices.contains(line), line > 0,
      sessions.path(file: file, line: line) == nil
    else { return }
    isRead[file][line] = true
  }
}
