import WorkoutModel

/// What a row says of its set.
extension TableImport {
  /// Why a row holds no set.
  struct RowLoss: Error {
    let reason: ImportLoss.Reason
    let detail: String
  }

  mutating func set(
    of record: CSVReader.Record, exercise: String
  ) -> Result<TrainingSet, RowLoss> {
    let load: Load
    switch self.load(of: record, exercise: exercise) {
    case .failure(let loss): return .failure(loss)
    case .success(let known): load = known
    }
    guard let effort = effort(of: record) else {
      let reps = text(.reps, record)
      return .failure(
        RowLoss(reason: .nothingDone, detail: reps.isEmpty ? exercise : "\(exercise), \(reps) reps")
      )
    }
    if case .reps(let reps, _) = effort, reps > 2000 {
      return .failure(RowLoss(reason: .impossible, detail: "\(exercise), \(reps) reps"))
    }
    var set = TrainingSet(
      load: load, effort: effort, kind: kind(of: record, effort), side: side(of: record),
      rpe: rating(.rpe, record, in: 1...10), rir: rating(.rir, record, in: 0...10),
      restSeconds: number(.rest, record).map { Int(min(max($0.value, 0), 86_400)) },
      location: .row(record.lineNumber))
    if let count = number(.setCount, record), 2...100 ~= count.value {
      set.count = Int32(count.value)
    }
    let tempo = text(.tempo, record)
    if !tempo.isEmpty { set.remarks = SetRemarks(tempo: tempo) }
    return .success(set)
  }
}

extension TableImport {
  private mutating func load(
    of record: CSVReader.Record, exercise: String
  ) -> Result<Load, RowLoss> {
    let number = number(.weight, record) ?? loadOfMixedCell(record)
    guard let number, number.value != 0 else {
      return .success(loadKind(record) == "none" ? .none : .bodyweight)
    }
    if text(.weightUnit, record) == "level" {
      return .success(FixedPoint(rounding: number.value).map { .level($0) } ?? .none)
    }
    let unit =
      number.massUnit ?? MassUnit(word: text(.weightUnit, record)) ?? column(.weight)?.massUnit
      ?? options.unit ?? .kilogram
    guard abs(number.value) <= 2000, let mass = Mass(app: abs(number.value), unit) else {
      let detail = "\(exercise), a load of \(CellText.number(number.value))"
      return .failure(RowLoss(reason: .impossible, detail: detail))
    }
    switch loadKind(record) {
    case "added": return .success(.added(mass))
    case "assisted": return .success(.assisted(mass))
    case "external": return .success(.external(mass))
    default: return .success(BodyLoad.load(mass, isNegative: number.value < 0, exercise: exercise))
    }
  }

  /// wlog’s own word for it; empty in other exports.
  private func loadKind(_ record: CSVReader.Record) -> String { text(.loadKind, record) }

  /// `20,00 kg`, unless the cell tells a distance.
  private func loadOfMixedCell(_ record: CSVReader.Record) -> CellNumber? {
    number(.loadOrDistance, record).flatMap { LengthUnit(word: $0.word) == nil ? $0 : nil }
  }

  private mutating func effort(of record: CSVReader.Record) -> Effort? {
    let reps = self.reps(of: record)
    let seconds = self.seconds(of: record).flatMap { FixedPoint(rounding: $0) }
    let distance = self.distance(of: record)
    if let reps {
      if let distance, distance.value > 0 {
        draft.lose(.secondMeasure, line: record.lineNumber, "\(distance) beside \(reps) reps")
      }
      return .reps(reps, seconds: seconds)
    }
    if let distance { return .distance(distance, seconds: seconds) }
    return seconds.map { .time(seconds: $0) }
  }

  private func reps(of record: CSVReader.Record) -> FixedPoint? {
    let number = number(.reps, record) ?? mixedTime(record).flatMap { $0.isReps ? $0.number : nil }
    guard let number, number.value > 0 else {
      // wlog tells failed sets without a rep.
      return text(.kind, record) == "failed" && text(.reps, record) == "0" ? 0 : nil
    }
    return FixedPoint(rounding: number.value)
  }

