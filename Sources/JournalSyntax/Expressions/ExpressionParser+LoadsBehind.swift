/// Loads behind the reps they were lifted for, and a mark or a blank between.
extension ExpressionParser {
  /// The 180 of `10 reps 180, 8 reps 200`: bare, far above the reps, and the end of what is told.
  func isLoadBehindCountedReps(_ index: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 1 && terms[firstTerm].quantities.count == 1
      && lastQuantity.unit == .repetition && lastQuantity.kind == .number
      && lastQuantity.value <= 20_000 && isBareNumber(index) && elements[index].value >= 40_000
      && (index + 1 >= end || isSeparator(index + 1))
  }

  /// The 50 of `4x10 - 50 kg` and of `4x10 - 50`, which is far above the reps.
  func isLoadBehindDash(_ index: Int) -> Bool {
    guard isSpaced(index), isNumber(index + 1), !isFactorOfNext(index + 1) else { return false }
    return elements[index + 1].unit.isMass || isFarAbove(index + 1, lastQuantity)
  }

  /// The 50 of `5x10-50`: nobody does ten to fifty reps.
  func isLoadBehindGluedDash(_ index: Int) -> Bool {
    guard index >= 2, elements[index].kind == .hyphen, !elements[index].spaceAfter,
      isBareNumber(index - 1), elements[index - 2].kind == .times, isBareNumber(index + 1),
      !isFactorOfNext(index + 1)
    else { return false }
    let (reps, load) = (elements[index - 1].value, elements[index + 1].value)
    // Plans ask for `4 x 8-20`, but not for a single set of them.
    let isSingle = index >= 3 && isBareNumber(index - 3) && elements[index - 3].value == 1_000
    return reps <= 20_000 && load >= 20_000 && load >= 2 * reps
      && (isSingle || load > 30_000 || load % 1000 != 0)
  }

  /// The 5 kg of `10 reps 3 sets, holding 5 kg dumbbells` and of `3x10, with a 5 kg plate`: nothing else
  /// stands behind them.
  func heldLoad(behind comma: Int, _ firstTerm: Int) -> Int? {
    guard isWord(comma + 1, .with), !hasLoad(firstTerm),
      // `60x5, 70x3, with 80 kg`: the loads are told.
      expressions.isEmpty, terms.count - firstTerm <= 2,
      terms.count - firstTerm < 2 || lastQuantity.unit != .none
        || quantities[terms[firstTerm].quantities.lowerBound].value < 15_000
    else { return nil }
    let number =
      isPlainWord(comma + 2) && elements[comma + 2].range.count == 1 ? comma + 3 : comma + 2
    guard isNumber(number), elements[number].unit.isMass, !isFactorOfNext(number) else {
      return nil
    }
    let isHeld = isWord(number + 1, .equipment) || isWord(number + 1, .plate)
    let next = isHeld ? number + 2 : number + 1
    if next < end, elements[next].kind == .openParenthesis {
      // `8, 8, with 10 kg (6)`, `10, 8, 6, with 5 kg (last 2 sets)`.
      guard let close = closing(next) else { return nil }
      return elements[next..<close].contains(where: { $0.isNumber }) ? nil : number
    }
    return next >= end || !isHeld && isSeparator(next) ? number : nil
  }

  /// The 80 of `3x5, 80 kg` and of `3x5 · 80`; `8x 20, 30 kg` has two loads.
  func isLoadBehindMark(_ index: Int, sets: Term) -> Bool {
    guard isNumber(index), !isFactorOfNext(index), lastQuantity.unit == .none,
      lastQuantity.kind == .number, lastQuantity.value < 20_000, lastQuantity.value % 1000 == 0,
      sets.joiner == .first, sets.quantities.count == 1,
      // `2x10, 60 5x5`, `12x1, 40 kg 12x1`: the load of the next sets.
      !followsFactors(index + 1)
    else { return false }
    let count = quantities[sets.quantities.lowerBound]
    guard count.kind == .number, count.value <= 20_000 else { return false }
    // `3 sets of 8, 60 kg`, `3 sets of 10, 47.5`.
    guard count.unit == .set || count.unit == .none else { return false }
    return elements[index].unit.isMass
      || count.value <= 10_000 && isFarAbove(index, lastQuantity) && !isNamed(index)
  }

  /// The other half of `3x5 | 80 kg` and of `80 kg | 3x5`.
  func isWorkOrLoadBehind(pipe index: Int, _ firstTerm: Int) -> Bool {
    if terms.count - firstTerm == 1 { return isWorkOfLoad(index + 1) }
    return terms.count - firstTerm == 2 && terms[firstTerm + 1].joiner == .times
      && terms[firstTerm + 1].quantities.count == 1 && allBare(firstTerm)
      && isLoadBehindMark(index + 1, sets: terms[firstTerm])
      && elements[index + 1].unit.isMass
  }

