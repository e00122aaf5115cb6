/// What a word may mean in a journal, whatever its language.
///
/// A meaning is a possibility: `m` may be meters or minutes, `last` may be part of a name.
public enum WordMeaning: UInt8, Hashable, Sendable, CaseIterable {
  /// A plain word.
  case none

  // Units behind a number.
  case kilogram
  case pound
  /// `k`: kilograms behind a load, kilometers behind a run, thousands of steps.
  case kilo
  case repetition
  case set
  case second
  case minute
  case hour
  /// `m`: meters, minutes or miles.
  case letterM
  /// `s`: seconds or sets.
  case letterS
  case meter
  case kilometer
  case mile
  case yard
  case foot
  case inch
  case centimeter
  case plate
  case level
  /// A setting of a machine, whose number is no load: `seat 4`.
  case seat
  case round
  /// `20 times`, `20 mal`: reps, and a times sign between numbers.
  case often
  /// A unit of something that is no training: kcal, steps, grams.
  case otherUnit

  // What a set was like.
  case bodyweight
  /// As many as possible: AMRAP, to failure, max.
  case maximum
  case failed
  case warmup
  case drop
  case workingSet
  case each
  case side
  case left
  case right
  case rest
  case rpe
  case rir
  case tempo
  case superset
  case skipped
  /// An empty bar.
  case bar
  /// Dumbbells and kettlebells, as in `50 lb dumbbells for 3 x 15`.
  case equipment
  /// What hangs on the bar besides plates; the scanner makes a plain word of it, with a flag.
  case resistance
  case assisted
  case record
  case joker
  case backoff

  // Words between numbers.
  case of
  case at
  case `for`
  case `in`
  case with
  case and
  case then
  case per
  case between

  // What was not performed here.
  case goal
  case plan
  case next
  case previous
  /// Compares what was done with something else.
  case than
  /// The set was done a second time.
  case twice
  /// `idem`: the set before, once more.
  case ditto
  /// A verb that tells a failure behind `not`; the scanner makes a plain word of it elsewhere.
  case succeeded
  case total

  // Labels of a line or a column.
  case date
  case time
  case start
  case end
  case duration
  case distance
  case pace
  case weight
  case exercise
  case note
  case feeling
  case sleep
  case food
  case session
  case week
  case day
  /// `number 3`: which one it was.
  case number

  // Words with a value.
  case month
  case weekday
  case cardinal
  /// Singles, doubles, triples: sets of that many reps.
  case tuple
}

/// A meaning with its value: the number of a month, a weekday, a numeral; otherwise 0.
public struct Word: Hashable, Sendable {
  public let meaning: WordMeaning
  public let value: UInt8

  public static let plain = Word(meaning: .none, value: 0)

  public init(meaning: WordMeaning, value: UInt8) {
    self.meaning = meaning
    self.value = value
  }
}
