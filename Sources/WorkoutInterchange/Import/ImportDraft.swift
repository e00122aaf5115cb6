import WorkoutModel

/// Collects rows into sessions while they pass by.
struct ImportDraft {
  /// A row that was understood.
  struct Row {
    var lineNumber: Int
    var date: CivilDate
    var time: TimeOfDay?
    var end: TimeOfDay?
    var title = ""
    var sessionNote = ""
    var exercise = ""
    var exerciseNote = ""
    var superset = ""
    /// `nil` for a row that tells of its exercise only.
    var set: TrainingSet?
    var setNote = ""
  }

  private struct SessionKey: Hashable {
    let date: CivilDate
    let time: TimeOfDay?
    let title: String
  }

  private(set) var sessions: [Session] = []
  private(set) var losses: [ImportLoss] = []
  private(set) var keptRows = 0
  private(set) var assumptions: [String] = []
  var bodyweights: [BodyweightEntry] = []
  var measurements: [Measurement] = []
  private var indexByKey: [SessionKey: Int] = [:]
  /// Of the last row with a set.
  private var last: (session: Int, exercise: String)?
  /// The labels of the app’s own marks of supersets.
  private var supersetLabels: [Mark: Int] = [:]
  private var supersetCounts: [Int: Int] = [:]
  private var noteMarks: Set<Mark> = []
  private var lostOnce: Set<ImportLoss> = []

  /// A text of a session, or of one of its exercises.
  private struct Mark: Hashable {
    let session: Int
    var entry = -1
    let text: String
  }

  mutating func keep(_ row: Row) {
    keepRow()
    add(row)
  }

  private mutating func add(_ row: Row) {
    let index = index(of: row)
    if sessions[index].end == nil, let end = row.end { sessions[index].end = end }
    sessions[index].notes += newNotes(row.sessionNote, row, session: index)
    guard !row.exercise.isEmpty else { return }
    let isSame = sessions[index].entries.last?.nameAsWritten == row.exercise
    if !isSame { addEntry(row, to: index) }
    let entry = sessions[index].entries.count - 1
    sessions[index].entries[entry].notes += newNotes(
      row.exerciseNote, row, session: index, entry: entry)
    if let set = row.set { sessions[index].entries[entry].sets.append(set) }
    sessions[index].entries[entry].notes += newNotes(
      row.setNote, row, session: index, entry: entry, isOfSet: true)
    last = (index, row.exercise)
  }

  /// A row that holds several sets of its exercise.
  mutating func keep(_ row: Row, sets: [TrainingSet]) {
    keep(row, entries: [(row.exercise, sets)])
  }

  /// A row that holds several exercises.
  mutating func keep(_ row: Row, entries: [(name: String, sets: [TrainingSet])]) {
    keepRow()
    var row = row
    for (name, sets) in entries {
      row.exercise = name
      for set in sets {
        row.set = set
        add(row)
      }
    }
  }

  /// A row that tells the rest after the set before it; false when there is no such set.
  mutating func keepRest(_ seconds: Int, exercise: String) -> Bool {
    guard let last, last.exercise == exercise else { return false }
    let entry = sessions[last.session].entries.count - 1
    let set = sessions[last.session].entries[entry].sets.count - 1
    guard set >= 0 else { return false }
    sessions[last.session].entries[entry].sets[set].restSeconds = Int32(clamping: seconds)
    keepRow()
    return true
  }

  /// A row that is told elsewhere, or that was understood without being a set.
  mutating func keepRow() {
    keptRows += 1
  }

  mutating func lose(_ reason: ImportLoss.Reason, line: Int, _ detail: String) {
    losses.append(ImportLoss(lineNumber: line, reason: reason, detail: detail))
  }

  /// What is the same for many rows, once.
  mutating func loseOnce(_ reason: ImportLoss.Reason, line: Int, _ detail: String) {
    let loss = ImportLoss(lineNumber: 0, reason: reason, detail: detail)
    if lostOnce.insert(loss).inserted { lose(reason, line: line, detail) }
  }

  mutating func assume(_ sentence: String) {
    if !assumptions.contains(sentence) { assumptions.append(sentence) }
  }

  /// Of an export with so many rows.
  func result(_ app: ImportApp, rowCount: Int) -> ImportResult {
    let order = sessions.indices.sorted { left, right in
      let (a, b) = (sessions[left], sessions[right])
      if a.date != b.date { return (a.date?.dayNumber ?? 0) < (b.date?.dayNumber ?? 0) }
      if a.start != b.start { return (a.start?.minutes ?? -1) < (b.start?.minutes ?? -1) }
      return left < right
    }
    return ImportResult(
      app: app, sessions: order.map { sessions[$0] }, bodyweights: bodyweights,
      measurements: measurements, rowCount: rowCount, keptRows: keptRows, losses: losses,
      assumptions: assumptions)
  }
}

extension ImportDraft {
  private mutating func index(of row: Row) -> Int {
    let key = SessionKey(date: row.date, time: row.time, title: row.title)
    if let index = indexByKey[key] { return index }
    indexByKey[key] = sessions.count
    sessions.append(
      Session(
        date: row.date, title: row.title.isEmpty ? nil : row.title, start: row.time, end: row.end,
        location: .row(row.lineNumber)))
    return sessions.count - 1
  }

  private mutating func addEntry(_ row: Row, to index: Int) {
    sessions[index].entries.append(
      ExerciseEntry(
        exercise: row.exercise, nameAsWritten: row.exercise,
        superset: row.superset.isEmpty ? nil : label(of: row.superset, in: index),
        location: .row(row.lineNumber)))
  }

  /// `A` for the first superset of a session, and so on: apps number them anew in each session.
  private mutating func label(of mark: String, in session: Int) -> String {
    let key = Mark(session: session, text: mark)
    let number = supersetLabels[key] ?? supersetCounts[session, default: 0]
    if supersetLabels[key] == nil {
      supersetLabels[key] = number
      supersetCounts[session] = number + 1
    }
    return String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(number, 25))))
  }

  /// Apps repeat the note of an exercise or a session on each of its rows.
  private mutating func newNotes(
    _ text: String, _ row: Row, session: Int, entry: Int = -1, isOfSet: Bool = false
  ) -> [Note] {
    Trimming.lines(of: text).compactMap { line in
      let mark = Mark(session: session, entry: entry, text: line)
      guard isOfSet || noteMarks.insert(mark).inserted else { return nil }
      return Note(text: line, location: .row(row.lineNumber))
    }
  }
}

extension SourceLocation {
  /// A line of an export.
  static func row(_ lineNumber: Int) -> Self {
    Self(fileIndex: 0, lineNumber: lineNumber, columnNumber: 1, offset: 0, length: 0)
  }
}
