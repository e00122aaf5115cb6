import WorkoutModel

/// StrongLifts since 2020: a row for each exercise, its sets beside each other in
/// `Set 1 (Reps),Set 1 (KG),Set 2 (Reps),…`.
struct StrongLiftsImport {
  private let places: [String: Int]
  private let unit: MassUnit
  private let options: ImportOptions

  /// `nil` when the header is another.
  init?(_ header: CSVReader.Record, options: ImportOptions) {
    let headings = header.cells.map { Trimming.blanks(of: $0).lowercased() }
    guard headings.contains("exercise"), headings.contains("set 1 (reps)") else { return nil }
    places = Dictionary(zip(headings, 0...), uniquingKeysWith: { first, _ in first })
    unit = headings.contains("set 1 (lb)") ? .pound : .kilogram
    self.options = options
  }

  func result(_ records: ArraySlice<CSVReader.Record>) -> ImportResult {
    var draft = ImportDraft()
    for record in records { read(record, into: &draft) }
    return draft.result(.stronglifts, rowCount: records.count)
  }

  private func read(_ record: CSVReader.Record, into draft: inout ImportDraft) {
    let line = record.lineNumber
    let exercise = text("exercise", record)
    let written = text("date (yyyy/mm/dd)", record) + " " + text("start time (h:mm)", record)
    guard let date = CellDate(written, order: options.dateOrder) else {
      return draft.lose(.noDate, line: line, text("date (yyyy/mm/dd)", record))
    }
    guard !exercise.isEmpty else { return draft.lose(.noExercise, line: line, "") }
    var row = ImportDraft.Row(lineNumber: line, date: date.date)
    row.time = date.time
    row.end = CellClock.time(text("end time (h:mm)", record))
    row.title = text("workout name", record)
    row.exercise = exercise
    row.sessionNote = text("notes", record)
    let sets = sets(record, exercise: exercise, into: &draft)
    guard !sets.isEmpty else { return draft.lose(.notDone, line: line, exercise) }
    draft.keep(row, sets: sets)
    addBodyweight(record, on: date.date, to: &draft)
  }

  private func sets(
    _ record: CSVReader.Record, exercise: String, into draft: inout ImportDraft
  ) -> [TrainingSet] {
    var sets: [TrainingSet] = []
    var missed = 0
    var number = 1
    while let repsPlace = places["set \(number) (reps)"] {
      let load = text("set \(number) (\(unit.symbol))", record)
      if !record[repsPlace].isEmpty {
        let reps = CellNumber(record[repsPlace]).flatMap { FixedPoint(rounding: $0.value) }
        if let reps, reps > 0 {
          let mass = CellNumber(load).flatMap { $0.value > 0 ? Mass(app: $0.value, unit) : nil }
          sets.append(
            TrainingSet(
              load: mass.map { BodyLoad.load($0, isNegative: false, exercise: exercise) }
                ?? .bodyweight, effort: .reps(reps), location: .row(record.lineNumber)))
        } else {
          missed += 1
        }
      }
      number += 1
    }
    if missed > 0, !sets.isEmpty {
      draft.lose(
        .setNotDone, line: record.lineNumber,
        "\(exercise), \(missed) of \(missed + sets.count) sets")
    }
    return sets
  }

  /// Told in kilograms in every export.
  private func addBodyweight(
    _ record: CSVReader.Record, on date: CivilDate, to draft: inout ImportDraft
  ) {
    guard let number = CellNumber(text("body weight (kg)", record)), number.value > 0,
      draft.bodyweights.last?.date != date,
      let mass = Mass(app: number.value, .kilogram)
    else { return }
    draft.bodyweights.append(
      BodyweightEntry(date: date, mass: mass, location: .row(record.lineNumber)))
  }

  private func text(_ heading: String, _ record: CSVReader.Record) -> String {
    places[heading].map { record[$0] } ?? ""
  }
}
