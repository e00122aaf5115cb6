/// Reps between parentheses, those of each set between its own: `15 kg (15)(15)(12)`; and the pieces
/// of one: `105 (1+1)`.
extension ExpressionParser {
  func opensEnclosedReps(_ open: Int, _ firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.unit.isMass || lastQuantity.unit == .none && lastQuantity.kind == .number
    else { return false }
    return holdsReps(open) && enclosedReps(behind: open + 2) != nil || holdsPieces(open)
      || listsReps(open)
  }

  /// The number in the next parentheses behind those that close at `close`.
  func enclosedReps(behind close: Int) -> Int? {
    guard elements[safe: close]?.kind == .closeParenthesis, close < end else { return nil }
    let next = elements[safe: close + 1]?.kind == .comma ? close + 2 : close + 1
    return holdsReps(next) ? next + 1 : nil
  }

  private func holdsReps(_ open: Int) -> Bool {
    open + 2 < end && elements[open].kind == .openParenthesis && isRepCount(open + 1)
      && elements[open + 2].kind == .closeParenthesis
  }

  /// The `(10-8-8)` of `60 kg (10-8-8)`, and `(10/8/8)`: three sets and more. Small numbers such as
  /// those of `(3-1-1)` tell how slow it was, two a range, a day or a part.
  private func listsReps(_ open: Int) -> Bool {
    guard isRepCount(open + 1), let mark = elements[safe: open + 2]?.kind,
      mark == .slash || mark == .hyphen
    else { return false }
    var index = open + 1
    var most: Int32 = 0
    while isRepCount(index) {
      most = max(most, elements[index].value)
      guard elements[safe: index + 1]?.kind == mark else { break }
      index += 2
    }
    let count = (index - open + 1) / 2
    return index + 1 < end && isRepCount(index) && elements[index + 1].kind == .closeParenthesis
      && count >= 3 && (most >= 6_000 || count >= 5)
  }

  /// The `(1+1)` of `105 (1+1)`: one clean and one jerk.
  private func holdsPieces(_ open: Int) -> Bool {
    guard isRepCount(open + 1), let close = closing(open), close > open + 3,
      lastQuantity.unit.isMass || lastQuantity.value >= 20_000
    else { return false }
    for index in (open + 1)..<close {
      guard (index - open) % 2 == 1 ? isRepCount(index) : elements[index].kind == .plus else {
        return false
      }
    }
    return (close - open) % 2 == 0
  }
}
