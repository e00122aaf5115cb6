/// Numbers behind a whole set that are no more of it: `3x5 100 kg, 3rd week at this weight`.
extension ExpressionParser {
  /// A number with words behind it, where load and reps, or sets and reps, are told already:
  /// `2 more than last week`, `x2 this week`, `80% of max`, `20 kg bar`, `1/2 depth`.
  func isTalk(_ index: Int) -> Bool {
    guard let last = expressions.last, last.terms.count >= 2 else { return false }
    if isTalkOfBody(index) { return true }
    // `3x5 @ 100 kg, per side 40`: of the bar.
    if isWord(index - 1, .side), isBareNumber(index), index + 1 >= end,
      last.terms.count > 2 || hasLoad(last.terms.lowerBound)
    {
      return elements[index].value >= 15_000
    }
    // `Bench 100 5 4 easy`: one more of the list.
    if index > 0, isBareNumber(index), isBareNumber(index - 1), !isSureTalk(index),
      elements[index].value / 2 <= elements[index - 1].value,
      elements[index].value >= elements[index - 1].value / 2
    {
      return false
    }
    return isBeforeTalk(index)
  }

  /// `100x5x3. Bodyweight 82.`
  func isTalkOfBody(_ index: Int) -> Bool {
    guard isWord(index, .bodyweight), isNumber(index + 1), elements[index + 1].value >= 40_000,
      !isFactorOfNext(index + 1), let term = terms.indices.last
    else { return false }
    // `Sit-ups 3x25, bw 60`: so many reps with no load.
    return hasLoad(min(term, expressions.last?.terms.lowerBound ?? term))
  }

  private func isBeforeTalk(_ index: Int) -> Bool {
    // `80% 1RM`, `80% of max`.
    if elements[index].unit == .percent,
      isWord(index + 1, .of) || isNumber(index + 1) && isWord(index + 2, .total)
    {
      return true
    }
    guard let word = behindAmount(index), elements[word].kind == .word,
      !elements[word].flags.contains(.unspacedScript)
    else { return false }
    let unit = elements[index].unit
    // `3rd week`, and not the load of `3x10 26er`.
    if !elements[word].spaceBefore, isPlainWord(word) {
      return isOrdinal(index) && elements[index].value <= 12_000
    }
    // `120 kg for a set of 3 and 2 slow pulls` are two more.
    if isWord(index - 1, .and) { return false }
    switch elements[word].meaning {
    case .none, .week, .day, .month, .weekday, .than, .previous, .next, .rir, .feeling:
      return true
    // `20 min total`, and not `3RM 110 kg`.
    case .total: return !isRepMaximum(index)
    case .round: return !elements[word].spaceBefore
    case .bodyweight, .bar: return unit.isMass
    case .maximum: return unit == .percent
    default: return unit == .percent && !isNumber(word + 1)
    }
  }

  /// The number behind the third factor of `100 kg x 5 x 3, 2 more than last week` and of
  /// `3x5 @ 100 kg, 5 kg more`, where it is no list of sets and none of loads, and the `2x a week`
  /// behind `100 kg 5, 5, 5`.
  func isTalkInList(_ number: Int, _ first: Int) -> Bool {
    guard number > 2, elements[number].spaceBefore, isBeforeTalk(number) else { return false }
    if isSureTalk(number) { return true }
    // `100 kg 5, 5, 5, 110 felt too heavy`.
    if isWord(number + 1, .feeling), quantities.count - first > 1,
      elements[number].value / 4 >= lastQuantity.value
    {
      return true
    }
    let told = terms.count - (expressions.last?.terms.upperBound ?? 0)
    // `3x5: 100, 105, 110 better than expected` ends with a load.
    return told >= 2 && quantities.count - first == 1
      && (lastQuantity.unit != .none || lastQuantity.value / 2 > elements[number].value
        || elements[number].value / 4 >= lastQuantity.value)
  }

