/// What a slash between two numbers says.
extension ExpressionParser {
  /// The `/15` of `45/15x3` and the `/20` of `80/20/3`: load, reps and sets; the `/ 5` of
  /// `30 kg / 5, 5, 8`.
  func isRepsBehindSlash(_ slash: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 1 && terms[firstTerm].quantities.count == 1
      && (isLoadBeforeSlashes(slash - 1) || isMassBeforeReps(slash)
        || isLoadBeforeCountedSets(slash))
  }

  /// A load with its unit, and behind the slash a bare number far below it: nobody halves the load
  /// and leaves out the unit.
  func isMassBeforeReps(_ slash: Int) -> Bool {
    guard slash > 0, isBareNumber(slash + 1), elements[slash + 1].value % 1000 == 0,
      !isFactorOfNext(slash + 1)
    else { return false }
    let (load, reps) = (elements[slash - 1], elements[slash + 1].value)
    if load.meaning == .bodyweight { return elements[slash].spaceBefore && reps <= 30_000 }
    guard load.kind == .quantity, load.unit.isMass else { return false }
    return reps <= min(30_000, load.value / 2) || isListOfReps(slash + 1)
  }

  /// The `10/10/9` of `18 kg/10/10/9`: loads fall from number to number, and nobody drops to the same.
  private func isListOfReps(_ start: Int) -> Bool {
    guard isBareNumber(start + 2), elements[start + 1].kind == .slash, !isFactorOfNext(start + 2)
    else { return false }
    return elements[start].value <= 30_000 && elements[start].value == elements[start + 2].value
  }

  /// The `/8` of `Dips +10/8,8 +15/6`: reps with so much on the body.
  func isRepsOfSignedLoad(_ slash: Int, _ first: Int) -> Bool {
    quantities.count - first == 1 && !lastQuantity.marks.isDisjoint(with: [.added, .assisted])
      && !isSpaced(slash) && isBareNumber(slash + 1) && elements[slash + 1].value <= 30_000
      && elements[slash + 1].value % 1000 == 0 && elements[safe: slash + 2]?.kind != .slash
      && !isFactorOfNext(slash + 1)
      // `+5/10 3x5`: two loads, and the sets of both.
      && !(isBareNumber(slash + 2) && isFactorOfNext(slash + 2))
  }

  /// The `/12 reps` of `135 lb/12 reps`, the `/1 rep` of `5 sets/1 rep/355 lb`: what stands behind
  /// the slash is counted otherwise than what stands before it.
  func isWorkBehindSlash(_ slash: Int) -> Bool {
    let next = slash + 1
    guard isNumber(next), elements[next].kind == .quantity, !isFactorOfNext(next) else {
      return false
    }
    if lastQuantity.unit == .set, elements[next].unit == .none {
      return isListWithWordForReps(next)
    }
    return elements[next].unit == .repetition
      && (lastQuantity.unit.isMass || lastQuantity.unit == .set)
  }

  /// The `8, 10, 12 reps` of `3 sets/8, 10, 12 reps/40 kg`.
  private func isListWithWordForReps(_ start: Int) -> Bool {
    var index = start
    while isBareNumber(index), elements[safe: index + 1]?.kind == .comma, index < start + 24 {
      index += 2
    }
    return index > start && isNumber(index) && elements[index].unit == .repetition
  }

  /// The `/4` of the `55/4` in `50 kg/4, 55/4`: the second load is one too.
  func isRepsOfNextLoad(_ slash: Int) -> Bool {
    let (before, next) = (lastQuantity, slash + 1)
    return slashedUnit != nil && before.unit == .none && before.value >= 20_000
      && isBareNumber(next) && !isFactorOfNext(next) && !elements[slash].spaceBefore
      && elements[safe: next + 1]?.kind != .slash && elements[next].value % 1000 == 0
      && elements[next].value <= min(20_000, before.value / 2)
  }

  /// The `/3x` of `75/3x` and of `80 kg/1x`: a load, and how often it was lifted.
  func isTimesBehindSlash(_ slash: Int) -> Bool {
    isTimesAlone(slash + 1) && !elements[slash].spaceBefore && isGluedNumber(slash + 1)
      && terms[terms.count - 1].quantities.count == 1 && lastQuantity.kind == .number
      && (lastQuantity.unit.isMass || lastQuantity.unit == .none && lastQuantity.value >= 20_000)
      && elements[slash + 1].value % 1000 == 0 && elements[slash + 1].value < lastQuantity.value
  }

  /// Gives the unit of the first load with a slash to those behind it.
  mutating func shareSlashedUnit(_ firstTerm: Int) {
    let load = terms[firstTerm].quantities.lowerBound
    if quantities[load].unit.isMass {
      slashedUnit = quantities[load].unit
    } else if let slashedUnit, quantities[load].unit == .none {
      quantities[load].unit = slashedUnit
    }
  }

  /// The `/3` of `80/20/3`.
  func isSetsBehindSlash(_ slash: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 2 && slash >= 3 && isLoadBeforeSlashes(slash - 3)
  }

