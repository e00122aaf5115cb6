internal import JournalSyntax

/// Letters that stand for digits: `1O0`, `l00`, `2O26-03-02`.
extension Lookalikes {
  static func isLookalikeLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "l"), UInt8(ascii: "I"): true
    default: false
    }
  }

  /// `1O0 kg x 5`, `5 x 1O`, `l00x5`: digits with such letters where a number of a set must stand.
  /// Returns where the run ends.
  mutating func numberRun(at index: Int) -> Int {
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
      !Self.isLookalikeLetter(byte) ? byte : isO(byte) ? Byte.zero : Byte.zero + 1
    }
    add(.letterInNumber, range, String(decoding: digits, as: UTF8.self))
  }

  private func isO(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "o") }

  private func isRun(_ byte: UInt8) -> Bool { Byte.isDigit(byte) || Self.isLookalikeLetter(byte) }

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

  static let units = ["kg", "kgs", "lb", "lbs"]

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

  func skipBlanks(_ index: Int) -> Int {
    var index = index
    while index < line.upperBound, Byte.isBlank(bytes[index]) { index += 1 }
    return index
  }

  func skipBlanksBack(_ index: Int) -> Int {
    var index = index
    while index > line.lowerBound, Byte.isBlank(bytes[index - 1]) { index -= 1 }
    return index
  }
}
