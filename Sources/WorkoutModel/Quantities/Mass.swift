/// A unit of mass that lifters write.
public enum MassUnit: UInt8, Hashable, Sendable, CaseIterable {
  case kilogram
  case pound

  /// `kg` or `lb`.
  public var symbol: String { self == .kilogram ? "kg" : "lb" }
}

/// A mass, kept in the unit in which it was written.
///
/// `==` compares what was written: 100 kg and 220.462 lb are different values. To compare weights
/// across units use `exactWeight`.
public struct Mass: Hashable, Sendable {
  public let value: FixedPoint
  public let unit: MassUnit

  public init(_ value: FixedPoint, _ unit: MassUnit) {
    self.value = value
    self.unit = unit
  }

  /// One pound in kilograms, by definition (1959).
  public static let kilogramsPerPound = 0.45359237

  /// Kilograms; pounds are converted by the exact definition.
  public var kilograms: Double { Double(exactWeight) / 1e11 }

  /// The weight in hundred-billionths of a kilogram (10⁻¹¹ kg): exact and comparable in any unit.
  public var exactWeight: Int64 {
    Int64(value.thousandths) * (unit == .kilogram ? 100_000_000 : 45_359_237)
  }
}

extension Mass: CustomStringConvertible {
  /// `82.5 kg`.
  public var description: String { "\(value) \(unit.symbol)" }
}