  /// The 80 of `5/5/4 @ 80 kg` and of `5/5/4 x 80`: of all reps of the list, which ends at `last`.
  func isLoadOfList(_ last: Int, first: Int) -> Bool {
    let mark = last + 1
    guard isNumber(mark + 1), elements[mark].kind == .times || elements[mark].kind == .at,
      quantities[first].unit == .none, quantities[first].value <= 50_000,
      elements[last].value <= 50_000
    else { return false }
    // `8/6 x 52.5k`.
    let isKilo = elements[mark + 1].unit == .kilo && elements[mark + 1].value >= 20_000
    return elements[mark + 1].unit.isMass || isKilo
      || isFarAbove(mark + 1, Quantity(elements[last])) && isFarAbove(mark + 1, quantities[first])
      || isLightLoadOfReps(mark + 1, last, first)
  }

  /// The 22.5 of `12/11/10/9 x 22.5` and the 12 of `12/10/8/7 x 12`: no reps reach so high, and nobody
  /// does half a set. The 5 of `10/10/8 x 5` may count rounds.
  private func isLightLoadOfReps(_ load: Int, _ last: Int, _ first: Int) -> Bool {
    guard isBareNumber(load), !isFactorOfNext(load), elements[load - 1].kind == .times,
      elements[last].value % 1000 == 0, elements[last].value <= quantities[first].value,
      quantities[first...].allSatisfy({
        $0.kind == .number && $0.unit == .none && $0.upper == 0 && $0.value % 1000 == 0
          && $0.value <= quantities[first].value
      })
    else { return false }
    // `Bike 15/15 x 20`: seconds of work and of rest, as well as reps.
    let isPair = quantities.count - first == 1 && elements[last].value == quantities[first].value
    let isAbove = !isPair && elements[load].value >= max(10_000, quantities[first].value)
    return elements[load].flags.contains(.fraction) && elements[load].value >= 5_000
      || isAbove && quantities[first].value <= 15_000
  }

  /// The 5 of `60/70/80 x 5`: the reps of all loads of the list, which ends at `last`.
  func isWorkOfLoads(_ last: Int, first: Int) -> Bool {
    guard elements[safe: last + 1]?.kind == .times || isWord(last + 1, .of), isNumber(last + 2)
    else { return false }
    // `60/70/80 kg x 5`, `22.5/22.5/20 kg je 10 Wdh`.
    let unit = elements[last + 2].unit
    if elements[last].unit.isMass, unit == .none || unit == .repetition {
      return quantities[first].unit == .none || quantities[first].unit.isMass
    }
    guard isBareNumber(last + 2) else { return false }
    let reps = Quantity(elements[last + 2])
    return isFarAbove(last, reps) && quantities[first].unit == .none
      && quantities[first].value >= 20_000 && quantities[first].value / 2 >= reps.value
  }

  /// `60x5, 70x5, 80x5 kg`: the unit at the end is that of the loads.
  mutating func returnTrailingUnit() {
    guard expressions.count > 1, let last = quantities.last, last.unit.isMass,
      !last.marks.contains(.added), last.value <= 30_000, last.value % 1000 == 0,
      expressions.enumerated().allSatisfy({ isLoadAndReps($1, isFirst: $0 == 0) })
    else { return }
    for expression in expressions {
      for load in terms[expression.terms.lowerBound].quantities {
        quantities[load].unit = last.unit
      }
    }
    quantities[quantities.count - 1].unit = .none
  }

  /// The first may be a list, as that of `95, 135x8, 155x6, 175x4 lb`.
  private func isLoadAndReps(_ expression: Expression, isFirst: Bool) -> Bool {
    guard expression.terms.count == 2, let first = terms[expression.terms].first,
      let second = terms[expression.terms].last, second.joiner == .times,
      first.quantities.count == 1 || isFirst && first.separator == .comma,
      second.quantities.count == 1
    else { return false }
    return quantities[first.quantities].allSatisfy { load in
      load.unit == .none && load.kind == .number && load.value >= 20_000
        && quantities[second.quantities.lowerBound].value <= load.value / 2
    }
  }

  /// The 80 of `5/5/4 80`, behind a list of reps.
  func isLoadBehindList(_ index: Int, _ term: Term) -> Bool {
    term.quantities.count > 1 && !isFactorOfNext(index) && !isNumber(index + 1)
      && quantities[term.quantities].allSatisfy { isFarAbove(index, $0) }
  }

