/// Loads and the work behind them when a dash, a comma, an arrow or a colon stands between, and plans
/// with what was done of them.
extension ExpressionParser {
  /// `3x15+ 40 kg: 15, 15, 19`, `5x5 35 kg: 5, 5, 4`: all was said before the colon but the result.
  func isOfResults(_ colon: Int, _ firstTerm: Int) -> Bool {
    terms.count - firstTerm == 3 && hasLoad(firstTerm) && isBareNumber(colon + 1)
      && isBareNumber(colon + 3) && !isFactorOfNext(colon + 3)
      && (elements[colon + 2].kind == .comma || elements[colon + 2].kind == .slash)
  }

  func isArrow(_ index: Int) -> Bool {
    elements[safe: index + 1]?.kind == .arrow
  }

  /// The load behind one word that says of what: `weight 10 kg`, `plate 10 kg`, `zavorra da 5 kg`.
  func load(behindWord index: Int) -> Int? {
    guard index + 1 < end, elements[index].kind == .word else { return nil }
    let isOfWhat =
      elements[index].word == .plain || isWord(index, .weight) || isWord(index, .plate)
      || isWord(index, .equipment)
    let load = isWord(index + 1, .of) ? index + 2 : index + 1
    guard isOfWhat, isNumber(load), elements[load].unit.isMass, !isFactorOfNext(load) else {
      return nil
    }
    return load
  }

  func isSpaced(_ index: Int) -> Bool { elements[index].spaceBefore && elements[index].spaceAfter }

  /// The word for failure behind at most two short words and an apostrophe.
  func failure(behind start: Int) -> Int? {
    var index = start
    while index < end, index < start + 3, elements[index].range.count <= 3,
      elements[index].kind == .word || elements[index].kind == .quote
    {
      index += 1
    }
    return index > start && isWord(index, .maximum) ? index : nil
  }

  /// The reps behind the arrow of `5x3+ 100 kg -> 3, 3, 3, 3, 5`, and behind the colon of
  /// `3x15+ 40 kg: 15, 15, 19`.
  mutating func results(at start: Int) -> Int? {
    guard let last = expressions.last, last.attributes.actualReps.isEmpty, last.terms.count >= 2,
      last.terms.count <= 4
    else { return nil }
    var reps: [Int32] = []
    var index = start
    while isBareNumber(index), !isFactorOfNext(index), elements[index].value % 1000 == 0,
      elements[index].value <= 100_000, reps.count < 12
    {
      reps.append(elements[index].value)
      index += 1
      if isBareNumber(index), elements[index].spaceBefore { continue }
      guard index < end, elements[index].kind == .comma || elements[index].kind == .slash,
        isBareNumber(index + 1)
      else { break }
      index += 1
    }
    let isCounted = isCount(of: reps, last)
    guard reps.count >= 2,
      isCounted || hasLoad(last.terms.lowerBound) || lastQuantity.kind == .maximum
    else { return nil }
    amendLast({ $0.actualReps = reps }, through: index - 1)
    return index
  }

  /// True when the plan tells as many sets, and the numbers are near its reps: behind the arrow of
  /// `3x5 -> 60, 65, 70` stand loads.
  private func isCount(of reps: [Int32], _ plan: Expression) -> Bool {
    let factors = terms[plan.terms].compactMap { term -> Quantity? in
      let quantity = quantities[term.quantities.lowerBound]
      let isFactor = term.quantities.count == 1 && !quantity.unit.isMass && term.joiner != .at
      return isFactor ? quantity : nil
    }
    guard let sets = factors.firstIndex(where: { Int($0.value) == reps.count * 1000 }) else {
      return false
    }
    let most = reps.max() ?? 0
    return factors.indices.contains { index in
      index != sets
        && (factors[index].kind == .maximum
          || max(factors[index].value, factors[index].upper) >= (most - 5_000) / 3 * 2
            && factors[index].value / 3 <= most)
    }
  }

  /// The loads behind the arrow of `3x3 @ RPE 8 -> 455, 455, 460` and `4x4 @ 80% -> 345`, where the
  /// plan told sets, reps and how hard.
  mutating func loads(at start: Int) -> Int? {
    guard let last = expressions.last, last.terms.upperBound == terms.count,
      2...3 ~= last.terms.count, isNumber(start), !isFactorOfNext(start),
      elements[start].unit.isMass || elements[start].unit == .none,
      elements[start].value >= 20_000, !hasLoad(last.terms.lowerBound)
    else { return nil }
    let plan = terms[last.terms.lowerBound..<(last.terms.lowerBound + 2)]
    let isPlan = plan.allSatisfy { term in
      let quantity = quantities[term.quantities.lowerBound]
      return term.quantities.count == 1 && quantity.unit == .none
        && quantity.value < elements[start].value
    }
    guard isPlan, terms[last.terms.lowerBound + 1].joiner == .times,
      quantities[plan[plan.startIndex].quantities.lowerBound].value <= 10_000,
      terms[last.terms].dropFirst(2).allSatisfy({
        quantities[$0.quantities.lowerBound].unit == .percent
      }),
      let next = term(at: start, joiner: .at)
    else { return nil }
    expressions[expressions.count - 1].terms = last.terms.lowerBound..<terms.count
    expressions[expressions.count - 1].range = last.range.through(elements[next - 1].range)
    return next
  }

