/// A number as a person writes it in a journal: exact to three decimals.
///
/// Range ±2,147,483.647. Equality and order are exact, so `82.5` read twice is one number.
public struct FixedPoint: Hashable, Comparable, Sendable {
  /// The number times one thousand.
  public let thousandths: Int32

  public init(thousandths: Int32) {
    self.thousandths = thousandths
  }

  /// A whole number; values beyond the range are clamped to it.
  public init(_ whole: Int) {
    let limit = Int(Int32.max) / 1000
    thousandths = Int32(min(max(whole, -limit), limit)) * 1000
  }

  /// The nearest number with three decimals; `nil` for NaN and for values beyond the range.
  public init?(rounding value: Double) {
    let scaled = (value * 1000).rounded(.toNearestOrAwayFromZero)
    guard scaled > Double(Int32.min), scaled < Double(Int32.max) else { return nil }
    thousandths = Int32(scaled)
  }

  public var double: Double { Double(thousandths) / 1000 }

  /// The number without its decimals, towards zero.
  public var whole: Int { Int(thousandths) / 1000 }

  public var isWhole: Bool { thousandths % 1000 == 0 }

  public static func < (left: Self, right: Self) -> Bool {
    left.thousandths < right.thousandths
  }
}

extension FixedPoint: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension FixedPoint: CustomStringConvertible {
  /// Decimal point, no trailing zeros, no exponent: `82.5`, `-20`, `0.125`.
  public var description: String {
    let magnitude = thousandths.magnitude
    var text = thousandths < 0 ? "-" : ""
    text += String(magnitude / 1000)
    var fraction = magnitude % 1000
    guard fraction != 0 else { return text }
    var width = 3
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    let digits = String(fraction)
    return text + "." + String(repeating: "0", count: width - digits.count) + digits
  }
}
