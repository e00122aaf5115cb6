internal import JournalSyntax

/// How many sets were done of a scheme, in parentheses behind it: `squat 160 5x10 (only 4x10, back pumped)`, `sumo 160x5
/// 185x5 (plan has 8 sets, did 3)`.
extension FileReader {
  mutating func dropPlanBehindSets() {
    let close = elements.count - 1
    guard close > 6, elements[close].kind == .closeParenthesis,
      let open = elements.lastIndex(where: { $0.kind == .openParenthesis }), open > 3,
      elements[..<open].contains(where: { $0.kind == .times }), open + 2 < close
    else { return }
    if isWord(open + 1, in: Self.only), open + 4 < elements.count,
      elements[open + 2].isBareWhole, elements[open + 3].kind == .times,
      elements[open + 4].isBareWhole, open > 2, elements[open - 2].kind == .times,
      elements[open - 1].value == elements[open + 4].value, elements[open - 3].isBareWhole,
      elements[open + 2].value < elements[open - 3].value
    {
      anatomy.parser.elements[open - 3].value = elements[open + 2].value
    } else {
      guard elements[(open + 1)..<close].prefix(3).contains(where: { $0.meaning == .plan }),
        !elements[(open + 1)..<close].contains(where: { $0.kind == .times || $0.unit.isMass })
      else { return }
    }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...)
    anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let only = WordSet(CommonWords.only, CommonWords.did)
}
