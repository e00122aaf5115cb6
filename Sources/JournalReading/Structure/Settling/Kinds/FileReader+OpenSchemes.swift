internal import JournalSyntax

/// What an open set came to, behind its scheme: `3x5+ 185 (8)`, `5x5+ @ 185, got 8`, `245 5, 5, 5+ 9`, and the last of equal
/// sets told behind words: `185x5x5, got 8 on the last set`, `3x5 @ 185, last: 8`.
extension FileReader {
  /// Puts it as `(last set AMRAP 8)`, which the parser knows, or in place of the reps that were open.
  mutating func settleOpenScheme() {
    settleRepsOnLast()
    guard let plus = elements.lastIndex(where: { $0.kind == .plus }), plus > 1,
      !elements[plus].spaceBefore, elements[plus - 1].isBareWhole,
      1_000...20_000 ~= elements[plus - 1].value,
      let told = repsBehindOpen(plus), elements[told.number].value >= elements[plus - 1].value / 2
    else { return }
    let reps = elements[told.number]
    if elements[plus - 2].kind == .times, plus > 2, elements[plus - 3].isBareWhole,
      2_000...10_000 ~= elements[plus - 3].value, plus == 3 || elements[plus - 4].kind != .times
    {
      let place = ByteRange(Int(reps.range.start), Int(reps.range.start))
      anatomy.parser.elements.replaceSubrange(
        told.range,
        with: [
          Element(.openParenthesis, place, flags: .spaceBefore),
          Element(.word, place, word: Word(meaning: .previous, value: 0)),
          Element(.word, place, word: Word(meaning: .set, value: 0), flags: .spaceBefore),
          Element(.word, place, word: Word(meaning: .maximum, value: 0), flags: .spaceBefore),
          reps, Element(.closeParenthesis, ByteRange(Int(reps.range.end), Int(reps.range.end))),
        ])
    } else if told.range.lowerBound == plus + 1,
      elements[plus - 2].kind == .comma
        || elements[plus - 2].kind == .slash || elements[plus - 2].isBareWhole,
      elements[plus - 2].kind == .quantity || elements[plus - 3].isNumber
    {
      // `245 5,5,5+ 9`.
      anatomy.parser.elements[plus - 1].value = reps.value
      anatomy.parser.elements[plus - 1].range = elements[plus - 1].range.through(reps.range)
      anatomy.parser.elements.removeSubrange(told.range)
    }
    anatomy.parser.end = elements.count
  }

  /// The 8 at the end of the line, and from which sign or word on it is told.
  private func repsBehindOpen(_ plus: Int) -> (number: Int, range: Range<Int>)? {
    var number = elements.count - 1
    if elements[number].kind == .closeParenthesis { number -= 1 }
    if elements[number].meaning == .repetition { number -= 1 }
    guard number > plus, elements[number].isBareWhole || elements[number].unit == .repetition,
      1_000...60_000 ~= elements[number].value
    else { return nil }
    var start = number
    while start > plus + 1, number - start < 3, isMarkOfResult(start - 1) { start -= 1 }
    let between = (plus + 1)..<start
    let isLoad =
      between.count == 1 && isLoadOfOpen(plus + 1)
      || between.count == 2 && isLoadOfOpen(plus + 2)
        && (elements[plus + 1].kind == .at || elements[plus + 1].meaning == .at)
    // `5x5+ 8` may be a load.
    let isSpaced = start < number || elements[number].spaceBefore && !isFactor(plus - 2)
    guard isLoad && start < number || between.isEmpty && isSpaced else { return nil }
    return (number, start..<elements.count)
  }

  private func isFactor(_ index: Int) -> Bool { elements[index].kind == .times }

  private func isLoadOfOpen(_ index: Int) -> Bool {
    elements[index].unit.isMass || elements[index].isBare && elements[index].value >= 15_000
  }

  private func isMarkOfResult(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .openParenthesis, .comma, .colon, .equals, .arrow, .period, .semicolon: true
    case .hyphen: elements[index].spaceBefore
    case .word: isWord(index, in: CommonWords.did)
    default: false
    }
  }

  /// The `, got 8 on the last set`, `with 8 on the last` and `, last: 8` behind a scheme, as `(8 last set)`.
  private mutating func settleRepsOnLast() {
    guard let last = elements.indices.last(where: { isWord($0, in: CommonWords.last) }), last > 4,
      let told = repsBeside(last), elements[told].isBareWhole || elements[told].unit == .repetition,
      1_000...30_000 ~= elements[told].value
    else { return }
    var start = min(told, last)
    while start > 4, min(told, last) - start < 3, isMarkBeforeLast(start - 1) { start -= 1 }
    guard start < min(told, last), elements[start - 1].isNumber,
      // `60 x 12, 10, 8 last set` tells each of them.
      elements[start - 2].kind != .comma, elements[start - 2].kind != .slash,
      elements[..<start].contains(where: { $0.kind == .times }),
      case let reps = elements[told], case let word = elements[last].range
    else { return }
    anatomy.parser.elements.replaceSubrange(
      start...,
      with: [
        Element(.openParenthesis, ByteRange(Int(word.start), Int(word.start)), flags: .spaceBefore),
        Element(.word, word, word: Word(meaning: .previous, value: 0)),
        Element(.word, word, word: Word(meaning: .set, value: 0), flags: .spaceBefore),
        reps, Element(.closeParenthesis, ByteRange(Int(word.end), Int(word.end))),
      ])
    anatomy.parser.end = elements.count
  }

  /// The 8 of `8 reps on the last set` and of `last: 8`, at the end of the line.
  private func repsBeside(_ last: Int) -> Int? {
    if last + 2 == elements.count - 1, elements[last + 1].kind == .colon { return last + 2 }
    let isAtEnd =
      last + 1 == elements.count
      || last + 2 == elements.count
        && (elements[last + 1].meaning == .set || elements[last + 1].meaning == .cardinal)
    guard isAtEnd else { return nil }
    var number = last - 1
    while number > 3, last - number < 4,
      isWord(number, in: Self.before) || elements[number].meaning == .repetition
    {
      number -= 1
    }
    return elements[number].isNumber ? number : nil
  }

  private func isMarkBeforeLast(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .semicolon, .period: true
    case .hyphen: elements[index].spaceBefore
    case .word:
      isWord(index, in: CommonWords.did) || elements[index].meaning == .with
        || elements[index].meaning == .and || isWord(index, in: Self.butWords)
    default: false
    }
  }

  private static let butWords = WordSet("but except")
  private static let before = WordSet("on in at the my for")
}
