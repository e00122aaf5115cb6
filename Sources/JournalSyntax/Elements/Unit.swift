/// The unit that stands with a number.
public enum Unit: UInt8, Hashable, Sendable, CaseIterable {
  /// A bare number.
  case none
  case kilogram
  case pound
  /// `k`: kilograms or kilometers.
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
  case round
  case percent
  /// Time for a distance: `5:20/km`.
  case pace
  /// Something that is no training: kcal, steps, grams.
  case other

  public init?(_ meaning: WordMeaning) {
    switch meaning {
    case .kilogram: self = .kilogram
    case .pound: self = .pound
    case .kilo: self = .kilo
    case .repetition: self = .repetition
    case .set: self = .set
    case .second: self = .second
    case .minute: self = .minute
    case .hour: self = .hour
    case .letterM: self = .letterM
    case .letterS: self = .letterS
    case .meter: self = .meter
    case .kilometer: self = .kilometer
    case .mile: self = .mile
    case .yard: self = .yard
    case .foot: self = .foot
    case .inch: self = .inch
    case .centimeter: self = .centimeter
    case .plate: self = .plate
    case .level: self = .level
    case .round: self = .round
    case .otherUnit: self = .other
    default: return nil
    }
  }

  @inlinable public var isMass: Bool { self == .kilogram || self == .pound }

  @inlinable public var isTime: Bool { self == .second || self == .minute || self == .hour }

  @inlinable public var isLength: Bool {
    switch self {
    case .meter, .kilometer, .mile, .yard, .foot, .inch, .centimeter: true
    default: false
    }
  }
}