  private func seconds(of record: CSVReader.Record) -> Double? {
    if let mixed = mixedTime(record), !mixed.isReps {
      return CellDuration.seconds(text(.repsOrTime, record)).flatMap { $0 > 0 ? $0 : nil }
    }
    return CellDuration.seconds(text(.seconds, record)).flatMap { $0 > 0 ? $0 : nil }
  }

  /// `20 ripetizioni` and `60 secondi`: the column’s heading begins with the word for reps.
  private func mixedTime(_ record: CSVReader.Record) -> (number: CellNumber, isReps: Bool)? {
    guard let number = number(.repsOrTime, record), let place = places[.repsOrTime] else {
      return nil
    }
    let words = headings[place].split(separator: "/").map { Trimming.blanks(of: $0) }
    let stem = words.first?.prefix(5) ?? ""
    return (number, number.word.hasPrefix(stem))
  }

  private mutating func distance(of record: CSVReader.Record) -> Distance? {
    if let mixed = number(.loadOrDistance, record), let unit = LengthUnit(word: mixed.word),
      mixed.value > 0
    {
      return FixedPoint(rounding: mixed.value).map { Distance($0, unit) }
    }
    let field: ExportField = places[.distance] == nil ? .meters : .distance
    guard let number = number(field, record), number.value > 0,
      let value = FixedPoint(rounding: number.value)
    else { return nil }
    if let unit = LengthUnit(word: text(.distanceUnit, record)) ?? column(field)?.lengthUnit {
      return Distance(value, unit)
    }
    let unit: LengthUnit = options.unit == .pound ? .mile : .kilometer
    draft.assume("distances without a unit were taken for \(unit.symbol)")
    return Distance(value, unit)
  }

  private mutating func rating(
    _ field: ExportField, _ record: CSVReader.Record, in range: ClosedRange<Double>
  ) -> FixedPoint? {
    guard let number = number(field, record) else { return nil }
    guard range.contains(number.value) else {
      if number.value != 0 {
        draft.lose(.rating, line: record.lineNumber, CellText.number(number.value))
      }
      return nil
    }
    return FixedPoint(rounding: number.value)
  }

  private func side(of record: CSVReader.Record) -> Side? {
    Side.allCases.first { $0.name == text(.side, record) }
  }

  private mutating func kind(of record: CSVReader.Record, _ effort: Effort) -> SetKind {
    if let kind = SetKind.allCases.first(where: { $0.name == text(.kind, record) }) { return kind }
    if isTrue(.isWarmup, record) { return .warmup }
    if isTrue(.isAMRAP, record) { return .amrap }
    let word = places[.setType] == nil ? text(.setOrder, record) : text(.setType, record)
    switch word.lowercased() {
    case "warmup", "warm-up", "w": return .warmup
    case "dropset", "drop", "d": return .drop
    case "failure", "f":
      guard effort.reps != nil else {
        draft.lose(.failure, line: record.lineNumber, text(.exercise, record))
        return .work
      }
      draft.assume("sets to failure are written as sets of as many reps as possible (9+)")
      return .amrap
    default: return isLocalWarmup(word) ? .warmup : .work
    }
  }

  private func isTrue(_ field: ExportField, _ record: CSVReader.Record) -> Bool {
    ["1", "true", "yes"].contains(text(field, record).lowercased())
  }

  /// GymBook’s heading lists the words: `Set / Set di riscaldamento / Set di defaticamento`.
  private func isLocalWarmup(_ word: String) -> Bool {
    guard table.app == .gymbook, let place = places[.setType] else { return false }
    let words = headings[place].split(separator: "/").map { Trimming.blanks(of: $0) }
    return words.dropFirst().contains(word.lowercased())
  }
}

/// What a load is beside the body.
enum BodyLoad {
  /// Help is negative, or stands in the exercise’s name; what is added stands with exercises that
  /// move the body.
  static func load(_ mass: Mass, isNegative: Bool, exercise: String) -> Load {
    let name = exercise.lowercased()
    if isNegative || name.contains("assisted") { return .assisted(mass) }
    let known = ExerciseCatalog.exercise(named: exercise)
    let movesBody = known?.equipment == .bodyweight && known?.bodyweightFraction != nil
    return movesBody || name.contains("(weighted)") ? .added(mass) : .external(mass)
  }
}
