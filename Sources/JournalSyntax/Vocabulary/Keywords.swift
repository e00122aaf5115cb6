/// Looks words up in the vocabulary without making a `String` of them.
///
/// Words are known by a 64-bit hash of their lower-cased bytes; a test proves that no two differ
/// in meaning with the same hash.
package enum Keywords {
  /// The meaning of the word in `bytes`; ASCII, Latin, Greek and Cyrillic letters in either case.
  package static func word(_ bytes: ArraySlice<UInt8>) -> Word {
    table.find(hash(bytes))
  }

  /// True for words behind which writers glue a times sign: `5kgx5`, `BWx10`, `dropx10`.
  static func canCarryTimes(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch word(bytes).meaning {
    case .kilogram, .pound, .kilo, .bodyweight, .repetition, .set, .bar, .letterM, .meter,
      .second, .letterS, .minute, .plate, .drop:
      true
    // `22kphx10secs`.
    case .otherUnit: bytes.count == 3
    default: false
    }
  }

  /// The longest word of the vocabulary with which `bytes` begin, in a script without spaces; all of
  /// them when there is none.
  package static func prefix(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = min(bytes.endIndex, bytes.startIndex + 18)
    while end > bytes.startIndex {
      let prefix = bytes[bytes.startIndex..<end]
      if word(prefix).meaning != .none { return prefix }
      end -= 3
    }
    return bytes
  }

  /// FNV-1a over lower-cased bytes.
  package static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let lowered: UInt8
      if byte < 0x80 {
        lowered = byte &- 0x41 < 26 ? byte | 0x20 : byte
      } else {
        let isLead =
          (byte == 0xD0 || byte == 0xCE) && index + 1 < bytes.endIndex
          && bytes[index + 1] &- 0xA0 < (byte == 0xD0 ? 0x10 : 0x0A)
        lowered = isLead ? byte + 1 : lowercase(wide: byte, after: previous)
      }
      hash = (hash ^ UInt64(lowered)) &* 0x100_0000_01b3
      previous = byte
    }
    return hash
  }

  /// One byte of UTF-8 beyond ASCII in lower case.
  ///
  /// `А…П` are D0 90…9F and become D0 B0…BF; `Р…Я` are D0 A0…AF and become D1 80…8F; so do
  /// `Α…Ο`, CE 91…9F, and `Π…Ω`, CE A0…A9.
  @inline(__always)
  private static func lowercase(wide byte: UInt8, after previous: UInt8) -> UInt8 {
    switch previous {
    case 0xC3 where byte &- 0x80 < 0x1F && byte != 0x97: byte + 0x20
    case 0xD0 where byte &- 0x90 < 0x10, 0xCE where byte &- 0x91 < 0x0F: byte + 0x20
    case 0xD0 where byte &- 0xA0 < 0x10, 0xCE where byte &- 0xA0 < 0x0A: byte - 0x20
    case 0xC4, 0xC5: isCapital(extended: byte, after: previous) ? byte &+ 1 : byte
    default: byte
    }
  }

  /// True of `Č`, `Ř`, `Ś`, `Ş`: capitals stand right before their small letters, but at odd numbers
  /// from `Ĺ` to `Ň` and from `Ź` to `Ž`. `İ` has no small letter of its own.
  private static func isCapital(extended byte: UInt8, after lead: UInt8) -> Bool {
    let isOdd = byte & 1 == 1
    guard lead == 0xC4 else { return isOdd == (byte < 0x89 || byte > 0xB8) && byte != 0xBF }
    return byte < 0xB8 ? !isOdd && byte != 0xB0 : isOdd && byte != 0xBF
  }

  private static let table = WordTable(Vocabulary.all)
}

/// An open-addressing hash table from word hashes to meanings.
private struct WordTable {
  private let mask: Int
  private var hashes: [UInt64]
  private var words: [Word]

  init(_ vocabulary: [(Word, String)]) {
    mask = 8191
    hashes = [UInt64](repeating: 0, count: mask + 1)
    words = [Word](repeating: .plain, count: mask + 1)
    for (word, spellings) in vocabulary {
      for spelling in spellings.utf8.split(whereSeparator: { $0 <= Byte.space }) {
        insert(word, hash: Keywords.hash(Array(spelling)[...]))
      }
    }
    for (word, spellings) in vocabulary {
      for spelling in spellings.utf8.split(whereSeparator: { $0 <= Byte.space }) {
        if let decomposed = HalfWidthKana.decomposed(spelling) {
          insert(word, hash: Keywords.hash(decomposed[...]), isOnlyIfFree: true)
        }
        guard let unaccented = Unaccented.spelling(of: spelling) else { continue }
        insert(word, hash: Keywords.hash(unaccented[...]), isOnlyIfFree: true)
      }
    }
  }

  @inline(__always)
  func find(_ hash: UInt64) -> Word {
    var index = Int(truncatingIfNeeded: hash) & mask
    while hashes[index] != 0 {
      if hashes[index] == hash { return words[index] }
      index = (index + 1) & mask
    }
    return .plain
  }

  private mutating func insert(_ word: Word, hash: UInt64, isOnlyIfFree: Bool = false) {
    var index = Int(truncatingIfNeeded: hash) & mask
    while hashes[index] != 0, hashes[index] != hash { index = (index + 1) & mask }
    if isOnlyIfFree, hashes[index] != 0 { return }
    hashes[index] = hash
    words[index] = word
  }
}
