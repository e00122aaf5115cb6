import WorkoutModel

/// Reads an export with a row for each set.
struct TableImport {
  let table: ExportTable
  let places: [ExportField: Int]
  let headings: [String]
  /// As they stand in the file.
  let originalHeadings: [String]
  let options: ImportOptions
  var dateOrder: CellDateOrder?
  var draft = ImportDraft()

  /// `nil` when the headings are those of no app, or not of the one that is asked for.
  init?(_ header: CSVReader.Record, options: ImportOptions) {
    let headings = header.cells.map { Trimming.blanks(of: $0).lowercased() }
    guard let (table, places) = ExportTable.fitting(headings, app: options.app) else { return nil }
    self.table = table
    self.places = places
    self.headings = headings
    originalHeadings = header.cells
    self.options = options
  }

  mutating func result(
    _ records: ArraySlice<CSVReader.Record>
  ) throws(ImportRefusal) -> ImportResult {
    let records = records.map(repaired)
    dateOrder = try order(in: records)
    try checkUnit(records)
    for record in records { read(record) }
    loseColumns(records)
    return draft.result(table.app, rowCount: records.count)
  }

  func text(_ field: ExportField, _ record: CSVReader.Record) -> String {
    places[field].map { record[$0] } ?? ""
  }

  func number(_ field: ExportField, _ record: CSVReader.Record) -> CellNumber? {
    CellNumber(text(field, record))
  }

  /// The column of a field as the table describes it.
  func column(_ field: ExportField) -> ExportColumn? {
    places[field].flatMap { table.column(headings[$0]) }
  }
}

extension TableImport {
  /// FitNotes does not quote: a comma in the exercise’s name makes a cell more.
  private func repaired(_ record: CSVReader.Record) -> CSVReader.Record {
    let surplus = record.cells.count - headings.count
    guard table.app == .fitnotes, surplus > 0, let name = places[.exercise] else { return record }
    let joined = record.cells[name...(name + surplus)].joined(separator: ",")
    let cells = record.cells[..<name] + [joined] + record.cells[(name + surplus + 1)...]
    return CSVReader.Record(lineNumber: record.lineNumber, cells: Array(cells))
  }

  /// Day and month as one of the dates proves it, for all.
  private func order(
    in records: [CSVReader.Record]
  ) throws(ImportRefusal) -> CellDateOrder? {
    if let order = options.dateOrder { return order }
    let dates = records.lazy.map { text(.date, $0) }
    if let proven = dates.compactMap(CellDate.provenOrder).first { return proven }
    let doubtful = dates.first {
      CellDate($0, order: nil) == nil && CellDate($0, order: .dayFirst) != nil
    }
    if let doubtful { throw .unknownDateOrder(doubtful) }
    return nil
  }

  /// The unit of loads that say none must be known before the first of them is read.
  private func checkUnit(_ records: [CSVReader.Record]) throws(ImportRefusal) {
    guard options.unit == nil, column(.weight)?.massUnit == nil, places[.weight] != nil else {
      return
    }
    var loads: [Double] = []
    for record in records where text(.weightUnit, record).isEmpty {
      guard let number = number(.weight, record), number.value != 0, number.massUnit == nil,
        !isRest(record)
      else { continue }
      loads.append(number.value)
    }
    guard let first = loads.first else { return }
    throw .unknownUnit(likely: UnitGuess.likely(loads), example: CellText.number(first))
  }

