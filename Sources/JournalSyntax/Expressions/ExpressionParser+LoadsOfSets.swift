/// A load for each set behind their scheme, parted by blanks: `5x5 60 70 80 80 80`.
extension ExpressionParser {
  /// `2x3 @ 60, 1x(70, 75)`: a load was told on the line.
  private var isBehindLoad: Bool {
    quantities.contains { $0.unit.isMass || $0.unit == .none && $0.value >= 40_000 }
  }

  /// Where the parentheses of `1x(80, 85, 90)` close: loads that are lifted for the same reps.
  func holdsLoads(_ open: Int) -> Int? {
    guard open > 1, elements[open].kind == .openParenthesis, elements[open - 1].kind == .times,
      isBareNumber(open - 2), elements[open - 2].value <= 20_000
    else { return nil }
    var index = open + 1
    while isNumber(index), elements[index].kind == .quantity, index < open + 24,
      elements[index].unit.isMass
        || elements[index].unit == .none && elements[index].value >= 40_000 && isBehindLoad
    {
      guard elements[safe: index + 1]?.kind == .comma else { break }
      index += 2
    }
    guard index > open + 1, isNumber(index), elements[safe: index + 1]?.kind == .closeParenthesis,
      elements[index].unit.isMass
        || elements[index].unit == .none && elements[index].value >= 40_000 && isBehindLoad
    else { return nil }
    return index + 1
  }

  /// The loads between those parentheses, as one factor. Returns what follows.
  mutating func enclosedLoads(_ open: Int, _ joiner: Term.Joiner) -> Int? {
    guard joiner == .times, let close = holdsLoads(open) else { return nil }
    let first = quantities.count
    for index in stride(from: open + 1, to: close, by: 2) {
      quantities.append(Quantity(elements[index]))
    }
    spreadUnit(first)
    terms.append(Term(joiner: joiner, quantities: first..<quantities.count, separator: .comma))
    return close + 1
  }

  /// True of the first load behind so many sets.
  func startsLoadsOfSets(_ index: Int, _ firstTerm: Int) -> Bool {
    if terms.count - firstTerm == 1 { return startsLoadsOfReps(index, terms[firstTerm]) }
    guard terms.count - firstTerm == 2, terms[firstTerm + 1].joiner == .times, allBare(firstTerm),
      terms[firstTerm].quantities.count == 1, terms[firstTerm + 1].quantities.count == 1
    else { return false }
    let sets = quantities[terms[firstTerm].quantities.lowerBound].value
    return 3_000...10_000 ~= sets && loadsByBlanks(index) * 1000 == Int(sets)
      && isFarAbove(index, lastQuantity)
  }

  /// The 315 of `3-3-3 315 335 355`: as many loads as there are reps.
  private func startsLoadsOfReps(_ index: Int, _ reps: Term) -> Bool {
    reps.quantities.count > 2 && loadsByBlanks(index) == reps.quantities.count
      && quantities[reps.quantities].allSatisfy { isFarAbove(index, $0) }
  }

  /// The `(225-245-275)` of `5-3-1 (225-245-275)`: a load for each number of reps.
  func isLoadsOfReps(inParentheses open: Int, _ close: Int, _ reps: Term) -> Bool {
    guard reps.quantities.count > 2, close - open == 2 * reps.quantities.count else { return false }
    return (1..<(close - open)).allSatisfy { step in
      step % 2 == 0
        ? elements[open + step].kind == .hyphen
        : isBareNumber(open + step)
          && quantities[reps.quantities].allSatisfy { isFarAbove(open + step, $0) }
    }
  }

  /// How many loads stand side by side, none lighter than the first and nothing behind them.
  func loadsByBlanks(_ start: Int) -> Int {
    var index = start
    while index < start + 10, isBareNumber(index), elements[index].spaceBefore,
      elements[index].value >= max(20_000, elements[start].value)
    {
      index += 1
    }
    return index >= end || isSeparator(index) ? index - start : 0
  }

  /// The `3x8` of `265-375-485 3x8`: as many sets as loads stand before, all of so many reps.
  func isWorkOfEachLoad(_ index: Int, _ loads: Term) -> Bool {
    guard loads.separator == .hyphen || loads.separator == .slash, followsFactors(index),
      Int(elements[index].value) == loads.quantities.count * 1000,
      !isFactorOfNext(index + 2)
    else { return false }
    let reps = elements[index + 2].value
    return quantities[loads.quantities].allSatisfy {
      $0.kind == .number && $0.unit == .none && $0.value >= 20_000 && $0.value / 2 >= reps
    }
  }
}
