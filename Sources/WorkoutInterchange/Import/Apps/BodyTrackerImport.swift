import WorkoutModel

/// The body tracker of FitNotes: `Date,Time,Measurement,Value,Unit`.
struct BodyTrackerImport {
  private let places: [String: Int]
  private let options: ImportOptions

  /// `nil` when the header is another.
  init?(_ header: CSVReader.Record, options: ImportOptions) {
    let headings = header.cells.map { Trimming.blanks(of: $0).lowercased() }
    guard Set(["date", "measurement", "value", "unit"]).isSubset(of: headings) else { return nil }
    places = Dictionary(zip(headings, 0...), uniquingKeysWith: { first, _ in first })
    self.options = options
  }

  func result(_ records: ArraySlice<CSVReader.Record>) throws(ImportRefusal) -> ImportResult {
    let dates = records.lazy.map { text("date", $0) }
    let order = options.dateOrder ?? dates.compactMap(CellDate.provenOrder).first
    var draft = ImportDraft()
    for record in records { read(record, order, into: &draft) }
    return draft.result(.fitnotes, rowCount: records.count)
  }

  private func read(
    _ record: CSVReader.Record, _ order: CellDateOrder?, into draft: inout ImportDraft
  ) {
    let line = record.lineNumber
    guard let date = CellDate(text("date", record), order: order)?.date else {
      return draft.lose(.noDate, line: line, text("date", record))
    }
    let name = text("measurement", record)
    guard let number = CellNumber(text("value", record)), number.value > 0,
      let value = FixedPoint(rounding: number.value), !name.isEmpty
    else { return draft.lose(.impossible, line: line, "\(name) \(text("value", record))") }
    draft.keepRow()
    let unit = text("unit", record)
    if name.lowercased() == "bodyweight", let massUnit = MassUnit(word: unit) ?? options.unit {
      draft.bodyweights.append(
        BodyweightEntry(date: date, mass: Mass(value, massUnit), location: .row(line)))
    } else {
      let measurement = Measurement(
        date: date, name: name, value: value, unit: unit, location: .row(line))
      if !measurement.isReadable {
        draft.assume("measurements of other things than the body are written as notes")
      }
      draft.measurements.append(measurement)
    }
  }

  private func text(_ heading: String, _ record: CSVReader.Record) -> String {
    places[heading].map { record[$0] } ?? ""
  }
}