  private mutating func read(_ record: CSVReader.Record) {
    let line = record.lineNumber
    guard
      record.cells.count <= headings.count || record.cells[headings.count...].allSatisfy(\.isEmpty)
    else { return draft.lose(.malformed, line: line, "\(record.cells.count) cells") }
    guard let date = CellDate(text(.date, record), order: dateOrder) else {
      return draft.lose(.noDate, line: line, text(.date, record))
    }
    let exercise = text(.exercise, record)
    guard !exercise.isEmpty else { return draft.lose(.noExercise, line: line, "") }
    if isSkipped(record) { return draft.lose(.notDone, line: line, exercise) }
    if isRest(record) { return readRest(record, exercise) }
    switch set(of: record, exercise: exercise) {
    case .failure(let loss):
      // Words are kept also where there is nothing to count.
      let notes: [ExportField] = [.setNote, .exerciseNote, .sessionNote]
      guard loss.reason == .nothingDone, notes.contains(where: { !text($0, record).isEmpty }) else {
        return draft.lose(loss.reason, line: line, loss.detail)
      }
      draft.keep(row(record, date, exercise, nil))
    case .success(let set): draft.keep(row(record, date, exercise, set))
    }
  }

  private mutating func row(
    _ record: CSVReader.Record, _ date: CellDate, _ exercise: String, _ set: TrainingSet?
  ) -> ImportDraft.Row {
    let time = CellClock.time(text(.time, record)) ?? date.time
    var row = ImportDraft.Row(lineNumber: record.lineNumber, date: date.date)
    row.time = places[.title] == nil || table.app == .gymbook || table.app == .gymrun ? nil : time
    row.end = end(record, start: row.time)
    row.title = Trimming.lines(of: text(.title, record)).joined(separator: " ")
    row.sessionNote = text(.sessionNote, record)
    row.exercise = exercise
    row.exerciseNote = text(.exerciseNote, record)
    row.superset = text(.superset, record)
    row.set = set
    row.setNote = text(.setNote, record)
    return row
  }

  /// When the session ended; longer than six hours nobody trains: it was forgotten to be stopped.
  private mutating func end(_ record: CSVReader.Record, start: TimeOfDay?) -> TimeOfDay? {
    guard let start else { return nil }
    if let end = CellDate(text(.end, record), order: dateOrder)?.time {
      let minutes = (Int(end.minutes) - Int(start.minutes) + 1440) % 1440
      return minutes > 0 && minutes <= 360 ? end : nil
    }
    guard let seconds = CellDuration.seconds(text(.duration, record)), seconds >= 60 else {
      return nil
    }
    guard seconds <= 6 * 3600 else {
      draft.loseOnce(.duration, line: record.lineNumber, text(.duration, record))
      return nil
    }
    let end = (Int(start.minutes) + Int(seconds / 60)) % 1440
    return TimeOfDay(hour: end / 60, minute: end % 60)
  }

  private mutating func readRest(_ record: CSVReader.Record, _ exercise: String) {
    let seconds = number(.seconds, record)?.value ?? 0
    let isKept =
      seconds > 0 && draft.keepRest(Int(min(seconds, 86_400)), exercise: exercise)
    if !isKept { draft.lose(.restAlone, line: record.lineNumber, exercise) }
  }

  /// Strong: a row of its own, whose `Set Order` is the word for it in the app’s language.
  private func isRest(_ record: CSVReader.Record) -> Bool {
    let order = text(.setOrder, record)
    return order.count > 1 && !order.contains { $0.isNumber }
  }

  private func isSkipped(_ record: CSVReader.Record) -> Bool {
    if table.app == .liftosaur, text(.reps, record).isEmpty { return true }
    let word = text(.isSkipped, record).lowercased()
    return !word.isEmpty && !["no", "nein", "non", "não", "0", "false"].contains(word)
  }

  /// Columns that hold something and have no place in a journal, once each.
  private mutating func loseColumns(_ records: [CSVReader.Record]) {
    for (index, heading) in headings.enumerated() {
      if table.column(heading) != nil || places.values.contains(index) { continue }
      let count = records.count { !$0[index].isEmpty }
      guard count > 0 else { continue }
      draft.lose(
        .column, line: 0, "“\(Trimming.blanks(of: originalHeadings[index]))” of \(count) rows")
    }
    if table.app == .fitnotes, places[.ignored] != nil {
      draft.lose(.column, line: 0, "“Category”: wlog knows the muscles of exercises itself")
    }
  }
}
