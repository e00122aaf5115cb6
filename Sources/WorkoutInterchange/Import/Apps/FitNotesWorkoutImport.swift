import WorkoutModel

/// FitNotes for iOS: one workout as JSON, without its day.
struct FitNotesWorkoutImport {
  private let workout: JSONValue
  private let options: ImportOptions

  /// `nil` when the bytes are something else.
  init?(_ bytes: [UInt8], options: ImportOptions) {
    let first = bytes.first { $0 > 0x20 && $0 < 0x80 }
    guard first == UInt8(ascii: "{"), let value = JSONReader.value(of: bytes),
      value["type"]?.text == "workout"
    else { return nil }
    workout = value
    self.options = options
  }

  /// Rows are sets, and their numbers take the place of lines.
  func result() throws(ImportRefusal) -> ImportResult {
    guard let date = options.date else { throw .unknownDay }
    var draft = ImportDraft()
    var number = 0
    for entry in workout["exercises"]?.elements ?? [] {
      let name = Trimming.blanks(of: entry["exercise"]?["name"]?.text ?? "")
      for set in entry["sets"]?.elements ?? [] {
        number += 1
        guard !name.isEmpty else {
          draft.lose(.noExercise, line: number, "")
          continue
        }
        var row = ImportDraft.Row(lineNumber: number, date: date)
        row.sessionNote = workout["notes"]?.text ?? ""
        row.exercise = name
        row.exerciseNote = entry["notes"]?.text ?? ""
        row.superset = entry["superset"]?.text ?? ""
        row.set = self.set(set, of: entry, exercise: name, number: number)
        row.setNote = set["notes"]?.text ?? ""
        if row.set == nil, row.setNote.isEmpty {
          draft.lose(.nothingDone, line: number, name)
        } else {
          draft.keep(row)
        }
      }
    }
    return draft.result(.fitnotes, rowCount: number)
  }

  private func set(
    _ set: JSONValue, of entry: JSONValue, exercise: String, number: Int
  ) -> TrainingSet? {
    guard let effort = effort(of: set) else { return nil }
    let mass = mass(of: set, unit: MassUnit(word: entry["exercise"]?["unit"]?.text ?? ""))
    return TrainingSet(
      load: mass.map { BodyLoad.load($0, isNegative: false, exercise: exercise) } ?? .bodyweight,
      effort: effort, kind: set["isWarmup"]?.isTrue ?? false ? .warmup : .work,
      rpe: rating(set["rpe"], in: 1...10), rir: rating(set["rir"], in: 0...10),
      location: .row(number))
  }

  /// Of both the one in the exercise’s own unit, which is what was typed.
  private func mass(of set: JSONValue, unit: MassUnit?) -> Mass? {
    let kilograms = set["weightKg"]?.number.flatMap { Mass(app: $0, .kilogram) }
    let pounds = set["weightLbs"]?.number.flatMap { Mass(app: $0, .pound) }
    let mass = unit == .pound ? pounds ?? kilograms : kilograms ?? pounds
    return mass.flatMap { $0.value > 0 ? $0 : nil }
  }

  private func effort(of set: JSONValue) -> Effort? {
    let seconds = positive(set["time"])
    if let reps = positive(set["reps"]) { return .reps(reps, seconds: seconds) }
    if let distance = positive(set["distance"]),
      let unit = Self.units[set["distanceUnit"]?.number ?? 3]
    {
      return .distance(Distance(distance, unit), seconds: seconds)
    }
    return seconds.map { .time(seconds: $0) }
  }

  private static let units: [Double: LengthUnit] = [
    1: .mile, 2: .meter, 3: .kilometer, 4: .foot, 5: .yard, 6: .centimeter, 7: .inch,
  ]

  private func positive(_ value: JSONValue?) -> FixedPoint? {
    value?.number.flatMap { $0 > 0 ? FixedPoint(rounding: $0) : nil }
  }

  private func rating(_ value: JSONValue?, in range: ClosedRange<Double>) -> FixedPoint? {
    value?.number.flatMap { range.contains($0) ? FixedPoint(rounding: $0) : nil }
  }
}
