import WorkoutModel

/// JEFIT: one file of several tables, each below a line `### NAME ####…`.
struct JefitImport {
  private let options: ImportOptions
  private var draft = ImportDraft()
  private var sections: [String: JefitSection] = [:]
  private var unit = MassUnit.pound

  init(options: ImportOptions) {
    self.options = options
  }

  /// True when the first words of the file are those of a table’s heading.
  static func fits(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(200).drop { $0 <= 0x20 || $0 >= 0x80 }.starts(with: "### ".utf8)
  }

  mutating func result(_ bytes: [UInt8]) throws(ImportRefusal) -> ImportResult {
    sections = JefitSection.all(in: CSVReader.records(of: bytes, separator: UInt8(ascii: ",")))
    guard let logs = sections["EXERCISE LOGS"] else { throw .empty }
    unit =
      options.unit ?? sections["SETTING"]?.first("mass").flatMap(MassUnit.init(word:)) ?? .pound
    var sets = Dictionary(grouping: sections["EXERCISE SET LOGS"]?.rows ?? []) {
      $0["exercise_log_id"]
    }
    for row in logs.rows { readLog(row, sets: sets.removeValue(forKey: row["_id"]) ?? []) }
    loseStraySets(sets)
    for row in sections["CARDIO LOGS"]?.rows ?? [] { readCardio(row, logs) }
    for row in sections["PROFILE"]?.rows ?? [] { readProfile(row) }
    let days = Set(draft.sessions.compactMap(\.date))
    for row in sections["NOTES"]?.rows ?? [] { readNote(row, days) }
    countSessions(logs)
    loseOtherSections()
    return draft.result(.jefit, rowCount: sections.values.reduce(0) { $0 + $1.rows.count })
  }
}

extension JefitImport {
  /// Newer exports tell each set in a table of its own; older ones only `50.0x15,50.0x15`.
  private mutating func readLog(_ row: JefitSection.Row, sets rows: [JefitSection.Row]) {
    let name = row["ename"]
    let date = CellDate(row["mydate"], order: nil)?.date
    guard let date, !name.isEmpty else {
      for set in rows { draft.lose(.noSet, line: set.lineNumber, "of line \(row.lineNumber)") }
      return draft.lose(date == nil ? .noDate : .noExercise, line: row.lineNumber, name)
    }
    var sets: [TrainingSet] = []
    for set in rows {
      if let known = self.set(set, exercise: name) {
        sets.append(known)
        draft.keepRow()
      } else {
        draft.lose(.nothingDone, line: set.lineNumber, name)
      }
    }
    if rows.isEmpty { sets = shortSets(row["logs"], exercise: name, line: row.lineNumber) }
    guard !sets.isEmpty else { return draft.lose(.nothingDone, line: row.lineNumber, name) }
    var kept = ImportDraft.Row(lineNumber: row.lineNumber, date: date)
    kept.exercise = name
    draft.keep(kept, sets: sets)
  }

  /// A row of the table of sets, which is in pounds and miles whatever the app shows.
  private func set(_ row: JefitSection.Row, exercise: String) -> TrainingSet? {
    let seconds = CellNumber(row["duration"]).flatMap { positive($0.value) }
    let distance = CellNumber(row["distance_mi"]).flatMap { positive($0.value) }
    let effort: Effort
    if let reps = CellNumber(row["reps"]).flatMap({ positive($0.value) }) {
      effort = .reps(reps, seconds: seconds)
    } else if let distance {
      effort = .distance(Distance(distance, .mile), seconds: seconds)
    } else if let seconds {
      effort = .time(seconds: seconds)
    } else {
      return nil
    }
    return TrainingSet(
      load: load(row["weight_lbs"], .pound, exercise), effort: effort,
      kind: row["set_type"] == "warm-up" ? .warmup : .work, location: .row(row.lineNumber))
  }

  /// `50.0x15,50.0x15`.
  private mutating func shortSets(_ text: String, exercise: String, line: Int) -> [TrainingSet] {
    var sets: [TrainingSet] = []
    for piece in text.split(separator: ",") {
      let factors = piece.split(separator: "x")
      guard factors.count == 2, let reps = Double(factors[1]).flatMap(positive), reps <= 2000 else {
        draft.lose(.setNotDone, line: line, "\(exercise), “\(piece)”")
        continue
      }
      sets.append(
        TrainingSet(
          load: load(String(factors[0]), unit, exercise), effort: .reps(reps),
          location: .row(line)))
    }
    return sets
  }

