internal import JournalSyntax

/// The signs that people put between factors, the usual one first.
enum TimesSign: String, CaseIterable {
  case x
  case cross = "×"
  case asterisk = "*"
  case capital = "X"
  case cyrillic = "х"
  case heavy = "✕"

  /// The sign that these bytes are.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard let sign = Self.allCases.first(where: { bytes.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = sign
  }

  /// How many bytes the sign at `index` takes when it is not ASCII; `nil` when there is none.
  static func wideLength(in bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index] >= 0x80 else { return nil }
    for sign in wide where bytes[index...].starts(with: sign) { return sign.count }
    return nil
  }

  private static let wide: [[UInt8]] = [cross, cyrillic, heavy].map { Array($0.rawValue.utf8) }
}
