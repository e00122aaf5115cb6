import WorkoutInterchange
import WorkoutModel

/// The open data beside the pages: every set, in a form short enough for twenty years of them.
///
/// Equal sets in a row are one row with their number; `wlog export` gives each its own, and all that
/// is known of it.
struct SiteData {
  let journal: Journal

  /// One row for each run of equal sets, in file order.
  var csv: [UInt8] {
    var text = Cells()
    for (index, name) in Self.columns.enumerated() { text.add(name, isFirst: index == 0) }
    text.endLine()
    for session in journal.sessions {
      for entry in session.entries {
        for set in entry.sets { add(set, entry, session, to: &text) }
      }
    }
    return text.bytes
  }

  private static let columns = [
    "file", "line", "date", "session", "exercise", "kind", "sets", "load_kind", "load", "unit",
    "reps", "seconds", "meters", "rpe", "rir", "rest_seconds", "side",
  ]

  private func add(
    _ set: TrainingSet, _ entry: ExerciseEntry, _ session: Session, to text: inout Cells
  ) {
    let place = set.location
    let file = Int(place.fileIndex)
    text.add(journal.files.indices.contains(file) ? journal.files[file] : "", isFirst: true)
    text.add(String(place.lineNumber))
    text.add(session.date?.description ?? "")
    text.add(session.title ?? "")
    text.add(entry.exercise)
    text.add(set.kind.name)
    text.add(String(set.count))
    let (kind, load, unit) = set.load.columns
    text.add(kind)
    text.add(load?.description ?? "")
    text.add(unit)
    text.add(set.effort.reps?.description ?? "")
    text.add(set.effort.seconds?.description ?? "")
    text.add(set.effort.distance.flatMap { FixedPoint(rounding: $0.meters) }?.description ?? "")
    text.add(set.rpe?.description ?? "")
    text.add(set.rir?.description ?? "")
    text.add(set.restSeconds.map { String($0) } ?? "")
    text.add(set.side?.name ?? "")
    text.endLine()
  }

  /// Sessions with their exercises; each run of equal sets is an array of the columns that the file
  /// names, without those that are `null` to its end.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("files", journal.files)
      json.array("set_columns", ["line", "kind", "load", "sets", "reps", "seconds", "rpe"])
      json.array("sessions", journal.sessions) { json, session in
        json.object { json in
          json.field("date", session.date?.description)
          if let title = session.title { json.field("name", title) }
          if let start = session.start { json.field("start", start.description) }
          if let minutes = session.durationMinutes { json.field("minutes", minutes) }
          json.field("file", Int(session.location.fileIndex))
          json.array("exercises", session.entries) { json, entry in
            json.object { json in
              json.field("exercise", entry.exercise)
              json.array("sets", entry.sets) { Self.add($1, to: &$0) }
            }
          }
        }
      }
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

  private static func add(_ set: TrainingSet, to json: inout JSONWriter) {
    let effort = set.effort
    let last = set.rpe != nil ? 3 : effort.seconds != nil ? 2 : 1
    json.array([0, 1, 2, 3, 4, 5, 6].prefix(4 + last)) { json, column in
      switch column {
      case 0: json.integer(Int(set.location.lineNumber))
      case 1: json.string(set.kind.name)
      case 2: json.string(set.load.loadText)
      case 3: json.integer(Int(set.count))
      case 4: json.optional(effort.reps)
      case 5: json.optional(effort.seconds)
      default: json.optional(set.rpe)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func optional(_ value: FixedPoint?) {
    if let value { number(value.double, decimals: 3) } else { null() }
  }
}

extension Load {
  /// As `wlog export` names them.
  fileprivate var columns: (kind: String, load: FixedPoint?, unit: String) {
    switch self {
    case .none: ("none", nil, "")
    case .external(let mass): ("external", mass.value, mass.unit.symbol)
    case .bodyweight: ("bodyweight", nil, "")
    case .added(let mass): ("added", mass.value, mass.unit.symbol)
    case .assisted(let mass): ("assisted", mass.value, mass.unit.symbol)
    case .level(let level): ("external", level, "level")
    }
  }

  /// `100 kg`, `BW+20 kg`, `level 7`; empty for none.
  fileprivate var loadText: String {
    switch self {
    case .none: ""
    case .external(let mass): "\(mass.value) \(mass.unit.symbol)"
    case .bodyweight: "BW"
    case .added(let mass): "BW+\(mass.value) \(mass.unit.symbol)"
    case .assisted(let mass): "BW-\(mass.value) \(mass.unit.symbol)"
    case .level(let level): "level \(level)"
    }
  }
}

/// Rows of CSV (RFC 4180 with LF).
private struct Cells {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: String, isFirst: Bool = false) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    let needsQuotes = text.utf8.contains { byte in
      byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 10 || byte == 13
    }
    guard needsQuotes else {
      bytes += text.utf8
      return
    }
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}
