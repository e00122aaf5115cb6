/// Which side did the sets before: `each leg`, `left`, `left and right`.
extension ExpressionParser {
  /// The `한쪽` of `한쪽 10 x 8, 한쪽 20 x 8`: what the next load is of.
  func isSideAhead(_ index: Int) -> Bool {
    guard isWord(index, .side) || isWord(index, .each), index > 0,
      elements[index - 1].kind == .comma, isNumber(index + 1)
    else { return false }
    // `Plank 3x60s, side 3x30`: the side plank.
    return elements[index].flags.contains(.unspacedScript)
      ? isFactorOfNext(index + 1) || elements[index + 1].unit.isMass
      : elements[index + 1].unit.isMass
        && (elements[index].meaning == .each || elements[index].range.count > 4)
  }

  /// `each`, `each side`, `per leg`, `/side`, `left`, `LR`.
  mutating func side(at index: Int) -> Int {
    let meaning = elements[index].meaning
    if meaning == .left || meaning == .right {
      let opposite: WordMeaning = meaning == .left ? .right : .left
      // `3x8 left and right`.
      if joinsSides(index + 1), isWord(index + 2, opposite) { return mark(.each, index + 2) }
      // `2 right 3 left`: the other side's reps are passed over.
      if isNumber(index + 1), isWord(index + 2, opposite) {
        return isAsMany(index - 1, index + 1) ? mark(.each, index + 2) : index + 3
      }
      return mark(meaning == .left ? .left : .right, index)
    }
    if meaning == .per, !isWord(index + 1, .side) { return index }
    // `10 reps each set`.
    if meaning == .each, isWord(index + 1, .set) { return index + 2 }
    if meaning == .side, index > 0,
      elements[index - 1].kind != .slash || startsNameOfSide(index - 1)
    {
      return index
    }
    var last = index
    if last + 1 < end, elements[last + 1].meaning == .side || elements[last + 1].meaning == .each {
      last += 1
    }
    amendLast({ $0.marks.insert(.each) }, through: last)
    return last + 1
  }

  /// `20 of each`, `20 de chaque côté`, `по 10 на ногу`, `10 na nogę`: that of each side.
  ///
  /// In scripts without spaces the word for `of` is a letter of many others.
  mutating func sideBehindOf(_ index: Int) -> Int {
    guard lastQuantity.kind == .number, !lastQuantity.unit.isMass,
      !elements[index].flags.contains(.unspacedScript),
      case let next = behindSides(index), next > index
    else { return index }
    return mark(.each, next - 1)
  }

  private func joinsSides(_ index: Int) -> Bool {
    guard index < end else { return false }
    switch elements[index].kind {
    case .slash, .plus, .ampersand: return true
    default: return elements[index].meaning == .and
    }
  }

  private func isAsMany(_ one: Int, _ other: Int) -> Bool {
    one >= 0 && elements[one].value == elements[other].value
      && elements[one].kind == elements[other].kind
  }
}
