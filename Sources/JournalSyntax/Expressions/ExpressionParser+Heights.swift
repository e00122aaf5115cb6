/// How high a box or a block stood, behind sets and reps: `5x3 60 cm`, `5x3 @ 24 in`, `3x5, 40 cm`.
extension ExpressionParser {
  /// True when the element, or the one behind its sign, is such a height; no lift goes so short a way
  /// in each of several reps.
  func isHeight(_ index: Int, behind factors: Range<Int>) -> Bool {
    guard let number = height(at: index), factors.count >= 2,
      terms[factors].dropFirst().contains(where: { $0.joiner == .times })
    else { return false }
    return number < end
      && !terms[factors].contains { term in
        quantities[term.quantities].contains { $0.unit.isLength || $0.unit.isTime }
      }
  }

  /// Where the centimetres or inches stand.
  private func height(at index: Int) -> Int? {
    let kind = elements[safe: index]?.kind
    let number = kind == .at || kind == .comma ? index + 1 : index
    guard isNumber(number) else { return nil }
    // The word of `24 in` stands at the end.
    let isInches =
      elements[number].unit == .none && isWord(number + 1, .in) && number + 2 >= end
    return isInches || elements[number].unit == .centimeter || elements[number].unit == .inch
      ? number : nil
  }

  /// Keeps it as a remark; a load behind it is that of the sets.
  mutating func heightAttribute(at index: Int) -> Int? {
    guard let last = expressions.last, isHeight(index, behind: last.terms),
      let number = height(at: index)
    else { return nil }
    let next = isWord(number + 1, .in) ? number + 2 : number + 1
    if isNumber(next), elements[next].unit.isMass, !isFactorOfNext(next),
      !hasLoad(last.terms.lowerBound), let behind = addLoadToLast(at: next)
    {
      addNote(elements[number].range)
      return behind
    }
    addNote(elements[number].range)
    return next
  }
}
