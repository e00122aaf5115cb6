internal import JournalSyntax

/// Signs and digits beyond ASCII.
extension Lookalikes {
  /// Signs and letters that are drawn as a cross and are not read as times.
  static func looksLikeTimes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "ｘ", "Ｘ", "⨯", "✗", "✘", "ⅹ", "Ⅹ", "⤫", "＊", "∗", "⋅", "∙": true
    default: false
    }
  }

  /// Between two numbers, whose units may stand between.
  mutating func times(_ range: Range<Int>) {
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
  mutating func digits(at index: Int) -> Int {
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
  mutating func hidden(_ range: Range<Int>) {
    guard range.lowerBound > line.lowerBound, range.upperBound < line.upperBound else { return }
    let (before, after) = (bytes[range.lowerBound - 1], bytes[range.upperBound])
    guard
      Byte.isDigit(before) && Byte.isDigit(after)
        || Byte.isASCIILetter(before) && Byte.isASCIILetter(after)
    else { return }
    add(.hidden, range, "")
  }
}
