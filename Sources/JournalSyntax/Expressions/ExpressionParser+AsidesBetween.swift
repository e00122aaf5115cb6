/// Asides in parentheses between a factor and the next: `20 kg (with my heels up) 12 reps`.
extension ExpressionParser {
  /// Behind the aside of `40 kg x 10 (5 on each side) x 3` and of `15 kg (?) x 10`, whose factors go on.
  func behindAside(_ open: Int) -> Int? {
    guard let close = closing(open), close > open + 1, elements[safe: close + 1]?.kind == .times,
      startsFactor(close + 2), elements[open + 1].kind != .times,
      elements[(open + 1)..<close].contains(where: { $0.kind == .word || $0.kind == .question }),
      elements[(open + 1)..<close].allSatisfy({ tellsNothingElse($0.meaning) })
    else { return nil }
    return close + 2
  }

  /// The sets of `6 reps (I think) 3 sets`.
  func setsBehindAside(_ open: Int, _ firstTerm: Int) -> Int? {
    guard lastQuantity.unit == .repetition, !uses(.set, firstTerm), let close = closing(open),
      isNumber(close + 1), elements[close + 1].unit == .set,
      elements[(open + 1)..<close].allSatisfy({ $0.kind == .word && tellsNothingElse($0.meaning) })
    else { return nil }
    return close + 1
  }

  /// The reps of `140 kg (2 board)/3 reps` and of `20 kg (with my heels up) 12 reps`.
  func repsBehindAside(_ open: Int) -> Int? {
    guard lastQuantity.unit.isMass, let close = closing(open), close > open + 1,
      case let reps = elements[safe: close + 1]?.kind == .slash ? close + 2 : close + 1,
      isNumber(reps), elements[reps].unit == .repetition, !isFactorOfNext(reps),
      elements[(open + 1)..<close].contains(where: { $0.kind == .word }),
      elements[(open + 1)..<close].allSatisfy({
        tellsNothingElse($0.meaning) && !$0.unit.isMass
      })
    else { return nil }
    return reps
  }

  /// `12 kg (left) 8 reps` tells the side; how often `80 kg (three sets) 5 reps` was done is not read.
  mutating func settleAside(_ open: Int, _ marks: inout Attributes.Marks) {
    guard elements[open].kind == .openParenthesis, let close = closing(open) else { return }
    if close == open + 2, isWord(open + 1, .left) || isWord(open + 1, .right) {
      marks.insert(isWord(open + 1, .left) ? .left : .right)
      return
    }
    let tellsMore = elements[(open + 1)..<close].contains { element in
      if element.isNumber { return element.unit == .set || element.unit == .repetition }
      switch element.meaning {
      case .left, .right, .side, .each, .per, .set, .often, .twice: return true
      default: return false
      }
    }
    if tellsMore { unreadLoad = elements[open].range.through(elements[close].range) }
  }
}
