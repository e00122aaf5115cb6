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

  private let bytes: [UInt8]
  private let line: Range<Int>
  private var found: [Found] = []

  /// What is found in a line, from left to right; mostly nothing.
  static func find(in bytes: [UInt8], _ line: Range<Int>) -> [Found] {
    guard bytes.withUnsafeBufferPointer({ mayHold($0, line) }) else { return [] }
    var search = Lookalikes(bytes, line)
    var index = line.lowerBound
    while index < line.upperBound { index = search.step(from: index) }
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
    if byte < 0x80 { return isLookalikeLetter(byte) ? numberRun(at: index) : index + 1 }
    guard case let (scalar?, length) = scalar(at: index) else { return index + 1 }
    let end = index + length
    switch scalar.value {
    case 0x370...0x3FF, 0x400...0x4FF: return word(at: index)
    case 0xAD, 0x200B...0x200D, 0x2060, 0xFEFF: hidden(index..<end)
    case _ where Self.looksLikeTimes(scalar): times(index..<end)
    // Latin letters, signs, kana, Han and Hangul: no digits are among them.
    case 0xA0...0x2FF, 0x2000...0x2BFF, 0x3000...0x9FFF, 0xAC00...0xD7A3: return end
    default: if scalar.properties.numericType == .decimal { return digits(at: index) }
    }
    return end
  }

  private mutating func add(_ kind: Kind, _ range: Range<Int>, _ replacement: String) {
    found.append(
      Found(
        kind: kind, range: ByteRange(range.lowerBound, range.upperBound), replacement: replacement))
  }
}

// MARK: Letters in numbers

