/// Loads one behind the other, and behind them the work that each of them was lifted for:
/// `40 50 55 x10`, `60 x10 70 3x9`, `40 1x12 1x18`.
extension ExpressionParser {
  /// Takes the ladder at `start`, and returns the index behind it, or nil when the rest of the line
  /// is no such thing, or one that is understood without it.
  ///
  /// Loads, then work such as `x10` or `3x9` for each of them, once or again and again.
  mutating func ladder(at start: Int) -> Int? {
    guard start + 2 < end, isLoadOfLadder(start), isNumber(start + 1) || startsWork(start + 1),
      isLadder(start)
    else { return nil }
    var index = start
    while isLoadOfLadder(index) {
      let loads = index
      while isLoadOfLadder(index) { index += 1 }
      let works = index
      for load in loads..<works {
        index = works
        while let next = behindWork(index) {
          addStep(load, work: index..<next, isLast: load == works - 1, isFirst: index == works)
          index = next
        }
      }
    }
    return index
  }

  private func isLadder(_ start: Int) -> Bool {
    var index = start
    var isOne = false
    var wasReps = false
    while isLoadOfLadder(index) {
      let loads = index
      while isLoadOfLadder(index) { index += 1 }
      let works = index
      var hasSets = false
      var count = 0
      while let next = behindWork(index) {
        // `60 x10 70 3x9`: the sets are not another factor of what stands before.
        if next - index == 3 {
          hasSets = true
          isOne = isOne || wasReps
        }
        wasReps = next - index == 2
        count += 1
        index = next
      }
      guard count > 0, areLoads(loads..<works, hasSets, works) else { return false }
      // `60 x10 x3` may be ten reps in three sets, but hardly beside `40 50 x10`.
      if count == 2, !hasSets, !isOne { return false }
      isOne = isOne || works - loads > 1 || count > 1
    }
    guard isOne else { return false }
    guard index < end else { return true }
    switch elements[index].kind {
    case .openParenthesis, .at, .word, .hash, .semicolon, .period, .exclamation: return true
    default: return false
    }
  }

  /// A number between spaces.
  private func isLoadOfLadder(_ index: Int) -> Bool {
    guard index + 1 < end, elements[index].kind == .quantity, elements[index].value >= 2_000,
      elements[index].unit == .none || elements[index].unit.isMass,
      index == 0 || elements[index].spaceBefore || elements[index - 1].kind == .colon,
      !isDate(index)
    else { return false }
    return elements[index + 1].spaceBefore
      && (elements[index + 1].kind == .quantity || startsWork(index + 1))
  }

  /// The `x` of `x10`.
  private func startsWork(_ index: Int) -> Bool {
    elements[index].kind == .times && elements[index].spaceBefore && !elements[index].spaceAfter
  }

  /// The index behind `x10` or `3x10`.
  private func behindWork(_ index: Int) -> Int? {
    guard index + 1 < end else { return nil }
    if startsWork(index) { return isReps(index + 1) ? index + 2 : nil }
    guard isBareNumber(index), elements[index].value % 1000 == 0,
      1_000...12_000 ~= elements[index].value,
      elements[index + 1].kind == .times, !elements[index + 1].spaceBefore,
      !elements[index + 1].spaceAfter, isReps(index + 2)
    else { return nil }
    return index + 3
  }

  private func isReps(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value % 1000 == 0
      && 1_000...30_000 ~= elements[index].value
      && (index + 1 >= end || elements[index + 1].spaceBefore
        || elements[index + 1].kind == .closeParenthesis)
  }

  /// The numbers before `x5` may be reps of the first of them: `100 5 x3`.
  private func areLoads(_ loads: Range<Int>, _ hasSets: Bool, _ work: Int) -> Bool {
    guard loads.count > 1 else { return true }
    let values = elements[loads].lazy.map(\.value)
    guard let low = values.min(), let high = values.max() else { return false }
    let rises = zip(values, values.dropFirst()).allSatisfy { $0 <= $1 } && low < high
    guard high / 4 < low || rises && hasSets && loads.count > 2 && high / 8 < low else {
      return false
    }
    if elements[loads].allSatisfy({ $0.unit.isMass }) || hasSets { return true }
    if loads.count == 2 { return rises && high > elements[work + 1].value }
    return rises || low >= 15_000 || values.contains { $0 % 1000 != 0 }
  }

  /// One load and the reps that were done with it.
  private mutating func addStep(_ load: Int, work: Range<Int>, isLast: Bool, isFirst: Bool) {
    let first = terms.count
    add(load, .first, .none)
    if work.count == 3 { add(work.lowerBound, .space, .set) }
    add(work.upperBound - 1, .times, .repetition)
    let whole = elements[isFirst ? load : work.lowerBound].range
    expressions.append(
      Expression(
        terms: first..<terms.count, attributes: Attributes(),
        link: expressions.isEmpty ? .first : .next,
        range: isLast ? whole.through(elements[work.upperBound - 1].range) : elements[load].range))
  }

  private mutating func add(_ index: Int, _ joiner: Term.Joiner, _ unit: Unit) {
    var quantity = Quantity(elements[index])
    if unit != .none { quantity.unit = unit }
    terms.append(
      Term(joiner: joiner, quantities: quantities.count..<(quantities.count + 1), separator: .none))
    quantities.append(quantity)
  }
}
