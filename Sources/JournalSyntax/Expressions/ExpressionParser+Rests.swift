/// Rests, also those that no word tells: `4x10 60 kg R2'30`, `3x5x80 2:00`.
extension ExpressionParser {
  /// `1:30 rest`, `2min repos`, `3 minutes de repos`.
  func isRestAmount(_ index: Int) -> Bool {
    guard elements[safe: index]?.unit.isMass != true else { return false }
    if let word = restWord(behind: index) {
      // `80x5 2min rest 80x4`: what stands behind the rest is the next set.
      return !isNumber(word + 1) || isFactorOfNext(word + 1)
    }
    return behindBetween(index + 1) != nil
  }

  /// The `rest` of `2 min rest`, the `descanso` of `45 segundos de descanso`.
  func restWord(behind amount: Int) -> Int? {
    if isWord(amount + 1, .rest) {
      // `plank 20s, 25s rest=3m`: the word has an amount of its own.
      let sign = elements[safe: amount + 2]?.kind
      // `100 kg 5, 5, 5 rest: 90s`, `10 @ 50k rest: 3 min`, also where the end is at the colon.
      let hasOwn = sign == .equals || sign == .colon && isNoTime(amount)
      return hasOwn && elements[safe: amount + 3]?.isNumber == true ? nil : amount + 1
    }
    // `1 minute 30 de repos`.
    if elements[safe: amount]?.unit == .minute, isBareNumber(amount + 1),
      elements[amount + 1].value < 60_000
    {
      return restWord(behind: amount + 1)
    }
    return isWord(amount + 1, .of) && isWord(amount + 2, .rest) ? amount + 2 : nil
  }

  /// A bare number, a load, or reps.
  private func isNoTime(_ index: Int) -> Bool {
    guard isNumber(index), elements[index].kind == .quantity else { return false }
    switch elements[index].unit {
    case .none, .kilo, .repetition: return true
    case let unit: return unit.isMass
    }
  }

  /// Behind the `between sets` of `2 min between sets` and of `1 min jog b/w sets`.
  func behindBetween(_ start: Int) -> Int? {
    // `600 m, 3 min between`.
    if isWord(start, .between), start + 1 >= end { return start + 1 }
    var index = start
    while isPlainWord(index), index < start + 3, elements[safe: index + 1]?.kind != .slash {
      index += 1
    }
    guard index < end, elements[index].kind == .word else { return nil }
    if isWord(index, .between) {
      index += 1
    } else if elements[index].range.count == 1, elements[safe: index + 1]?.kind == .slash,
      elements[safe: index + 2]?.range.count == 1
    {
      // `b/w`, `b/t`.
      index += 3
    } else {
      return nil
    }
    let isOfSets =
      isWord(index, .set) || isWord(index, .round) || isWord(index, .exercise)
      || isWord(index, .each)
    return isOfSets ? index + 1 : nil
  }

  /// `2 min rest`, `90 s break`: surely a time, and no set of its own.
  package func isRestTime(_ index: Int) -> Bool {
    guard isNumber(index), isRestAmount(index) else { return false }
    let element = elements[index]
    return element.kind == .clock || element.unit.isTime || element.unit == .letterS
      || element.unit == .letterM
  }

  /// Takes `2 min rest` and `1 minute 30 de repos` for the rest of the last expression.
  mutating func rest(ofAmount amount: Int) -> Int? {
    guard let word = restWord(behind: amount), let seconds = seconds(of: elements[amount]) else {
      return nil
    }
    let hasMore = isNumber(amount + 1) && amount + 1 < word
    let more = hasMore ? elements[amount + 1].value : 0
    amendLast({ $0.rest = seconds &+ more }, through: word)
    return word + 1
  }

  /// The letter of the rest, as the French write it: `R2'30`, `r=90s`, `R:90`, `r 90s`.
  func isRestLetter(_ index: Int) -> Bool {
    guard elements[index].range.count == 1 else { return false }
    let mark = elements[safe: index + 1]?.kind
    let isMarked = mark == .colon || mark == .equals
    let number = isMarked ? index + 2 : index + 1
    guard isNumber(number) else { return false }
    let time = elements[number]
    return time.kind == .clock || time.unit.isTime || time.unit == .letterS
      || time.unit == .none && time.value >= 30_000 && (isMarked || !time.spaceBefore)
  }

  /// The `2:00` of `3x5x80 2:00`, the `90"` of `3x5 80 kg 90"` and the `90s` of `60 kg 5, 5, 4 90s`: where
  /// the load is told, and so are reps and sets, or reps by their word or in a list, a time is none of
  /// them.
  func isRestOfFactors(_ index: Int, _ factors: Range<Int>) -> Bool {
    guard factors.count == 3 || factors.count == 2 && elements[safe: index]?.kind != .clock,
      isTime(index),
      let seconds = seconds(of: elements[index]), 20_000...600_000 ~= seconds,
      index + 1 >= end || isSeparator(index + 1)
    else { return false }
    var masses = 0
    var isCounted = factors.count == 3
    for term in terms[factors] {
      for quantity in quantities[term.quantities] {
        switch quantity.unit {
        case .repetition: isCounted = true
        case .none, .set: break
        case _ where quantity.unit.isMass && term.quantities.count == 1: masses += 1
        default: return false
        }
        guard quantity.kind == .number else { return false }
      }
      if term.quantities.count > 2, term.joiner != .first { isCounted = true }
      if term.quantities.count > 1, factors.count == 3 { return false }
    }
    // `3 x 10 reps 90 s`.
    let isScheme =
      factors.count == 2 && masses == 0 && seconds >= 30_000
      && quantities[terms[factors.lowerBound].quantities.lowerBound].value <= 10_000
    return isCounted && (factors.count == 3 ? masses <= 1 : masses == 1 || isScheme)
  }

  private func isTime(_ index: Int) -> Bool {
    isNumber(index)
      && (elements[index].kind == .clock || elements[index].unit.isTime
        || elements[index].unit == .letterS)
  }

  /// Takes such a time for the rest of the last expression.
  mutating func restOfFactors(at index: Int) -> Int? {
    guard let last = expressions.last, isRestOfFactors(index, last.terms),
      let seconds = seconds(of: elements[index])
    else { return nil }
    amendLast(
      {
        $0.rest = seconds
        $0.marks.insert(.bareRest)
      }, through: index)
    return index + 1
  }
}
