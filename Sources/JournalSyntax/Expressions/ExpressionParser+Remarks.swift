/// What is said between parentheses behind an expression: repeats, results, marks, remarks.
extension ExpressionParser {
  /// The list of `25 kg till it died: 17, 13, 11`: the reps of the load, behind words of how.
  func listBehindRemark(_ start: Int, _ firstTerm: Int) -> Int? {
    guard terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      lastQuantity.unit.isMass, elements[start].word == .plain || isWord(start, .maximum)
    else { return nil }
    var index = start
    while index < min(end, start + 5), elements[index].kind == .word,
      elements[index].word == .plain || isWord(index, .maximum)
    {
      index += 1
    }
    guard elements[safe: index]?.kind == .colon, isBareNumber(index + 1),
      elements[index + 1].value <= 50_000, elements[index + 1].value % 1000 == 0,
      elements[safe: index + 2]?.kind == .comma, isBareNumber(index + 3),
      elements[index + 3].value <= 50_000, !isFactorOfNext(index + 1), !isFactorOfNext(index + 3)
    else { return nil }
    return index + 1
  }

  /// `(x2)` repeats, `(warm-up)` marks, `(12 reps)` and `(paused)` are notes.
  mutating func parenthesis(at index: Int) -> Int {
    guard let close = closing(index) else { return index }
    let inner = index + 1
    if inner < close, elements[inner].kind == .times, isNumber(inner + 1), inner + 2 == close {
      let count = elements[inner + 1].value
      amendLast({ $0.repeats = count }, through: close)
      return close + 1
    }
    if close == inner + 1, isWord(inner, .bodyweight), let last = expressions.last,
      !hasLoad(last.terms.lowerBound), allBare(last.terms.lowerBound, to: last.terms.upperBound)
    {
      // `Lunges 2x20 (bodyweight)`.
      addOwnWeight(elements[inner].range, through: close)
      return close + 1
    }
    if let count = repeats(inner, close) {
      amendLast({ $0.repeats = count }, through: close)
      return close + 1
    }
    if let reps = resultsOfLast(inner, close) {
      amendLast({ $0.actualReps = reps }, through: close)
      return loadBehindResults(close) ?? close + 1
    }
    if let next = lastSet(at: inner), next == close { return close + 1 }
    if let next = loadOfCounts(inner, close) { return next }
    let isMark = close == inner + 1 && Self.saysAll(elements[inner].meaning)
    let note = isMark ? nil : innerRange(inner, close)
    marks(in: inner..<close)
    amendLast(
      {
        if let note { $0.note = $0.note.map { $0.through(note) } ?? note }
      }, through: close)
    return close + 1
  }

  /// The 100 kg of `3x5 RPE 8 (100 kg)`: what sets and reps were done with. Returns what follows.
  private mutating func loadOfCounts(_ inner: Int, _ close: Int) -> Int? {
    guard let last = expressions.last, last.terms.count == 2,
      terms[last.terms.lowerBound + 1].joiner == .times,
      allBare(last.terms.lowerBound), !hasLoad(last.terms.lowerBound),
      isNumber(inner), elements[inner].unit.isMass, behindHandWords(inner + 1) == close,
      addLoadToLast(at: inner) != nil
    else { return nil }
    amendLast({ _ in }, through: close)
    return close + 1
  }

  /// `3x5 100 kg (5, 5, 4)`: what was done of it, set by set.
  private func resultsOfLast(_ inner: Int, _ close: Int) -> [Int32]? {
    guard let last = expressions.last, last.attributes.actualReps.isEmpty, last.terms.count >= 2
    else { return nil }
    if let reps = resultsBehindWord(inner, close) { return reps }
    guard let reps = actualReps(inner, close), let least = reps.min() else { return nil }
    // `3x5 (65/75/85)`: nobody does thirteen times as many as were told.
    let isTold = lastQuantity.unit == .none && lastQuantity.value <= 30_000
    return isTold && least >= 40_000 && least / 4 >= lastQuantity.value ? nil : reps
  }

