/// A set in the canonical notation, read straight from the bytes of a line.
public struct CanonicalSet: Hashable, Sendable {
  public enum LoadKind: UInt8, Hashable, Sendable {
    case external, bodyweight, added, assisted
    /// Only a time: `60 s x 3`.
    case none
  }

  public var loadKind = LoadKind.none
  /// In thousandths of `unit`.
  public var load: Int32 = 0
  public var unit = Unit.none
  /// Reps, seconds, meters or kilometers; in thousandths.
  public var effort: Int32 = 0
  public var measure = Measure.reps
  /// The time that a distance took, in seconds; 0 when none is told.
  public var seconds: Int32 = 0

  public enum Measure: UInt8, Hashable, Sendable {
    case reps, time, meters, kilometers
  }
  /// `9+`.
  public var isOpen = false
  public var count: Int32 = 1
  /// In thousandths; 0 when none is told.
  public var rpe: Int32 = 0
  /// Seconds; -1 when none is told.
  public var rest: Int32 = -1
  /// Repetitions in reserve in thousandths; -1 when not told.
  public var rir: Int32 = -1
  public var mark = Mark.none

  public enum Mark: UInt8, Hashable, Sendable {
    case none, warmup, drop, each
  }
  /// Where the expression stands, for all sets of a list.
  public var range = ByteRange(0, 0)
}
