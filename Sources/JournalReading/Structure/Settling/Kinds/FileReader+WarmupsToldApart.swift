internal import JournalSyntax

/// Warm-ups that are told beside work sets and are none of them: `225 3x5 (WU 135, 185)`, `225x5 + warmups`,
/// `225x5, warmup not counted`.
extension FileReader {
  mutating func dropWarmupsToldApart() {
    guard let word = elements.indices.last(where: { elements[$0].meaning == .warmup }), word > 2,
      elements[..<word].contains(where: { $0.kind == .times })
    else { return }
    if let open = elements[..<word].lastIndex(where: { $0.kind == .openParenthesis }),
      let close = elements[word...].firstIndex(where: { $0.kind == .closeParenthesis }),
      word - open <= 5
    {
      guard !elements[open...close].contains(where: { $0.kind == .times }),
        elements[..<open].contains(where: { $0.kind == .times }),
        isLoadBehind(word) || (open..<word).contains(where: { isWord($0, in: Self.apart) })
      else { return }
      context.remarks.append(range(open..<(close + 1)))
      anatomy.parser.elements.removeSubrange(open...close)
    } else {
      var start = word
      while start > 3, word - start < 3, isJoint(start - 1) { start -= 1 }
      let isApart =
        start < word
        && (elements[start].kind == .plus || isWord(start, in: Self.apart)
          || (start..<word).contains { isWord($0, in: Self.apart) })
      let isDenied =
        2...3 ~= elements.count - word && isWord(word + 1, in: CommonWords.not)
      guard start > 2, elements[start - 1].isNumber, isApart && isEnd(word + 1) || isDenied else {
        return
      }
      context.remarks.append(range(start..<elements.count))
      anatomy.parser.elements.removeSubrange(start...)
    }
    anatomy.parser.end = elements.count
  }

  /// `WU 135, 185` and `warmups: 135`.
  private func isLoadBehind(_ word: Int) -> Bool {
    let next = elements[word + 1].kind == .colon ? word + 2 : word + 1
    return elements[next].isNumber
      && (elements[next].unit.isMass || elements[next].isBare && elements[next].value >= 20_000)
  }

  private func isEnd(_ index: Int) -> Bool {
    index == elements.count || index + 1 == elements.count && elements[index].meaning == .set
  }

  private func isJoint(_ index: Int) -> Bool {
    elements[index].kind == .plus || elements[index].kind == .comma
      || elements[index].kind == .word && isWord(index, in: Self.apart)
  }

  private static let apart = WordSet(
    "plus and after not incl excl excluding without w/o no besides")
}
