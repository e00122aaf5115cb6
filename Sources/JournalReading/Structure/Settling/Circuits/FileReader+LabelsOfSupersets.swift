internal import JournalSyntax

/// Supersets on one line, each exercise behind its label: `A1 Bench 60 kg 3x8 A2 Row 50 kg 3x8`, `1a)
/// Bench 60x8 1b) Row 50x8`.
extension FileReader {
  /// Puts a comma in the place of each label behind the first.
  mutating func partLabelledExercises() {
    guard elements.count > 8, let first = label(at: 0) else { return }
    var number = first.number
    var index = first.end
    while index + 2 < elements.count {
      index += 1
      guard let next = label(at: index), next.letter == first.letter, next.number == number + 1,
        elements[index - 1].isNumber || elements[index - 1].kind == .comma
          || elements[index - 1].kind == .slash || elements[index - 1].kind == .closeParenthesis
          || elements[index - 1].kind == .plus || elements[index - 1].kind == .semicolon
      else { continue }
      let isParted = !elements[index - 1].isNumber && elements[index - 1].kind != .closeParenthesis
      // `30 x 10 // B2 reverse curl`.
      let isDoubled = isParted && index > 1 && elements[index - 2].kind == .slash
      let start = isDoubled ? index - 2 : isParted ? index - 1 : index
      let comma = Element(.comma, elements[start].range, flags: .spaceAfter)
      anatomy.parser.elements.replaceSubrange(start..<next.end, with: [comma])
      if !Byte.isDigit(first.letter) {
        let letter = String(decoding: [first.letter], as: UTF8.self)
        context.supersetOfLine = (letter, context.lineIndex)
      }
      number = next.number
      index = start
    }
  }

  /// The label that all exercises of the line have.
  var supersetOfLine: String? {
    guard let known = context.supersetOfLine, known.lineIndex == context.lineIndex else {
      return nil
    }
    return known.letter
  }

  /// `A2`, `A2)`, `A2:` as letter A and number 2, `1b)` as letter 1 and number 2; before a word.
  private func label(at index: Int) -> (letter: UInt8, number: Int, end: Int)? {
    guard index + 2 < elements.count else { return nil }
    let (first, second) = (elements[index], elements[index + 1])
    guard !second.spaceBefore, let byte = bytes[safe: Int(first.range.start)] else { return nil }
    var end = index + 2
    switch elements[end].kind {
    case .period, .closeParenthesis, .colon: end += 1
    default: break
    }
    guard end < elements.count, elements[end].kind == .word else { return nil }
    if first.kind == .word, first.range.count == 1, second.isBareWhole,
      1_000...9_000 ~= second.value, Byte.isASCIILetter(byte), byte & 0xDF <= 0x48
    {
      return (byte & 0xDF, Int(second.value) / 1000, end)
    }
    guard first.isBareWhole, 1_000...9_000 ~= first.value, second.kind == .word,
      second.range.count == 1, end > index + 2,
      let letter = bytes[safe: Int(second.range.start)], Byte.isASCIILetter(letter),
      letter & 0xDF <= 0x48
    else { return nil }
    return (byte, Int(letter & 0xDF) - 0x40, end)
  }
}
