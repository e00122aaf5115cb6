internal import JournalSyntax

/// What a line of sets ends with and is none of them: `100x5, 105 next`, `3x8 (go up next week)`,
/// `8, 6, 5 total 2000 kg`, `3x5 100 kg, no warm up`.
extension FileReader {
  /// Takes such words off the end of the line; they are kept as notes once its sets are read.
  mutating func dropTrailingRemarks() {
    while let remark = trailingRemark() {
      context.remarks.append(range(remark))
      let start = firstSeparator(before: remark.lowerBound)
      // `100x5, next week lighter. Rows 3x10`: what stands behind it goes on as another sentence.
      if remark.upperBound >= endOfWords {
        anatomy.parser.elements.removeSubrange(start...)
        anatomy.parser.elements[start - 1].flags.insert(.spaceAfter)
      } else {
        anatomy.parser.elements.removeSubrange(start..<remark.upperBound)
      }
    }
    guard elements.count > 3 else { return }
    settleSkippedBehindSets()
    settleRepsInTank()
    settleRangeOfReserve()
    settleReserveBehindSets()
    settleListOfEfforts()
    settleRestBehindSets()
  }

  private func trailingRemark() -> Range<Int>? {
    let end = endOfWords
    guard end > 3 else { return nil }
    if let remark = trailingNumber(end) { return remark }
    for index in (2..<end).reversed() {
      switch elements[index].kind {
      case .closeParenthesis, .pipe, .dot, .arrow: return nil
      // A set behind it: what stands before is no end of a line.
      case .times where elements[index - 1].isNumber && !isBehindNext(index): return nil
      case .plus:
        if let remark = gain(at: index, end) { return remark }
      case .word:
        if let remark = remark(around: index, end) { return remark }
      default: continue
      }
    }
    return nil
  }

  private func remark(around index: Int, _ end: Int) -> Range<Int>? {
    switch elements[index].meaning {
    case .next: remarkOfNext(index, end)
    case .previous, .goal, .plan: comparison(around: index, end)
    case .total: total(index, end) ?? numberOfTalk(before: index, end)
    case .skipped: remarkOfSkipped(index, end)
    case .warmup: remarkOfWarmup(index, end)
    case .set: talkOfSet(index, end)
    default: elements[index - 1].isNumber ? numberOfTalk(before: index, end) : nil
    }
  }

  /// Behind the last word, before points, cries and smileys.
  private var endOfWords: Int {
    var end = elements.count
    while end > 1 {
      switch elements[end - 1].kind {
      case .period, .exclamation, .other: end -= 1
      default: return end
      }
    }
    return end
  }

  /// `42.5 next`, `same weight next time`, `next time 85x5`; `3x10 next week` alone is a plan.
  private func remarkOfNext(_ next: Int, _ end: Int) -> Range<Int>? {
    guard next + 1 >= end || !isSetOrExercise(behind: next, end), !endsWithTomorrow else {
      return nil
    }
    let stop = elements[next..<end].firstIndex { isEndOfSentence($0) } ?? end
    // `100x5, next day deadlift 140x5`: done the day after.
    if next + 1 < stop, elements[next + 1].meaning == .day,
      elements[next..<stop].contains(where: { $0.kind == .times })
    {
      return nil
    }
    var start = firstWord(before: next)
    let tellsNothingElse = elements[next..<stop].allSatisfy { isWordOfNext($0) }
    // `12.5 kg: 10 la próxima subo` as `12.5 kg: 10 next time more`.
    let hasWord = start < next && !(start + 1 == next && isWord(start, in: CommonWords.articles))
    if start > 1, elements[start - 1].kind == .quantity, hasWord || tellsNothingElse,
      isNumberOfNext(start - 1, isNextTo: start == next)
    {
      start = firstWord(before: start - 1)
    }
    guard start < next || !tellsNothingElse, tellsSets(before: start),
      // `go up to 7 min pace next week`.
      !elements[start - 1].isNumber || !isTo(elements[start - 2])
    else { return nil }
    return start..<stop
  }

  private func isEndOfSentence(_ element: Element) -> Bool {
    element.kind == .semicolon || element.kind == .period && element.spaceAfter
  }

