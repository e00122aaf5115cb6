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
    if index < end, elements[index].kind == .slash, isWord(index + 1, .side) { return index + 2 }
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
      lastQuantity.unit == .level || lastQuantity.unit == .plate
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

  /// `2x16 kg` beside `3x12`: two dumbbells.
  package func isPairOfLoads(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value == 2_000 && index + 2 < end
      && elements[index + 1].kind == .times && elements[index + 2].kind == .quantity
      && elements[index + 2].unit.isMass
  }

  /// Takes the two off `2x50 lb` and leaves the load of one hand; false for all else.
  package mutating func dropPair() -> Bool {
    guard expressions.count == 1, terms.count == 2, quantities.count == 2,
      terms[1].joiner == .times, quantities[0].unit == .none, quantities[0].value == 2_000,
      quantities[1].unit.isMass
    else { return false }
    quantities.removeFirst()
    quantities[0].marks.insert(.each)
    terms = [Term(joiner: .first, quantities: 0..<1, separator: .none)]
    expressions[0].terms = 0..<1
    return true
  }

  /// The `x2` of `26 kg x2 7 reps x 4 sets`: two dumbbells, for the reps are told behind.
  func isPairBehindLoad(_ times: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 1 && lastQuantity.unit.isMass && isBareNumber(times + 1)
      && elements[times + 1].value == 2_000
      && (isNumber(times + 2) && elements[times + 2].unit == .repetition
        || behindEachWord(times + 2) != nil)
  }

  /// The 12 of `10kg*2 每腿12次`: behind the word for each side.
  func behindEachWord(_ index: Int) -> Int? {
    isWord(index, .each) && isNumber(index + 1) && elements[index + 1].unit == .repetition
      ? index + 1 : nil
  }

  /// The `10 lb x2` of `12 reps 6 sets 10 lb x2`: two dumbbells, for reps and sets are told before.
  func isPairedLoad(_ index: Int, _ firstTerm: Int) -> Bool {
    isNumber(index) && elements[index].unit.isMass && isTwice(index + 1)
      && uses(.repetition, firstTerm) && uses(.set, firstTerm) && !hasLoad(firstTerm)
  }

  /// The `x2` of them.
  func isPairAtEnd(_ times: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 3 && lastQuantity.unit.isMass && isTwice(times)
      && uses(.repetition, firstTerm) && uses(.set, firstTerm)
  }

  private func isTwice(_ times: Int) -> Bool {
    elements[safe: times]?.kind == .times && isBareNumber(times + 1)
      && elements[times + 1].value == 2_000 && (times + 2 == end || isSeparator(times + 2))
  }

  /// `2x32 kg 40 m`: a distance or a time behind two of something.
  func followsCarry(_ index: Int) -> Bool {
    guard isNumber(index) else { return false }
    let unit = elements[index].unit
    return unit.isLength || unit.isTime || unit == .letterM
  }

  /// The `: 10, 9, 8` of `2x20 kg: 10, 9, 8`: three sets, so that the two were dumbbells.
  func followsReps(_ colon: Int) -> Bool {
    guard elements[safe: colon]?.kind == .colon else { return false }
    return (0..<3).allSatisfy { place in
      isBareNumber(colon + 1 + 2 * place) && !isFactorOfNext(colon + 1 + 2 * place)
        && (place == 2 || elements[safe: colon + 2 + 2 * place]?.kind == .comma)
    }
  }

  /// The `10/10/8` of `2x24 kg 10/10/8` and the `12 10 8` of `2x24 kg 12 10 8`: reps of three sets and
  /// more, so that the two were dumbbells.
  func followsList(_ index: Int) -> Bool {
    guard isBareNumber(index), let mark = elements[safe: index + 1]?.kind else { return false }
    let step = mark == .quantity ? 1 : 2
    guard mark == .quantity || mark == .slash || mark == .comma || mark == .hyphen else {
      return false
    }
    return (0..<3).allSatisfy { place in
      let number = index + step * place
      return isBareNumber(number) && elements[number].value <= 50_000 && !isFactorOfNext(number)
        && (place == 2 || step == 1 || elements[safe: number + 1]?.kind == mark)
    }
  }

  /// The `3x40 m` of `2x32 kg 3x40 m`.
  func followsSetsOfWay(_ index: Int) -> Bool {
    isBareNumber(index) && elements[safe: index + 1]?.kind == .times && isNumber(index + 2)
      && (elements[index + 2].unit.isLength || elements[index + 2].unit.isTime
        || elements[index + 2].unit == .letterM)
  }

  /// The second `22.5` of `22.5/22.5 3x8`: that of the other hand.
  func isOtherHand(_ next: Int, _ first: Int) -> Bool {
    quantities.count - first == 1 && isBareNumber(next) && elements[next].flags.contains(.fraction)
      && elements[next].value == lastQuantity.value && followsFactors(next + 1)
  }

  /// Leaves the load of one hand.
  mutating func foldHands() {
    quantities.removeLast()
    quantities[quantities.count - 1].marks.insert(.each)
  }

  /// The `2x22.5` of `2x22.5 10/9/8` and of `2x22.5 3x8`: nobody does half a rep.
  func isPairOfFractions(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value == 2_000 && index + 2 < end
      && elements[index + 1].kind == .times && isBareNumber(index + 2)
      && elements[index + 2].flags.contains(.fraction) && elements[index + 2].value >= 5_000
      && (followsList(index + 3) || followsFactors(index + 3))
  }

  /// The `24+24` of `24+24 3x10`, `24kg+24kg 3x10`: a dumbbell in each hand.
  func isSumOfHands(_ index: Int) -> Bool {
    guard elements[safe: index + 1]?.kind == .plus, !elements[index + 1].spaceBefore,
      isGluedNumber(index + 2), elements[index].kind == .quantity,
      elements[index].value == elements[index + 2].value, elements[index].value >= 5_000,
      followsFactors(index + 3)
    else { return false }
    let unit = elements[index + 2].unit
    return (unit.isMass || unit == .none)
      && (elements[index].unit == unit || elements[index].unit == .none)
  }

  /// Behind the `(x2)` of `15 kg (x2) 3x12`: a load for each hand, then the sets.
  func behindPairMark(_ open: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1, lastQuantity.unit.isMass, open + 3 < end,
      elements[open + 1].kind == .times, isBareNumber(open + 2),
      elements[open + 2].value == 2_000, elements[open + 3].kind == .closeParenthesis,
      followsFactors(open + 4)
    else { return nil }
    return open + 4
  }

  /// Behind the half in parentheses of `120 (60s) x 8`: the load of two hands, and that of each.
  func behindHalf(_ open: Int) -> Int? {
    guard lastQuantity.kind == .number, isNumber(open + 1), let close = closing(open),
      close == behindHandWords(open + 2), elements[safe: close + 1]?.kind == .times,
      startsFactor(close + 2), lastQuantity.value / 2 == elements[open + 1].value,
      elements[open + 1].unit == .letterS || elements[open + 1].unit == lastQuantity.unit,
      lastQuantity.unit.isMass || lastQuantity.unit == .none && lastQuantity.value >= 20_000
    else { return nil }
    return close + 2
  }

  /// The 140 of `120 (60s) x 8, 140 (70s) x 6`.
  func isHalved(_ index: Int) -> Bool {
    elements[safe: index + 1]?.kind == .openParenthesis && isNumber(index + 2)
      && elements[index + 2].value == elements[index].value / 2
      && elements[safe: index + 3]?.kind == .closeParenthesis
      && elements[safe: index + 4]?.kind == .times
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
    // `10 kg/hand, 3x15`.
    if elements[index].kind == .comma, terms.count - firstTerm == 1, lastQuantity.unit.isMass,
      followsFactors(index + 1)
    {
      return (.space, index + 1)
    }
    if let reps = repsOfSets(behindEach: index, firstTerm) { return (.space, reps) }
    // `80 x 12 each arm, 3 sets`.
    if elements[index].kind == .comma, isNumber(index + 1), elements[index + 1].unit == .set,
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
      lastQuantity.unit == .none && lastQuantity.value >= 12_500 && followsFactors(index)
    let isPlates = lastQuantity.unit == .level || lastQuantity.unit == .plate
    let isWork =
      (followsFactors(index) || isCounted || isListed || followsList(index))
      && terms.count - firstTerm == 1
      && (hasLoad(firstTerm) || isPlates || isBareLoad)
    // `90 per hand 40 m x 3`.
    if isNumber(index),
      elements[index].unit.isLength || elements[index].unit == .letterM
        || elements[index].unit.isTime || elements[index].unit == .letterS,
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
