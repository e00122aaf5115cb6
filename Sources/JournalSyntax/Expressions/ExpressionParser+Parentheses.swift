/// Parentheses that hold factors: `22.5 (12x3)`, `8x3 (65, 95, 145)`, `65(8, 10)`.
extension ExpressionParser {
  /// `22.5 (12x3)`, `8x3 (65, 95, 145)`; but `(x2)`, `(5+)`, `(75?)`, `(warm-up)` are attributes.
  func joinsByParenthesis(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index + 1), lastQuantity.kind != .maximum, let close = closing(index) else {
      return false
    }
    // `3x3 @ 85% (165)`: what the percentage came to.
    // `3 sets of 12 (14 kg)`.
    if close == index + 2, !hasLoad(firstTerm),
      lastQuantity.unit == .percent || elements[index + 1].unit.isMass && !lastQuantity.unit.isMass
    {
      return true
    }
    let hasTimes = elements[(index + 1)..<close].contains { $0.kind == .times }
    let onlyNumbers = elements[(index + 1)..<close].allSatisfy {
      $0.isNumber || $0.kind == .comma || $0.kind == .times || $0.kind == .slash
        || $0.meaning == .side || $0.meaning == .left || $0.meaning == .each || isSideLetters($0)
    }
    guard onlyNumbers else { return false }
    let isList = elements[(index + 1)..<close].contains {
      $0.kind == .comma || $0.kind == .slash && lastQuantity.unit == .set
    }
    if terms.count - firstTerm == 1 {
      return hasTimes || isList && lastQuantity.unit != .repetition
        || isRepsBehindLoad(index, close)
    }
    return isList && !hasTimes && !hasLoad(firstTerm) && terms.count - firstTerm == 2
  }

  /// The `85(10)` of `65(8, 10) 85(10)`: who writes the reps of one load in parentheses does so for
  /// the next.
  func isRepsBehindLoad(_ open: Int, _ close: Int) -> Bool {
    guard close == open + 2, !elements[open].spaceBefore, isBareNumber(open + 1) else {
      return false
    }
    if terms.last?.joiner == .parenthesis { return true }
    guard let before = expressions.last?.terms, before.count == 2 else { return false }
    return terms[before.upperBound - 1].joiner == .parenthesis
  }

  func isSideLetters(_ element: Element) -> Bool {
    element.kind == .word && element.range.count <= 2
  }

  func joinsAsFactor(_ open: Int) -> Bool {
    guard isNumber(open + 1), let close = closing(open) else { return false }
    if isRepsBehindLoad(open, close) { return true }
    return elements[open..<close].contains { $0.kind == .times }
      && elements[(open + 1)..<close].allSatisfy { $0.isNumber || $0.kind == .times }
  }
}