  /// True of `1/2 depth`, `3rd week`, `2x a week`, `40 a side` and `2 more than last time`, and not of
  /// the number in `5, 5, 4 hard`.
  func isSureTalk(_ number: Int) -> Bool {
    guard isNumber(number), isBeforeTalk(number) else { return false }
    if elements[number + 1].kind == .slash || elements[number + 1].kind == .times { return true }
    if isOrdinal(number) { return elements[number].value <= 12_000 }
    switch elements[number + 1].meaning {
    case .round: return true
    case .bodyweight, .bar: return elements[number].unit.isMass
    case .total where elements[number].unit.isTime: return true
    default: break
    }
    // `40 a side`.
    if isPlainWord(number + 1), isWord(number + 2, .side), elements[number + 1].range.count == 1 {
      return true
    }
    if isWord(number + 1, .week) { return true }
    // `110 better than expected` is a load.
    return elements[number].value <= 10_000
      && (isWord(number + 2, .than) || isWord(number + 3, .than))
  }

  /// What stands behind `2`, `x2`, `2x`, `1/2`, `3rd` and `one rep`, unless it is a factor.
  private func behindAmount(_ index: Int) -> Int? {
    // `one rep short`.
    if isWord(index, .cardinal), Unit(elements[safe: index + 1]?.meaning ?? .none) != nil {
      return index + 2 < end ? index + 2 : nil
    }
    let isSigned = elements[index].kind == .times || elements[index].kind == .plus
    let number = isSigned ? index + 1 : index
    guard isNumber(number), elements[number].kind == .quantity, !isFactorOfNext(number) else {
      return nil
    }
    var next = number + 1
    if elements[safe: next]?.kind == .slash, isBareNumber(next + 1), !elements[next].spaceBefore,
      elements[number].value < elements[next + 1].value, elements[next + 1].value <= 4_000
    {
      next += 2
    } else if elements[safe: next]?.kind == .times, !elements[next].spaceBefore,
      !isSigned, isPlainWord(next + 1)
    {
      next += 1
    }
    return next < end ? next : nil
  }

  /// Takes the `2 RIR` and the `3-0-1-0` behind a mark for what they say of the set before it.
  mutating func afterthought(at index: Int) -> Int? {
    guard isBareNumber(index), let last = expressions.last, last.terms.count >= 2 else {
      return nil
    }
    if isWord(index + 1, .rir) || isWord(index + 1, .rpe), elements[index].value <= 10_000,
      !isRatedNext(index)
    {
      return numberedAttribute(at: index)
    }
    guard isTempo(index) else { return nil }
    let range = elements[index].range.through(elements[index + 6].range)
    amendLast({ $0.tempo = range }, through: index + 6)
    return index + 7
  }

  /// `3-0-1-0`: seconds, one of them none.
  package func isTempo(_ index: Int) -> Bool {
    guard index + 6 < end else { return false }
    var hasZero = false
    for step in 0...6 {
      let element = elements[index + step]
      if step > 0, element.spaceBefore { return false }
      guard step % 2 == 1 else {
        guard isBareNumber(index + step), element.value < 10_000 else { return false }
        hasZero = hasZero || element.value == 0
        continue
      }
      guard element.kind == .hyphen else { return false }
    }
    return hasZero && elements[safe: index + 7]?.kind != .hyphen
  }

  /// The word of `100x5x3, warm-up 60x5`, which is about the set behind it.
  func isWarmupAhead(_ index: Int) -> Bool {
    guard index > 0, isWord(index, .warmup) else { return false }
    let next = elements[safe: index + 1]?.kind == .colon ? index + 2 : index + 1
    guard isNumber(next),
      isFactorOfNext(next) || isWord(next + 1, .for) && isNumber(next + 2)
    else { return false }
    // `3x5 @ 100 kg. Warm-up 60x5.`
    let isLighter =
      elements[index - 1].unit.isMass && elements[next].value < elements[index - 1].value
    return isSeparator(index - 1) || isDash(index - 1) || isLighter
  }

  private func isDash(_ index: Int) -> Bool {
    elements[index].kind == .hyphen && elements[index].spaceBefore
  }
}
