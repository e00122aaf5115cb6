/// Lists of reps with the load of them all behind: `10, 8, ~7 @ 60, 6, 5 @ 65`.
extension ExpressionParser {
  /// The `6, 5 @ 65` of `10, 8 @ 60, 6, 5 @ 65` and the `2x8 at 70` of `10 at 65, 2x8 at 70`: reps
  /// of the next load, and no more loads.
  func leadsToLoad(_ start: Int) -> Bool {
    var index = start
    for _ in 0..<Self.nearTerms {
      guard var next = behindReps(index), next < end else { return false }
      // `11, at 30`.
      if elements[next].kind == .comma, isWord(next + 1, .at) { next += 1 }
      if elements[next].kind == .at || isWord(next, .at) { return isNumber(next + 1) }
      guard elements[next].kind == .comma else { return false }
      index = next + 1
    }
    return false
  }

  /// Behind the reps of `8`, `~8`, `3x8` and `8+2`.
  private func behindReps(_ start: Int) -> Int? {
    let index = behindTilde(start)
    guard isRepCount(index) else { return nil }
    if elements[safe: index + 1]?.kind == .times {
      return isRepCount(index + 2) ? index + 3 : nil
    }
    return behindPieces(index)
  }

  func isRepCount(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value <= 30_000
  }

  func behindTilde(_ index: Int) -> Int {
    elements[safe: index]?.kind == .tilde ? index + 1 : index
  }

  /// Behind the `8` and the `8+2` that start at `index`.
  private func behindPieces(_ index: Int) -> Int {
    elements[safe: index + 1]?.kind == .plus && isGluedNumber(index + 2)
      && !elements[index + 1].spaceBefore ? index + 3 : index + 1
  }

  /// The last number of `2x12, 11, 10 @ 60`: reps behind a number of sets, which only fall.
  func endsRepsOfSets(_ last: Int, _ first: Int) -> Bool {
    guard let sets = terms.last, sets.joiner == .first, sets.quantities.count == 1,
      case let count = quantities[sets.quantities.lowerBound], count.kind == .number,
      count.unit == .none || count.unit == .set, count.value <= 10_000,
      quantities[first].value <= 15_000, elements[last].value <= lastQuantity.value
    else { return false }
    return endsRepsOfLoad(last, first)
  }

  /// The last number of `5, 5, 4 @ 220`, of `12, ~10 @ 17.5` and of `10, 8, 6 @ 25-45 kg`: what
  /// stands behind the sign is for all.
  func endsRepsOfLoad(_ last: Int, _ first: Int) -> Bool {
    let mark = behindPieces(last)
    let load = mark + 1
    guard mark < end, elements[mark].kind == .at, isNumber(load), elements[load].kind == .quantity,
      elements[last].value <= 20_000, quantities[first].unit == .none,
      quantities[first].value <= 20_000
    else { return false }
    if elements[load].unit.isMass { return true }
    guard elements[load].unit == .none else { return false }
    if elements[load].value >= 40_000 || elements[mark].word.meaning == .with { return true }
    if elements[safe: load + 1]?.kind == .hyphen, isGluedNumber(load + 2),
      elements[load + 2].unit.isMass
    {
      return true
    }
    // Up to ten it may be the RPE of the last.
    return elements[load].value > 10_000
      && elements[load].value > max(elements[last].value, quantities[first].value)
  }

  /// The `+1` of `10+1 @ 130` and of `3x8+2 @ 100`: more reps before a load; in `100x5+3@110` it
  /// is another set.
  func isPieceBeforeLoad(_ plus: Int) -> Bool {
    guard isRepCount(plus - 1), isRepCount(plus + 1), elements[safe: plus + 2]?.kind == .at,
      isNumber(plus + 3), elements[plus + 3].kind == .quantity,
      elements[plus + 3].unit.isMass || elements[plus + 3].value > 30_000
    else { return false }
    guard plus >= 2 else { return true }
    switch elements[plus - 2].kind {
    case .at: return false
    case .times: return plus >= 3 && isBareNumber(plus - 3) && elements[plus - 3].value <= 10_000
    default: return true
    }
  }

