internal import JournalSyntax

/// Ratings that stand where most write them, right behind the factors of their sets.
extension FileReader {
  /// Right behind factors, `100 kg x 5 @8`, `BW x 9, 8 RIR 2, 100 kg x 5 @9`: read there with its sets.
  func isUsual(_ phrase: Range<Int>) -> Bool {
    var first = phrase.lowerBound - 1
    guard first > 1, elements[first].isNumber, endsUsually(phrase.upperBound) else { return false }
    while first > 2, elements[first - 1].kind == .comma || elements[first - 1].kind == .slash,
      elements[first - 2].isNumber
    {
      first -= 2
    }
    guard first > 1, elements[first - 1].kind == .times else { return false }
    let (reps, last) = (first, elements[phrase.lowerBound - 1].value)
    while first > 1, elements[first - 1].kind == .times,
      elements[first - 2].isNumber || elements[first - 2].meaning == .bodyweight
    {
      first -= 2
    }
    // `3x10, 100 @8`: the load behind sets and reps.
    if reps < phrase.lowerBound - 1, elements[first].isBareWhole, elements[first].value <= 10_000,
      last >= 20_000, last / 2 >= elements[reps].value
    {
      return false
    }
    guard first > 0 else { return true }
    let mark = elements[first - 1]
    switch mark.kind {
    case .word, .colon: return true
    case .plus, .hyphen: return first > 1 && elements[first - 2].meaning == .bodyweight
    case .comma, .semicolon, .arrow:
      guard first > 1, elements[first - 2].isNumber else { return true }
      guard first > 2 else { return false }
      return elements[first - 3].kind == .times || elements[first - 3].kind == .at
        || elements[first - 3].kind == .word && elements[first - 3].word != .plain
    default: return false
    }
  }

  /// The end of the line, a remark, or the next factors.
  private func endsUsually(_ end: Int) -> Bool {
    guard let mark = elements[safe: end] else { return true }
    switch mark.kind {
    case .times, .quantity, .clock, .colon, .closeParenthesis, .at: return false
    case .comma, .semicolon, .hyphen:
      guard let next = elements[safe: end + 1], next.isNumber else { return true }
      return elements[safe: end + 2]?.kind == .times
    default: return true
    }
  }
}