  /// The 45 of `45/15x3`, the 80 of `80/20/3` and of `80 kg / 20 / 3`: far above the reps, which are
  /// far above the sets.
  func isLoadBeforeSlashes(_ index: Int) -> Bool {
    guard isLoadBeforeSlash(index), isBareNumber(index + 2), isBareNumber(index + 4),
      elements[index + 1].kind == .slash,
      elements[index + 3].kind == .slash || elements[index + 3].kind == .times,
      elements[safe: index + 5]?.kind != .slash, elements[safe: index + 5]?.kind != .times
    else { return false }
    let (load, reps, sets) = (
      elements[index].value, elements[index + 2].value, elements[index + 4].value
    )
    let isWhole = reps % 1000 == 0 && sets % 1000 == 0
    // `110/5, 120/5x3`: as before, the reps stand behind the load.
    if isWhole, elements[index + 3].kind == .times, reps <= min(20_000, load / 4),
      isBehindLoadAndReps(index)
    {
      return sets <= 10_000
    }
    return isWhole && reps <= min(50_000, load / 2) && sets <= min(6_000, reps / 2)
  }

  /// The 120 of `110/5, 120/5x3` and of `110/5 120/5x3`.
  private func isBehindLoadAndReps(_ index: Int) -> Bool {
    let reps = elements[safe: index - 1]?.kind == .comma ? index - 2 : index - 1
    return isBareNumber(reps) && elements[safe: reps - 1]?.kind == .slash && isNumber(reps - 2)
  }

  /// The slash of `120/5x3` on its own: a load, and what is told of its sets.
  func isSchemeBehindLoad(_ slash: Int) -> Bool {
    isBareNumber(slash - 1) && elements[slash - 1].value >= 40_000 && !elements[slash].spaceBefore
      && followsFactors(slash + 1) && !isFactorOfNext(slash + 3)
      && max(elements[slash + 1].value, elements[slash + 3].value)
        <= min(20_000, elements[slash - 1].value / 4)
  }

  private func isLoadBeforeSlash(_ index: Int) -> Bool {
    guard index >= 0, index + 1 < end, elements[index].kind == .quantity else { return false }
    if elements[index].unit.isMass { return true }
    guard elements[index].unit == .none else { return false }
    return elements[index].value >= 40_000 || isLightLoadBeforeSlash(index)
  }

  /// The 34 of `34/10x3`: far above the reps, of which nobody does five or less behind a slash.
  private func isLightLoadBeforeSlash(_ index: Int) -> Bool {
    guard elements[index].value >= 20_000, isBareNumber(index + 2), isBareNumber(index + 4) else {
      return false
    }
    let (reps, sets) = (elements[index + 2].value, elements[index + 4].value)
    return reps >= 6_000 && elements[index].value / 5 >= reps / 2 && sets <= 5_000
      && elements[index + 3].kind == .times
  }

  /// The slash of `34/10 3 sets`: a load and its reps, for two numbers of reps make no three sets.
  func isLoadBeforeCountedSets(_ slash: Int) -> Bool {
    guard isBareNumber(slash - 1), isBareNumber(slash + 1), isNumber(slash + 2),
      !elements[slash].spaceBefore, elements[slash + 2].unit == .set,
      elements[slash + 2].value > 2_000, !isFactorOfNext(slash + 2)
    else { return false }
    let (load, reps) = (elements[slash - 1].value, elements[slash + 1].value)
    return load >= 20_000 && load / 2 > reps && reps <= 30_000 && reps % 1000 == 0
      && elements[safe: slash - 2]?.kind != .slash
  }

  /// The `/10min` of `80/10min` and `300/1 hour`: so many within that time.
  func isCountInTime(_ slash: Int) -> Bool {
    guard isNumber(slash + 1), elements[slash + 1].kind == .quantity, isBareNumber(slash - 1),
      elements[slash - 1].value >= 20_000, elements[slash - 1].value % 1000 == 0
    else { return false }
    let unit = elements[slash + 1].unit
    return (unit == .minute || unit == .hour) && !isRestAmount(slash + 1)
  }

  /// The load of `3 x 12 (each side) / 10 kg`, of the sets before the parentheses.
  mutating func load(behindAside slash: Int) -> Int? {
    guard let last = expressions.last, last.terms.count == 2,
      isNumber(slash + 1), elements[slash + 1].unit.isMass, !isFactorOfNext(slash + 1),
      !hasLoad(last.terms.lowerBound)
    else { return nil }
    return addLoadToLast(at: slash + 1)
  }

  /// The last word of `10/10/8 bodyweight` and of `10-8-7 BW`.
  func isBodyweight(behindList index: Int, _ firstTerm: Int) -> Bool {
    index + 1 >= end && terms.count - firstTerm == 1 && terms[firstTerm].quantities.count > 1
      && quantities[terms[firstTerm].quantities].allSatisfy {
        $0.unit == .none && $0.value <= 50_000
      }
  }

  /// The `12/12/10` of `17.5 - 12/12/10`.
  func isSlashedList(_ index: Int) -> Bool {
    isBareNumber(index) && isBareNumber(index + 2) && elements[index + 1].kind == .slash
      && !elements[index + 1].spaceBefore && !isFactorOfNext(index + 2)
  }

  /// The second pair of `80/176 x 5, 102.5/226 x 3`.
  func startsSlashedLoads(_ index: Int) -> Bool {
    isBareNumber(index) && elements[safe: index + 1]?.kind == .slash
      && isBareNumber(index + 2) && elements[safe: index + 3]?.kind == .times
      && min(elements[index].value, elements[index + 2].value) >= 20_000
  }

  /// The comma of `50 kg/4, 55/4`: another load stands behind it.
  func isBehindSlash(_ comma: Int) -> Bool {
    comma >= 3 && elements[comma - 2].kind == .slash && isNumber(comma - 3)
      && isNumber(comma + 1) && elements[safe: comma + 2]?.kind == .slash
  }
}
