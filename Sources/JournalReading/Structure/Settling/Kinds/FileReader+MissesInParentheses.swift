internal import JournalSyntax

/// What was missed behind the sets, and reps of a complex in parentheses: `Bench 80x2, 90x2 (f 97.5x1)`,
/// `Clean 60 2x(1+2), 70 (1+2)`.
extension FileReader {
  /// Puts the miss as a set without a rep.
  mutating func settleMissInParentheses() {
    let close = elements.count - 1
    guard close > 7, elements[close].kind == .closeParenthesis,
      elements[close - 1].isBareWhole, elements[close - 1].value <= 10_000,
      elements[close - 2].kind == .times, elements[close - 3].kind == .quantity,
      elements[close - 4].kind == .word,
      elements[close - 4].meaning == .failed || isWord(close - 4, in: Self.misses),
      elements[close - 5].kind == .openParenthesis, elements[close - 6].isNumber,
      // `80, 90, 95 (f 97.5x1)`: the loads share their reps, and no miss.
      elements[close - 7].kind == .times
    else { return }
    anatomy.parser.elements[close - 1].value = 0
    anatomy.parser.elements[close - 5].kind = .comma
    anatomy.parser.elements[close - 5].flags = .spaceAfter
    anatomy.parser.elements[close - 3].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: close)
    anatomy.parser.elements.remove(at: close - 4)
  }

  private static let misses = WordSet(
    "f no x", CommonWords.missed)

  /// Takes the parentheses off a sum behind a times sign, and puts the sign where only the load stands before.
  mutating func settleSumInParentheses() {
    var index = elements.count - 4
    while index > 0 {
      defer { index -= 1 }
      guard index + 4 < elements.count, elements[index].kind == .openParenthesis,
        let close = endOfSum(index)
      else { continue }
      if elements[index - 1].kind == .times {
        anatomy.parser.elements[index + 1].flags.remove(.spaceBefore)
        anatomy.parser.elements.remove(at: close)
        anatomy.parser.elements.remove(at: index)
      } else if index > 1, elements[index - 2].kind == .comma || elements[index - 2].kind == .word,
        elements[index - 1].unit.isMass
          || elements[index - 1].isBare && elements[index - 1].value >= 20_000,
        close + 1 == elements.count || elements[close + 1].kind == .comma
      {
        anatomy.parser.elements.remove(at: close)
        anatomy.parser.elements[index] = signOf(.times, at: index)
      }
    }
  }

  /// The end of `(1+2)`, whose numbers are of few reps.
  private func endOfSum(_ open: Int) -> Int? {
    var index = open + 1
    while index + 1 < elements.count, elements[index].isBareWhole,
      1_000...10_000 ~= elements[index].value
    {
      if elements[index + 1].kind == .closeParenthesis { return index > open + 1 ? index + 1 : nil }
      guard elements[index + 1].kind == .plus else { return nil }
      index += 2
    }
    return nil
  }
}
