/// Katakana of half width, as old telephones and terminals write them: `ｽｸﾜｯﾄ` is `スクワット`.
///
/// The marks of `ﾍﾞ` and `ﾌﾟ` stay apart as combining ones, so that every letter takes the three bytes
/// that it took.
enum HalfWidthKana {
  /// Where the first of them stands.
  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0] == 0xEF && letter(bytes[$0...]) != nil }
  }

  /// Rewrites all of them from `start` on.
  static func rewrite(_ bytes: inout [UInt8], from start: Int) {
    var index = start
    while index < bytes.count {
      guard bytes[index] == 0xEF, let position = letter(bytes[index...]) else {
        index += 1
        continue
      }
      bytes.replaceSubrange(
        index..<(index + 3), with: wide[(3 * position)..<(3 * position + 3)])
      index += 3
    }
  }

  /// Which letter of the table the three bytes are: U+FF61 is the first.
  private static func letter(_ bytes: some RandomAccessCollection<UInt8>) -> Int? {
    let letter = bytes.prefix(3)
    guard letter.count == 3, let last = letter.last else { return nil }
    switch letter.dropFirst().first {
    case 0xBD where 0xA1...0xBF ~= last: return Int(last) - 0xA1
    case 0xBE where 0x80...0x9F ~= last: return Int(last) - 0x80 + 0x1F
    default: return nil
    }
  }

  private static let wide = Array(
    """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}
    """.utf8)

  /// The word with the marks of its kana apart: `ダンベル`; `nil` when it has none.
  static func decomposed(_ word: some Collection<UInt8>) -> [UInt8]? {
    guard word.first == 0xE3 else { return nil }
    var (result, isChanged) = ([UInt8](), false)
    for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
      if let parts = parts(of: scalar) {
        isChanged = true
        for part in parts { result += Array(String(part).utf8) }
      } else {
        result += Array(String(scalar).utf8)
      }
    }
    return isChanged ? result : nil
  }

  /// Letters with a mark stand right behind those without.
  private static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    let (mark, distance): (Unicode.Scalar, UInt32)
    if voiced.contains(scalar) {
      (mark, distance) = ("\u{3099}", 1)
    } else if plosive.contains(scalar) {
      (mark, distance) = ("\u{309A}", 2)
    } else {
      return nil
    }
    return Unicode.Scalar(scalar.value - distance).map { [$0, mark] }
  }

  private static let voiced = "ガギグゲゴザジズゼゾダヂヅデドバビブベボ".unicodeScalars
  private static let plosive = "パピプペポ".unicodeScalars
}
