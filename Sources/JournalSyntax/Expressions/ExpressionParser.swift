/// Finds set expressions among the elements of a line and takes them apart.
///
/// Buffers are kept from line to line, so that parsing a line allocates nothing.
package struct ExpressionParser: ~Copyable, Sendable {
  package var quantities: [Quantity] = []
  package internal(set) var terms: [Term] = []
  package internal(set) var expressions: [Expression] = []
  /// The elements of the line; the scanner writes into this buffer.
  package var elements: [Element] = [] {
    didSet { end = min(end, elements.count) }
  }
  /// Elements behind this index are another segment; never more than there are.
  package var end = 0
  var isInHyphenList = false
  /// The unit of the load in `50 kg/4`, for those that follow on the line.
  var slashedUnit: Unit?
  /// The `5 sets:` before sets that are not five, and cannot be five each.
  package var unmetCount: ByteRange?
  /// The 110 behind `100x5, 110`, of which no reps are told.
  package var unreadLoad: ByteRange?
  /// The writer's bare loads stand in parentheses behind sets and reps; `nil` while nobody asked.
  package var enclosesLoads: Bool?
  /// The writer's bare loads stand before a colon; `nil` while nobody asked.
  package var putsLoadsBeforeColons: Bool?

  package init() {}

  /// Parses as many expressions as follow each other from `start`, and returns where they end.
  ///
  /// Returns `start` when nothing there is an expression. What was found is in `expressions`.
  /// ```
  /// expressions ::= intervals | expression ( ( ', ' | '; ' | ' + ' | ' -> ' ) expression )*
  /// ```
  package mutating func parse(from start: Int, to end: Int) -> Int {
    self.end = end
    quantities.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    expressions.removeAll(keepingCapacity: true)
    slashedUnit = nil
    unmetCount = nil
    unreadLoad = nil
    var index = start
    var link = Expression.Link.first
    var last = start
    // `Deadlift 1) 60x10 2) 80x8`.
    if isSetNumber(index), isFactorOfNext(index + 2) { index += 2 }
    if isPlanOfList(index) { index += 4 }
    // `80% 140 3x5`: what share of the best the load is.
    if index + 1 < end, elements[index].unit == .percent, isBareNumber(index + 1),
      elements[index + 1].value >= 20_000, followsFactors(index + 2)
    {
      index += 1
    }
    if index + 1 < end, isShareBeforeLoad(index) { index += 1 }
    spreadUnitOfPairs(from: index)
    var isWarmup = isWarmupLetter(index)
    var (isWork, isMissed, isSided) = (false, false, false)
    if isWarmup { index += 1 }
    if let last = ladder(at: index) ?? loadGroups(at: index) {
      return min(attributes(at: last), end)
    }
    while index < end, let next = expression(at: index, link: link) {
      assert(next > index, "an expression consumes something")
      last = attributes(at: next)
      if link == .apart { countSets() }
      if isWarmup { addMark(.warmup) }
      if isWork { addMark(.work) }
      if isMissed { markMissed() }
      if isSided { addMark(.each) }
      last = ditto(at: continuation(at: last))
      (link, index) = separator(at: last)
      if let next = afterthought(at: index) {
        last = next
        (link, index) = separator(at: next)
      }
      if let sets = behindKindOfSets(index) {
        // `100x5 + backoff 80x8` is no drop set, and the 40x10 of `warm-up 40x10, backoff 80x5` alone
        // is a warm-up.
        (isWork, link, index) = (true, .apart, sets)
      }
      index = behindShare(index)
      isMissed = isMissAhead(index)
      if isMissed { index += 1 }
      isWarmup = isWarmupLetter(index) || isWarmupAhead(index)
      if isWarmup { index += elements[safe: index + 1]?.kind == .colon ? 2 : 1 }
      isSided = isSideAhead(index)
      if isSided { index += 1 }
      if isLoadAlone(behindSets: index) { unreadLoad = elements[index].range }
      guard index < end, startsExpression(index), !isDate(index), !isCountedName(index),
        !isHyphenated(index), !isRemark(index), !isTalk(index), elements[index].unit != .other,
        !isOnBar(index),
        !isTick(index), !isTimeOfAllWays(index),
        !isTotal(index), !isOrdinal(index), !isOrdinalOfSet(index), !isOfOtherDay(index),
        !isCountBehindTime(index), unreadLoad == nil
      else { break }
    }
    dropCount()
    dropCountAhead()
    dropTotals()
    last = foldCountBehind(endingAt: last)
    dropSetNumbers()
    splitPairs()
    dropPlan()
    returnTrailingUnit()
    shareRounds()
    settleLoadsBehindAt()
    // What a rule sees behind the end of a column is no part of it.
    return min(last, end)
  }

  /// `1セット目 80kg 10回 2セット目 80kg 8回`: the first set and the second, not one set and two.
  private mutating func dropSetNumbers() {
    guard expressions.count > 1 else { return }
    for (index, expression) in expressions.enumerated() {
      let number = quantities[terms[expression.terms.lowerBound].quantities.lowerBound]
      guard number.unit == .set, expression.terms.count > 1,
        Int(number.value) == (index + 1) * 1000
      else { return }
    }
    for index in expressions.indices {
      expressions[index].terms.removeFirst()
      terms[expressions[index].terms.lowerBound].joiner = .first
    }
  }

  /// `4 sets: 80-10, 90-8, 100-6, 100-6` counts what stands there, and `5 sets: 60x10, 80x8, 100x5`
  /// is no count of each, for nobody goes up three times.
  private mutating func dropCount() {
    guard expressions.count > 1, let terms = expressions.first?.terms, terms.count > 1,
      self.terms[terms.lowerBound + 1].joiner == .colon
    else { return }
    let count = quantities[self.terms[terms.lowerBound].quantities.lowerBound]
    let isMet = Int(count.value) == expressions.count * 1000
    guard count.unit == .set, isMet || areOfRisingLoads(terms.lowerBound + 1) else { return }
    if !isMet { unmetCount = count.range }
    expressions[0].terms = (terms.lowerBound + 1)..<terms.upperBound
    self.terms[terms.lowerBound + 1].joiner = .first
  }

  /// True of loads with their reps, one expression each from the term on, when they go up.
  private func areOfRisingLoads(_ start: Int) -> Bool {
    var last: Int32 = 0
    for (index, expression) in expressions.enumerated() {
      let first = index == 0 ? start : expression.terms.lowerBound
      guard expression.terms.upperBound - first == 2, terms[first + 1].joiner == .times,
        terms[first].quantities.count == 1,
        case let load = quantities[terms[first].quantities.lowerBound],
        load.unit.isMass || load.unit == .none && load.value >= 20_000, load.value > last
      else { return false }
      last = load.value
    }
    return true
  }

  /// `100 reps (20 reps 5 sets)`: what the sets come to.
  private mutating func dropTotals() {
    dropTotalAhead()
    for index in expressions.indices where expressions[index].terms.count == 3 {
      let start = expressions[index].terms.lowerBound
      let (total, reps, sets) = (
        firstQuantity(start), firstQuantity(start + 1), firstQuantity(start + 2)
      )
      guard terms[start + 1].joiner == .parenthesis, total.unit == .repetition,
        reps.unit == .repetition, sets.unit == .set || sets.unit == .none,
        Int64(reps.value) * Int64(sets.value) == Int64(total.value) * 1000
      else { continue }
      expressions[index].terms.removeFirst()
      terms[start + 1].joiner = .first
    }
  }

  /// The `60 total` of `60 total 20/20/20`.
  private mutating func dropTotalAhead() {
    guard expressions.count == 2, expressions[0].attributes.marks.contains(.total),
      expressions[0].terms.count == 1, expressions[1].terms.count == 1,
      case let total = firstQuantity(expressions[0].terms.lowerBound), total.unit == .none,
      case let reps = terms[expressions[1].terms.lowerBound].quantities, reps.count > 1,
      quantities[reps].reduce(Int64(0), { $0 + Int64($1.value) }) == Int64(total.value)
    else { return }
    expressions.removeFirst()
    expressions[0].link = .first
  }

  private func firstQuantity(_ term: Int) -> Quantity {
    quantities[terms[term].quantities.lowerBound]
  }

  /// `20/15 40/12 60/10`: where the first numbers rise, the second fall and the last pair cannot be
  /// reps of two sets, each is a load and its reps.
  private mutating func splitPairs() {
    guard expressions.count > 1, terms.count == expressions.count else { return }
    var (load, reps): (Int32, Int32) = (0, .max)
    var areFarApart = true
    for term in terms {
      guard term.quantities.count == 2, term.separator == .slash else { return }
      let (first, second) = (
        quantities[term.quantities.lowerBound], quantities[term.quantities.upperBound - 1]
      )
      guard first.unit == .none, second.unit == .none, first.kind == .number,
        second.kind == .number, first.value >= load, second.value <= reps,
        second.value % 1000 == 0
      else { return }
      (load, reps) = (first.value, second.value)
      areFarApart =
        areFarApart && 15_000... ~= load && 3_000...20_000 ~= reps && load / 3 * 2 >= reps
    }
    // `20/15 20/13 22.5/10`: nobody does half a rep.
    let hasHalf = terms.contains {
      quantities[$0.quantities.lowerBound].marks.contains(.fraction)
    }
    // `20/12 20/12 20/10`: nor does anybody do so many more with one arm.
    guard load >= 40_000 && load / 4 >= reps || hasHalf && load > reps || areFarApart else {
      return
    }
    let pairs = terms
    terms.removeAll(keepingCapacity: true)
    for (index, pair) in pairs.enumerated() {
      let middle = pair.quantities.lowerBound + 1
      expressions[index].terms = terms.count..<(terms.count + 2)
      terms.append(
        Term(joiner: .first, quantities: pair.quantities.lowerBound..<middle, separator: .none))
      terms.append(
        Term(joiner: .times, quantities: middle..<pair.quantities.upperBound, separator: .none))
    }
  }

  /// `24 kg, 1-arm`: a number that is part of a word.
  package func isHyphenated(_ index: Int) -> Bool {
    isBareNumber(index) && index + 2 < end && elements[index + 1].kind == .hyphen
      && !elements[index + 1].spaceBefore && elements[index + 2].kind == .word
      && !elements[index + 2].spaceBefore
  }

  /// `W 10 × 15 lb`: a warm-up in the exports of some apps.
  func isWarmupLetter(_ index: Int) -> Bool {
    guard index + 1 < end, elements[index].kind == .word, elements[index].range.count == 1,
      elements[index].spaceAfter, isNumber(index + 1)
    else { return false }
    return elements[index].meaning == .with
  }

  /// More of a list behind a remark: `35 * 6 (dumbbell), 4, 5`.
  mutating func continuation(at start: Int) -> Int {
    var last = start
    while let next = continuedNumber(last) {
      guard let after = quantity(at: next, isFirst: false) else { break }
      let term = terms.count - 1
      terms[term].quantities = terms[term].quantities.lowerBound..<quantities.count
      terms[term].separator = .comma
      expressions[expressions.count - 1].range =
        expressions[expressions.count - 1].range.through(elements[after - 1].range)
      last = attributes(at: after)
    }
    return last
  }

  func continuedNumber(_ index: Int) -> Int? {
    guard let expression = expressions.last, expression.terms.count >= 2,
      let term = terms.last, term.joiner == .times || term.joiner == .space
    else { return nil }
    let attributes = expression.attributes
    guard attributes.rpe.isEmpty, attributes.rest == nil, attributes.repeats == nil,
      attributes.note != nil || !attributes.marks.isEmpty
    else { return nil }
    var next = index
    if next < end, elements[next].kind == .comma {
      next += 1
    } else if next == 0 || elements[next - 1].kind != .closeParenthesis
      || !isCommaBefore(next - 1)
    {
      return nil
    }
    guard isBareNumber(next), !isFactorOfNext(next), !startsSlashedLoads(next),
      !isHungLoad(next), !isHalved(next), !isMissedLoad(next),
      lastQuantity.unit == .none
    else { return nil }
    return next
  }

  /// True when a comma stands before the parentheses that close at `index`.
  func isCommaBefore(_ index: Int) -> Bool {
    var open = index
    while open > 0, elements[open].kind != .openParenthesis { open -= 1 }
    return open > 0 && elements[open - 1].kind == .comma
  }

}

extension Array {
  /// The element at `index`, or `nil` outside of the array.
  package subscript(safe index: Int) -> Element? {
    index >= 0 && index < count ? self[index] : nil
  }
}
