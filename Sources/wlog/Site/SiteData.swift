import WorkoutInterchange
import WorkoutModel

/// The open data beside the pages: every set, in a form short enough for twenty years of them.
///
/// `wlog export` gives each set a row, and all that is known of it.
struct SiteData {
  private let journal: Journal
  private let exercises: [String]
  private let exerciseIndexes: [String: Int]

  init(journal: Journal) {
    self.journal = journal
    let names = Set(journal.sessions.lazy.flatMap(\.entries).map(\.exercise))
    exercises = names.sorted()
    exerciseIndexes = Dictionary(uniqueKeysWithValues: zip(exercises, exercises.indices))
  }

  /// Sessions with their exercises: each an array of its index in `exercises` and of its sets.
  ///
  /// Equal sets of a line are one array of the columns that the file names, without those at its end
  /// that are as in `set_defaults`. A kind is its index in `kinds`. A load is a number in the journal's unit, else a text with what
  /// it is in: `45 lb`, `BW+20 kg`, `level 7`.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("files", journal.files)
      json.array("exercises", exercises)
      json.field("unit", journal.settings.unit.symbol)
      json.array("kinds", SetKind.allCases.map(\.name))
      json.array("set_columns", Column.all.map(\.name))
      json.key("set_defaults")
      json.array(Column.all) { $1.addDefault(to: &$0) }
      json.array("sessions", journal.sessions) { add($1, to: &$0) }
      json.array("bodyweights", journal.bodyweights) { json, entry in
        json.object { json in
          json.field("date", entry.date?.description)
          json.field("kg", entry.mass.kilograms, decimals: 3)
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  private func add(_ session: Session, to json: inout JSONWriter) {
    json.object { json in
      json.field("date", session.date?.description)
      if let title = session.title { json.field("name", title) }
      if let start = session.start { json.field("start", start.description) }
      if let minutes = session.durationMinutes { json.field("minutes", minutes) }
      json.field("file", Int(session.location.fileIndex))
      json.array("exercises", session.entries) { json, entry in
        json.array { json in
          json.integer(exerciseIndexes[entry.exercise] ?? -1)
          for (set, count) in entry.sets.runs() {
            let last = Column.all.lastIndex { !$0.isDefault(set, count) } ?? 0
            json.array(Column.all[...last]) { json, column in
              column.add(set, count, unit: journal.settings.unit, to: &json)
            }
          }
        }
      }
    }
  }
}

/// What the file says of equal sets, the commonest first.
private enum Column: Int, CaseIterable {
  case line, load, reps, sets, kind, rpe, rest, rir, side, seconds, meters

  /// Made once, for it is asked for each set.
  static let all = allCases

  var name: String {
    switch self {
    case .line: "line"
    case .load: "load"
    case .reps: "reps"
    case .sets: "sets"
    case .kind: "kind"
    case .rpe: "rpe"
    case .rest: "rest_seconds"
    case .rir: "rir"
    case .side: "side"
    case .seconds: "seconds"
    case .meters: "meters"
    }
  }

  func addDefault(to json: inout JSONWriter) {
    switch self {
    case .sets: json.integer(1)
    case .kind: json.integer(Int(SetKind.work.rawValue))
    default: json.null()
    }
  }

  func isDefault(_ set: TrainingSet, _ count: Int) -> Bool {
    switch self {
    case .line: false
    case .load: set.load == .none
    case .reps: set.effort.reps == nil
    case .sets: count == 1
    case .kind: set.kind == .work
    case .rpe: set.rpe == nil
    case .rest: set.restSeconds == nil
    case .rir: set.rir == nil
    case .side: set.side == nil
    case .seconds: set.effort.seconds == nil
    case .meters: set.effort.distance == nil
    }
  }

  func add(_ set: TrainingSet, _ count: Int, unit: MassUnit, to json: inout JSONWriter) {
    switch self {
    case .line: json.integer(Int(set.location.lineNumber))
    case .load: json.add(set.load, unit: unit)
    case .reps: json.optional(set.effort.reps)
    case .sets: json.integer(count)
    case .kind: json.integer(Int(set.kind.rawValue))
    case .rpe: json.optional(set.rpe)
    case .rest: json.optional(set.restSeconds.map { FixedPoint(Int($0)) })
    case .rir: json.optional(set.rir)
    case .side: if let side = set.side { json.string(side.name) } else { json.null() }
    case .seconds: json.optional(set.effort.seconds)
    case .meters:
      json.optional(set.effort.distance.flatMap { FixedPoint(rounding: $0.meters) })
    }
  }
}

extension [TrainingSet] {
  /// Equal sets of a line as one with their number, in file order.
  fileprivate func runs() -> [(set: TrainingSet, count: Int)] {
    var runs: [(set: TrainingSet, count: Int)] = []
    for set in self {
      if let last = runs.last, last.set.location.lineNumber == set.location.lineNumber,
        last.set.isEqual(to: set)
      {
        runs[runs.count - 1].count += Int(set.count)
      } else {
        runs.append((set, Int(set.count)))
      }
    }
    return runs
  }
}

extension JSONWriter {
  fileprivate mutating func optional(_ value: FixedPoint?) {
    guard let value else { return null() }
    if value.isWhole { integer(value.whole) } else { number(value.double, decimals: 3) }
  }

  fileprivate mutating func add(_ load: Load, unit: MassUnit) {
    switch load {
    case .none: null()
    case .external(let mass) where mass.unit == unit: optional(mass.value)
    case .external(let mass): string("\(mass.value) \(mass.unit.symbol)")
    case .bodyweight: string("BW")
    case .added(let mass): string("BW+\(mass.value) \(mass.unit.symbol)")
    case .assisted(let mass): string("BW-\(mass.value) \(mass.unit.symbol)")
    case .level(let level): string("level \(level)")
    }
  }
}
