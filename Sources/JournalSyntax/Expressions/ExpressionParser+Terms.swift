/// Lists of numbers that are one factor: `10, 8, 7`, `25/20/20`.
/// ```
/// term ::= quantity ( ( ', ' | ',' | '/' | '-' ) quantity )*
/// ```
extension ExpressionParser {
  mutating func term(at start: Int, joiner: Term.Joiner) -> Int? {
    let first = quantities.count
    if let next = repsOfMaxima(start) {
      terms.append(Term(joiner: joiner, quantities: first..<quantities.count, separator: .comma))
      return next
    }
    if let next = enclosedLoads(start, joiner) { return next }
    guard var index = quantity(at: start, isFirst: joiner == .first) else { return nil }
    if isRun(start, index, joiner) {
      splitRun(elements[start])
      terms.append(Term(joiner: joiner, quantities: first..<quantities.count, separator: .comma))
      return index
    }
    if joiner == .first, let end = endOfLoads(start) {
      while index < end, let next = quantity(at: index, isFirst: false) { index = next }
      spreadUnit(first)
      terms.append(Term(joiner: joiner, quantities: first..<quantities.count, separator: .comma))
      return index
    }
    var separator = Term.Separator.none
    defer { isInHyphenList = false }
    while let (found, next) = listSeparator(at: index, first: first, joiner, separator) {
      isInHyphenList = found == .hyphen
      // On its own: within the call it would find its buffer shared, and copy it.
      let areSides =
        found == .slash
        && ((joiner == .first || joiner == .space) && isSecondSide(next, first)
          || joiner == .first && isSideOfRung(next, first))
      let areHands = joiner == .first && found == .slash && isOtherHand(next, first)
      let behind = quantity(at: next, isFirst: false)
      guard let after = otherSide(behind, found) else { break }
      index = after
      if areSides || areHands {
        areSides ? foldSides() : foldHands()
        break
      }
      separator = found
    }
    spreadUnit(first)
    if joiner == .times, separator == .slash {
      foldReps(behindSlash: first)
      if quantities.count - first == 1 { separator = .none }
    }
    terms.append(Term(joiner: joiner, quantities: first..<quantities.count, separator: separator))
    return index
  }

  /// The `60 80 100` of `60 80 100x5`: bare loads that rise to the one with the reps of each.
  ///
  /// `5 60 70x3` begins with reps, and `60 80x5 3` ends with another factor.
  private func endOfRisingLoads(_ start: Int) -> Int? {
    guard isBareNumber(start), elements[start].value >= 40_000 else { return nil }
    var index = start + 1
    while isBareNumber(index), elements[index].spaceBefore,
      elements[index].value > elements[index - 1].value
    {
      index += 1
    }
    guard index - start >= 3, elements[safe: index]?.kind == .times, isBareNumber(index + 1),
      elements[index + 1].value <= 15_000, !isFactorOfNext(index + 1), !isBareNumber(index + 2),
      !(elements[safe: index + 2]?.kind == .comma && isBareNumber(index + 3))
    else { return nil }
    return index
  }

  /// The `25 30 35 40кг` of `25 30 35 40кг по 8`: loads that rise, and the reps of each.
  private func endOfLoads(_ start: Int) -> Int? {
    if let end = endOfRisingLoads(start) { return end }
    var index = start
    var masses = 0
    while isNumber(index), elements[index].kind == .quantity,
      elements[index].unit.isMass || elements[index].unit == .none && masses == 0,
      index == start || elements[index].value > elements[index - 1].value
    {
      if elements[index].unit.isMass { masses += 1 }
      index += 1
    }
    let count = index - start
    guard count >= (masses == count ? 2 : 3), masses <= 1 || masses == count,
      elements[index - 1].value >= 10_000, isWord(index, .of),
      !elements[index].flags.contains(.unspacedScript), isNumber(index + 1),
      !isFactorOfNext(index + 1), !isWord(index + 2, .of)
    else { return nil }
    let unit = elements[index + 1].unit
    return unit == .none || unit == .repetition ? index : nil
  }

  /// The `8876` of `40*8876`: glued to a times sign four digits or more are no number of reps, but
  /// the reps of a set each, when they are near each other.
  private func isRun(_ start: Int, _ next: Int, _ joiner: Term.Joiner) -> Bool {
    guard next == start + 1, isBareNumber(start), elements[start].value >= 1_111_000,
      elements[start].value % 1000 == 0, !elements[start].spaceBefore, start > 0,
      !elements[start - 1].spaceBefore, joiner == .times || elements[start - 1].kind == .times
    else { return false }
    var rest = elements[start].value / 1000
    var (least, most): (Int32, Int32) = (9, 1)
    while rest > 0 {
      (least, most) = (min(least, rest % 10), max(most, rest % 10))
      rest /= 10
    }
    return least >= 1 && most - least <= 4
  }

  /// Puts a quantity for each digit in place of the number that was parsed last.
  private mutating func splitRun(_ element: Element) {
    let whole = quantities.removeLast()
    for place in 0..<element.range.count {
      var digit = whole
      let start = Int(element.range.start) + place
      digit.range = ByteRange(start, start + 1)
      var value = element.value / 1000
      for _ in 0..<(element.range.count - 1 - place) { value /= 10 }
      digit.value = value % 10 * 1000
      quantities.append(digit)
    }
  }

