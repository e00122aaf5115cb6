/// Times signs with nothing behind them: `Neck curl 50x`, `70, 75x, 80`.
extension ExpressionParser {
  /// `skip - 135 *`: a times sign with nothing behind it belongs to the expression; glued to the only
  /// number, as in `Neck curl 50x`, it tells how often. The `x2` of `12 reps 6 sets 10 lb x2` says
  /// that there were two dumbbells.
  mutating func danglingTimes(at index: Int, _ firstTerm: Int) -> Int {
    guard index < end, elements[index].kind == .times else { return index }
    if isPairAtEnd(index, firstTerm) {
      markEach(firstTerm)
      return index + 2
    }
    guard index + 1 >= end || isSeparator(index + 1) || isRemark(behindTimes: index) else {
      return index
    }
    if !elements[index].spaceBefore, terms.count - firstTerm == 1, lastQuantity.unit == .none,
      lastQuantity.kind == .number, lastQuantity.value % 1000 == 0
    {
      if isLoadBeforeLoads(index) || isLoadOfUntoldReps(firstTerm) {
        for index in terms[firstTerm].quantities { quantities[index].marks.insert(.leading) }
      } else {
        quantities[quantities.count - 1].unit = .repetition
      }
    }
    return index + 1
  }

  /// The `(each side)` of `Side crunch 50x (each side)`.
  private func isRemark(behindTimes index: Int) -> Bool {
    guard elements[index + 1].kind == .openParenthesis, !elements[index].spaceBefore else {
      return false
    }
    switch elements[safe: index + 2]?.meaning {
    case .each, .per, .side, .left, .right: return true
    default: return false
    }
  }

  /// `Bench press 4x` and nothing more: as many sets as reps, so it is neither.
  func isCountAlone(_ times: Int, _ firstTerm: Int) -> Bool {
    (times + 1 == end || elements[safe: times + 1]?.kind == .pipe)
      && elements[safe: times]?.kind == .times && expressions.isEmpty
      && terms.count - firstTerm == 1
      && terms[firstTerm].quantities.count == 1 && lastQuantity.kind == .number
      && lastQuantity.unit == .none && lastQuantity.value <= 5_000
  }

  /// The first `8x` of `65 lb - 8x, 6x`: so many times, and no factor of what follows.
  func isTimesAlone(_ index: Int) -> Bool {
    isBareNumber(index) && elements[safe: index + 1]?.kind == .times
      && !elements[index + 1].spaceBefore && (index + 2 >= end || isSeparator(index + 2))
  }

  /// Behind the `x` of `70, 75x, 75, 80x` and of `75/1 78/x`: the lifter missed the load.
  mutating func missedAttempt(_ index: Int, _ firstTerm: Int) -> Int? {
    guard index < end, terms.count - firstTerm == 1, lastQuantity.unit == .none,
      lastQuantity.kind == .number, lastQuantity.value % 1000 == 0, !elements[index].spaceBefore
    else { return nil }
    let isSlashed = elements[index].kind == .slash
    let times = isSlashed ? index + 1 : index
    guard elements[safe: times]?.kind == .times, !elements[times].spaceBefore,
      isSlashed
        ? times + 1 >= end || elements[times + 1].spaceBefore || isSeparator(times + 1)
        : times + 1 >= end || isSeparator(times + 1),
      isSlashed ? lastQuantity.value >= 20_000 : isAttempt(firstTerm) && !isLoadBeforeLoads(index)
    else { return nil }
    for index in terms[firstTerm].quantities { quantities[index].marks.insert(.leading) }
    return times + 1
  }

  /// The 75 of `70, 75x`: an attempt among loads, for nobody does so many reps.
  private func isAttempt(_ firstTerm: Int) -> Bool {
    guard lastQuantity.value >= 40_000 else { return false }
    if terms[firstTerm].quantities.count > 1 {
      return quantities[terms[firstTerm].quantities.lowerBound].value >= 40_000
    }
    guard let before = expressions.last?.terms, before.count == 1,
      case let load = quantities[terms[before.lowerBound].quantities.lowerBound]
    else { return false }
    return load.unit.isMass || load.unit == .none && load.value >= 40_000
  }
}
