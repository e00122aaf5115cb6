internal import JournalSyntax

/// Words of two scripts.
extension Lookalikes {
  /// The letters of a word by what they could be.
  private struct Letters {
    var latin = 0
    var latinAsCyrillic = 0
    var others = 0
    var othersAsLatin = 0
  }

  /// `Bеnch` with a Cyrillic е: a word of two scripts that would be whole in one. Returns where
  /// the word ends.
  mutating func word(at index: Int) -> Int {
    var start = index
    while start > line.lowerBound, Byte.isASCIILetter(bytes[start - 1]) { start -= 1 }
    var end = start
    var letters = Letters()
    while end < line.upperBound {
      let byte = bytes[end]
      if Byte.isASCIILetter(byte) {
        letters.latin += 1
        letters.latinAsCyrillic += Self.cyrillic[byte] == nil ? 0 : 1
        end += 1
      } else if byte >= 0x80, case let (scalar?, length) = scalar(at: end),
        Self.isLetter(scalar)
      {
        letters.others += 1
        letters.othersAsLatin += Self.latin[scalar] == nil ? 0 : 1
        end += length
      } else {
        break
      }
    }
    let isTimes = isDigitBeside(start, end) && (letters.latin == 1 || letters.others == 1)
    if letters.latin > 0, letters.others > 0, !isTimes { mixed(start..<end, letters) }
    return max(end, index + 1)
  }

  /// `5х`, `кгx5`: a single letter of the other script beside a number is a times sign.
  private func isDigitBeside(_ start: Int, _ end: Int) -> Bool {
    start > line.lowerBound && Byte.isDigit(bytes[start - 1])
      || end < line.upperBound && Byte.isDigit(bytes[end])
  }

  private mutating func mixed(_ range: Range<Int>, _ letters: Letters) {
    let canBeLatin = letters.othersAsLatin == letters.others
    let canBeCyrillic = letters.latinAsCyrillic == letters.latin
    if canBeLatin, letters.latin >= letters.others || !canBeCyrillic {
      add(.mixedWord, range, text(range) { Self.latin[$0].map(Unicode.Scalar.init) ?? $0 })
    } else if canBeCyrillic {
      add(.mixedWord, range, text(range) { $0.isASCII ? Self.cyrillic[UInt8($0.value)] ?? $0 : $0 })
    }
  }

  private func text(
    _ range: Range<Int>, _ change: (Unicode.Scalar) -> Unicode.Scalar
  ) -> String {
    var text = String.UnicodeScalarView()
    text.append(
      contentsOf: String(decoding: bytes[range], as: UTF8.self).unicodeScalars.map(change))
    return String(text)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    0x370...0x4FF ~= scalar.value
  }

  /// Cyrillic and Greek letters that are drawn as Latin ones.
  private static let latin: [Unicode.Scalar: UInt8] = Dictionary(
    zip(
      "аеорсухікѕјАВЕКМНОРСТХІЅЈοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars,
      "aeopcyxiksjABEKMHOPCTXISJoABEZHIKMNOPTYX".utf8), uniquingKeysWith: { first, _ in first })

  /// Latin letters that are drawn as Cyrillic ones.
  private static let cyrillic: [UInt8: Unicode.Scalar] = Dictionary(
    zip("aeopcyxkABEKMHOPCTX".utf8, "аеорсухкАВЕКМНОРСТХ".unicodeScalars),
    uniquingKeysWith: { first, _ in first })

  /// The scalar and its length; `nil` for bytes that are no UTF-8.
  func scalar(at index: Int) -> (Unicode.Scalar?, Int) {
    let byte = UInt32(bytes[index])
    let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
    guard byte >= 0xC2, index + length <= line.upperBound else { return (nil, 1) }
    var value = byte & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard bytes[index + offset] & 0xC0 == 0x80 else { return (nil, 1) }
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) } ?? (nil, 1)
  }
}
