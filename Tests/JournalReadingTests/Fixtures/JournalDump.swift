import JournalReading
import JournalSyntax
import Testing
import WorkoutModel

/// A journal as text: a line for each session, exercise, set and note.
///
/// ```
/// 2026-03-02 Push A, 18:05-19:20, rpe 7
///   Bench Press
///     100 kg x 5 x 3 @8 rest 180
/// ```
/// Notes and tags of a set are left out. Values that were chosen among readings are named behind a question mark: `?load,unit`.
struct JournalDump {
  let journal: Journal

  var text: String {
    (journal.sessions.flatMap(session) + journal.bodyweights.map(bodyweight)
      + journal.measurements.map(measurement))
      .joined(separator: "\n")
  }

  private func session(_ session: Session) -> [String] {
    var heading = session.date.map(\.description) ?? "no date"
    if let title = session.title { heading += " " + title }
    if let start = session.start { heading += ", \(start)-" + (session.end?.description ?? "") }
    if let rpe = session.rpe { heading += ", rpe \(rpe)" }
    return [heading] + session.notes.map { "  > " + $0.text } + session.entries.flatMap(entry)
  }

  private func entry(_ entry: ExerciseEntry) -> [String] {
    var name = "  "
    if let superset = entry.superset { name += "[\(superset)] " }
    if let time = entry.time { name += "\(time) " }
    return [name + entry.exercise] + entry.sets.map { "    " + Self.set($0) }
      + entry.notes.map { "    > " + $0.text }
  }

  private func bodyweight(_ entry: BodyweightEntry) -> String {
    "bodyweight \(entry.date?.description ?? "no date") \(entry.mass)"
  }

  private func measurement(_ measurement: Measurement) -> String {
    "\(measurement.name) \(measurement.date?.description ?? "no date") \(measurement.value) "
      + measurement.unit
  }

  static func set(_ set: TrainingSet) -> String {
    var parts = [load(set.load), effort(set.effort)].filter { !$0.isEmpty }
    if set.count != 1 { parts.append("x \(set.count)") }
    if set.kind != .work, set.kind != .cardio { parts.append(set.kind.name) }
    if let side = set.side { parts.append(side.name) }
    if let rpe = set.rpe { parts.append("@\(rpe)") }
    if let rir = set.rir { parts.append("rir \(rir)") }
    if let rest = set.restSeconds { parts.append("rest \(rest)") }
    if let tempo = set.remarks?.tempo { parts.append("tempo \(tempo)") }
    let guesses = inferred(set.provenance)
    if !guesses.isEmpty { parts.append("?" + guesses.joined(separator: ",")) }
    return parts.joined(separator: " ")
  }

  private static func load(_ load: Load) -> String {
    switch load {
    case .none: ""
    case .external(let mass): mass.description
    case .bodyweight: "BW"
    case .added(let mass): "BW+\(mass)"
    case .assisted(let mass): "BW-\(mass)"
    case .level(let level): "level \(level)"
    }
  }

  private static func effort(_ effort: Effort) -> String {
    switch effort {
    case .reps(let count, let seconds): "x \(count)" + time(seconds)
    case .time(let seconds): "\(seconds) s"
    case .distance(let distance, let seconds): distance.description + time(seconds)
    case .untold: "x untold"
    }
  }

  private static func time(_ seconds: FixedPoint?) -> String {
    seconds.map { " in \($0) s" } ?? ""
  }

  private static func inferred(_ provenance: Provenance) -> [String] {
    let values: [(Reading, String)] = [
      (provenance.load, "load"), (provenance.unit, "unit"), (provenance.effort, "effort"),
      (provenance.count, "count"),
    ]
    return values.filter { $0.0 == .inferred }.map(\.1)
  }
}

/// Reads a file and compares what was meant with its dump.
func check(
  _ text: String, path: String = "journal.md", options: ReaderOptions = ReaderOptions(),
  _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let result = Reader(options: options).read([Source(path: path, text: text)])
  #expect(JournalDump(journal: result.journal).text == expected, sourceLocation: sourceLocation)
}

/// Reads lines below a day and a lift in pounds, and compares the sets, as `SetText` tells them;
/// of a load without reps only the load.
func checkSets(
  _ lines: String, _ expected: String...,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
  let sessions = Reader().read([Source(path: "a.md", text: text)]).journal.sessions
  let sets = sessions.flatMap(\.entries).dropFirst().flatMap(\.sets)
  #expect(sets.map(setText) == expected, sourceLocation: sourceLocation)
}

/// Reads lines below a day, and compares each exercise with its sets, equal ones as one.
func checkNamed(
  _ lines: String, _ expected: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
  let journal = Reader().read([Source(path: "a.md", text: text)]).journal
  let entries = journal.sessions.flatMap(\.entries).dropFirst().map { entry in
    entry.nameAsWritten + ": " + entry.sets.map(setText).joined(separator: ", ")
  }
  #expect(entries == expected, sourceLocation: sourceLocation)
}

/// As `checkNamed`, with times, ways and how often a set was done.
func checkDumped(
  _ lines: String, _ expected: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
  let journal = Reader().read([Source(path: "a.md", text: text)]).journal
  let entries = journal.sessions.flatMap(\.entries).dropFirst().map { entry in
    entry.nameAsWritten + ": "
      + entry.sets.map { JournalDump.set($0).split(separator: " ?")[0] }.joined(separator: ", ")
  }
  #expect(entries == expected, sourceLocation: sourceLocation)
}

/// The codes of the findings of lines below a day.
func codesOfDay(_ lines: String) -> [String] {
  let text = "# 2026-03-02\n\nLeg Press 225 lb x 5\n\n\(lines)\n"
  return Reader().check([Source(path: "a.md", text: text)]).map(\.code.name)
}

/// Day, name and sets of each exercise that has any.
func daysRead(_ text: String, path: String = "a.md") -> [String] {
  Reader().read([Source(path: path, text: text)]).journal.sessions.flatMap { session in
    session.entries.filter { !$0.sets.isEmpty }.map { entry in
      "\(session.date?.description ?? "-") \(entry.nameAsWritten): "
        + entry.sets.map { JournalDump.set($0).split(separator: " ?")[0] }.joined(separator: ", ")
    }
  }
}

func setText(_ set: TrainingSet) -> String {
  set.effort == .untold ? "\(set.load.mass.map { "\($0)" } ?? "?")" : SetText.text(set)
}

/// As `check`, whatever of the sets was guessed.
func checkRead(
  _ text: String, _ expected: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let journal = Reader().read([Source(path: "a.md", text: text)]).journal
  let lines = JournalDump(journal: journal).text.split(separator: "\n").map { line in
    line.split(separator: " ?", maxSplits: 1).first.map(String.init) ?? ""
  }
  #expect(lines.joined(separator: "\n") == expected, sourceLocation: sourceLocation)
}