extension Lookalikes {
  private func isLookalikeLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "l"), UInt8(ascii: "I"): true
    default: false
    }
  }

  /// `1O0 kg x 5`, `5 x 1O`, `l00x5`: digits with such letters where a number of a set must stand.
  /// Returns where the run ends.
  private mutating func numberRun(at index: Int) -> Int {
    var start = index
    while start > line.lowerBound, isRun(bytes[start - 1]) { start -= 1 }
    var end = index
    while end < line.upperBound, isRun(bytes[end]) { end += 1 }
    let run = bytes[start..<end]
    guard run.contains(where: Byte.isDigit), run.last != UInt8(ascii: "l"),
      run.last != UInt8(ascii: "I"), Byte.isDigit(bytes[start]) || !isO(bytes[start]),
      !isLetter(before: start), isBeforeFactor(end) || isBehindFactor(start)
    else { return dateRun(around: start..<end) ?? end }
    addDigits(start..<end)
    return end
  }

  /// `2O26-03-02`, `2026/O3/02`, `l4.03.2026`: such letters in a date. Returns where it ends.
  private mutating func dateRun(around run: Range<Int>) -> Int? {
    var (start, end) = (run.lowerBound, run.upperBound)
    while start > line.lowerBound, isRun(bytes[start - 1]) || isDateMark(bytes[start - 1]) {
      start -= 1
    }
    while end < line.upperBound, isRun(bytes[end]) || isDateMark(bytes[end]) { end += 1 }
    guard end - start <= 10, !isWord(before: start), !isWord(at: end) else { return nil }
    let parts = bytes[start..<end].split(
      omittingEmptySubsequences: false, whereSeparator: isDateMark)
    guard parts.count == 3, parts.allSatisfy({ $0.contains(where: Byte.isDigit) }),
      bytes[parts[0].endIndex] == bytes[parts[1].endIndex], parts[1].count <= 2,
      parts[0].count == 4 && parts[2].count <= 2 || parts[0].count <= 2 && parts[2].count == 4
    else { return nil }
    addDigits(start..<end)
    return end
  }

  private func isDateMark(_ byte: UInt8) -> Bool {
    byte == Byte.hyphen || byte == Byte.slash || byte == Byte.period
  }

  private func isWord(before index: Int) -> Bool {
    index > line.lowerBound && isWord(at: index - 1)
  }

  private func isWord(at index: Int) -> Bool {
    index < line.upperBound && (Byte.isASCIILetter(bytes[index]) || bytes[index] >= 0x80)
  }

  private mutating func addDigits(_ range: Range<Int>) {
    let digits = bytes[range].map { byte in
      !isLookalikeLetter(byte) ? byte : isO(byte) ? Byte.zero : Byte.zero + 1
    }
    add(.letterInNumber, range, String(decoding: digits, as: UTF8.self))
  }

  private func isO(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "o") }

  private func isRun(_ byte: UInt8) -> Bool { Byte.isDigit(byte) || isLookalikeLetter(byte) }

  private func isLetter(before index: Int) -> Bool {
    guard index > line.lowerBound else { return false }
    let byte = bytes[index - 1]
    guard Byte.isASCIILetter(byte) || byte >= 0x80 else { return byte == Byte.underscore }
    // `100x1O`: the letter is a times sign; `×` is no letter at all.
    if byte | 0x20 == UInt8(ascii: "x") { return !isBehindFactor(index) }
    return !endsWithTimes(index)
  }

  private func endsWithTimes(_ end: Int) -> Bool {
    end >= 2 && bytes[end - 2] == 0xC3 && bytes[end - 1] == 0x97
  }

  /// True when behind a number stand a times sign or a unit of mass.
  private func isBeforeFactor(_ end: Int) -> Bool {
    let next = skipBlanks(end)
    guard next < line.upperBound else { return false }
    let rest = bytes[next..<min(next + 5, line.upperBound)]
    var word = rest.prefix { Byte.isASCIILetter($0) }.map { $0 | 0x20 }
    if word.first == UInt8(ascii: "x"), next == end || word.count == 1 { return true }
    if word.last == UInt8(ascii: "x") { word.removeLast() }
    if Self.units.contains(where: { $0.utf8.elementsEqual(word) }) { return true }
    if rest.first == Byte.asterisk || rest.starts(with: [0xC3, 0x97]) { return true }
    // `l00 ⨯ 5`: both are found at once.
    guard next < line.upperBound, bytes[next] >= 0x80, let scalar = scalar(at: next).0 else {
      return false
    }
    return Self.looksLikeTimes(scalar)
  }

  private static let units = ["kg", "kgs", "lb", "lbs"]

  /// True when a times sign with a number or a unit before it stands before.
  private func isBehindFactor(_ start: Int) -> Bool {
    var index = skipBlanksBack(start)
    guard index > line.lowerBound else { return false }
    if endsWithTimes(index) {
      index -= 2
    } else if bytes[index - 1] | 0x20 == UInt8(ascii: "x") || bytes[index - 1] == Byte.asterisk {
      index -= 1
    } else {
      return false
    }
    index = skipBlanksBack(index)
    guard index > line.lowerBound else { return false }
    let byte = bytes[index - 1]
    if Byte.isDigit(byte) { return true }
    let unit = Array(bytes[max(line.lowerBound, index - 3)..<index]).map { $0 | 0x20 }
    return Self.units.contains { unit.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private func skipBlanks(_ index: Int) -> Int {
    var index = index
    while index < line.upperBound, Byte.isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func skipBlanksBack(_ index: Int) -> Int {
    var index = index
    while index > line.lowerBound, Byte.isBlank(bytes[index - 1]) { index -= 1 }
    return index
  }
}

// MARK: Signs and digits beyond ASCII

extension Lookalikes {
  /// Signs and letters that are drawn as a cross and are not read as times.
  private static func looksLikeTimes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ｘ", "Ｘ", "⨯", "✗", "✘", "ⅹ", "Ⅹ", "⤫", "＊", "∗", "⋅", "∙": true
    default: false
    }
  }

  /// Between two numbers, whose units may stand between.
  private mutating func times(_ range: Range<Int>) {
    let before = skipBlanksBack(range.lowerBound)
    let after = skipBlanks(range.upperBound)
    guard before > line.lowerBound, after < line.upperBound, isDigit(at: after) else { return }
    let unit = Array(bytes[max(line.lowerBound, before - 3)..<before]).map { $0 | 0x20 }
    guard
      isDigit(endingAt: before)
        || Self.units.contains(where: { unit.suffix($0.utf8.count).elementsEqual($0.utf8) })
    else { return }
    add(.times, range, "x")
  }

  private func isDigit(at index: Int) -> Bool {
    Byte.isDigit(bytes[index])
      || scalar(at: index).0.map { $0.properties.numericType == .decimal } ?? false
  }

  /// Digits beyond ASCII that stand before a sign are those of full width.
  private func isDigit(endingAt end: Int) -> Bool {
    if Byte.isDigit(bytes[end - 1]) { return true }
    return end - 3 >= line.lowerBound && bytes[end - 3] == 0xEF && bytes[end - 2] == 0xBC
      && 0x90...0x99 ~= bytes[end - 1]
  }

  /// A run of digits of another script or width.
  private mutating func digits(at index: Int) -> Int {
    var end = index
    var text = ""
    while end < line.upperBound, bytes[end] >= 0x80, case let (scalar?, length) = scalar(at: end),
      let value = scalar.properties.numericValue, scalar.properties.numericType == .decimal
    {
      text += String(Int(value))
      end += length
    }
    add(.digits, index..<end, text)
    return end
  }

  /// Characters that nobody sees, inside a number or a word of Latin letters.
  private mutating func hidden(_ range: Range<Int>) {
    guard range.lowerBound > line.lowerBound, range.upperBound < line.upperBound else { return }
    let (before, after) = (bytes[range.lowerBound - 1], bytes[range.upperBound])
    guard
      Byte.isDigit(before) && Byte.isDigit(after)
        || Byte.isASCIILetter(before) && Byte.isASCIILetter(after)
    else { return }
    add(.hidden, range, "")
  }
}

// MARK: Words of two scripts

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
  private mutating func word(at index: Int) -> Int {
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
  private func scalar(at index: Int) -> (Unicode.Scalar?, Int) {
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
