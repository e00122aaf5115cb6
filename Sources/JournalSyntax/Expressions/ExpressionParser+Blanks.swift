/// Factors behind nothing but white space, and what an expression has told already.
extension ExpressionParser {
  /// `3x12`: bare factors behind white space.
  func followsFactors(_ index: Int) -> Bool {
    isBareNumber(index) && isFactorOfNext(index) && isBareNumber(index + 2)
  }

  func uses(_ unit: Unit, _ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { $0.unit == unit || ($0.unit.isMass && unit.isMass) }
    }
  }

  func hasLoad(_ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { $0.unit.isMass || $0.kind == .bodyweight }
    }
  }

  /// `95lbs 5x5`, `245 7,6,7`, `3x8 185lb`, `100 20r 3s`, `35km 1:30:00`.
  func joinsBySpace(_ index: Int, _ firstTerm: Int) -> Bool {
    let count = terms.count - firstTerm
    let next = elements[index]
    if next.unit == .other || next.unit == .pace || isRestAmount(index) { return false }
    if isRating(index) || isPhaseOfReps(index, firstTerm)
      || isRestOfFactors(index, firstTerm..<terms.count)
    {
      return false
    }
    // `3x5 100 kg 20 min total`.
    if count > 1, next.unit.isTime, isWord(index + 1, .total) { return false }
    // `100x5 1/2 depth`, `100x5 bodyweight 82`.
    if count > 1,
      isSureTalk(index) || isTempo(index) || next.meaning == .bodyweight && isTalkOfBody(index)
    {
      return false
    }
    if count > 1, isMissedLoad(index) { return false }
    // `105x1 108xC`: the load of a set of which no reps were done.
    if count > 1, elements[safe: index + 1]?.kind == .times, !elements[index + 1].spaceBefore,
      isPlainWord(index + 2), !elements[index + 2].spaceBefore
    {
      return false
    }
    // `1) 60x10 2) 80x8`: the number of the next set.
    if isSetNumber(index), elements[index + 2].spaceBefore { return false }
    // `35 x 3  2 on right side`.
    if count > 1, next.flags.contains(.gap), isPlainWord(index + 1) { return false }
    if count == 1, next.kind == .plus, isAddedToList(index, firstTerm) { return true }
    if count == 1 { return joinsSingle(index, firstTerm) }
    // `80% (170) 3x4`: what the share came to, then the sets.
    if count == 2, terms[terms.count - 1].joiner == .parenthesis, followsFactors(index),
      quantities[terms[firstTerm].quantities.lowerBound].unit == .percent
    {
      return true
    }
    if lastQuantity.unit == .repetition, isLoadWithReps(index) { return false }
    if isPairedLoad(index, firstTerm) { return true }
    if isAddedToCounts(index, firstTerm) { return true }
    if isFactorOfNext(index) { return false }
    if count == 2, isRepsOfSets(index, firstTerm) { return true }
    if isTimeOfWays(index, firstTerm) { return true }
    if count == 2, terms[terms.count - 1].joiner == .times, !hasLoad(firstTerm),
      isCarried(plus: index, over: lastQuantity)
    {
      return true
    }
    if next.isNumber, next.unit != .none, next.unit != .percent {
      return !usesDimension(of: next.unit, firstTerm)
    }
    if next.kind == .clock { return count == 1 }
    if next.meaning == .bodyweight { return !hasLoad(firstTerm) }
    guard count == 2, terms[terms.count - 1].joiner == .times, !hasLoad(firstTerm) else {
      return false
    }
    // `+10x5 +20x5`: the next set.
    if next.kind == .plus, isFactorOfNext(index + 1),
      quantities[terms[firstTerm].quantities.lowerBound].marks.contains(.added)
    {
      return false
    }
    // `Dips 5x5 +20`.
    if next.kind == .plus {
      return (isGluedNumber(index + 1) && next.spaceBefore || isAddedMass(index))
        && !isResistance(index + 2) && allBare(firstTerm)
    }
    return next.kind == .quantity && next.unit == .none && !isTick(index)
      && !next.flags.contains(.tooLarge) && allBare(firstTerm)
  }

  /// The 1 of `bench 3x6 1`: no load, and no set; it may be a tick.
  package func isTick(_ index: Int) -> Bool {
    index > 0 && index + 1 == end && isBareNumber(index) && elements[index].value == 1000
      && elements[index - 1].isNumber && elements[safe: index - 2]?.kind == .times
      && index > 2 && isBareNumber(index - 3) && elements[index - 3].value <= 12_000
  }

  /// The `+10 kg` of `8, 7, 6 +10 kg`: what all of the sets were done with.
  private func isAddedToList(_ plus: Int, _ firstTerm: Int) -> Bool {
    let reps = quantities[terms[firstTerm].quantities]
    guard reps.count > 1, elements[plus].spaceBefore, isGluedNumber(plus + 1),
      plus + 2 >= end || isSeparator(plus + 2), allBare(firstTerm),
      let most = reps.map(\.value).max(), most <= 30_000
    else { return false }
    return elements[plus + 1].unit.isMass
      || elements[plus + 1].unit == .none && elements[plus + 1].value > most
  }

  /// The `+20 kg` of `dips 3 sets x 10 reps +20 kg` and of `plank 60 s x 3 +20 kg`.
  private func isAddedToCounts(_ plus: Int, _ firstTerm: Int) -> Bool {
    elements[plus].kind == .plus && elements[plus].spaceBefore && isNumber(plus + 1)
      && elements[plus + 1].unit.isMass && !isFactorOfNext(plus + 1) && !isResistance(plus + 2)
      && !hasLoad(firstTerm)
      && terms[firstTerm...].allSatisfy {
        $0.quantities.count == 1
          && [.none, .set, .repetition, .second, .letterS, .minute].contains(
            quantities[$0.quantities.lowerBound].unit)
      }
      && quantities[terms[firstTerm].quantities.lowerBound].marks.isEmpty
  }

  /// The `12 12 10` of `3 sets 30 lb 12 12 10` and of `30 lb 3 sets 12/12/10`: as many as there were
  /// sets; behind a comma also the 12 of `30 lb, 3 sets, 12`.
  func isRepsOfSets(_ index: Int, _ firstTerm: Int, mayBeOne: Bool = false) -> Bool {
    let told = terms[firstTerm...]
    guard told.allSatisfy({ $0.quantities.count == 1 }), hasLoad(firstTerm),
      let term = told.first(where: { quantities[$0.quantities.lowerBound].unit == .set })
    else { return false }
    let sets = quantities[term.quantities.lowerBound]
    var numbers = 0
    var next = index
    while isBareNumber(next) || numbers > 0 && isNumber(next) && elements[next].unit == .repetition,
      !isFactorOfNext(next), numbers < 12
    {
      numbers += 1
      next += 1
      // `24 kg 3 sets 10/9/8 reps`.
      if elements[next - 1].unit == .repetition { break }
      if next < end, elements[next].kind == .comma || elements[next].kind == .slash { next += 1 }
    }
    if mayBeOne, numbers == 1 { return elements[index].value <= 50_000 }
    return numbers > 1 && numbers * 1000 == Int(sets.value)
  }

  func joinsSingle(_ index: Int, _ firstTerm: Int) -> Bool {
    let first = quantities[terms[firstTerm].quantities.lowerBound]
    let next = elements[index]
    if terms[firstTerm].quantities.count > 1 {
      return first.unit == .none && (next.unit.isMass || isLoadBehindList(index, terms[firstTerm]))
        || isLoadsOfReps(index, firstTerm) || isRepsOfLoads(index, firstTerm)
        || isWorkOfEachLoad(index, terms[firstTerm])
    }
    if next.kind == .word { return next.meaning == .bodyweight && first.unit == .none }
    if isCarried(plus: index, over: first) { return true }
    // `20 5kg15 10kg10`: the load of the reps that are glued to it.
    if next.unit.isMass, first.unit == .none, isBareNumber(index + 1), isGluedNumber(index + 1) {
      return false
    }
    // `bar 15 reps 40 kg 12 reps`: the load of the next set.
    if first.unit == .repetition, isLoadWithReps(index) { return false }
    if next.isNumber, first.unit != .none, first.unit == next.unit { return false }
    if first.kind == .clock || first.unit.isTime || first.unit == .letterM {
      return next.unit.isLength || next.unit == .letterM || next.unit == .kilo
        || next.kind == .clock
        || next.unit == .set || isCarried(index)
        // `Swim 1000m 24 min`: nobody swims for a thousand minutes.
        || first.unit == .letterM && first.value >= 100_000 && next.unit.isTime
          && !isFactorOfNext(index)
          && (index + 1 >= end
            || first.value >= 400_000 && elements[index + 1].kind == .comma
              && !isNumber(index + 2))
    }
    if first.unit.isLength || first.unit == .kilo && next.kind == .clock {
      return next.kind == .clock || next.unit.isTime || next.unit == .set || isCarried(index)
    }
    // `3 x 10 reps 90 s`: nobody does ninety sets.
    if first.unit == .repetition, next.unit == .letterS || next.unit == .second,
      next.value >= 20_000, terms.count > 1, terms[terms.count - 1].joiner == .times
    {
      return false
    }
    if first.unit == .repetition, next.unit == .none {
      // `5 reps 80`.
      return isBareNumber(index) && next.value >= 20_000 && next.value / 2 >= first.value
        && first.upper == 0 && !isFactorOfNext(index) && !isNumber(index + 1)
    }
    // `455 500 3s`: the second number has its own reps.
    if next.isNumber, next.unit == .none, index + 1 < end, elements[index + 1].isNumber {
      let unit = elements[index + 1].unit
      if unit == .set { return isRepsBeforeSets(next, of: first) }
      if unit == .repetition || unit == .letterS { return false }
    }
    return true
  }

  /// The load of `2 min 24 kg`, `50 m 40 kg`, and not that of the next set.
  private func isCarried(_ index: Int) -> Bool {
    guard elements[index].unit.isMass, !isFactorOfNext(index) else { return false }
    var after = index + 1
    while after < end, !elements[after].isNumber {
      switch elements[after].kind {
      case .word, .openParenthesis, .closeParenthesis, .period, .dot: after += 1
      // `50 m 40 kg, 50 m 45 kg`.
      case .comma, .semicolon:
        return isNumber(after + 1)
          && (elements[after + 1].unit.isLength || elements[after + 1].unit.isTime
            || elements[after + 1].unit == .letterM)
      default: return false
      }
    }
    return after >= end
  }

  /// The `3x` of `Plank 1 min 3x` and of `60 kg 10 reps 3x`, the 3 of `30 20회 3`: how often.
  func isSetsAtEnd(_ index: Int, _ firstTerm: Int) -> Bool {
    // `30 20회 3`: a load, reps that are counted, and sets.
    if isBareNumber(index), 2_000...4_000 ~= elements[index].value, !uses(.set, firstTerm),
      lastQuantity.unit == .repetition, terms.count - firstTerm == 2,
      quantities[terms[firstTerm].quantities.lowerBound].unit != .repetition,
      terms[firstTerm].quantities.count == 1, index + 1 >= end || isSeparator(index + 1)
    {
      return true
    }
    guard isBareNumber(index), elements[index].value <= 20_000, !uses(.set, firstTerm),
      elements[safe: index + 1]?.kind == .times, !elements[index + 1].spaceBefore,
      index + 2 >= end || isSeparator(index + 2)
    else { return false }
    let unit = lastQuantity.unit
    return unit.isTime || unit == .repetition || unit == .letterS || lastQuantity.kind == .clock
  }

  /// The clock of `24 kg 100 reps 4:55`: how long they took.
  func isTimeOfReps(_ index: Int, _ firstTerm: Int) -> Bool {
    index + 1 >= end && elements[index].unit == .none && lastQuantity.unit == .repetition
      && hasLoad(firstTerm) && terms.count - firstTerm == 2
  }

  func usesDimension(of unit: Unit, _ firstTerm: Int) -> Bool {
    terms[firstTerm...].contains { term in
      quantities[term.quantities].contains { quantity in
        quantity.unit == unit || (quantity.unit.isMass && unit.isMass)
          || (quantity.unit.isTime || quantity.kind == .clock) && unit.isTime
          || quantity.unit.isLength && unit.isLength
      }
    }
      || unit.isMass && terms[firstTerm].joiner == .first && terms.count - firstTerm > 2
        && lastQuantity.unit != .percent
  }

  func allBare(_ firstTerm: Int, to end: Int? = nil) -> Bool {
    terms[firstTerm..<(end ?? terms.count)].allSatisfy { term in
      quantities[term.quantities].allSatisfy { $0.unit == .none && $0.kind == .number }
    }
  }

  /// The time behind the pace of `15.3 km 6:32/km 1:39:41`, `3.8 km, 6:39/km, 24:59` and
  /// `5 km @ 5:43/km, 28:35`, and behind the pulse of `4.7 km, HR 82, 52 min`.
  func behindPace(_ start: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1, lastQuantity.unit.isLength else { return nil }
    var index = start
    for _ in 0..<3 {
      guard let next = behindPaceOrPulse(index) else { break }
      index = elements[safe: next]?.kind == .comma ? next + 1 : next
    }
    // `5 km, time 28:35`, `5公里，用时28分30秒`.
    if isWord(index, .time) || isWord(index, .duration) { index += 1 }
    guard index > start else { return nil }
    guard isNumber(index), elements[index].kind == .clock || elements[index].unit.isTime,
      elements[index].unit != .pace
    else { return nil }
    return index
  }

  private func behindPaceOrPulse(_ index: Int) -> Int? {
    let number = elements[safe: index]?.kind == .at || isWord(index, .at) ? index + 1 : index
    if isNumber(number), elements[number].unit == .pace { return number + 1 }
    // `5 km 配速5'30" 用时27'30"`.
    if isWord(index, .pace), isNumber(index + 1) { return index + 2 }
    guard isWord(index, .feeling), isNumber(index + 1) else { return nil }
    let isShare = elements[safe: index + 2]?.kind == .slash && isNumber(index + 3)
    return isShare ? index + 4 : index + 2
  }
}