  /// `5x5 @ 160 (got 5,5,5,4,4)`: a word and as many numbers as there were sets, none far above what
  /// was told.
  private func resultsBehindWord(_ inner: Int, _ close: Int) -> [Int32]? {
    // `(grip 1,2,3)`, `(pain 2,3,4)` and `(depth 5,4,4,3,3)` rate each set: only `got` and `did` are
    // as short.
    guard isPlainWord(inner), elements[inner].range.count == 3,
      let reps = actualReps(inner + 1, close), reps.count > 2,
      let last = expressions.last, case let first = last.terms.lowerBound,
      terms[first].quantities.count == 1, terms[first + 1].quantities.count == 1,
      terms[first + 1].joiner == .times,
      case let (sets, told) = (
        quantities[terms[first].quantities.lowerBound],
        quantities[terms[first + 1].quantities.lowerBound]
      ),
      sets.unit == .none || sets.unit == .set, told.unit == .none || told.unit == .repetition
    else { return nil }
    return Int(sets.value) == reps.count * 1000 && reps.allSatisfy { $0 / 2 <= told.value }
      ? reps : nil
  }

  func actualReps(_ inner: Int, _ close: Int) -> [Int32]? {
    guard close > inner + 2, close - inner <= 24 else { return nil }
    var reps: [Int32] = []
    for index in inner..<close {
      let element = elements[index]
      switch element.kind {
      case .quantity
      where (element.unit == .none || element.unit == .repetition) && element.value <= 100_000
        && element.value % 1000 == 0:
        reps.append(element.value)
      case .comma, .slash, .hyphen: continue
      default: return nil
      }
    }
    return reps.count >= 2 ? reps : nil
  }

  /// The load of `5x5 (5,5,5,4,3) 40 kg` and of `5x5 (5,5,5,4,3) @ 40`. Returns what follows.
  private mutating func loadBehindResults(_ close: Int) -> Int? {
    guard let last = expressions.last, last.terms.count == 2, allBare(last.terms.lowerBound),
      quantities[terms[last.terms.lowerBound].quantities.lowerBound].value <= 12_000,
      lastQuantity.value <= 30_000, let load = loadBehind(close), !isOfOtherDay(load)
    else { return nil }
    return addLoadToLast(at: load)
  }

  /// The index of a load behind a parenthesis: `) 40 kg`, `) @ 40`.
  func loadBehind(_ close: Int) -> Int? {
    let isMarked = elements[safe: close + 1]?.kind == .at || isWord(close + 1, .at)
    let load = isMarked ? close + 2 : close + 1
    guard isNumber(load), !isFactorOfNext(load) else { return nil }
    let isBareLoad =
      isMarked && elements[load].unit == .none && elements[load].value >= 12_000
    return elements[load].unit.isMass || isBareLoad ? load : nil
  }

  /// `(3x)`, `(3 sets)`: how often, when nothing else is between the parentheses.
  private func repeats(_ inner: Int, _ close: Int) -> Int32? {
    guard isNumber(inner), elements[inner].kind == .quantity,
      let last = expressions.last, last.attributes.repeats == nil,
      !uses(.set, last.terms.lowerBound)
    else { return nil }
    let isTimes =
      inner + 2 == close && elements[inner].unit == .none && elements[inner + 1].kind == .times
    // `60x10, 80x8, 90x5 (3 sets)` counts what stands there.
    let isCount = expressions.count > 1 && Int(elements[inner].value) / 1000 == expressions.count
    let isSets = inner + 1 == close && elements[inner].unit == .set && !isCount
    return isTimes || isSets ? elements[inner].value : nil
  }

