internal import JournalSyntax

/// The number that a programme reckons with, before sets that were done: `ohp [125] 95x5 105x3`, `squat (TM 300) 210x5`.
extension FileReader {
  mutating func dropTrainingMax() {
    guard elements[0].kind == .word,
      let number = elements.prefix(8).indices.dropFirst().first(where: { elements[$0].isNumber }),
      elements[number].isBareWhole || elements[number].isBare || elements[number].unit.isMass
    else { return }
    var (start, end) = (number, number + 1)
    if isWord(number - 1, in: Self.trainingMax) {
      start -= 1
    } else if !isBracketed(elements[number].range) {
      return
    }
    if start > 1, elements[start - 1].kind == .openParenthesis, end < elements.count,
      elements[end].kind == .closeParenthesis
    {
      start -= 1
      end += 1
    }
    if end < elements.count, elements[end].kind == .colon || elements[end].kind == .comma {
      end += 1
    }
    // Alone it is a goal.
    guard start > 0, end + 2 < elements.count, elements[end].isNumber,
      elements[end + 1].kind == .times, elements[end + 2].isNumber,
      elements[end].value < elements[number].value, elements[end].value >= 10_000
    else { return }
    context.remarks.append(range(start..<end))
    anatomy.parser.elements.removeSubrange(start..<end)
    anatomy.parser.end = elements.count
  }

  private func isBracketed(_ range: ByteRange) -> Bool {
    range.start > 0 && bytes[Int(range.start) - 1] == UInt8(ascii: "[")
      && bytes[safe: Int(range.end)] == UInt8(ascii: "]")
  }

  private static let trainingMax = WordSet("tm")
}
