/// What both hands or each side do: `12 kg each arm`, `2x16 kg`, `15 kg (x2)`, `per leg`.
extension ExpressionParser {
  /// Marks the load as one of two, or the factor before the words where none has a unit.
  mutating func markEach(_ firstTerm: Int) {
    let load = terms[firstTerm...].first { quantities[$0.quantities.lowerBound].unit.isMass }
    let term = load ?? terms[max(firstTerm, terms.count - 2)]
    quantities[term.quantities.lowerBound].marks.insert(.each)
  }

  private func isSideWord(_ index: Int) -> Bool {
    index < end && (elements[index].meaning == .each || elements[index].meaning == .per)
  }

  /// Behind `each arm`, `per leg`, `each`, `на каждую ногу`: at most three such words.
  func behindSides(_ index: Int) -> Int {
    if index < end, elements[index].kind == .slash, isWord(index + 1, .side) {
      return startsNameOfSide(index) ? index : index + 2
    }
    if isWord(index, .of), isWord(index + 1, .side) || isWord(index + 1, .each) {
      let next = isWord(index + 1, .each) ? behindSides(index + 1) : index + 2
      return next
    }
    // `8 kg kiri kanan 3x10`: with either.
    if isWord(index, .left) && isWord(index + 1, .right)
      || isWord(index, .right) && isWord(index + 1, .left)
    {
      return index + 2
    }
    // `80 kg p/h x 20 m`: per hand.
    if isInitials(index) { return index + 3 }
    // `4 plates a side`.
    if elements[safe: index]?.range.count == 1, isWord(index + 1, .side),
      lastQuantity.unit == .level || lastQuantity.unit == .plate || isPlateBeforeReps(index + 2)
    {
      return index + 2
    }
    // `160 a side 38 s`.
    if elements[safe: index]?.range.count == 1, elements[index].kind == .word,
      isWord(index + 1, .side), lastQuantity.unit == .none, lastQuantity.value >= 20_000,
      isNumber(index + 2), elements[index + 2].unit.isTime || elements[index + 2].unit == .letterS
    {
      return index + 2
    }
    if isShortWordBeforeSide(index) { return index + 2 }
    guard isSideWord(index) else { return index }
    var next = index + 1
    while next < end, next < index + 3, elements[next].meaning == .side { next += 1 }
    return elements[index].meaning == .per && next == index + 1 ? index : next
  }

  /// The slash of `squat 80x5 / leg ext 40x12`, which parts two exercises.
  func startsNameOfSide(_ slash: Int) -> Bool {
    elements[slash].spaceBefore && elements[slash].spaceAfter && isPlainWord(slash + 2)
      && isNumber(slash + 3) && isFactorOfNext(slash + 3)
  }

  /// The `par bras` of `12 kg par bras 3x10`: a small word of any language before the side.
  private func isShortWordBeforeSide(_ index: Int) -> Bool {
    guard index + 2 < end, elements[index].kind == .word, elements[index].word == .plain,
      2...4 ~= elements[index].range.count, isWord(index + 1, .side), lastQuantity.unit.isMass
    else { return false }
    let work = elements[index + 2].kind == .comma ? index + 3 : index + 2
    return followsFactors(work) || elements[safe: work]?.kind == .hyphen && followsList(work + 1)
  }

  /// Two letters with a slash between them, behind a load and before a times sign.
  private func isInitials(_ index: Int) -> Bool {
    guard index + 3 < end, lastQuantity.unit.isMass, elements[index + 1].kind == .slash,
      elements[index + 3].kind == .times || followsFactors(index + 3)
    else { return false }
    return [index, index + 2].allSatisfy {
      elements[$0].kind == .word && elements[$0].range.count == 1
    } && !elements[index + 1].spaceBefore && !elements[index + 2].spaceBefore
  }

