internal import JournalSyntax
internal import WorkoutModel

/// What kind of work an exercise is, as far as that helps to read its numbers.
struct ExerciseNature: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  /// The body itself is the load.
  static let bodyweight = ExerciseNature(rawValue: 1)
  /// Measured in seconds.
  static let timed = ExerciseNature(rawValue: 2)
  /// Endurance work, measured by distance and time.
  static let cardio = ExerciseNature(rawValue: 4)
  /// One arm or leg at a time.
  static let oneSided = ExerciseNature(rawValue: 8)
  /// Carried or pushed over a distance.
  static let distance = ExerciseNature(rawValue: 16)
  /// With dumbbells.
  static let dumbbell = ExerciseNature(rawValue: 32)
  /// The load takes weight off the body.
  static let assisted = ExerciseNature(rawValue: 64)
  /// Done often, and hardly ever with much on the body.
  static let counted = ExerciseNature(rawValue: 128)
  /// The catalog knows that something else than the body is lifted.
  static let lifted = ExerciseNature(rawValue: 256)
  /// Mostly done with one side after the other.
  static let eitherSide = ExerciseNature(rawValue: 512)
  /// In water, over lengths of a pool.
  static let swum = ExerciseNature(rawValue: 1024)
  /// With a rope, where jumps are counted.
  static let jumped = ExerciseNature(rawValue: 2048)

  /// It is like most lifts.
  var isOrdinary: Bool { subtracting([.lifted, .eitherSide]).isEmpty }
}

/// A set expression that waits to be read, copied out of the parser's buffers.
struct Draft: Sendable {
  var entryIndex: Int
  /// Indices of the traces of its exercise and its session.
  var traceIndex: Int
  var sessionTraceIndex: Int
  /// How many finished sets stood before it.
  var position: Int
  var quantities: [Quantity]
  var terms: [Term]
  var attributes: Attributes
  var link: Expression.Link
  var lineIndex: Int
  var range: ByteRange
  /// Marks of the block the line stands in, such as a warm-up heading.
  var kind: SetKind?
  /// The unit of bare loads, where the session's title names one.
  var unit: MassUnit?
  var restSeconds: Int32?
  var nature: ExerciseNature
  var exerciseID: Int
  /// Expressions of one shape are read alike unless their numbers forbid it.
  var shape: UInt64
  var candidates: [Candidate]

  func quantities(of term: Int) -> ArraySlice<Quantity> { quantities[terms[term].quantities] }

  /// One list, or a list behind one factor.
  var isList: Bool { terms.count <= 2 && terms.last?.separator != Term.Separator.none }

  /// Two numbers of it are parted by a slash.
  var holdsSlashedPair: Bool {
    terms.contains { $0.separator == .slash && $0.quantities.count == 2 }
  }
}
