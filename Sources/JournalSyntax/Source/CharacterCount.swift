/// Counts what a person sees as one character.
///
/// The rules of Unicode for that (Standard Annex 29) are slow to follow. Most text needs none of
/// them: where no scalar ever joins its neighbours, each is a character of its own.
enum CharacterCount {
  /// True when each scalar of the text is surely a character of its own.
  static func isOneForEachScalar(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { simple($0) != nil } ?? false
  }

  /// The characters in UTF-8, with one for each piece that is none.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    simple(bytes) ?? String(decoding: bytes, as: UTF8.self).count
  }

  /// The number of scalars when none of them joins another; `nil` when one may, or is no UTF-8.
  private static func simple(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = ByteSearch.firstWideOrReturn(in: bytes)
    var count = index
    while index < bytes.count {
      let byte = bytes[index]
      let length = byte < 0x80 ? 1 : byte & 0xE0 == 0xC0 ? 2 : byte & 0xF0 == 0xE0 ? 3 : 0
      guard length > 0, index + length <= bytes.count, byte != Byte.carriageReturn else {
        return nil
      }
      if length > 1 {
        guard let scalar = scalar(bytes, index, length), standsAlone(scalar) else { return nil }
      }
      index += length
      count += 1
    }
    return count
  }

  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ length: Int
  ) -> UInt32? {
    var value = UInt32(bytes[index] & (length == 2 ? 0x1F : 0x0F))
    for place in (index + 1)..<(index + length) {
      guard bytes[place] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[place] & 0x3F)
    }
    return length == 3 && value < 0x800 ? nil : value
  }

  /// Latin, Greek and Cyrillic letters, punctuation and signs, kana, Han and whole syllables of
  /// Hangul: blocks without marks that combine.
  private static func standsAlone(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x373, 0x390...0x482, 0x48A...0x52F, 0x2000...0x200A,
      0x2010...0x2027, 0x202F...0x205F, 0x2100...0x2BFF, 0x3000...0x3029, 0x3041...0x3096,
      0x309D...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D:
      true
    default: false
    }
  }
}
