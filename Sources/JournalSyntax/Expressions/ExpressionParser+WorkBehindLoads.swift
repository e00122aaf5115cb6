/// Reps and sets behind the load that they were done with: `60 kg - 8, 8, 7`, `100 -> 5/5/4`.
extension ExpressionParser {
  /// The loads of `3x8 -> 205, 205, 215`: bare numbers above all that stands before them.
  func isLoadOfFactors(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isBareNumber(index), !isFactorOfNext(index), elements[index].value >= 20_000,
      !hasLoad(firstTerm), 2...3 ~= terms.count - firstTerm, allBare(firstTerm),
      terms[firstTerm + 1].joiner == .times
    else { return false }
    return quantities[terms[firstTerm].quantities.lowerBound].value <= 10_000
      && terms[firstTerm...].allSatisfy {
        quantities[$0.quantities.lowerBound].value < elements[index].value
      }
  }

  /// The `4x8` of `70 kg, 4x8`, the `8-8-7` of `+15 kg, 8-8-7`, the `4 sets x 15` of
  /// `60 kg, 4 sets x 15`, when no more sets follow.
  func isWorkOfLoad(_ index: Int) -> Bool {
    // `w/ 25s, 3x20`: the twenty-fives.
    let isPair = lastQuantity.unit == .letterS && lastQuantity.value % 2500 == 0
    let isLevel = lastQuantity.unit == .level
    guard lastQuantity.unit.isMass || isPair || isLevel, isNumber(index) else { return false }
    if isTimedWork(index) { return true }
    // `2.5 kg, 3x12`, `2 kg each hand, 3 sets of 15`.
    let isLight = lastQuantity.unit.isMass && lastQuantity.value <= 10_000 && isFactorOfNext(index)
    guard
      elements[index].value < lastQuantity.value || lastQuantity.marks.contains(.added) || isLevel
        || isLight
    else {
      return false
    }
    if elements[index].unit == .set { return isFactorOfNext(index) }
    if isRepsOfLoad(index) { return true }
    let second = index + 2
    guard isBareNumber(index), isBareNumber(second), !isFactorOfNext(second),
      elements[index].value <= 30_000, elements[second].value <= 30_000,
      elements[index].value % 1000 == 0
    else { return false }
    if elements[index + 1].kind == .hyphen { return !elements[index + 1].spaceBefore }
    let isTimes = elements[index + 1].kind == .times || elements[index + 1].meaning == .of
    return isTimes && min(elements[index].value, elements[second].value) <= 10_000
      && !(elements[safe: second + 1]?.kind == .comma && isNumber(second + 2))
  }

  /// The `4 x 10 s` of `38.5 kg - 4 x 10 s`, the `3 x 7 each` of `3.5 kg - 3 x 7R/7L`.
  func isTimedWork(_ index: Int) -> Bool {
    guard isBareNumber(index), isFactorOfNext(index), elements[index].value <= 10_000,
      isNumber(index + 2), !isFactorOfNext(index + 2)
    else { return false }
    let unit = elements[index + 2].unit
    return unit.isTime || unit == .letterS
      || unit == .repetition && elements[index + 1].kind == .times
  }

  /// The reps of `40 kg, 12, 11, 11`, of `20 kg, 18, 16 reps` and of `30 kg / 5, 5, 8`; in
  /// `20 kg, 22, 24` the loads rise.
  func isRepsOfLoad(_ start: Int) -> Bool {
    guard lastQuantity.unit.isMass || lastQuantity.kind == .bodyweight, isBareNumber(start) else {
      return false
    }
    var before = lastQuantity.value
    var rises = lastQuantity.unit.isMass
    var index = start
    while isNumber(index), elements[index].kind == .quantity {
      let value = elements[index].value
      guard value % 1000 == 0, 1_000...50_000 ~= value, !isFactorOfNext(index) else { return false }
      if elements[index].unit == .repetition { return true }
      guard elements[index].unit == .none, !isPlainWord(index + 1) else { return false }
      if endsWithReps(slashes: index) { return true }
      rises = rises && value > before
      before = value
      guard elements[safe: index + 1]?.kind == .comma, isNumber(index + 2),
        !elements[index + 2].unit.isMass
      else { break }
      index += 2
    }
    return !rises
  }

  /// The `15/15/12 reps` of `8 kg, 15/15/12 reps`.
  private func endsWithReps(slashes start: Int) -> Bool {
    var index = start
    while elements[safe: index + 1]?.kind == .slash, isNumber(index + 2), index < start + 24 {
      index += 2
    }
    return index > start && elements[index].unit == .repetition
  }

  /// The reps of `17.5 - 12/12/10` and of `120 - 12, 10, 8`, which are far below the load.
  func isListBehindLoad(dash index: Int) -> Bool {
    if isSlashedList(index + 1) { return true }
    let load = elements[index - 1].value
    // `Curls 14.5 - 10, 10, 8`: no reps.
    let isBroken = load % 1000 != 0
    guard isBareNumber(index + 1), load >= 20_000 || isBroken else { return false }
    // `60 - 10 10 9`, and no `60 - 10 10 80 - 8`.
    let second = isBareNumber(index + 2) ? index + 2 : index + 3
    if second == index + 2 {
      var last = second
      while isBareNumber(last), elements[last].value <= 30_000 { last += 1 }
      guard last >= end || isSeparator(last), elements[index + 1].value <= 30_000 else {
        return false
      }
    }
    return isBareNumber(second) && !isFactorOfNext(second)
      && (second == index + 2 || elements[index + 2].kind == .comma)
      && (isBroken || load / 3 * 2 >= max(elements[index + 1].value, elements[second].value))
  }

  /// The `3x6` of `185 - 3x6`.
  package func isWorkBehindLoad(dash index: Int) -> Bool {
    followsFactors(index + 1) && elements[index - 1].value >= 30_000
      && elements[index + 1].value <= 10_000
      && elements[index + 3].value <= elements[index - 1].value / 2 && !isFactorOfNext(index + 3)
  }
}
