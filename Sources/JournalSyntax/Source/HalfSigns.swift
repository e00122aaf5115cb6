/// The sign of a half right behind a digit, which takes as many bytes as a point and a five: `62½` is 62.5.
enum HalfSigns {
  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.indices.dropFirst().dropLast().first {
      bytes[$0] == 0xC2 && bytes[$0 + 1] == 0xBD && Byte.isDigit(bytes[$0 - 1])
    }
  }

  static func rewrite(_ bytes: inout [UInt8], from start: Int) {
    var index = start
    while index + 1 < bytes.count {
      defer { index += 1 }
      guard bytes[index] == 0xC2, bytes[index + 1] == 0xBD, index > 0,
        Byte.isDigit(bytes[index - 1]), !hasFraction(bytes, before: index)
      else { continue }
      bytes[index] = Byte.period
      bytes[index + 1] = UInt8(ascii: "5")
    }
  }

  /// `2.5½` and `1,5½` mean something else.
  private static func hasFraction(_ bytes: [UInt8], before end: Int) -> Bool {
    var start = end
    while start > 0, Byte.isDigit(bytes[start - 1]), end - start < 8 { start -= 1 }
    return start > 0 && (bytes[start - 1] == Byte.period || bytes[start - 1] == Byte.comma)
  }
}
