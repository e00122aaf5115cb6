/// Parentheses that hold factors: `22.5 (12x3)`, `8x3 (65, 95, 145)`, `65(8, 10)`.
extension ExpressionParser {
  /// `22.5 (12x3)`, `8x3 (65, 95, 145)`; but `(x2)`, `(5+)`, `(75?)`, `(warm-up)` are attributes.
  func joinsByParenthesis(_ index: Int, _ firstTerm: Int) -> Bool {
    if holdsAddedLoad(index, firstTerm) || holdsAssistance(index, firstTerm) { return true }
    // `3x12 (level 9)`.
    if levelBehindSets(index + 1, firstTerm) == index + 1, closing(index) == index + 3 {
      return true
    }
    guard isNumber(index + 1), lastQuantity.kind != .maximum, let close = closing(index) else {
      return false
    }
    // `5x5 (5,5,5,4,3) 40 kg`: what was done of them, before the load.
    if terms.count - firstTerm == 2, allBare(firstTerm), loadBehind(close) != nil,
      actualReps(index + 1, close) != nil
    {
      return false
    }
    // `4 rounds (2 min work, 30 s rest)`.
    if terms.count - firstTerm == 1, lastQuantity.unit == .round, elements[index + 1].unit.isTime,
      isWord(index + 2, .workingSet)
    {
      return true
    }
    // `5 km (25:00)`, `5 km (25:00, easy)`.
    if close == index + 2
      || elements[index + 2].kind == .comma && !isNumber(index + 3) && !isWord(index + 3, .rest)
        && meters(lastQuantity).map({ isTime(index + 1, ofMeters: $0) }) == true,
      terms.count - firstTerm == 1, joinsTimeAndDistance(index + 1)
    {
      return true
    }
    // `500 x 50 ft (12.3 sec)`.
    if close == index + 2, terms.count - firstTerm == 2, terms[firstTerm + 1].joiner != .at,
      lastQuantity.unit.isLength, elements[index + 1].unit.isTime
    {
      return true
    }
    // `3x3 @ 85% (165)`: what the percentage came to.
    // `3 sets of 12 (14 kg)`, `3x8 (70 lb dumbbells)`.
    if close == behindHandWords(index + 2), !hasLoad(firstTerm),
      lastQuantity.unit == .percent || elements[index + 1].unit.isMass && !lastQuantity.unit.isMass
    {
      return true
    }
    // `100 reps (20 reps 5 sets)`, `50 kg (10 reps 4 sets)`.
    if terms.count - firstTerm == 1, holdsRepsOfSets(index) { return true }
    if close == index + 2, isLoadInParentheses(index + 1, firstTerm) { return true }
    if terms.count - firstTerm == 1, isLoadOfReps(index) { return true }
    if terms.count - firstTerm == 1, isLoadsOfReps(inParentheses: index, close, terms[firstTerm]) {
      return true
    }
    let hasTimes = elements[(index + 1)..<close].contains { $0.kind == .times }
    // `3x10 (60-65-70 kg)`; two are a range.
    let isRow =
      close - index >= 6
      && (elements[close - 1].unit.isMass
        || terms.count - firstTerm == 2 && elements[index + 2].kind == .hyphen
          && areLoads(index + 1, close, firstTerm))
    let onlyNumbers = elements[(index + 1)..<close].allSatisfy {
      $0.isNumber || $0.meaning == .record || $0.kind == .comma || $0.kind == .times
        || $0.kind == .slash || $0.kind == .hyphen && isRow
        || $0.meaning == .side || $0.meaning == .left || $0.meaning == .each || isSideLetters($0)
    }
    guard onlyNumbers else { return false }
    let isList = elements[(index + 1)..<close].contains {
      $0.kind == .comma
        || $0.kind == .slash
          && (lastQuantity.unit == .set || elements[close - 1].unit.isMass
            || areLoads(index + 1, close, firstTerm))
        || $0.kind == .hyphen
    }
    // `150 kg 4 sets (12/12/10/10)`.
    if terms.count - firstTerm == 2, lastQuantity.unit == .set, isList, !hasTimes { return true }
    if terms.count - firstTerm == 1 {
      return hasTimes || isList && lastQuantity.unit != .repetition
        || isRepsBehindLoad(index, close)
        || isRepsOfLoads(index + 1, firstTerm, close)
    }
    return isList && !hasTimes && !hasLoad(firstTerm) && terms.count - firstTerm == 2
  }