  /// The `+1` of `100 x 1+1 x 3` and the `+10` of `24 kg 10+10 x3`: pieces of a set that was done so
  /// often; the five of `100x5+80x3` are none.
  func isPieceBeforeSets(_ plus: Int) -> Bool {
    guard plus > 1, isRepCount(plus - 1), isRepCount(plus + 1),
      elements[safe: plus + 2]?.kind == .times, isBareNumber(plus + 3),
      elements[plus + 3].value <= 10_000, plus + 4 >= end || isSeparator(plus + 4)
    else { return false }
    let load = elements[plus - 2].kind == .times ? plus - 3 : plus - 2
    guard isNumber(load),
      elements[load].unit.isMass || elements[load].unit == .none && elements[load].value >= 20_000
    else { return false }
    return elements[plus + 1].value <= elements[load].value / 4
      || elements[plus + 1].value == elements[plus - 1].value
  }

  /// The load behind `10, 8, at 50`, where a comma stands before the word as well.
  func loadBehindComma(_ comma: Int, _ firstTerm: Int) -> Int? {
    let load = comma + 2
    guard isWord(comma + 1, .at) || elements[safe: comma + 1]?.kind == .at, isNumber(load),
      elements[load].kind == .quantity,
      elements[load].unit.isMass || elements[load].unit == .none && elements[load].value >= 20_000,
      lastQuantity.unit == .none || lastQuantity.unit == .repetition,
      lastQuantity.value <= 30_000, !hasLoad(firstTerm), !isFactorOfNext(load)
    else { return nil }
    return load
  }

  /// The `10kg 7` of `5, 10, 10, 10kg 7` and the `10kg 4x8` of `10, 10kg 4x8`: where the numbers
  /// before do not rise to it, they are reps, and the next set has a load.
  func isLoadBehindReps(_ index: Int, _ first: Int) -> Bool {
    guard elements[index].unit.isMass, isBareNumber(index + 1) else { return false }
    var before: Int32 = 0
    for quantity in quantities[first...] {
      guard quantity.kind == .number, quantity.unit == .none, quantity.value <= 50_000,
        quantity.value % 1000 == 0
      else { return false }
      if quantity.value == before { return true }
      before = quantity.value
    }
    return before == elements[index].value
  }

  /// In `20 lb x 10 + 35 lb x 12 x 3 rounds` the rounds are of all that the plus joins.
  mutating func shareRounds() {
    guard expressions.count > 1, let last = expressions.last, last.link == .chained,
      lastQuantity.unit == .round, lastQuantity.kind == .number, last.attributes.repeats == nil
    else { return }
    for index in expressions.indices.dropLast().reversed() {
      let expression = expressions[index]
      guard !uses(.round, expression), !uses(.set, expression),
        expression.attributes.repeats == nil
      else { return }
      expressions[index].attributes.repeats = lastQuantity.value
      guard expression.link == .chained else { return }
    }
  }

  private func uses(_ unit: Unit, _ expression: Expression) -> Bool {
    terms[expression.terms].contains { term in
      quantities[term.quantities].contains { $0.unit == unit }
    }
  }

  /// The `135x` of `135x, 165x, 190x5`: the way up to a load whose reps are told, and no 135 reps.
  func isLoadBeforeLoads(_ times: Int) -> Bool {
    var index = times
    for _ in 0..<Self.nearTerms {
      guard elements[safe: index + 1]?.kind == .comma, isBareNumber(index + 2),
        elements[safe: index + 3]?.kind == .times, elements[index - 1].value >= 30_000,
        elements[index + 2].value > elements[index - 1].value
      else { return false }
      if isBareNumber(index + 4) { return elements[index + 4].value <= 30_000 }
      index += 3
    }
    return false
  }
}
