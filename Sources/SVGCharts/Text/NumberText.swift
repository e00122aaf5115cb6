/// Numbers as people read them: a true minus, thin spaces in long ones, no exponent, no `-0`.
package enum NumberText {
  /// A number from whole digits and a power of ten: `decimal(825, exponent: -1)` is `82.5`.
  ///
  /// Trailing zeros stay, so that the labels of an axis have equally many decimals.
  package static func decimal(_ digits: Int, exponent: Int) -> String {
    let sign = digits < 0 ? "\u{2212}" : ""
    var text = String(digits.magnitude)
    guard exponent < 0 else {
      text += digits == 0 ? "" : String(repeating: "0", count: exponent)
      return sign + grouped(text)
    }
    let decimals = -exponent
    if text.utf8.count <= decimals {
      text = String(repeating: "0", count: decimals + 1 - text.utf8.count) + text
    }
    return sign + grouped(String(text.dropLast(decimals))) + "." + text.suffix(decimals)
  }

  /// A number with at most so many decimals (0…6) and no trailing zeros; `–` for what is none.
  package static func rounded(_ value: Double, decimals: Int = 1) -> String {
    if value.magnitude < 10_000, value == value.rounded() {
      return decimal(Int(value), exponent: 0)
    }
    let places = min(max(decimals, 0), 6)
    let factor = (0..<places).reduce(1.0) { result, _ in result * 10 }
    let scaled = (value * factor).rounded(.toNearestOrAwayFromZero)
    guard scaled.isFinite, scaled.magnitude < 1e15 else { return "–" }
    var digits = Int(scaled)
    var exponent = -places
    while exponent < 0, digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    return decimal(digits, exponent: exponent)
  }

  /// Digits in groups of three from the fifth digit on (ISO 80000): `1200`, `12 400`.
  private static func grouped(_ digits: String) -> String {
    let count = digits.utf8.count
    guard count > 4 else { return digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (count - index) % 3 == 0 { text += "\u{202F}" }
      text.append(digit)
    }
    return text
  }
}
