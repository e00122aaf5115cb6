internal import JournalSyntax

/// Rounds in letters behind exercises that are done in turn: `curl 30x10 + press 25x12, three rounds`.
extension FileReader {
  /// The `three rounds` of `superset: curl 30x10 + press 12x12, three rounds`, in letters.
  mutating func settleRoundsBehindPlus() {
    let last = elements.count - 1
    guard last > 6, elements[last].meaning == .round, elements[last - 1].meaning == .cardinal,
      elements[last - 2].kind == .comma || elements[last - 2].kind == .hyphen,
      2...20 ~= elements[last - 1].word.value, elements.contains(where: { $0.kind == .plus })
    else { return }
    let rounds = Element(
      .quantity, range((last - 1)..<(last + 1)), unit: .round,
      value: Int32(elements[last - 1].word.value) * 1000, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange((last - 1)...last, with: [rounds])
    anatomy.parser.end = elements.count
  }
}