  /// The `(60/65/70)` of `3x10 (60/65/70)`: nobody does so many more reps than the ten of a set.
  private func areLoads(_ start: Int, _ close: Int, _ firstTerm: Int) -> Bool {
    let first = quantities[terms[firstTerm].quantities.lowerBound].value
    guard Int(first) == (close - start + 1) / 2 * 1000 else { return false }
    let least = max(20_000, min(lastQuantity.value, 30_000) / 2 * 5)
    // `3x10 (140/150/155) bpm`, `3x5 (65/75/85)`: shares of the best.
    let isShares =
      [65_000, 70_000, 75_000].contains(elements[start].value)
      && elements[safe: start + 2]?.value == elements[start].value + 10_000
    guard close + 1 >= end || isSeparator(close + 1), !isShares else { return false }
    return lastQuantity.value <= 30_000
      && stride(from: start, to: close, by: 2).allSatisfy {
        isBareNumber($0) && elements[$0].value >= least
      }
  }

  /// The `(+10 kg)` and `(BW+10)` of `3x8 (+10 kg)`, the `(+8 kg)` of `25 reps (+8 kg) / 3 sets`, of
  /// `10, 8, 7 (+8 kg)` and of `8 (+8 kg), 6 (-8 kg)`.
  private func holdsAddedLoad(_ open: Int, _ firstTerm: Int) -> Bool {
    guard let close = closing(open), close - open <= 4 else { return false }
    let sign = isWord(open + 1, .bodyweight) ? open + 2 : open + 1
    guard close == sign + 2, isNumber(sign + 1),
      elements[sign].kind == .plus || elements[sign].kind == .hyphen && sign == open + 1
    else { return false }
    let first = quantities[terms[firstTerm].quantities.lowerBound]
    let isMass = elements[sign + 1].unit.isMass
    switch terms.count - firstTerm {
    case 1:
      return first.unit == .repetition && isMass
        || first.unit == .none && first.kind == .number && first.value <= 50_000
          && (isMass || elements[sign + 1].value > first.value)
    case 2:
      return (isMass || elements[sign + 1].unit == .none) && allBare(firstTerm)
        && terms[firstTerm + 1].joiner == .times && first.value <= 10_000
    default: return false
    }
  }

  /// `30 reps (35 lb assist)`, `3x8 (20 kg assistance)`.
  private func holdsAssistance(_ open: Int, _ firstTerm: Int) -> Bool {
    isNumber(open + 1) && elements[open + 1].unit.isMass && isWord(open + 2, .assisted)
      && closing(open) == open + 3 && !hasLoad(firstTerm)
  }

  /// Behind words that tell what the hands hold: `dumbbells`, `per hand`, `each`.
  func behindHandWords(_ start: Int) -> Int {
    var index = start
    while index < min(end, start + 3) {
      switch elements[index].meaning {
      case .equipment, .plate, .each, .per, .side, .bar: index += 1
      default: return index
      }
    }
    return index
  }

  /// True when the words up to the end of the parentheses say that each hand holds the load.
  func tellsEach(from start: Int) -> Bool {
    elements[start..<behindHandWords(start)].contains { $0.meaning == .each || $0.meaning == .per }
  }

  /// Behind the words of `30 kg (plates only) 10, 10, 10` and `125 (no belt) 3x20 m`.
  func behindRemark(_ open: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1,
      lastQuantity.unit.isMass || lastQuantity.unit == .none && lastQuantity.value >= 60_000,
      let close = closing(open), close > open + 1,
      elements[(open + 1)..<close].allSatisfy({ $0.kind == .word && isAside($0.meaning) })
    else { return nil }
    let work = close + 1
    // `Deadlift 180 (belt) 160x5`: the next load.
    guard elements[safe: work]?.value ?? 0 <= 12_000 || isBareNumber(work + 2) else { return nil }
    let isList =
      lastQuantity.unit.isMass && isBareNumber(work) && elements[safe: work + 1]?.kind == .comma
      && isBareNumber(work + 2)
    // `20 kg (bar) 10x, 60 kg 8x`.
    let isTimes = lastQuantity.unit.isMass && isTimesAlone(work)
    return isList || isTimes || followsFactors(work) || followsSetsOfWay(work) ? work : nil
  }

