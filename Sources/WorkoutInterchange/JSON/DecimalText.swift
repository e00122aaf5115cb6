/// Numbers as plain decimals: no exponent, no trailing zeros, no `-0`.
package enum DecimalText {
  /// With at most 0…9 decimals, rounded half away from zero; `nil` for NaN and infinities.
  package static func of(_ value: Double, decimals: Int) -> String? {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value * scale).rounded(.toNearestOrAwayFromZero)
    guard value.isFinite else { return nil }
    guard let units = Int64(exactly: scaled) else { return of(huge: value) }
    return of(units: units, decimals: decimals)
  }

  /// The text of `units` × 10^-`decimals`.
  package static func of(units: Int64, decimals: Int) -> String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = padded.dropLast(decimals)
    return (units < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Beyond 64 bits there are no decimals left to show.
  private static func of(huge value: Double) -> String {
    var digits: [UInt8] = []
    var rest = value.magnitude.rounded(.towardZero)
    while rest >= 1 {
      digits.append(UInt8(ascii: "0") + UInt8(rest.truncatingRemainder(dividingBy: 10)))
      rest = (rest / 10).rounded(.towardZero)
    }
    return (value < 0 ? "-" : "") + String(decoding: digits.reversed(), as: UTF8.self)
  }
}
