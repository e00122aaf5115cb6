import WorkoutModel

/// The text of a `trophy:` line: `NAME = [EXERCISE] FEAT`.
///
/// ```
/// Century     = Bench Press 100 kg         Marathon row = Rowing 42195 m
/// Five plates = Deadlift 220 kg x 3        Statue       = Plank 5 min
/// Double      = Squat 2 x bodyweight       Freight      = Deadlift 100 t
/// Twenty      = Pull-up 20 reps            Regular      = 200 sessions
/// Grind       = Push-up 300 reps a day     Iron year    = 52 weeks in a row
/// Sprint      = Push-up 40 reps in 60 s    Decade       = 10 years
/// ```
/// A load without a unit is in the journal's. Without an exercise any counts.
struct TrophyLine {
  private let unit: MassUnit

  init(unit: MassUnit) {
    self.unit = unit
  }

  /// `nil` when the line cannot be understood.
  func rule(_ note: Note) -> TrophyRule? {
    guard let equals = note.text.firstIndex(of: "=") else { return nil }
    let name = note.text[..<equals].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let words = note.text[note.text.index(after: equals)...].split(whereSeparator: \.isWhitespace)
    guard !name.isEmpty else { return nil }
    for start in words.indices {
      guard let feat = feat(Self.terms(words[start...])) else { continue }
      let exercise = words[..<start].joined(separator: " ")
      guard Self.allows(feat, exercise: exercise) else { return nil }
      return TrophyRule(
        name: name, exercise: exercise.isEmpty ? nil : exercise, feat: feat,
        location: note.location)
    }
    return nil
  }

  /// Numbers apart from what is glued to them (`100kg`), in lower case.
  private static func terms(_ words: ArraySlice<Substring>) -> [String] {
    words.flatMap { word -> [String] in
      let number = word.prefix { $0.isNumber || $0 == "." || $0 == "," }
      let rest = word.dropFirst(number.count).lowercased()
      if number.isEmpty { return [rest] }
      return rest.isEmpty ? [String(number)] : [String(number), rest]
    }
  }

  private func feat(_ terms: [String]) -> TrophyRule.Feat? {
    guard let number = terms.first.flatMap(Self.number), number > 0 else { return nil }
    let rest = Array(terms.dropFirst())
    return load(number, rest) ?? reps(number, rest) ?? amount(number, rest)
  }

  private func load(_ number: FixedPoint, _ rest: [String]) -> TrophyRule.Feat? {
    if rest.isEmpty { return .load(Mass(number, unit), reps: 1) }
    if ["bodyweight", "bw", "x bodyweight", "× bodyweight"].contains(rest.joined(separator: " ")) {
      return .bodyweights(number)
    }
    guard let unit = Self.massUnits[rest[0]] else { return nil }
    let mass = Mass(number, unit)
    if rest.count == 1 { return .load(mass, reps: 1) }
    guard rest.count == 3, rest[1] == "x" || rest[1] == "×",
      let reps = Self.number(rest[2]), reps.isWhole, reps >= 1
    else { return nil }
    return .load(mass, reps: reps.whole)
  }

  private func reps(_ number: FixedPoint, _ rest: [String]) -> TrophyRule.Feat? {
    guard number.isWhole, let word = rest.first, word == "reps" || word == "rep" else {
      return nil
    }
    let tail = Array(rest.dropFirst())
    switch tail.joined(separator: " ") {
    case "": return .repsInSet(number.whole)
    case "a day", "per day", "in a day": return .repsInDay(number.whole)
    default: break
    }
    guard tail.count == 3, tail[0] == "in", let time = Self.number(tail[1]),
      let scale = Self.secondsByUnit[tail[2]],
      let seconds = FixedPoint(rounding: time.double * scale)
    else { return nil }
    return .repsInTime(number.whole, seconds: seconds)
  }

  private func amount(_ number: FixedPoint, _ rest: [String]) -> TrophyRule.Feat? {
    let words = rest.joined(separator: " ")
    if let scale = Self.secondsByUnit[words] {
      return FixedPoint(rounding: number.double * scale).map { .hold(seconds: $0) }
    }
    if let unit = LengthUnit.allCases.first(where: { $0.symbol == words }) {
      return .distance(Distance(number, unit))
    }
    guard words != "t" else { return .tonnage(kilograms: number.double * 1000) }
    guard number.isWhole else { return nil }
    return switch words {
    case "sessions", "session": .sessions(number.whole)
    case "records", "record": .records(number.whole)
    case "days in a row": .inARow(number.whole, .day)
    case "weeks in a row": .inARow(number.whole, .week)
    case "months in a row": .inARow(number.whole, .month)
    case "years", "year": .years(number.whole)
    default: nil
    }
  }

  /// A load, a hold or a distance must be of some exercise; a streak cannot be.
  private static func allows(_ feat: TrophyRule.Feat, exercise: String) -> Bool {
    switch feat {
    case .load, .bodyweights, .hold, .distance: !exercise.isEmpty
    case .inARow, .years: exercise.isEmpty
    case .sessions, .firstTime, .records, .repsInSet, .repsInDay, .repsInTime, .tonnage: true
    }
  }

  private static let massUnits: [String: MassUnit] = [
    "kg": .kilogram, "kgs": .kilogram, "lb": .pound, "lbs": .pound,
  ]

  private static let secondsByUnit: [String: Double] = [
    "s": 1, "sec": 1, "seconds": 1, "min": 60, "minutes": 60,
  ]

  private static func number(_ text: String) -> FixedPoint? {
    let digits = text.map { $0 == "," ? "." : $0 }
    guard digits.allSatisfy({ $0.isASCII }) else { return nil }
    return Double(String(digits)).flatMap(FixedPoint.init(rounding:))
  }
}