  /// The list behind the dash of `5x5 @ 95 - 5,5,5,4,4` and of `5x5 @ 85 - only got 5/5/4/4/3`, one
  /// number for each set.
  mutating func results(behindDash dash: Int) -> Int? {
    guard elements[dash].spaceBefore, elements[dash].spaceAfter, let last = expressions.last,
      last.terms.count >= 2
    else { return nil }
    var index = dash + 1
    while index < end, index < dash + 3, elements[index].kind == .word { index += 1 }
    let first = terms[last.terms.lowerBound].quantities
    guard first.count == 1, case let sets = quantities[first.lowerBound], sets.unit == .none,
      sets.kind == .number, sets.value > 0, Int(sets.value) == listed(index) * 1000
    else { return nil }
    return results(at: index)
  }

  /// How many bare numbers follow each other, parted by commas or slashes.
  private func listed(_ start: Int) -> Int {
    var index = start
    while isBareNumber(index), !isFactorOfNext(index), index < start + 24 {
      guard let mark = elements[safe: index + 1]?.kind, mark == .comma || mark == .slash,
        isBareNumber(index + 2)
      else { return (index - start) / 2 + 1 }
      index += 2
    }
    return 0
  }

  /// What was done of an open set: the 11 of `135x8+ (11)`, of `135x8+ x11` and of `135x8+ -> 11`.
  func achieved(at start: Int, of quantity: inout Quantity) -> Int {
    guard start < end, quantity.unit == .none || quantity.unit == .repetition else { return start }
    var index = start
    switch elements[index].kind {
    case .openParenthesis:
      index += 1
      if index < end, elements[index].word == .plain, elements[index].kind == .word { index += 1 }
      guard elements[safe: index + 1]?.kind == .closeParenthesis, index + 1 < end else {
        return start
      }
    case .times where elements[index].spaceBefore && !elements[index].spaceAfter: index += 1
    case .hyphen where elements[safe: index + 1]?.kind == .arrow: index += 2
    case .arrow, .equals: index += 1
    // `200 x 1+: 3` tells a goal and what was done.
    case .colon where !quantity.marks.contains(.open): index += 1
    default: return start
    }
    guard isNumber(index), elements[index].kind == .quantity, !isFactorOfNext(index),
      elements[index].unit == .none || elements[index].unit == .repetition,
      elements[index].value % 1000 == 0, elements[index].value <= 100_000,
      !(elements[safe: index + 1]?.kind == .comma && isBareNumber(index + 2))
    else { return start }
    quantity.value = elements[index].value
    return elements[start].kind == .openParenthesis ? index + 2 : index + 1
  }

  /// The 11 of `185 x AMRAP (11)`, of `185 x AMRAP: 11` and of `185 x AMRAP = 11`.
  mutating func lastReps(behind index: Int) -> Int {
    guard let term = terms.last, index > 0, elements[index - 1].kind == .times,
      case let load = quantities[term.quantities.lowerBound],
      load.unit.isMass || load.kind == .bodyweight || load.unit == .none && load.value >= 20_000
    else { return index + 1 }
    var reps = quantities[quantities.count - 1]
    reps.kind = .number
    let next = achieved(at: index + 1, of: &reps)
    guard next > index + 1 else { return next }
    reps.marks.insert(.open)
    quantities[quantities.count - 1] = reps
    return next
  }

  /// `5x3 -> 155x3, 160x3, 165x3, 165x3, 165x2` plans what stands behind the arrow.
  mutating func dropPlan() {
    guard expressions.count > 2, expressions[1].link.isChained, let plan = expressions.first,
      plan.terms.count == 2, allBare(plan.terms.lowerBound, to: plan.terms.upperBound)
    else { return }
    let sets = quantities[terms[plan.terms.lowerBound].quantities.lowerBound].value
    let reps = quantities[terms[plan.terms.lowerBound + 1].quantities.lowerBound].value
    // `5x135 + 3x165 + 1x185 + …`: the first set of six.
    guard Int(sets) == (expressions.count - 1) * 1000, reps <= 20_000 else { return }
    expressions.removeFirst()
    expressions[0].link = .first
  }

  /// `per hand`, `each`, and with a small word of any language `par bras`, `за руку`.
  private func tellsSide(_ start: Int, _ end: Int) -> Bool {
    let last = elements[end - 1].meaning
    return (start..<end).allSatisfy { index in
      switch elements[index].meaning {
      case .side, .each, .per: true
      case .none, .of, .for:
        elements[index].kind == .word && elements[index].range.count <= 4 && last == .side
      default: false
      }
    }
  }

  /// Behind the parentheses of `12 kg (per hand) 3x10`, `10kg（片手）12回`.
  func behindSideMark(_ open: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1, lastQuantity.unit.isMass, let close = closing(open),
      2...4 ~= close - open,
      tellsSide(open + 1, close),
      followsFactors(close + 1) || isNumber(close + 1) && elements[close + 1].unit == .repetition
    else { return nil }
    return close + 1
  }

  /// `3x10, weight 8 kg`, `4x6 zavorra 5 kg`.
  func isLoadWord(_ index: Int) -> Bool {
    isWord(index, .weight) && isNumber(index + 1) && elements[index + 1].unit.isMass
  }
}