  private func isAside(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .none, .feeling, .equipment, .bar, .left, .right: true
    default: false
    }
  }

  /// The words of that aside; the side of `60 kg (left) 3x10` is a mark.
  func remark(from open: Int, to next: Int, _ marks: inout Attributes.Marks) -> ByteRange? {
    guard elements[open].kind == .openParenthesis, next - open > 2,
      elements[next - 1].kind == .closeParenthesis, !tellsHands(open + 1)
    else { return nil }
    if next - open == 3, isWord(open + 1, .left) || isWord(open + 1, .right) {
      marks.insert(isWord(open + 1, .left) ? .left : .right)
      return nil
    }
    return elements[open + 1].range.through(elements[next - 2].range)
  }

  /// The `x` of `15 kg (x2) 3x12` and the words of `12 kg (per hand) 3x10`.
  func tellsHands(_ index: Int) -> Bool {
    switch elements[safe: index]?.meaning {
    case .each, .per, .side: true
    default: elements[safe: index]?.kind == .times
    }
  }

  func tellsNothingElse(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .warmup, .drop, .failed, .skipped, .rpe, .rir, .rest, .maximum, .total, .superset: false
    default: true
    }
  }

  /// The 225 of `3x5 (225)`, and not the 30 of `3x10 (30)`, which is the total.
  private func isLoadInParentheses(_ index: Int, _ firstTerm: Int) -> Bool {
    if enclosesLoads == true, isWholeLoad(index, firstTerm) { return true }
    guard terms.count - firstTerm == 2, elements[index].value >= 40_000,
      isLoadOfFactors(index, firstTerm)
    else { return false }
    let factors = terms[firstTerm...].map {
      Int64(quantities[$0.quantities.lowerBound].value) / 1000
    }
    return factors[0] * factors[1] * 1000 != Int64(elements[index].value)
  }

  /// The 18 of `3x12 (18)` and the 27.5 of `3x10 (27.5)`, where the file tells loads so.
  private func isWholeLoad(_ index: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 2 && isBareNumber(index) && allBare(firstTerm)
      && terms[firstTerm + 1].joiner == .times
      && terms[firstTerm...].allSatisfy({ $0.quantities.count == 1 })
      && quantities[terms[firstTerm].quantities.lowerBound].value <= 10_000
      && (elements[index].value >= 10_000 || elements[index].flags.contains(.fraction))
  }

  /// The `(miss)` of `85x(miss)`.
  func isFailureInParentheses(_ open: Int) -> Bool {
    elements[safe: open]?.kind == .openParenthesis && isWord(open + 1, .failed)
      && elements[safe: open + 2]?.kind == .closeParenthesis
  }

  func isSideLetters(_ element: Element) -> Bool {
    element.kind == .word && element.range.count <= 2
  }

  func joinsAsFactor(_ open: Int) -> Bool {
    guard isNumber(open + 1), let close = closing(open) else { return false }
    if isRepsBehindLoad(open, close) { return true }
    return elements[open..<close].contains { $0.kind == .times }
      && elements[(open + 1)..<close].allSatisfy { $0.isNumber || $0.kind == .times }
  }

  /// `3x(8x10)`: three sets of what stands in the parentheses. Returns where they end.
  mutating func repeatedParentheses(_ start: Int, _ firstTerm: Int) -> Int? {
    let open = start + 2
    guard isBareNumber(start), elements[start].value <= 20_000,
      elements[safe: start + 1]?.kind == .times, elements[safe: open]?.kind == .openParenthesis,
      holdsFactors(open), let close = closing(open)
    else { return nil }
    let firstQuantity = quantities.count
    var index = term(at: open + 1, joiner: .first)
    while let end = index, end < close, let (joiner, next) = joiner(at: end, firstTerm: firstTerm),
      next < close
    {
      index = term(at: next, joiner: joiner)
    }
    guard index == close else {
      terms.removeSubrange(firstTerm...)
      quantities.removeSubrange(firstQuantity...)
      return nil
    }
    // `3x(8x12)`: which of the two is the load the writer's other lines tell.
    if terms.count - firstTerm == 2, quantities.count - firstQuantity == 2, allBare(firstTerm) {
      for index in firstQuantity..<quantities.count { quantities[index].marks.insert(.repeated) }
      return close + 1
    }
    var sets = Quantity(elements[start])
    sets.unit = .set
    quantities.append(sets)
    terms.append(
      Term(
        joiner: .times, quantities: (quantities.count - 1)..<quantities.count, separator: .none))
    return close + 1
  }
}
