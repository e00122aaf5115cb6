/// Numbers that are factors of what stands behind them: the 10 of `10x100` and of `10 at 100`.
extension ExpressionParser {
  /// True when the number at `index` is itself multiplied: it starts the next expression.
  package func isFactorOfNext(_ index: Int) -> Bool {
    var after = index + 1
    guard after < end else { return false }
    if elements[after].kind == .plus, after + 1 < end, isNumber(after + 1),
      !elements[after].spaceBefore
    {
      after += 2
    } else if isOpenCount(index) {
      after += 1
    }
    guard after < end else { return false }
    switch elements[after].kind {
    case .times:
      return startsFactor(after + 1) || after + 1 >= end || isSeparator(after + 1)
        || isFailureInParentheses(after + 1)
    case .at:
      return startsFactor(after + 1) && !elements[index].unit.isMass && !isRating(after + 1)
        && !isRatedSets(index) && !isRatedReps(index)
    case .openParenthesis: return joinsAsFactor(after)
    // `8 +10kg, 6 +10kg`, `8 -20kg, 7 -20kg`.
    case .plus, .hyphen:
      return (elements[after].kind == .plus || elements[after].spaceBefore)
        && isGluedNumber(after + 1) && elements[after + 1].unit.isMass
        && elements[index].value <= 50_000
        && (elements[index].unit == .none || elements[index].unit == .repetition)
    case .word:
      // `315 for a triple, 335 for a double`.
      if elements[after].meaning == .for {
        return setBehindFor(after) != nil || isLoadBeforeFor(index, after)
      }
      return elements[after].meaning == .of && startsFactor(after + 1)
    default: return false
    }
  }

  /// The `5+` of `5@140, 5@150, 5+@160`: that many or more.
  private func isOpenCount(_ index: Int) -> Bool {
    index + 2 < end && elements[index + 1].kind == .plus && !elements[index + 1].spaceBefore
      && elements[index + 2].kind == .at && elements[index].isBareWhole
      && elements[index].value <= 20_000
  }

  /// The `3 sets @7` of `140x5 3 sets @7`: how hard they were.
  private func isRatedSets(_ index: Int) -> Bool {
    elements[index].unit == .set && isBareNumber(index + 2)
      && 5_000...10_000 ~= elements[index + 2].value && !isFactorOfNext(index + 2)
      && !isNumber(index + 3)
  }

  /// The `8 reps @8` of `90 lb, 8 reps @8` and of `90 lb, 3 sets, 8 reps @8`: the load was told.
  private func isRatedReps(_ index: Int) -> Bool {
    elements[index].unit == .repetition && index > 1 && isSeparator(index - 1)
      && (elements[index - 2].unit.isMass || elements[index - 2].unit == .set)
      && isBareNumber(index + 2) && 5_000...10_000 ~= elements[index + 2].value
      && elements[index + 2].value % 500 == 0 && !isFactorOfNext(index + 2)
      && !isNumber(index + 3)
  }

  /// The 155 of `135 for 5, 155 for 5`, and the last 17 of `17 for 10 / 17 for 8`.
  private func isLoadBeforeFor(_ load: Int, _ word: Int) -> Bool {
    guard isNumber(word + 1),
      elements[word + 1].unit == .none || elements[word + 1].unit == .repetition
    else { return false }
    if elements[load].unit.isMass { return isBehindPairWithFor(load) }
    guard isBareNumber(load) else { return false }
    return elements[load].value >= 20_000 && elements[word + 1].value < elements[load].value
      || isBehindPairWithFor(load)
  }

  /// A mark stands before the load, and before that a load of the same kind `for` its reps.
  private func isBehindPairWithFor(_ load: Int) -> Bool {
    guard load > 3, isWord(load - 3, .for), isNumber(load - 4), isBareNumber(load - 2),
      case let first = elements[load - 4],
      first.unit == elements[load].unit,
      elements[load].value / 2 <= first.value, first.value / 2 <= elements[load].value
    else { return false }
    return isSeparator(load - 1) || elements[load - 1].kind == .slash
  }
}
