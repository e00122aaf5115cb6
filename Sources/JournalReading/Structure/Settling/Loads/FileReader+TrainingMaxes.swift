internal import JournalSyntax

/// The number that a programme reckons with, before sets that were done: `ohp [125] 95x5 105x3`, `squat (TM 300) 210x5`.
extension FileReader {
  mutating func dropTrainingMax() {
    guard
      let number = elements.prefix(10).indices.dropFirst().first(where: { index in
        (elements[index].isBare || elements[index].unit.isMass)
          && (isWord(index - 1, in: Self.trainingMax) || isBracketed(elements[index].range))
      })
    else { return }
    var (start, end) = (number, number + 1)
    if isWord(number - 1, in: Self.trainingMax) { start -= 1 }
    if start > 1, elements[start - 1].kind == .openParenthesis, end < elements.count,
      elements[end].kind == .closeParenthesis
    {
      start -= 1
      end += 1
    }
    if end < elements.count, elements[end].kind == .colon || elements[end].kind == .comma {
      end += 1
    }
    guard start > 0, elements[start - 1].kind == .word,
      isBeforeSets(end, below: elements[number].value)
    else { return }
    context.remarks.append(range(start..<end))
    anatomy.parser.elements.removeSubrange(start..<end)
    anatomy.parser.end = elements.count
  }

  /// A smaller load with its reps stands behind, or on the next line below `Bench [190]`; alone `TM 190` is a goal.
  private func isBeforeSets(_ end: Int, below most: Int32) -> Bool {
    if end == elements.count {
      let next = context.lineIndex + 1
      return isBracketed(elements[end - 1].range) && next < document.lines.count
        && bytes[safe: Int(document.lines[next].content.start)].map { Byte.isDigit($0) } ?? false
    }
    return end + 2 < elements.count && elements[end].isNumber && elements[end + 1].kind == .times
      && elements[end + 2].isNumber && 10_000..<most ~= elements[end].value
  }

  private func isBracketed(_ range: ByteRange) -> Bool {
    range.start > 0 && bytes[Int(range.start) - 1] == UInt8(ascii: "[")
      && bytes[safe: Int(range.end)] == UInt8(ascii: "]")
  }

  private static let trainingMax = WordSet("tm")
}
