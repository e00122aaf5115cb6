import WorkoutModel

/// What a column of an export tells of a set.
enum ExportField: Hashable, Sendable {
  /// A day, perhaps with a time.
  case date
  case time, end, duration, title, sessionNote
  case exercise, exerciseNote, setNote, superset
  /// Strong: a number, `W`, `D`, `F`, or the word for a rest.
  case setOrder
  /// Hevy: `normal`, `warmup`, `dropset`, `failure`.
  case setType
  case weight, weightUnit, reps, distance, distanceUnit, seconds, rpe, rir, rest
  case isWarmup, isAMRAP, isSkipped, setCount
  /// GymBook: `20 ripetizioni` or `60 secondi`, and `20,00 kg` or `0,73 km`.
  case repsOrTime, loadOrDistance
  /// wlog’s own.
  case kind, loadKind, side, tempo, meters
  /// Known, and told elsewhere in the row.
  case ignored
}

/// A column under the headings by which it goes, in small letters; some of them tell the unit.
struct ExportColumn: Sendable {
  let field: ExportField
  let headings: [String]
  let massUnit: MassUnit?
  let lengthUnit: LengthUnit?

  init(_ field: ExportField, _ headings: String...) {
    self.init(field, headings, nil, nil)
  }

  init(_ field: ExportField, in unit: MassUnit, _ headings: String...) {
    self.init(field, headings, unit, nil)
  }

  init(_ field: ExportField, in unit: LengthUnit, _ headings: String...) {
    self.init(field, headings, nil, unit)
  }

  private init(
    _ field: ExportField, _ headings: [String], _ massUnit: MassUnit?, _ lengthUnit: LengthUnit?
  ) {
    self.field = field
    self.headings = headings
    self.massUnit = massUnit
    self.lengthUnit = lengthUnit
  }
}

/// An app’s export with a row for each set.
struct ExportTable: Sendable {
  let app: ImportApp
  /// The fields by which the table is known from others.
  let marks: Set<ExportField>
  let columns: [ExportColumn]
  /// The fields by position, for headings in a language that nobody wrote down.
  var positions: [ExportField] = []

  /// The first table that fits the headings.
  static func fitting(_ headings: [String], app: ImportApp?) -> (ExportTable, [ExportField: Int])? {
    for table in all where app == nil || table.app == app {
      if let places = table.places(in: headings) { return (table, places) }
    }
    return nil
  }

  /// Where each field stands; `nil` when a mark is missing.
  private func places(in headings: [String]) -> [ExportField: Int]? {
    var places: [ExportField: Int] = [:]
    for (index, heading) in headings.enumerated() {
      guard let column = column(heading), places[column.field] == nil else { continue }
      places[column.field] = index
    }
    if marks.isSubset(of: places.keys) { return places }
    guard !positions.isEmpty, positions.count == headings.count, fitsPositions(headings) else {
      return nil
    }
    let placed = zip(positions, 0...).filter { $0.0 != .ignored }
    return Dictionary(uniqueKeysWithValues: placed)
  }

  /// Exports of one app have the same form in every language.
  private func fitsPositions(_ headings: [String]) -> Bool {
    switch app {
    case .strong: headings.last == "rpe"
    case .gymbook: [7, 8, 9].allSatisfy { headings[$0].contains(" / ") }
    default: false
    }
  }

  func column(_ heading: String) -> ExportColumn? {
    columns.first { $0.headings.contains(heading) }
  }
}
