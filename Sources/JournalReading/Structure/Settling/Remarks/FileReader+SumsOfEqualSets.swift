internal import JournalSyntax

/// Sets of much the same reps, a plus between them and their sum behind: `pull-ups 9+8+7=24`.
extension FileReader {
  /// Writes them with commas, without the sum; `8+3+2=13` may be one set with short rests.
  mutating func dropSumOfSets(_ sign: Int) -> Bool {
    guard sign > 3, sign + 1 < elements.count, isCountOfSum(sign - 1),
      elements[sign + 1].isBareWhole
        || elements[sign + 1].unit == .repetition
          && elements[sign + 1].value % 1000 == 0
    else { return false }
    var first = sign - 1
    while first > 1, elements[first - 1].kind == .plus, isCountOfSum(first - 2) { first -= 2 }
    let counts = stride(from: first, to: sign, by: 2).map { Int64(elements[$0].value) }
    guard counts.count > 1, first > 0,
      elements[first - 1].kind == .word || elements[first - 1].kind == .colon
        || elements[first - 1].kind == .period || elements[first - 1].kind == .hyphen,
      counts.reduce(0, +) == Int64(elements[sign + 1].value),
      let least = counts.min(), let most = counts.max(), least * 2 >= most
    else { return false }
    // Last time's sum may stand behind it: `9+8+7=24 (22)`.
    var end = sign + 2
    if end + 2 < elements.count, elements[end].kind == .openParenthesis,
      elements[end + 1].isBareWhole, elements[end + 2].kind == .closeParenthesis
    {
      end += 3
    }
    guard end == elements.count || !elements[end].isNumber && elements[end].kind != .times else {
      return false
    }
    for plus in stride(from: first + 1, to: sign, by: 2) {
      anatomy.parser.elements[plus].kind = .comma
    }
    context.remarks.append(range((sign + 1)..<end))
    anatomy.parser.elements.removeSubrange(sign..<end)
    anatomy.parser.elements[sign - 1].flags.insert(.spaceAfter)
    return true
  }

  private func isCountOfSum(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...60_000 ~= elements[index].value
  }
}
