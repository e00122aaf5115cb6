internal import JournalSyntax

/// What of a text no tidying may change: everything but white space within lines, the sort of
/// times signs, and the case of Latin letters.
///
/// It knows nothing of how a journal is read, so it also holds for what was read wrongly.
enum TextSkeleton {
  static func isSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    bones(left) == bones(right)
  }

  private static func bones(_ bytes: [UInt8]) -> [UInt8] {
    var bones: [UInt8] = []
    bones.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if let count = wideBlank(bytes, index) {
        index += count
      } else if let count = TimesSign.wideLength(in: bytes, at: index) {
        bones.append(UInt8(ascii: "x"))
        index += count
      } else {
        append(bytes[index], to: &bones)
        index += 1
      }
    }
    return bones
  }

  private static func append(_ byte: UInt8, to bones: inout [UInt8]) {
    switch byte {
    case Byte.space, Byte.tab: break
    case Byte.asterisk: bones.append(UInt8(ascii: "x"))
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): bones.append(byte | 0x20)
    default: bones.append(byte)
    }
  }

  /// No-break spaces and the spaces of typography (U+00A0, U+2000 to U+200B, U+202F, U+3000).
  private static func wideBlank(_ bytes: [UInt8], _ index: Int) -> Int? {
    if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xA0 { return 2 }
    guard index + 2 < bytes.count else { return nil }
    switch (bytes[index], bytes[index + 1], bytes[index + 2]) {
    case (0xE2, 0x80, 0x80...0x8B), (0xE2, 0x80, 0xAF), (0xE3, 0x80, 0x80): return 3
    default: return nil
    }
  }
}