  /// The `8/8/6` of `60/70/80 8/8/6` and of `60/70/80 (8/8/6)`: the reps of each load, up to `end`.
  func isRepsOfLoads(_ index: Int, _ firstTerm: Int, _ end: Int? = nil) -> Bool {
    let loads = quantities[terms[firstTerm].quantities]
    let last = index + 2 * loads.count - 1
    guard loads.count > 1, end.map({ $0 == last }) ?? !goesOn(last),
      loads.contains(where: {
        $0.unit.isMass || $0.unit == .none && ($0.value >= 30_000 || $0.marks.contains(.fraction))
      })
    else { return false }
    let least = loads.map(\.value).min() ?? 0
    return stride(from: index, to: last, by: 2).allSatisfy { reps in
      // `12/50 12/50 12/60` are pairs.
      guard reps < self.end, elements[reps].value < max(20_000, least) else { return false }
      let mark = elements[reps - 1].kind
      return isBareNumber(reps) && elements[reps].value <= 50_000
        && elements[reps].value % 1000 == 0
        && (reps == index || mark == .slash || mark == .comma
          || mark == .hyphen && terms[firstTerm].separator == .hyphen)
    }
  }

  /// The `drop x 8` of `40-30-20 drop x 8`: the reps of each load.
  func isDropOfLoads(_ index: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 1 && terms[firstTerm].quantities.count > 1
      && elements[safe: index + 1]?.kind == .times && isBareNumber(index + 2)
      && isFarAbove(index - 1, Quantity(elements[index + 2]))
  }

  /// True when a sign behind a list takes more to it.
  private func goesOn(_ index: Int) -> Bool {
    switch elements[safe: index]?.kind {
    case .slash, .comma, .times, .hyphen: true
    default: false
    }
  }

  /// The `3x5` of `80, 3x5` and the `5 reps` of `100, 5 reps`.
  func isWorkOfBareLoad(_ index: Int) -> Bool {
    // `85, 10 each arm`.
    if lastQuantity.unit == .none, lastQuantity.kind == .number, lastQuantity.value >= 40_000,
      isBareNumber(index), elements[index].value <= lastQuantity.value / 3,
      behindSides(index + 1) > index + 1
    {
      return true
    }
    // `100, 5 reps`.
    if lastQuantity.unit == .none, lastQuantity.kind == .number, lastQuantity.value >= 30_000,
      lastQuantity.marks.isEmpty, isNumber(index), elements[index].unit == .repetition,
      elements[index].value <= min(20_000, lastQuantity.value / 3), !isFactorOfNext(index)
    {
      return true
    }
    guard lastQuantity.unit == .none, lastQuantity.kind == .number, lastQuantity.value >= 30_000,
      isBareNumber(index), isBareNumber(index + 2), elements[index + 1].kind == .times,
      !isFactorOfNext(index + 2)
    else { return false }
    return elements[index].value <= 10_000 && elements[index + 2].value <= 20_000
      && !(elements[safe: index + 3]?.kind == .comma && isNumber(index + 4))
  }

  /// The 50 of `10 x 2, 50 dips` counts dips.
  private func isNamed(_ number: Int) -> Bool {
    guard number + 1 < end else { return false }
    return elements[number + 1].kind == .word || elements[number + 1].kind == .openParenthesis
  }

  func isFarAbove(_ index: Int, _ reps: Quantity) -> Bool {
    isBareNumber(index) && elements[index].value >= 20_000 && reps.unit == .none
      && reps.kind == .number && reps.value <= min(15_000, elements[index].value / 2)
  }

  /// The comma of `3x6, 5,8,10kg`: behind it stands a load for each set, glued by their commas.
  func isLoadOfEachSet(_ comma: Int) -> Bool {
    guard let term = terms.last(where: { $0.joiner == .first }), term.quantities.count == 1,
      elements[comma].kind == .comma, elements[safe: comma + 1]?.spaceBefore == true
    else { return false }
    let sets = quantities[term.quantities.lowerBound]
    guard sets.unit == .none || sets.unit == .set, 2_000...12_000 ~= sets.value else {
      return false
    }
    var index = comma + 1
    var loads: Int32 = 1
    while isBareNumber(index), elements[safe: index + 1]?.kind == .comma,
      !elements[index + 1].spaceBefore, isGluedNumber(index + 2)
    {
      loads += 1
      index += 2
    }
    return loads > 1 && loads * 1000 == sets.value && isNumber(index) && elements[index].unit.isMass
      && !isFactorOfNext(index)
  }
}
