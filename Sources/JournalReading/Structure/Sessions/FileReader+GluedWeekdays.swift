internal import JournalSyntax

/// Days whose weekday is one letter glued to the number, below the month: `L8 - banca 40x10`, `X10 - sentadilla 60x8`.
extension FileReader {
  /// Puts the day and the month in place of the letter and the number.
  mutating func settleGluedWeekday() {
    guard elements.count > 2, elements[0].range.count == 1, elements[1].isBareWhole,
      !elements[1].spaceBefore, 1_000...31_000 ~= elements[1].value, elements[1].range.count <= 2,
      let month = context.month ?? context.monthOfTitle,
      document.lines[context.lineIndex].kind == .text, gluesWeekdays()
    else { return }
    let place = elements[1].range
    anatomy.parser.elements[0] = Element(
      .quantity, elements[0].range.through(place), value: elements[1].value,
      flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements[1] = Element(
      .word, ByteRange(Int(place.end), Int(place.end)),
      word: Word(meaning: .month, value: UInt8(month)), flags: [.spaceBefore, .spaceAfter])
  }

  /// Four lines or more begin so, with three letters or more.
  private mutating func gluesWeekdays() -> Bool {
    if let known = file.gluesWeekdays { return known }
    var (lines, letters) = (0, Set<UInt8>())
    for line in document.lines where line.kind == .text {
      let text = bytes[line.content.indices]
      guard let letter = text.first, Self.letters.contains(letter),
        case let digits = text.dropFirst().prefix(3).prefix(while: { Byte.isDigit($0) }),
        1...2 ~= digits.count, 1...31 ~= digits.valueOfDigits,
        text.dropFirst(1 + digits.count).first == Byte.space
      else { continue }
      lines += 1
      letters.insert(letter)
    }
    let isSo = lines >= 4 && letters.count >= 3
    file.gluesWeekdays = isSo
    return isSo
  }

  private static let letters = Set("LMXJVSDTWF".utf8)
}
