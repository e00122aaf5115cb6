import WorkoutModel

/// Puts sessions on pages, so many that a page stays below 100 KB.
struct SessionPageCutter {
  private let texts: [SourceText]
  /// How many records were set on a day; each has a badge.
  private let recordCounts: [CivilDate: Int]
  private var name = ""
  private var number = 1
  private var size = 0
  /// The file of the page's first session.
  private(set) var file: UInt32 = 0

  /// In bytes, by a generous estimate.
  private static let mostBytes = 97_000

  init(texts: [SourceText], recordCounts: [CivilDate: Int] = [:]) {
    self.texts = texts
    self.recordCounts = recordCounts
  }

  /// Where the last session that was added is: `sessions/2026-q1.html`, `sessions/2026-q1-2.html`.
  var path: String { "sessions/\(name)\(number > 1 ? "-\(number)" : "").html" }

  /// Sessions of a name share a page, or as many as they need.
  mutating func add(_ session: Session, toPageNamed name: String) {
    let bytes = bytes(of: session)
    if name != self.name {
      (self.name, number, size) = (name, 1, 0)
    } else if size + bytes > Self.mostBytes {
      (number, size) = (number + 1, 0)
    }
    if size == 0 { file = session.location.fileIndex }
    size += bytes
  }

  private func bytes(of session: Session) -> Int {
    let words = session.tags + [session.title ?? ""]
    let head = words.reduce(250 + bytes(of: session.notes)) { $0 + 3 + 2 * $1.utf8.count }
    let badges = 45 * (session.date.flatMap { recordCounts[$0] } ?? 0)
    return session.entries.reduce(head + badges) { sum, entry in
      let names = 2 * entry.exercise.utf8.count + 2 * entry.nameAsWritten.utf8.count
      return sum + 110 + names + bytes(of: entry.notes) + bytes(of: entry.sets)
    }
  }

  private func bytes(of notes: [Note]) -> Int {
    notes.reduce(0) { $0 + 40 + 2 * $1.text.utf8.count }
  }

  /// For each line a row, what was read and, unless it is a warm-up, the line as it was written.
  private func bytes(of sets: [TrainingSet]) -> Int {
    var line: UInt32 = 0
    return sets.reduce(0) { sum, set in
      defer { line = set.location.lineNumber }
      let note = set.remarks?.note.map { 20 + 2 * $0.utf8.count } ?? 0
      guard set.location.lineNumber != line else { return sum + 10 + note }
      guard set.kind != .warmup || note > 0 else { return sum + 20 }
      return sum + 65 + note + lineBytes(set.location)
    }
  }

  private func lineBytes(_ location: SourceLocation) -> Int {
    let file = Int(location.fileIndex)
    guard texts.indices.contains(file) else { return 0 }
    return texts[file].markupLength(ofLine: Int(location.lineNumber))
  }
}
