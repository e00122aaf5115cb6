/// Finds bytes eight at a time.
///
/// A word of eight bytes holds a zero byte exactly when
/// `(word - 0x0101…) & ~word & 0x8080…` is not zero (Alan Mycroft, 1987).
package enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Calls `found` with the index of each LF and each CR, in order.
  @inline(__always)
  static func forEachLineEnd(
    in bytes: UnsafeBufferPointer<UInt8>, _ found: (Int) -> Void
  ) {
    var index = 0
    while let word = word(bytes, index) {
      var marks = allMarks(Byte.lineFeed, word) | allMarks(Byte.carriageReturn, word)
      while marks != 0 {
        found(index &+ marks.trailingZeroBitCount / 8)
        marks &= marks &- 1
      }
      index &+= 8
    }
    for offset in index..<max(index, bytes.count) where isLineEnd(bytes[offset]) { found(offset) }
  }

  @inline(__always)
  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Byte.lineFeed || byte == Byte.carriageReturn
  }

  /// The first byte from `start` on that is no ASCII; the count when there is none.
  package static func firstWide(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let next = quad(bytes, index), next & highs == 0 { index += 32 }
    while let word = word(bytes, index), word & highs == 0 { index += 8 }
    while index < bytes.count, bytes[index] < 0x80 { index += 1 }
    return index
  }

  /// The first byte that is no ASCII or a CR; the count when there is none.
  static func firstWideOrReturn(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = 0
    while let word = word(bytes, index), (word & highs) | marks(Byte.carriageReturn, word) == 0 {
      index += 8
    }
    while index < bytes.count, bytes[index] < 0x80, bytes[index] != Byte.carriageReturn {
      index += 1
    }
    return index
  }

  /// The first comma from `start` on; the count when there is none.
  package static func firstComma(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while let word = word(bytes, index) {
      let found = marks(Byte.comma, word)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] != Byte.comma { index += 1 }
    return index
  }

  /// The next eight bytes, the first in the lowest place; `nil` where fewer are left.
  @inline(__always)
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64? {
    guard index + 8 <= bytes.count else { return nil }
    return UInt64(
      littleEndian: UnsafeRawBufferPointer(bytes)
        .loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }

  /// The bits that are set in any of the next four words.
  @inline(__always)
  private static func quad(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64? {
    guard index + 32 <= bytes.count else { return nil }
    let raw = UnsafeRawBufferPointer(bytes)
    return raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      | raw.loadUnaligned(fromByteOffset: index + 8, as: UInt64.self)
      | raw.loadUnaligned(fromByteOffset: index + 16, as: UInt64.self)
      | raw.loadUnaligned(fromByteOffset: index + 24, as: UInt64.self)
  }

  /// Not zero when the word holds the byte; its lowest bit that is set is then in the first such.
  @inline(__always)
  private static func marks(_ byte: UInt8, _ word: UInt64) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return (difference &- ones) & ~difference & highs
  }

  /// The highest bit of each byte of the word that is `byte`, and no other bit.
  @inline(__always)
  private static func allMarks(_ byte: UInt8, _ word: UInt64) -> UInt64 {
    let difference = word ^ (ones &* UInt64(byte))
    return ~(((difference & ~highs) &+ ~highs) | difference) & highs
  }
}
