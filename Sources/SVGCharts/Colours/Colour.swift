#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An sRGB colour of eight bits a channel.
package struct Colour: Hashable, Sendable {
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `0x0072B2`.
  package init(_ value: UInt32) {
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }

  /// A CSS colour name in any case, `#rgb` or `#rrggbb`; `nil` for everything else.
  package init?(named text: String) {
    let name = text.lowercased()
    guard name.hasPrefix("#") else {
      guard let value = colourNames[name] else { return nil }
      self.init(value)
      return
    }
    var digits = String(name.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    self.init(value)
  }

  /// `#0072b2`.
  package var hex: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Relative luminance, 0…1 (WCAG 2.2).
  package var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio, 1…21 (WCAG 2.2).
  package func contrast(with other: Self) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// So much (0…1) of the way towards another colour.
  package func mixed(with other: Self, share: Double) -> Self {
    func mix(_ from: UInt8, _ towards: UInt8) -> UInt8 {
      UInt8(clamping: Int((Double(from) + (Double(towards) - Double(from)) * share).rounded()))
    }
    return Self(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// This colour, moved towards black or white until it stands out enough from a background.
  package func adjusted(toContrast ratio: Double, with background: Self) -> Self {
    let goal = background.luminance > 0.18 ? Colour(0x000000) : Colour(0xFFFFFF)
    for step in 0...50 {
      let candidate = mixed(with: goal, share: Double(step) / 50)
      if candidate.contrast(with: background) >= ratio { return candidate }
    }
    return goal
  }
}
