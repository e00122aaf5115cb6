internal import JournalSyntax

/// Finds characters that look like others and are none: `1O0` with a letter O, `100кg` with a
/// Cyrillic к, `１００` in full width, `100 ⨯ 5` with a sign for vectors.
///
/// Works on the bytes of a line, once from left to right. Text that is Cyrillic or Greek
/// throughout is nobody's mistake: only what is mixed inside one word is found.
struct Lookalikes {
  struct Found: Hashable {
    var kind: Kind
    var range: ByteRange
    /// What was meant, for the whole range.
    var replacement: String
  }

  enum Kind: Hashable {
    case letterInNumber
    case digits
    case times
    case hidden
    case mixedWord
  }

  let bytes: [UInt8]
  let line: Range<Int>
  var found: [Found] = []

  /// What is found in a line, from left to right; mostly nothing.
  static func find(in bytes: [UInt8], _ line: Range<Int>) -> [Found] {
    guard bytes.withUnsafeBufferPointer({ mayHold($0, line) }) else { return [] }
    var search = Lookalikes(bytes, line)
    var index = line.lowerBound
    while index < line.upperBound {
      let isPlain = bytes[index] < 0x80 && !isLookalikeLetter(bytes[index])
      index = isPlain ? index + 1 : search.step(from: index)
    }
    return search.found
  }

  /// False for nearly every line: nothing beyond ASCII, and no letter O or l beside a digit.
  private static func mayHold(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Bool {
    var wasDigit = false
    var wasLookalike = false
    for byte in bytes[line] {
      let isDigit = Byte.isDigit(byte)
      let isLookalike =
        byte | 0x20 == UInt8(ascii: "o") || byte | 0x20 == UInt8(ascii: "l")
        || byte == UInt8(ascii: "I")
      if byte >= 0x80 || wasDigit && isLookalike || isDigit && wasLookalike { return true }
      (wasDigit, wasLookalike) = (isDigit, isLookalike)
    }
    return false
  }

  private init(_ bytes: [UInt8], _ line: Range<Int>) {
    self.bytes = bytes
    self.line = line
  }

  private mutating func step(from index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 { return Self.isLookalikeLetter(byte) ? numberRun(at: index) : index + 1 }
    guard case let (scalar?, length) = scalar(at: index) else { return index + 1 }
    let end = index + length
    switch scalar.value {
    // Signs, kana, Han and Hangul: neither digits nor times signs are among them.
    case 0x3000...0x9FFF, 0xAC00...0xD7A3: return end
    case 0x370...0x3FF, 0x400...0x4FF: return word(at: index)
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: hidden(index..<end)
    case _ where Self.looksLikeTimes(scalar): times(index..<end)
    // Latin letters and signs: no digits are among them.
    case 0xA0...0x2FF, 0x2000...0x2BFF: return end
    default: if scalar.properties.numericType == .decimal { return digits(at: index) }
    }
    return end
  }

  mutating func add(_ kind: Kind, _ range: Range<Int>, _ replacement: String) {
    found.append(
      Found(
        kind: kind, range: ByteRange(range.lowerBound, range.upperBound), replacement: replacement))
  }
}
