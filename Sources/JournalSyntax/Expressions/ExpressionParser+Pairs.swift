/// Two of something, one in each hand: `2x16 kg`, `15 kg (x2)`, `24+24`, `120 (60s)`.
extension ExpressionParser {
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
      isRepsAt(colon + 1 + 2 * place, isLast: place == 2) && !isFactorOfNext(colon + 1 + 2 * place)
        && (place == 2 || elements[safe: colon + 2 + 2 * place]?.kind == .comma)
    }
  }

  /// A bare number, and the last of a list also with its word: `10/9/7 reps`.
  private func isRepsAt(_ index: Int, isLast: Bool) -> Bool {
    isBareNumber(index) || isLast && isNumber(index) && elements[index].unit == .repetition
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
      return isRepsAt(number, isLast: place == 2) && elements[number].value <= 50_000
        && !isFactorOfNext(number)
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
}