  /// In `3, 4, 4/3` the number behind the slash is of the other side, or was helped: passed over.
  func otherSide(_ index: Int?, _ separator: Term.Separator) -> Int? {
    if let index, index < end, elements[index].kind == .closeParenthesis, isMoreReps(index - 3) {
      return index + 1
    }
    guard let index, separator == .comma || separator == .space, index + 1 < end,
      elements[index].kind == .slash,
      isGluedNumber(index + 1), elements[index + 1].unit == .none, !isFactorOfNext(index + 1)
    else { return index }
    return index + 2
  }

  /// In `15, 17.5, 17.5 kg` the last unit is for all.
  mutating func spreadUnit(_ first: Int) {
    let last = quantities.count - 1
    let unit = quantities[last].unit
    guard last > first, unit != .none else { return }
    for index in first..<last
    where quantities[index].unit == .none && quantities[index].kind == .number {
      quantities[index].unit = unit
    }
  }

  func listSeparator(
    at index: Int, first: Int, _ joiner: Term.Joiner, _ separator: Term.Separator
  ) -> (Term.Separator, Int)? {
    guard index < end else { return nil }
    let found: Term.Separator
    switch elements[index].kind {
    case .comma where joiner == .times && isBehindSlash(index): return nil
    case .comma where joiner == .times && startsSlashedLoads(index + 1): return nil
    case .comma where joiner == .first && startsPairs(index + 1): return nil
    // `12x1, 40 kg 12x1`: the load of the next sets.
    case .comma
    where joiner == .times && isNumber(index + 1) && elements[index + 1].unit.isMass
      && followsFactors(index + 2):
      return nil
    case .comma where isRepMaximum(index + 1): return nil
    // `205x3, missed 215, 195x3`.
    case .comma where joiner == .first && isMissAhead(index - 2): return nil
    case .comma where joiner == .times && quantities.count - first == 1 && isLoadOfEachSet(index):
      return nil
    case .comma: found = .comma
    case .plus where joiner == .first && isSumApart(index, first): return (.comma, index + 1)
    case .slash where isLoadBeforeSlashes(index - 1) || isLoadBeforeSlashes(index - 3): return nil
    case .slash where joiner == .space && isNextDrop(slash: index, first): return nil
    case .slash where isMassBeforeReps(index) || isLoadBeforeCountedSets(index): return nil
    case .slash where joiner == .first && isSchemeBehindLoad(index): return nil
    case .slash where joiner == .first && isSchemeInSlashes(index - 1): return nil
    case .slash where joiner == .times && isSchemeInSlashes(index - 3): return nil
    case .slash where joiner == .first && isCountInTime(index): return nil
    case .slash where joiner == .first && quantities.count - first == 1 && isField(behind: index):
      return nil
    case .slash
    where quantities.count - first == 1
      && (isWorkBehindSlash(index) || joiner == .first && isRepsOfNextLoad(index)):
      return nil
    case .slash: found = .slash
    // `4xAMRAP - 8, 7, 6, 5`: what came of it.
    case .hyphen where lastQuantity.kind == .maximum: return nil
    // `5km - 25:04`, `60:00 - 12km`.
    case .hyphen where joiner == .first && isSpaced(index) && joinsTimeAndDistance(index + 1):
      return nil
    case .hyphen: found = .hyphen
    case .dot: found = .comma
    case .tilde where isFallOverTwo(index, from: lastQuantity): return (.comma, index + 1)
    // `110 x 8 & 8`.
    case .ampersand where joiner == .times && isBareNumber(index + 1): found = .comma
    case .openParenthesis where joiner == .times && isMoreReps(index): return (.comma, index + 2)
    case .closeParenthesis where joiner == .parenthesis:
      return enclosedReps(behind: index).map { (.comma, $0) }
    case .clock where isClockOfWays(index, first): return (.space, index)
    case .word where elements[index].meaning == .and && separator == .comma: found = .comma
    case .word
    where separator == .none
      && (joiner == .at && joinsLoads(index) || joiner == .first && joinsReps(index)):
      return (.comma, index + 1)
    case .quantity where separator == .space || startsSpacedList(index, first, joiner):
      return continuesSpacedList(index) && (separator == .none || separator == .space)
        ? (.space, index) : nil
    default: return nil
    }
    guard separator == .none || separator == found else { return nil }
    var next = index + 1
    if next < end, elements[next].meaning == .and || isRecordMark(next) { next += 1 }
    guard next < end, continuesList(next, first, found, joiner) else { return nil }
    return (found, next)
  }

  /// The slash of `7.5 12 / 5 15`: behind a load that is no number of reps, and before the next.
  private func isNextDrop(slash: Int, _ first: Int) -> Bool {
    guard quantities.count - first == 1, elements[slash].spaceBefore, elements[slash].spaceAfter,
      isBareNumber(slash + 1), isBareNumber(slash + 2), !isBareNumber(slash + 3),
      elements[slash + 2].spaceBefore, let load = terms.last, load.quantities.count == 1
    else { return false }
    let (before, next) = (quantities[load.quantities.lowerBound], elements[slash + 1].value)
    return before.marks.contains(.fraction) && next <= before.value
      && elements[slash + 2].value >= 5_000
  }

  /// The mark of `3x1 (100, 105, PR 107.5)`.
  private func isRecordMark(_ index: Int) -> Bool { isWord(index, .record) && isNumber(index + 1) }
}