  /// Marks that leave nothing to note.
  private static func saysAll(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .warmup, .drop, .failed, .each, .left, .right: true
    default: false
    }
  }

  private func innerRange(_ start: Int, _ end: Int) -> ByteRange? {
    guard start < end else { return nil }
    return elements[start].range.through(elements[end - 1].range)
  }

  mutating func marks(in range: Range<Int>) {
    let outer = end
    end = range.upperBound
    defer { end = outer }
    var index = range.lowerBound
    while index < end {
      let next = markInside(index)
      index = max(next, index + 1)
    }
  }

  private func hasNumber(from index: Int) -> Bool {
    elements[index..<end].contains(where: \.isNumber)
  }

  /// True when a period, a number or a colon stands behind `last`, or sets between the parentheses.
  private func isMemory(_ index: Int) -> Bool {
    // `185 x 3 (got help on last)`, and not `(last)`.
    guard index + 1 < end else { return elements[index - 1].kind == .openParenthesis }
    switch elements[index + 1].meaning {
    case .week, .time, .session, .day, .weekday, .month: return true
    default: break
    }
    return elements[index + 1].isNumber || elements[index + 1].kind == .colon
      || elements[index..<end].contains { $0.kind == .times || $0.unit.isMass }
  }

  /// A set stands between the parenthesis and the word.
  private func isBehindSet(_ index: Int) -> Bool {
    var before = index - 1
    while before > 0, before > index - 8, elements[before].kind != .openParenthesis {
      if elements[before].isNumber, isFactorOfNext(before) { return true }
      before -= 1
    }
    return false
  }

  private func isCompared(_ index: Int) -> Bool {
    isWord(index - 1, .than) || elements[safe: index - 1]?.unit == .other
  }

  private mutating func markInside(_ index: Int) -> Int {
    switch elements[index].meaning {
    // `405x1 (missed 425)`: another load was.
    case .failed where isNumber(index + 1) && elements[index + 1].value >= 20_000: return end
    case .failed where isMissedRep(index): return mark(.failedLast, index + 1)
    case .failed: return mark(isFollowedByLast(index) ? .failedLast : .failed, index)
    // `100x5 (95x5 last time)`: what stands there is another set.
    case .previous where isBehindSet(index) && !isWord(index + 1, .set),
      .goal where isBehindSet(index),
      .next where isBehindSet(index):
      return end
    // `(last set a drop)` is of this exercise, `(last time 95x5)` is not.
    case .previous where isWord(index + 1, .set): return index
    // `(better than last time)` compares what was done.
    case .previous where isCompared(index), .record where isCompared(index): return index
    // `(última até a falha, 12)` is of the last set.
    case .previous
    where !isMemory(index): return index
    case .drop where elements[index - 1].meaning == .set: return index
    // `285x5 (goal was 3+)`, `100x5 (last week 95x5)`: beside what was done.
    case .goal where hasNumber(from: index), .previous where hasNumber(from: index): return end
    // `(more weight next time)`, `(did 55 last week)` are words about another day, `(next time)` says that these are of
    // it.
    case .next where index > 0 && elements[index - 1].kind != .openParenthesis,
      .previous where index > 0 && elements[index - 1].kind != .openParenthesis:
      return index
    case .goal, .next, .previous, .plan: return mark(.goal, index)
    case .skipped: return mark(.skipped, index)
    case .side where index > 0: return mark(.each, index)
    case .workingSet, .total: return index
    case .maximum: return index
    default:
      if elements[index].isNumber { return numberedAttribute(at: index) }
      if elements[index].kind == .question { return mark(.uncertain, index) }
      return wordAttribute(at: index)
    }
  }

  /// `12 reps + partials with 70 lb`: the load behind what was done on top. Returns its index.
  func loadBehindExtras(_ plus: Int, _ firstTerm: Int) -> Int? {
    guard elements[plus].spaceBefore, lastQuantity.unit == .repetition, !hasLoad(firstTerm),
      isPlainWord(plus + 1)
    else { return nil }
    var index = plus + 2
    if isPlainWord(index) { index += 1 }
    guard isWord(index, .with) || isWord(index, .at) || elements[safe: index]?.kind == .at,
      isNumber(index + 1), elements[index + 1].unit.isMass, !isFactorOfNext(index + 1)
    else { return nil }
    return index + 1
  }

  /// Behind `and 2 forced reps`, which were done on top of the reps before, and behind the `+ 2 negatives`
  /// or `+ 2 assisted` that end a set.
  func behindForcedReps(_ and: Int) -> Int? {
    let isPlus = elements[safe: and]?.kind == .plus
    guard isPlus || isWord(and, .and), isBareNumber(and + 1), and + 2 < end else { return nil }
    let isHelped = isPlainWord(and + 2) && elements[and + 2].flags.contains(.setting)
    if isHelped, isWord(and + 3, .repetition) { return and + 4 }
    guard isPlus, isHelped || isWord(and + 2, .assisted), elements[and + 1].value <= 10_000 else {
      return nil
    }
    if isWord(and + 3, .repetition) { return and + 4 }
    return and + 3 >= end || isSeparator(and + 3) || elements[and + 3].kind == .closeParenthesis
      ? and + 3 : nil
  }
}