  /// The `set` of `next set 85x5` and the `squat 3x5` of `next squat 3x5`: what comes right then.
  private func isSetOrExercise(behind next: Int, _ end: Int) -> Bool {
    let words = (next + 1)..<min(end, next + 4)
    if words.contains(where: { elements[$0].meaning == .set || elements[$0].unit == .set }) {
      return true
    }
    let name = (next + 1)..<(elements[words].firstIndex { $0.kind != .word } ?? words.upperBound)
    return !name.isEmpty && name.upperBound < end && elements[name.upperBound].isNumber
      && isExercise(name)
  }

  /// `next`, `next time`, `for next week`: the day alone.
  private func isWordOfNext(_ element: Element) -> Bool {
    element.meaning == .next || isPeriod(element)
  }

  /// The `85` of `try 85 next time` and of `80x5, 85 next`, and no number of the sets.
  private func isNumberOfNext(_ number: Int, isNextTo: Bool) -> Bool {
    let isLoad = elements[number].unit == .none || elements[number].unit.isMass
    guard isLoad || elements[number - 1].kind == .word else { return false }
    switch elements[number - 1].kind {
    case .word:
      switch elements[number - 1].meaning {
      case .rpe, .rir, .for, .of, .set, .repetition, .bodyweight: return false
      default: return tellsSets(before: number - 1)
      }
    case .hyphen where elements[number - 1].spaceBefore: return true
    case .period, .semicolon, .colon: return true
    case .plus: return elements[number - 1].spaceBefore
    // `5,5,5,4, 42.5 next`, and no `8, 6, 5 next time more`.
    case .comma: return isNextTo && elements[number - 1].spaceAfter
    case .quantity:
      return isNextTo
        && (elements[number].unit.isMass || elements[number].flags.contains(.fraction)
          || elements[number].value > elements[number - 1].value)
    default: return false
    }
  }

  /// `like last week`, `beat last week by 5`, `on target`, `goal met`; `3x10 last week` alone was done
  /// then, and `100x5 is the goal` is wanted.
  private func comparison(around word: Int, _ end: Int) -> Range<Int>? {
    var start = firstWord(before: word)
    if start > 2, elements[start - 1].isNumber, isGainWord(start) {
      guard isGain(start) else { return nil }
      start -= 1
    }
    let isMet = elements[word].meaning != .previous && isWord(word - 1, in: Self.accordingTo)
    guard isMet || elements[start..<end].contains(where: { isComparing($0) }),
      elements[word..<end].allSatisfy({
        $0.kind == .word && !isPartOfSet($0) || $0.isBare || $0.unit.isMass
      }),
      tellsSets(before: start)
    else { return nil }
    return start..<end
  }

  func tellsOtherDay(_ element: Element) -> Bool {
    switch element.meaning {
    case .previous, .goal, .plan: true
    default: false
    }
  }

  func isComparing(_ element: Element) -> Bool {
    element.kind == .word && Self.comparing.contains(bytes[element.range.indices])
  }

  private static let comparing = WordSet(
    """
    like same beat beating beats matched match matching equal equals equaled tied than vs better worse met hit reached close
    above over under below not missed exceeded passed crushed smashed achieved heavier lighter stronger wie gleich besser
    come igual como comme mejor melhor meglio mieux erreicht
    """)

  /// `(as planned)`, `(per plan)`, `on target`.
  private static let accordingTo = WordSet("as per on wie laut")

  /// `skipped the last set`, `skipped abs`; `3x8 skipped` was not done.
  private func remarkOfSkipped(_ skipped: Int, _ end: Int) -> Range<Int>? {
    guard end - skipped >= 2, end - skipped <= 6, !isWord(skipped, in: Self.nothing),
      tellsWhat(behind: skipped, end),
      tellsSets(before: skipped)
    else { return nil }
    return skipped..<end
  }

  /// Words behind `skipped` that tell what was, and neither when nor why.
  private func tellsWhat(behind skipped: Int, _ end: Int) -> Bool {
    (skipped + 1) < end
      && elements[(skipped + 1)..<end].allSatisfy {
        $0.kind == .word || $0.isBare || $0.unit == .set
      }
      && !isWord(skipped + 1, in: Self.reasons)
  }

