import WorkoutModel

/// A set as it is typed on the command line: `100x5`, `225lb x 3 @9`.
struct LiftedSet {
  /// As typed.
  let input: String
  let mass: Mass
  let reps: FixedPoint
  let rpe: FixedPoint?

  /// One set or more, with blanks or commas between them; `unit` is that of loads without one.
  static func parse(_ text: String, unit: MassUnit) throws(Failure) -> [LiftedSet] {
    var scanner = LiftedSetScanner(text, unit: unit)
    var sets: [LiftedSet] = []
    while let set = try scanner.next() { sets.append(set) }
    return sets
  }
}

/// Reads `load [unit] x reps [@rpe]`.
private struct LiftedSetScanner {
  private let whole: String
  private let unit: MassUnit
  private var rest: Substring

  init(_ text: String, unit: MassUnit) {
    whole = text
    self.unit = unit
    rest = text[...]
  }

  /// `nil` at the end.
  mutating func next() throws(Failure) -> LiftedSet? {
    skip { $0 == " " || $0 == "," || $0 == ";" }
    guard !rest.isEmpty else { return nil }
    let start = rest.startIndex
    let load = try number("a load", in: 0...100_000, marks: [".", ","])
    let mass = Mass(load, takeUnit() ?? unit)
    guard take(["x", "X", "×", "*"]) else { throw failure("‘x’ and the reps") }
    let reps = try number("the reps", in: 0...1000, marks: ["."])
    let end = rest.startIndex
    guard take(["@"]) else {
      return LiftedSet(input: String(whole[start..<end]), mass: mass, reps: reps, rpe: nil)
    }
    let rpe = try number("an RPE from 1 to 10", in: 1...10, marks: [".", ","])
    return LiftedSet(
      input: String(whole[start..<rest.startIndex]), mass: mass, reps: reps, rpe: rpe)
  }

  /// Digits, with one of the marks before the decimals.
  private mutating func number(
    _ what: String, in range: ClosedRange<Double>, marks: [Character]
  ) throws(Failure) -> FixedPoint {
    skipBlanks()
    let digits = rest.prefix { ("0"..."9").contains($0) || marks.contains($0) }
    let trimmed = digits.last == "," ? digits.dropLast() : digits
    let text = trimmed.map { $0 == "," ? "." : String($0) }.joined()
    guard let value = Double(text), range.contains(value), let number = FixedPoint(rounding: value)
    else { throw failure(what) }
    rest = rest[trimmed.endIndex...]
    return number
  }

  private mutating func takeUnit() -> MassUnit? {
    skipBlanks()
    let word = rest.prefix(while: \.isLetter).lowercased()
    let units: [(String, MassUnit)] = [
      ("kgs", .kilogram), ("kg", .kilogram), ("lbs", .pound), ("lb", .pound),
    ]
    guard let (spelling, unit) = units.first(where: { word.hasPrefix($0.0) }) else { return nil }
    rest = rest.dropFirst(spelling.count)
    return unit
  }

  private mutating func take(_ marks: [Character]) -> Bool {
    skipBlanks()
    guard let mark = rest.first, marks.contains(mark) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipBlanks() {
    skip { $0 == " " }
  }

  private mutating func skip(_ isSkipped: (Character) -> Bool) {
    rest = rest.drop(while: isSkipped)
  }

  private func failure(_ what: String) -> Failure {
    let found = rest.isEmpty ? "the end" : "‘\(rest)’"
    return Failure(
      "‘\(whole)’ is no set: \(what) should stand where \(found) is",
      hint: "write it like 100x5, 225lb x 3 or 140 kg x 2 @9")
  }
}
