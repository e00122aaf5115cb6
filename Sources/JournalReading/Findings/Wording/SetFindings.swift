internal import JournalSyntax
internal import WorkoutModel

/// What is said about sets. All wording about numbers stands here.
extension Diagnostic {
  static func unreadNumbers(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place, message: "the numbers on this line were not read as sets",
      help: "If this is a set, write it as weight x reps x sets below the exercise: 100 kg x 5 x 3")
  }

  static func unreadRest(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place,
      message: "these numbers behind the sets were taken for a note",
      help: "Part sets with commas: 100 kg x 5, 90 kg x 8")
  }

  static func countUnmet(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place,
      message: "another number of sets follows, and they were read as they stand",
      help: "Write each set with its load: 60 kg x 10, 80 kg x 8, 100 kg x 5")
  }

  static func loadInWords(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place, message: "a load in words was taken for part of the name",
      help: "Write it in digits: 100 kg x 5")
  }

  static func proseNotRead(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .performedUnclear, at: place,
      message: "this sentence holds numbers of a set, but it was kept as a note",
      help: "If you did this, write it on a line of its own below the exercise: 100 kg x 5")
  }

  static func quoteNotRead(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .performedUnclear, at: place,
      message: "these sets stand in a quote, which was kept as a note",
      help: "If you did this, take the > off the line")
  }

  static func tooManySets(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .tooManySets, at: place,
      message: mostSetsPassed,
      help: "The order is weight x reps x sets: 100 kg x 5 x 3")
  }

  static func manySets(_ count: Int, _ reps: FixedPoint, at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .ambiguousOrder, at: place,
      message: "read as \(count) sets of \(reps) reps, which hardly anybody does with a load",
      help: "Write the reps of each set: 20 kg x 15, 15; or weight x reps x sets: 20 kg x 15 x 2")
  }

  /// Made once: a file of sets in another order has thousands of these.
  private static let mostSetsPassed =
    "more than \(SetMaker.mostSets) equal sets on one line were not read"

  static func noReading(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place, message: "these numbers make no set that anybody could lift",
      help: "Write weight x reps x sets: 100 kg x 5 x 3")
  }

  static func platesAndMore(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place,
      message: "what the plates weigh is not told, so these sets were not read",
      help: "Write the whole load, with the bar: 155 lb x 5")
  }

  static func roundsUntold(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .performedUnclear, at: place,
      message: "how many rounds were done is not told here, so nothing was counted",
      help: "Write the rounds behind the exercises: 5 pull-ups, 10 push-ups, 6 rounds")
  }

  /// `text` tells the reps as they stand, such as `12+10+8`.
  static func pieces(_ reps: Quantity, _ text: String, at place: DiagnosticPlace) -> Self {
    let sum = FixedPoint(thousandths: reps.value &+ reps.extra)
    let sets = text.drop { !$0.isNumber }.split(separator: "+").joined(separator: ", ")
    return Diagnostic(
      .ambiguousOrder, at: place,
      message: "read as one set of \(sum) reps in pieces, but it could be sets of \(sets)",
      help: "Write \(sets) for sets of their own, or \(sum) for one set")
  }

  /// The same the other way round, of pieces that are about as long: `12+10+10`.
  static func setsOfSum(_ sets: [FixedPoint], at place: DiagnosticPlace) -> Self {
    let sum = FixedPoint(thousandths: sets.reduce(0) { $0 &+ $1.thousandths })
    let list = sets.map { "\($0)" }.joined(separator: ", ")
    return Diagnostic(
      .ambiguousOrder, at: place,
      message: "read as sets of \(list), but it could be one set of \(sum) reps in pieces",
      help: "Write \(list) for sets of their own, or \(sum) for one set")
  }

  static func equalPair(_ number: FixedPoint, at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .ambiguousOrder, at: place,
      message: "\(number) and \(number) may be a load and its reps, or the reps of two sets",
      help: "Write \(number) kg x \(number), or \(number), \(number) for two sets")
  }

  static func loadOrReps(_ number: FixedPoint, at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .ambiguousOrder, at: place,
      message: "\(number) was read as the load of the reps behind it, but it could be reps as well",
      help: "Write the load with its unit: \(number) kg x 5; or both numbers with a comma: 12, 10")
  }

  static func platesOfSides(_ load: FixedPoint, at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .ambiguousOrder, at: place,
      message: "\(load) was read as the whole load, but it could be the plates of each side",
      help: "Write the whole load, with the bar: 60 kg x 10")
  }

  static func minusNotRead(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place,
      message: "the minus before the load was not read: no help is known for this exercise",
      help: "Write the whole load without a sign, or Assisted before the name")
  }

  static func minusDoubtful(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .ambiguousOrder, at: place,
      message: "the minus was read as help, of which none is known for this exercise",
      help: "Write the reps with commas, 12, 10, 8, and a blank behind the dash of an item")
  }

  static func twiceAndMore(_ efforts: [Effort], at place: DiagnosticPlace) -> Self {
    let reps = efforts.map { $0.reps.map { "\($0)" } ?? "?" }
    return Diagnostic(
      .ambiguousOrder, at: place,
      message: "read as two sets of \(reps[0]) and \(reps[1]) reps, "
        + "but it could be two of \(reps[0]) and one of \(reps[1])",
      help: "Write the reps of each set: 100 kg x 8, 8, 7")
  }

  static func unknownColumn(_ head: String, at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unreadNumbers, at: place,
      message: "the numbers below “\(head)” were not read: it is not known what they tell",
      help: "Head the column Sets, Reps, Weight, Time, Distance, RPE, Rest or Notes")
  }

  static func otherDay(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .performedUnclear, at: place,
      message: "this line tells of another day than the one above it, and was not counted",
      help: "Write it below a line with its own date, or leave its date out")
  }

  static func notPerformed(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .performedUnclear, at: place,
      message: "this looks like a plan, a goal or a memory and was not counted as performed",
      help: "Write what you did without a range and without words such as goal or next")
  }

  static func planFile(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .planFile, at: place, message: "this file is a plan: it holds no performed sets",
      help: "Give your training days a date, and sets the reps you did: 100 kg x 5")
  }

  /// `orders` are the lines that would settle it, each with what it makes of the numbers.
  static func ambiguousOrder(
    at place: DiagnosticPlace, chosen: String, rival: String,
    orders: [(line: FactorOrder, sets: String)], _ top: FileTop
  ) -> Self {
    Diagnostic(
      .ambiguousOrder, at: place, message: "read as \(chosen), but it could be \(rival)",
      help: orders.first.map {
        "Settle it for the whole file with a line at its top: order: \($0.line.rawValue)"
      } ?? "Write the units to settle it: 100 kg x 5 x 3",
      fixes: orders.map { top.fix("order: \($0.line.rawValue)", "reads this as \($0.sets)") })
  }

  static func unitUnknown(
    at place: DiagnosticPlace, unit: MassUnit, _ top: FileTop
  ) -> Self {
    let other: MassUnit = unit == .kilogram ? .pound : .kilogram
    return Diagnostic(
      .unitUnknown, at: place,
      message: "no unit stands anywhere, so loads were read as \(unit.symbol)",
      help: "Say it once at the top of the file: unit: \(unit.symbol)",
      fixes: [unit, other].map { top.fix("unit: \($0.symbol)", "all loads are in \($0.symbol)") })
  }

  static func lengthUnknown(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unitUnknown, at: place,
      message:
        "no unit of length stands here, so the loads' unit decided: km beside kg, mi beside lb",
      help: "Write the unit behind the number: 5 km in 25:30")
  }

  static func metersUnknown(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unitUnknown, at: place, message: "no unit of length stands here, so it was read as meters",
      help: "Write the unit behind the number: 20 meters, 20 yd, 60 ft")
  }

  static func minutesUnknown(at place: DiagnosticPlace) -> Self {
    Diagnostic(
      .unitUnknown, at: place, message: "no unit stands here, so the numbers were read as minutes",
      help: "Write the unit behind each number: 5 km, or 30 min")
  }

  static func letterM(at place: DiagnosticPlace, readAs unit: Unit) -> Self {
    let (name, sign) =
      switch unit {
      case .minute: ("minutes", "20 min")
      case .meter: ("meters", "40 meters")
      default: ("miles", "10 mi")
      }
    return Diagnostic(
      .unitUnknown, at: place,
      message: "m may tell minutes, miles or meters, and was read as \(name)",
      help: "Write the unit in full: \(sign)")
  }

  static func unitSuspicious(
    at place: DiagnosticPlace, _ mass: Mass, usual: Mass, sessions: Int
  ) -> Self {
    let other: MassUnit = mass.unit == .kilogram ? .pound : .kilogram
    let meant = Mass(mass.value, other)
    return Diagnostic(
      .unitSuspicious, at: place,
      message: "read as \(mass), but the \(sessions) sessions before had about \(usual): "
        + "perhaps this is \(meant)",
      help: "Write the unit behind the number: \(mass) or \(meant)",
      fixes: [meant, mass].map {
        Fix(
          title: "write \($0)", isSafe: false,
          edits: [
            TextEdit(
              replace: ByteRange(Int(place.range.end), Int(place.range.end)),
              with: " \($0.unit.symbol)")
          ])
      })
  }

  static func loadImplausible(
    at place: DiagnosticPlace, _ mass: Mass, usual: (least: Mass, most: Mass)?
  ) -> Self {
    Diagnostic(
      .loadImplausible, at: place,
      message: "\(mass) is more than "
        + (usual.map { "this exercise ever had: usual are \(range("\($0.least)", "\($0.most)"))" }
          ?? "anybody lifts"),
      help: "Look for a digit too many, or a blank that is missing")
  }

  static func repsImplausible(
    at place: DiagnosticPlace, _ reps: FixedPoint, usual: (least: FixedPoint, most: FixedPoint)?
  ) -> Self {
    Diagnostic(
      .repsImplausible, at: place,
      message: "\(reps) reps are more than "
        + (usual.map { "this exercise ever had: usual are \(range("\($0.least)", "\($0.most)"))" }
          ?? "anybody does in a set"),
      help: "Look for a digit too many, or for a load that stands where reps belong: "
        + "100 kg x 5 x 3")
  }

  static func tooFast(
    at place: DiagnosticPlace, _ distance: Distance, seconds: FixedPoint
  ) -> Self {
    Diagnostic(
      .repsImplausible, at: place,
      message: "read as \(distance) in \(seconds) seconds, which is faster than anybody goes",
      help: "Write hours with minutes and seconds: 1:04:00")
  }

  private static func range(_ least: String, _ most: String) -> String {
    least == most ? "about \(least)" : "\(least) to \(most)"
  }

  static func rpeImplausible(at place: DiagnosticPlace, _ number: String) -> Self {
    Diagnostic(
      .rpeImplausible, at: place, message: "\(number) is no RPE: the scale goes from 1 to 10",
      help: "The set was read without it; write @8, or RIR 2 for reps in reserve")
  }
}
