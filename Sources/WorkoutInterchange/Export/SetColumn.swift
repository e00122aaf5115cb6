import WorkoutModel

/// A column of the export: its name, and how a row fills it.
struct SetColumn: Sendable {
  enum Value {
    /// Not stated and not known.
    case empty
    case text(String)
    /// Written without quotes.
    case number(String)
  }

  let name: String
  let value: @Sendable (SetRow) -> Value

  init(_ name: String, _ value: @escaping @Sendable (SetRow) -> Value) {
    self.name = name
    self.value = value
  }
}

extension SetColumn {
  /// The order is part of the format: new columns go to the end.
  static let all: [SetColumn] = [
    SetColumn("file") { .text($0.context.file) },
    SetColumn("line") { .number(String($0.set.location.lineNumber)) },
    SetColumn("column") { .number(String($0.set.location.columnNumber)) },
    SetColumn("date") { Value($0.session.date?.description) },
    SetColumn("time") { Value(($0.entry.time ?? $0.session.start)?.description) },
    SetColumn("session") { Value($0.session.title) },
    SetColumn("exercise") { Value($0.entry.exercise) },
    SetColumn("exercise_as_written") { Value($0.entry.nameAsWritten) },
    SetColumn("set") { .number(String($0.setNumber)) },
    SetColumn("kind") { .text($0.set.kind.name) },
    SetColumn("load_kind") { .text($0.set.load.kindName) },
    SetColumn("load") { Value($0.set.load.number) },
    SetColumn("unit") { Value($0.set.load.unitName) },
    SetColumn("load_kg") { Value($0.set.load.mass.map(\.kilogramsText)) { .number($0) } },
    SetColumn("reps") { Value($0.set.effort.reps) },
    SetColumn("seconds") { Value($0.set.effort.seconds) },
    SetColumn("meters") { Value($0.set.effort.distance?.metersText) { .number($0) } },
    SetColumn("rpe") { Value($0.set.rpe) },
    SetColumn("rir") { Value($0.set.rir) },
    SetColumn("rest_seconds") { Value($0.set.restSeconds) { .number(String($0)) } },
    SetColumn("side") { Value($0.set.side?.name) },
    SetColumn("superset") { Value($0.entry.superset) },
    SetColumn("tempo") { Value($0.set.remarks?.tempo) },
    SetColumn("reading") { .text($0.set.provenance.overall.name) },
    SetColumn("note") { Value($0.set.remarks?.note) },
  ]
}

extension SetColumn.Value {
  var text: String {
    switch self {
    case .empty: ""
    case .text(let text), .number(let text): text
    }
  }

  init(_ text: String?) {
    self = text.map(Self.text) ?? .empty
  }

  init(_ number: FixedPoint?) {
    self = number.map { .number($0.description) } ?? .empty
  }

  init<Wrapped>(_ value: Wrapped?, _ make: (Wrapped) -> Self) {
    self = value.map(make) ?? .empty
  }
}
