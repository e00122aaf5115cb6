/// Shares of a maximum, and what they came to.
extension ExpressionParser {
  /// Behind the parentheses of `105 (82%) x 4 x 4`, which tell the share of a maximum.
  func behindShare(_ open: Int) -> Int? {
    guard elements[safe: open]?.kind == .openParenthesis, open + 4 < end,
      elements[open + 1].unit == .percent, elements[open + 2].kind == .closeParenthesis,
      elements[open + 3].kind == .times, isNumber(open + 4)
    else { return nil }
    return open + 4
  }

  /// The 70 of `70% 126x4` and the 75 of `75% 135 kg x 4`: what share of the best the load is.
  func isShareBeforeLoad(_ index: Int) -> Bool {
    guard elements[index].unit == .percent, isNumber(index + 1), isFactorOfNext(index + 1),
      elements[index + 1].unit.isMass || elements[index + 1].unit == .none
    else { return false }
    return elements[index + 1].value >= 20_000 && isBareNumber(index + 3)
      && elements[index + 3].value <= 20_000
  }

  /// The 185 of `5x5 @ 80% = 185`.
  func isLoadBehindShare(_ index: Int) -> Bool {
    guard lastQuantity.unit == .percent, isBareNumber(index), elements[index].value >= 20_000,
      !isFactorOfNext(index), index + 1 >= end || isSeparator(index + 1),
      terms.count >= 3, case let counts = terms.suffix(3).prefix(2).map({ firstOf($0) })
    else { return false }
    // `100x5 @ 80% = 125` is what was worked out, and `5x5 @ 70% = 25` counts the lifts.
    return counts.allSatisfy { $0.unit == .none && $0.value <= 20_000 }
      && Int64(counts[0].value) * Int64(counts[1].value) != Int64(elements[index].value) * 1000
  }

  private func firstOf(_ term: Term) -> Quantity { quantities[term.quantities.lowerBound] }

  /// The 130 kg of `6x3 @ 90% of that single (130 kg)`: what the share came to.
  func loadOfShare(behind start: Int) -> Int? {
    var index = start
    while index < min(end, start + 4), elements[index].kind == .word { index += 1 }
    guard index > start, elements[safe: index]?.kind == .openParenthesis, isNumber(index + 1),
      elements[index + 1].unit.isMass, elements[safe: index + 2]?.kind == .closeParenthesis
    else { return nil }
    return index + 1
  }
}