  private func load(_ text: String, _ unit: MassUnit, _ exercise: String) -> Load {
    guard let number = CellNumber(text), number.value != 0, abs(number.value) <= 2000,
      let mass = Mass(app: abs(number.value), unit)
    else { return .bodyweight }
    return BodyLoad.load(mass, isNegative: number.value < 0, exercise: exercise)
  }

  /// What no exercise log asked for.
  private mutating func loseStraySets(_ sets: [String: [JefitSection.Row]]) {
    for row in sets.values.joined().sorted(by: { $0.lineNumber < $1.lineNumber }) {
      draft.lose(.noSet, line: row.lineNumber, "set of exercise log \(row["exercise_log_id"])")
    }
  }

  private mutating func readCardio(_ row: JefitSection.Row, _ logs: JefitSection) {
    guard let date = CellDate(row["mydate"], order: nil)?.date else {
      return draft.lose(.noDate, line: row.lineNumber, row["mydate"])
    }
    let seconds = CellNumber(row["duration"]).flatMap { positive($0.value) }
    let length: LengthUnit = unit == .pound ? .mile : .kilometer
    let distance = CellNumber(row["distance"]).flatMap { positive($0.value) }
      .map { Distance($0, length) }
    let effort =
      distance.map { Effort.distance($0, seconds: seconds) } ?? seconds.map { .time(seconds: $0) }
    guard let effort else { return draft.lose(.nothingDone, line: row.lineNumber, "cardio") }
    var kept = ImportDraft.Row(lineNumber: row.lineNumber, date: date)
    kept.exercise = logs.name(ofExercise: row["eid"]) ?? "Cardio (exercise \(row["eid"]))"
    kept.set = TrainingSet(
      load: .none, effort: effort, kind: .cardio, location: .row(row.lineNumber))
    draft.keep(kept)
  }

  private mutating func readProfile(_ row: JefitSection.Row) {
    guard let date = CellDate(row["mydate"], order: nil)?.date else {
      return draft.lose(.noDate, line: row.lineNumber, row["mydate"])
    }
    var isKept = false
    if let number = CellNumber(row["weight"]), number.value > 0,
      let mass = Mass(app: number.value, unit)
    {
      draft.bodyweights.append(
        BodyweightEntry(date: date, mass: mass, location: .row(row.lineNumber)))
      isKept = true
    }
    for name in Self.measures {
      guard let value = CellNumber(row[name]).flatMap({ positive($0.value) }) else { continue }
      let length = unit == .pound ? "in" : "cm"
      draft.measurements.append(
        Measurement(
          date: date,
          name: name == "fatpercent" ? "Body Fat" : name.prefix(1).uppercased() + name.dropFirst(),
          value: value, unit: name == "fatpercent" ? "%" : length, location: .row(row.lineNumber)))
      isKept = true
    }
    if isKept {
      draft.keepRow()
    } else {
      draft.lose(.nothingDone, line: row.lineNumber, "weighing")
    }
  }

  private static let measures = [
    "fatpercent", "chest", "arms", "waist", "calves", "hips", "thighs", "shoulders", "neck",
    "forearms",
  ]

  /// Notes of an exercise on a day; they stay with that day’s session.
  private mutating func readNote(_ row: JefitSection.Row, _ days: Set<CivilDate>) {
    let words = [row["title"], row["mynote"]].filter { !$0.isEmpty }.joined(separator: ": ")
    let date = CellDate(row["mydate"], order: nil)?.date
    guard let date, !words.isEmpty, days.contains(date) else {
      return draft.lose(.noSet, line: row.lineNumber, words)
    }
    var kept = ImportDraft.Row(lineNumber: row.lineNumber, date: date)
    kept.sessionNote = words
    draft.keep(kept)
  }

  /// A session’s row tells when it began and ended, and sums that wlog makes itself.
  private mutating func countSessions(_ logs: JefitSection) {
    let used = Set(logs.rows.map { $0["belongsession"] })
    for row in sections["WORKOUT SESSIONS"]?.rows ?? [] {
      if used.contains(row["_id"]) {
        draft.keepRow()
      } else {
        draft.lose(.noSet, line: row.lineNumber, "a session without exercises")
      }
    }
  }

  private mutating func loseOtherSections() {
    for (name, section) in sections.sorted(by: { $0.key < $1.key }) where !Self.read.contains(name)
    {
      for row in section.rows { draft.lose(.noTraining, line: row.lineNumber, name) }
    }
  }

  private static let read: Set<String> = [
    "EXERCISE LOGS", "EXERCISE SET LOGS", "CARDIO LOGS", "PROFILE", "NOTES", "WORKOUT SESSIONS",
  ]

  private func positive(_ value: Double) -> FixedPoint? {
    value > 0 ? FixedPoint(rounding: value) : nil
  }
}
