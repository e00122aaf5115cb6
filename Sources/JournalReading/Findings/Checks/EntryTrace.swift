internal import JournalSyntax
internal import WorkoutModel

/// What the sets of one exercise in one session come to: enough to compare sessions with each
/// other when the sets themselves are not kept. Small, for a journal has many of them.
struct EntryTrace: Sendable {
  private let exercise: Int32
  private let nameStart: UInt32
  private var massThousandths: Int32 = 0
  /// The lightest of the loads that are not canonical; 0 when there are none.
  private var lightestThousandths: Int32 = 0
  private var heaviestStart: UInt32 = 0
  private var repsThousandths: Int32 = 0
  private var longestStart: UInt32 = 0
  private let nameLength: UInt8
  private var heaviestLength: UInt8 = 0
  private var longestLength: UInt8 = 0
  private var flags: Flags = []

  private struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    static let pounds = Flags(rawValue: 1)
    static let bareLoad = Flags(rawValue: 2)
    static let loadedReps = Flags(rawValue: 4)
    static let hasSets = Flags(rawValue: 8)
    /// The body itself is the load, so a load is added to it.
    static let bodyweight = Flags(rawValue: 16)
  }

  /// A set with a load was added.
  var tellsLoad: Bool { massThousandths > 0 }

  /// The trace of no exercise: its number is -1.
  init() {
    (exercise, nameStart, nameLength) = (-1, 0, 0)
  }

  /// `name` is where the name stands.
  init(exerciseID: Int, _ nature: ExerciseNature, name: SourceLocation) {
    exercise = Int32(truncatingIfNeeded: exerciseID)
    nameStart = name.offset
    nameLength = UInt8(clamping: name.length)
    if nature.contains(.bodyweight) { flags.insert(.bodyweight) }
  }
}

extension EntryTrace {
  var exerciseID: Int { Int(exercise) }
  var name: ByteRange { Self.range(nameStart, nameLength) }
  /// In the unit of `Mass.exactWeight`; 0 when there is no external load.
  var weight: Int64 { mass.exactWeight }
  /// No unit stands with the heaviest load.
  var isBare: Bool { flags.contains(.bareLoad) }
  /// In thousandths; 0 when no set is counted in reps.
  var reps: Int32 { repsThousandths }
  /// False for an exercise that was only named.
  var hasSets: Bool { flags.contains(.hasSets) }

  /// The greatest external load of an exercise in a session.
  struct Heaviest: Sendable {
    /// In the unit of `Mass.exactWeight`; 0 when there is no such load.
    let weight: Int64
    let mass: Mass
    /// No unit stands with the number.
    let isBare: Bool
    let range: ByteRange
    /// How much lighter the lightest load of the session was, 0…1.
    let lightestShare: Double
  }

  var heaviest: Heaviest {
    Heaviest(
      weight: weight, mass: mass, isBare: isBare,
      range: Self.range(heaviestStart, heaviestLength),
      lightestShare: lightestThousandths == 0
        ? 1 : Double(lightestThousandths) / Double(max(1, massThousandths)))
  }

  /// The set of the most reps.
  struct Longest: Sendable {
    /// In thousandths; 0 when no set is counted in reps.
    let reps: Int32
    let isLoaded: Bool
    let range: ByteRange
  }

  var longest: Longest {
    Longest(
      reps: repsThousandths, isLoaded: flags.contains(.loadedReps),
      range: Self.range(longestStart, longestLength))
  }

  private var mass: Mass {
    Mass(FixedPoint(thousandths: massThousandths), flags.contains(.pounds) ? .pound : .kilogram)
  }

  private static func range(_ start: UInt32, _ length: UInt8) -> ByteRange {
    ByteRange(Int(start), Int(start) + Int(length))
  }
}

extension EntryTrace {
  /// Adds a set; `loadRange` is where the number of its load stands, when that is known.
  mutating func add(_ set: TrainingSet, loadRange: ByteRange? = nil) {
    flags.insert(.hasSets)
    let start = Int(set.location.offset)
    let range = ByteRange(start, start + Int(set.location.length))
    if case .external(let mass) = set.load {
      let value = mass.value.thousandths
      if isHeavier(value, mass.unit == .pound) {
        lift(
          value, isPounds: mass.unit == .pound, isBare: set.provenance.unit != .written,
          loadRange ?? range)
      }
      if lightestThousandths == 0 || value < lightestThousandths { lightestThousandths = value }
    }
    if let reps = set.effort.reps, reps.thousandths > repsThousandths {
      repeats(reps.thousandths, isLoaded: set.load.mass != nil, range)
    }
  }

  /// As for a training set, without making one.
  @inline(__always)
  mutating func add(_ set: CanonicalSet) {
    flags.insert(.hasSets)
    if case .external = set.loadKind, !flags.contains(.bodyweight) {
      var isPounds = false
      if case .pound = set.unit { isPounds = true }
      let isHeavier =
        isPounds == flags.contains(.pounds)
        ? set.load > massThousandths : isHeavier(set.load, isPounds)
      if isHeavier { lift(set.load, isPounds: isPounds, isBare: false, set.range) }
    }
    if case .reps = set.measure, set.effort > repsThousandths {
      repeats(set.effort, isLoaded: set.load != 0, set.range)
    }
  }

  private func isHeavier(_ thousandths: Int32, _ isPounds: Bool) -> Bool {
    Mass(FixedPoint(thousandths: thousandths), isPounds ? .pound : .kilogram).exactWeight
      > weight
  }

  private mutating func lift(
    _ thousandths: Int32, isPounds: Bool, isBare: Bool, _ range: ByteRange
  ) {
    massThousandths = thousandths
    flags.remove([.pounds, .bareLoad])
    if isPounds { flags.insert(.pounds) }
    if isBare { flags.insert(.bareLoad) }
    heaviestStart = range.start
    heaviestLength = UInt8(clamping: range.count)
  }

  private mutating func repeats(_ reps: Int32, isLoaded: Bool, _ range: ByteRange) {
    repsThousandths = reps
    flags.remove(.loadedReps)
    if isLoaded { flags.insert(.loadedReps) }
    longestStart = range.start
    longestLength = UInt8(clamping: range.count)
  }
}

/// The sets of a session as one number: two sessions with the same sets of the same exercises in
/// the same order have the same.
struct SessionTrace: Sendable {
  /// Index into the file's sessions.
  let session: Int
  /// Equal sets on a line count as one.
  private(set) var setCount = 0
  private(set) var work: UInt64 = 0

  init(session: Int) {
    self.session = session
  }
}

extension SessionTrace {
  mutating func add(exerciseID: Int) {
    mix(UInt64(truncatingIfNeeded: exerciseID))
  }

  mutating func add(_ set: TrainingSet) {
    let effort: FixedPoint =
      switch set.effort {
      case .reps(let count, _): count
      case .time(let seconds): seconds
      case .distance(let distance, _): distance.value
      case .untold: 0
      }
    add(set.load.mass?.value.thousandths ?? 0, effort.thousandths, set.count)
  }

  @inline(__always)
  mutating func add(_ set: CanonicalSet) { add(set.load, set.effort, set.count) }

  @inline(__always)
  private mutating func add(_ load: Int32, _ effort: Int32, _ count: Int32) {
    setCount += 1
    mix(
      UInt64(UInt32(bitPattern: load)) << 32
        | UInt64(UInt32(bitPattern: effort) ^ UInt32(bitPattern: count) << 24))
  }

  @inline(__always)
  private mutating func mix(_ value: UInt64) {
    work = (work ^ value) &* 0x9E37_79B9_7F4A_7C15
    work ^= work >> 32
  }
}
