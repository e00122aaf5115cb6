/// What sort of set it was.
public enum SetKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A working set.
  case work
  case warmup
  /// A lighter continuation of the set before, without rest.
  case drop
  /// The last rep was missed; the reps are those that were done, perhaps none.
  case failed
  /// As many reps as possible.
  case amrap
  /// Endurance work: a run, a row, a ride.
  case cardio

  /// `work`, `warmup`, `drop`, `failed`, `amrap`, `cardio`.
  public var name: String {
    switch self {
    case .work: "work"
    case .warmup: "warmup"
    case .drop: "drop"
    case .failed: "failed"
    case .amrap: "amrap"
    case .cardio: "cardio"
    }
  }
}

/// Which side of the body the stated load and reps are for.
public enum Side: UInt8, Hashable, Sendable, CaseIterable {
  /// As stated for each side, hand or leg.
  case each
  case left
  case right

  /// `each`, `left`, `right`.
  public var name: String {
    switch self {
    case .each: "each"
    case .left: "left"
    case .right: "right"
    }
  }
}

/// How a value came to be known. Ordered from the surest to the least sure.
public enum Reading: UInt8, Hashable, Comparable, Sendable, CaseIterable {
  /// It stands there.
  case written
  /// It stands elsewhere: in a header, at the exercise, in a directive, as a stated default.
  case inherited
  /// It was chosen among several possible readings.
  case inferred

  /// `written`, `inherited`, `inferred`.
  public var name: String {
    switch self {
    case .written: "written"
    case .inherited: "inherited"
    case .inferred: "inferred"
    }
  }

  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// How each value of a set came to be known.
public struct Provenance: Hashable, Sendable {
  public var load: Reading
  public var unit: Reading
  public var effort: Reading
  public var count: Reading

  public init(
    load: Reading = .written, unit: Reading = .written, effort: Reading = .written,
    count: Reading = .written
  ) {
    self.load = load
    self.unit = unit
    self.effort = effort
    self.count = count
  }

  /// The least sure of all.
  public var overall: Reading { max(max(load, unit), max(effort, count)) }
}

/// What is seldom said of a set. Kept out of line, so that the usual set stays small.
public struct SetRemarks: Hashable, Sendable {
  /// As written, e.g. `3-1-1`.
  public var tempo: String?
  /// The lifter's words on this set, without marks.
  public var note: String?
  /// Words such as `pr`, `paused`, `band`.
  public var tags: [String]

  public init(tempo: String? = nil, note: String? = nil, tags: [String] = []) {
    self.tempo = tempo
    self.note = note
    self.tags = tags
  }
}

/// A run of equal sets that were performed: `count` times the same effort with the same load.
///
/// `100 kg x 5 x 3` is one value with count 3, and so are three equal lines in a row when merged.
public struct TrainingSet: Hashable, Sendable {
  public var load: Load
  public var effort: Effort
  /// How many equal sets in a row this stands for; at least 1.
  public var count: Int32
  public var kind: SetKind
  public var side: Side?
  /// Rating of perceived exertion, 1…10.
  public var rpe: FixedPoint?
  /// Repetitions in reserve, 0…10.
  public var rir: FixedPoint?
  /// Rest after the set.
  public var restSeconds: Int32?
  public var provenance: Provenance
  public var location: SourceLocation
  private var remarksBox: RemarksBox?

  public init(
    load: Load, effort: Effort, count: Int = 1, kind: SetKind = .work, side: Side? = nil,
    rpe: FixedPoint? = nil, rir: FixedPoint? = nil, restSeconds: Int? = nil,
    provenance: Provenance = Provenance(), remarks: SetRemarks? = nil, location: SourceLocation
  ) {
    self.load = load
    self.effort = effort
    self.count = Int32(clamping: count)
    self.kind = kind
    self.side = side
    self.rpe = rpe
    self.rir = rir
    self.restSeconds = restSeconds.map { Int32(clamping: $0) }
    self.provenance = provenance
    self.location = location
    remarksBox = remarks.map(RemarksBox.init)
  }

  public var remarks: SetRemarks? {
    get { remarksBox?.remarks }
    set { remarksBox = newValue.map(RemarksBox.init) }
  }

  /// True for a set that counts towards records: performed to plan, neither warm-up nor failed.
  public var isWorking: Bool { kind != .warmup && kind != .failed }

  /// True when the other says the same of the same work, wherever it stands.
  public func isEqual(to other: Self) -> Bool {
    var twin = other
    twin.location = location
    twin.count = count
    twin.provenance = provenance
    return self == twin
  }
}

private final class RemarksBox: Hashable, Sendable {
  let remarks: SetRemarks

  init(_ remarks: SetRemarks) {
    self.remarks = remarks
  }

  static func == (left: RemarksBox, right: RemarksBox) -> Bool {
    left.remarks == right.remarks
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(remarks)
  }
}
