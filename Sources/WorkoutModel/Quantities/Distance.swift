/// A unit of length that people write for runs, carries and jumps.
public enum LengthUnit: UInt8, Hashable, Sendable, CaseIterable {
  case meter, kilometer, mile, yard, foot, inch, centimeter

  /// `m`, `km`, `mi`, `yd`, `ft`, `in`, `cm`.
  public var symbol: String {
    switch self {
    case .meter: "m"
    case .kilometer: "km"
    case .mile: "mi"
    case .yard: "yd"
    case .foot: "ft"
    case .inch: "in"
    case .centimeter: "cm"
    }
  }

  /// Meters in one unit (international yard and pound agreement, 1959).
  public var meters: Double {
    switch self {
    case .meter: 1
    case .kilometer: 1000
    case .mile: 1609.344
    case .yard: 0.9144
    case .foot: 0.3048
    case .inch: 0.0254
    case .centimeter: 0.01
    }
  }
}

/// A distance, kept in the unit in which it was written.
public struct Distance: Hashable, Sendable {
  public let value: FixedPoint
  public let unit: LengthUnit

  public init(_ value: FixedPoint, _ unit: LengthUnit) {
    self.value = value
    self.unit = unit
  }

  public var meters: Double { value.double * unit.meters }
}

extension Distance: CustomStringConvertible {
  /// `5 km`.
  public var description: String { "\(value) \(unit.symbol)" }
}