  private static let nothing = WordSet("none n/a")
  private static let reasons = WordSet(
    "today because bc due since for as cause cuz this again heute wegen hoy por")

  /// The `skipped` of `3x8 - skipped` and `3x8 skipped today`, put between parentheses as in
  /// `3x8 (skipped)`.
  mutating func settleSkippedBehindSets() {
    let end = endOfWords
    guard let skipped = elements[..<end].lastIndex(where: { $0.meaning == .skipped }), skipped > 1,
      // `pain: none`.
      !isWord(skipped, in: Self.nothing),
      skipped + 1 == end || isWord(skipped + 1, in: Self.reasons),
      elements[skipped..<end].allSatisfy({ $0.kind == .word }),
      elements[skipped - 1].kind != .openParenthesis, elements[skipped - 1].kind != .equals,
      elements[skipped - 1].kind != .arrow, elements[skipped - 1].kind != .times,
      tellsSets(before: skipped)
    else { return }
    let start = firstSeparator(before: skipped)
    let place = elements[skipped].range
    anatomy.parser.elements.replaceSubrange(
      start...,
      with: [
        Element(.openParenthesis, place, flags: .spaceBefore), elements[skipped],
        Element(.closeParenthesis, place, flags: .spaceAfter),
      ])
  }

  /// `no warm up`, `warm up first`; `60x10 warm up` was one.
  private func remarkOfWarmup(_ warmup: Int, _ end: Int) -> Range<Int>? {
    let isDenied = isWord(warmup - 1, in: Self.denials)
    guard isDenied || warmup + 1 < end && isWord(warmup + 1, in: Self.behindWarmup),
      elements[warmup..<end].allSatisfy({ $0.kind == .word }), end - warmup <= 3,
      case let start = isDenied ? warmup - 1 : warmup, tellsSets(before: start)
    else { return nil }
    return start..<end
  }

  private static let denials = WordSet("no without after forgot skipped sin sans ohne zonder utan")
  private static let behindWarmup = WordSet("first before done felt was")

  /// `set 3 was rough`, `sets 2 and 3 felt easy`.
  private func talkOfSet(_ set: Int, _ end: Int) -> Range<Int>? {
    guard set + 2 < end, elements[set + 1].isBareWhole, elements[set + 1].value <= 9_000,
      isWord(end - 1, in: Self.ways)
        || (set + 2..<end).contains(where: { isWord($0, in: Self.verbs) }),
      elements[(set + 2)..<end].allSatisfy({
        $0.kind == .word && Unit($0.meaning) == nil || $0.kind == .comma || $0.isBareWhole
          || $0.kind == .ampersand
      }),
      tellsSets(before: set)
    else { return nil }
    return set..<end
  }

  private static let verbs = WordSet(
    "felt went ging", CommonWords.was)
  private static let ways = WordSet("easy hard rough heavy light ok good bad tough slow")

  /// The words of `(next time 42.5)`, `(like last week)`, `(85% of TM)` and `(no warm up)` behind sets.
  func isRemarkInParentheses(_ words: Range<Int>) -> Bool {
    guard words.count > 1, tellsSets(before: words.lowerBound - 1) else { return false }
    return words.contains { index in
      switch elements[index].meaning {
      case .next:
        !words.allSatisfy { isWordOfNext(elements[$0]) }
          && !isSetOrExercise(behind: index, words.upperBound)
      // `(8 on the last set)` and `(missed last rep)` tell of these.
      case .previous, .goal, .plan:
        !words.contains { elements[$0].meaning == .set || elements[$0].meaning == .repetition }
          && (words.contains { isComparing(elements[$0]) || elements[$0].unit == .percent }
            || elements[index].meaning != .previous && isWord(index - 1, in: Self.accordingTo))
      case .skipped: tellsWhat(behind: index, words.upperBound)
      case .plate: elements[index - 1].unit.isMass && isLoaded(before: words.lowerBound - 1)
      case .warmup:
        isWord(index - 1, in: Self.denials)
          || index + 1 < words.upperBound && isWord(index + 1, in: Self.behindWarmup)
      default: false
      }
    }
  }
}