  /// `2 plates each side 10`, `3 plates a side 12 12 10`: how many plates, and reps.
  private func isPlateBeforeReps(_ index: Int) -> Bool {
    guard lastQuantity.unit == .level || lastQuantity.unit == .plate else { return false }
    var index = index
    var count = 0
    while isBareNumber(index), 6_000...20_000 ~= elements[index].value {
      count += 1
      index += 1
      guard elements[safe: index]?.kind == .comma else { continue }
      index += 1
    }
    return count > 0 && (index >= end || isSeparator(index))
  }

  /// The 12 of `10kg*2 每腿12次`: behind the word for each side.
  func behindEachWord(_ index: Int) -> Int? {
    isWord(index, .each) && isNumber(index + 1) && elements[index + 1].unit == .repetition
      ? index + 1 : nil
  }

  /// The 8 of `3x8 each @8`: no load of both.
  private func isRatingOnly(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value <= 10_000 && !elements[index].spaceBefore
  }

  /// How the next factor is joined behind `each arm`: a load where none was told, or the work of it.
  func joinerBehindSides(_ index: Int, _ firstTerm: Int) -> Joining? {
    guard index < end else { return nil }
    // `20 kg each arm: 12, 10, 10`.
    if elements[index].kind == .colon, lastQuantity.unit.isMass {
      return joinsByColon(index, firstTerm) ? (.colon, index + 1) : nil
    }
    // `90/side: 11, 9, 8`.
    if elements[index].kind == .colon, lastQuantity.unit == .none, terms.count - firstTerm == 1,
      lastQuantity.value >= 25_000, followsList(index + 1)
    {
      return (.colon, index + 1)
    }
    // `12.5 kg par côté - 15 / 15 / 12`.
    if elements[index].kind == .hyphen, elements[index].spaceAfter, lastQuantity.unit.isMass,
      terms.count - firstTerm == 1, followsList(index + 1)
    {
      return (.space, index + 1)
    }
    let isWith = elements[index].meaning == .with || elements[index].meaning == .at
    let isComma = elements[index].kind == .comma && !isFactorOfNext(index + 1)
    if isWith || isComma, isNumber(index + 1), elements[index + 1].unit.isMass,
      !hasLoad(firstTerm)
    {
      return (.at, index + 1)
    }
    // `3x10 each side w/ 60s`: the sixties.
    let number = isWith && elements[safe: index + 1]?.kind == .slash ? index + 2 : index + 1
    if isWith, isNumber(number), !hasLoad(firstTerm), !isRestAmount(number), !isPhase(number),
      elements[number].unit.isMass || isPairOfDumbbells(number)
    {
      return (.at, number)
    }
    // `275/hand (no belt) 3x60ft`.
    if elements[index].kind == .openParenthesis, let work = behindRemark(index, firstTerm) {
      return (.space, work)
    }
    // `3x12 per side (20 kg plate)`.
    if elements[index].kind == .openParenthesis, isNumber(index + 1),
      elements[index + 1].unit.isMass, !hasLoad(firstTerm),
      closing(index) == behindHandWords(index + 2)
    {
      return (.parenthesis, index + 1)
    }
    // `10 kg/hand, 3x15`, `10 kg each hand, 3 sets of 15`, `10 kg per hand, 15 reps`.
    if elements[index].kind == .comma, terms.count - firstTerm == 1, lastQuantity.unit.isMass,
      followsFactors(index + 1)
        || isNumber(index + 1)
          && (elements[index + 1].unit == .repetition
            || elements[index + 1].unit == .set && isFactorOfNext(index + 1))
    {
      return (.space, index + 1)
    }
    if let reps = repsOfSets(behindEach: index, firstTerm) { return (.space, reps) }
    // `80 x 12 each arm, 3 sets`.
    if elements[index].kind == .comma, isNumber(index + 1),
      elements[index + 1].unit == .set || elements[index + 1].unit == .round,
      !isFactorOfNext(index + 1), !uses(.set, firstTerm)
    {
      return (.space, index + 1)
    }
    // `30 x 10 each arm 3 sets`.
    if isNumber(index), elements[index].unit == .set, !isFactorOfNext(index),
      !uses(.set, firstTerm)
    {
      return (.space, index)
    }
    let pair = elements[index].kind == .comma ? index + 1 : index
    if isPairOfLoads(pair), !hasLoad(firstTerm) { return (.space, pair + 2) }
    if isLoadWord(index) || elements[index].kind == .comma && isLoadWord(index + 1) {
      return hasLoad(firstTerm) ? nil : (.at, isLoadWord(index) ? index + 1 : index + 2)
    }
    let isLoad = isNumber(index) && elements[index].unit.isMass && !hasLoad(firstTerm)
    let isCounted = isNumber(index) && elements[index].unit == .repetition
    // `6 plates/side 12, 12, 15`.
    let isListed =
      isBareNumber(index) && elements[safe: index + 1]?.kind == .comma && isBareNumber(index + 2)
    // `30/side 3x12`.
    let isBareLoad =
      lastQuantity.unit == .none
      && (lastQuantity.value >= 12_500 && followsFactors(index)
        || lastQuantity.value >= 45_000 && followsList(index) && !comesTo(lastQuantity, index)
        || isPlateBeforeReps(index))
    let isPlates = lastQuantity.unit == .level || lastQuantity.unit == .plate
    let isWork =
      (followsFactors(index) || isCounted || isListed || followsList(index)
        || isPlateBeforeReps(index))
      && terms.count - firstTerm == 1
      && (hasLoad(firstTerm) || isPlates || isBareLoad)
    // `40 kg per hand 30 s`; in `Lunges 20 per side 90 s rest` and `Russian twists 20 per side 45 s` the
    // number counts reps.
    let isTime =
      isNumber(index) && (elements[index].unit.isTime || elements[index].unit == .letterS)
      && !isRestAmount(index)
    if isTime, terms.count - firstTerm == 1,
      lastQuantity.unit.isMass || lastQuantity.unit == .none && lastQuantity.value >= 100_000
    {
      return (.space, index)
    }
    // `90 per hand 40 m x 3`.
    if isNumber(index),
      elements[index].unit.isLength || elements[index].unit == .letterM,
      terms.count - firstTerm == 1,
      hasLoad(firstTerm) || lastQuantity.unit == .none && lastQuantity.value >= 12_500
    {
      return (.space, index)
    }
    // `275/hand 3x60 ft`: so often so far.
    if terms.count - firstTerm == 1, followsSetsOfWay(index),
      hasLoad(firstTerm) || lastQuantity.unit == .none && lastQuantity.value >= 12_500
    {
      return (.space, index)
    }
    // `3x8 ea @ 50`.
    let isBehindAt = elements[index].kind == .at && !hasLoad(firstTerm) && !isRatingOnly(index + 1)
    guard isLoad || isWork || elements[index].kind == .times || isBehindAt else { return nil }
    if isWork { return (.space, index) }
    return joiner(at: index, firstTerm: firstTerm)
  }

  /// The `10, 10, 10` of `Lunges 30 per leg 10, 10, 10`.
  private func comesTo(_ total: Quantity, _ start: Int) -> Bool {
    var (index, sum) = (start, Int64(0))
    while isBareNumber(index) {
      sum += Int64(elements[index].value)
      index += 1
      if index < end, elements[index].kind == .comma || elements[index].kind == .slash {
        index += 1
      }
    }
    return sum == Int64(total.value)
  }

  /// The reps of `3 sets 20 kg each 10 reps`, `3 sets, 20 kg each, 10 reps` and `3 sets with 20 kg each
  /// for 10 reps`.
  private func repsOfSets(behindEach index: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 2, lastQuantity.unit.isMass,
      quantities[terms[firstTerm].quantities.lowerBound].unit == .set
    else { return nil }
    let isJoined = elements[index].kind == .comma || elements[index].meaning == .for
    let reps = isJoined ? index + 1 : index
    return isNumber(reps) && elements[reps].unit == .repetition && !isFactorOfNext(reps)
      ? reps : nil
  }
}
