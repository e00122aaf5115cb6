/// What the last of some sets came to when it was unlike the others: `3x5 100 kg (last set 8)`,
/// `5x5 80 kg, last set only 4 reps`, `3x8 60 kg (6 on the last set)`.
extension ExpressionParser {
  /// Takes it into the last expression, and returns the index behind it; `nil` when it is not told
  /// there.
  mutating func lastSet(at start: Int) -> Int? {
    guard let told = repsOfLastSet(start), let last = expressions.last,
      // `60 kg x 8 (last set 10)` tells one set.
      last.terms.count > 2 || last.terms.count == 2 && !hasLoad(last.terms.lowerBound),
      last.attributes.actualReps.isEmpty, last.attributes.lastSet == nil
    else { return nil }
    amendLast({ $0.lastSet = told.set }, through: told.end - 1)
    return told.end
  }

  /// What the `last set 3` of a remark tells, when it tells nothing else.
  package mutating func lastSet(alone range: Range<Int>) -> Attributes.LastSet? {
    end = range.upperBound
    defer { end = elements.count }
    guard let told = repsOfLastSet(range.lowerBound), told.end == range.upperBound else {
      return nil
    }
    return told.set
  }

  /// True of `last set 8` and of `8 on the last set`.
  func tellsLastSet(_ index: Int) -> Bool {
    isWord(index, .previous) || isLastSet(index) || behindArticles(index) != nil
      || isNumber(index) && elements[safe: index + 1]?.kind == .word
        && repsOfLastSet(index) != nil
  }

  /// The `last set` of `on the last set 4` and of `w ostatniej serii 4`.
  private func behindArticles(_ start: Int) -> Int? {
    var index = start
    while index < start + 2, elements[safe: index]?.kind == .word, elements[index].range.count <= 3,
      !isWord(index, .previous)
    {
      index += 1
    }
    guard index > start else { return nil }
    return isLastSet(index) && isNumber(index + 2) || behindLast(index, isNamed: true) != nil
      ? index : nil
  }

  private func repsOfLastSet(
    _ start: Int, isNamed: Bool = false
  ) -> (set: Attributes.LastSet, end: Int)? {
    if let last = behindArticles(start) { return repsOfLastSet(last, isNamed: true) }
    if isReps(start) {
      let words = behindSmallWords(start + 1, longest: 3)
      guard words.index - start <= 4, isLastSet(words.index) else { return nil }
      // `12, 12, 12 last set dropped to 100`: the sentence goes on.
      let behind = words.index + 2
      // `15 last set amrap`, `8 last set felt easy`: how it was, and so in `9, 8 last set hard`.
      if words.index == start + 1, behind < end, elements[behind].kind == .word,
        isBehindNumbers(start)
          || (behind..<min(end, behind + 4)).contains(where: { isNumber($0) })
      {
        return nil
      }
      return (told(start, words.isMaximum), words.index + 2)
    }
    let first = isLastSet(start) ? start + 2 : behindLast(start, isNamed: isNamed)
    guard let first else { return nil }
    let words = behindSmallWords(first, longest: 4)
    guard isReps(words.index) || isLoad(words.index), words.index - start <= 6 else { return nil }
    let end = behindFailure(words.index + 1)
    // `last set 8 reps`, whose words are one element, and `last set 8 @ 9`.
    guard
      end >= self.end || isSeparator(end) || elements[end].kind == .closeParenthesis
        || elements[end].kind == .exclamation
    else { return nil }
    return (told(words.index, words.isMaximum), end)
  }

  /// Behind the `에서 실패` of `마지막세트 4개에서 실패` and the `で限界` of `最後は16回で限界`: so many were done before
  /// one failed.
  private func behindFailure(_ index: Int) -> Int {
    guard index < end, elements[index].kind == .word, elements[index].meaning == .none,
      elements[index].flags.contains(.unspacedScript)
    else { return index }
    if isWord(index + 1, .failed) { return index + 2 }
    let isGlued = !elements[index].spaceBefore && elements[index].range.count > 3
    return isGlued && (index + 1 >= end || isSeparator(index + 1)) ? index + 1 : index
  }

  /// The 8 of `9, 8 last set hard`, one of a list.
  private func isBehindNumbers(_ index: Int) -> Bool {
    elements[safe: index - 1]?.kind == .comma && index > 1 && isBareNumber(index - 2)
      && elements[safe: index - 3]?.kind != .times
  }

  /// Behind the `last one` of `3x10, last one 8`, the `last` of `4x8, the last 6` and that of
  /// `5x3 120, last @ 125`; the one of `3x15 45 kg (last 40)` may be of another day.
  private func behindLast(_ start: Int, isNamed: Bool = false) -> Int? {
    guard isWord(start, .previous), start + 1 < end else { return nil }
    let word = elements[start + 1]
    let isOfSet = word.meaning == .cardinal || word.meaning == .at || word.kind == .at
    let index = isOfSet ? start + 2 : start + 1
    // `5x5 (last @8)` is a rating.
    let least: Int32 = isOfSet && word.meaning != .cardinal ? 20_000 : 4_000
    guard isOfSet || isNamed, isNumber(index), elements[index].value >= least else { return nil }
    return index
  }

  private func told(_ number: Int, _ isMaximum: Bool) -> Attributes.LastSet {
    Attributes.LastSet(reps: elements[number].value, isMaximum: isMaximum)
  }

  private func isLastSet(_ index: Int) -> Bool {
    isWord(index, .previous) && isWord(index + 1, .set)
      // `set terakhir 8`, `hiệp cuối 6`: the set first.
      || isWord(index, .set) && isWord(index + 1, .previous) && !isNumber(index - 1)
  }

  /// The 180 of `3x12 with 160, last set 180`.
  private func isLoad(_ index: Int) -> Bool {
    isNumber(index) && elements[index].kind == .quantity && !isFactorOfNext(index)
      && (elements[index].unit.isMass
        || elements[index].unit == .none && 20_000...500_000 ~= elements[index].value)
  }

  private func isReps(_ index: Int) -> Bool {
    isNumber(index) && elements[index].kind == .quantity
      && (elements[index].unit == .none || elements[index].unit == .repetition)
      && 1_000...100_000 ~= elements[index].value && elements[index].value % 1000 == 0
      && !isFactorOfNext(index)
  }

  /// The `was`, `only`, `AMRAP:`, `on the` between the number and the set; longer words say more.
  private func behindSmallWords(
    _ start: Int, longest: Int
  ) -> (index: Int, isMaximum: Bool) {
    var index = start
    var isMaximum = false
    while index < min(end, start + 4) {
      switch elements[index].kind {
      case .colon, .equals: break
      case .hyphen where elements[index].spaceAfter: break
      // `last set x8`.
      case .times where isLastSet(index - 2) && isNumber(index + 1): break
      case .word where isLastSet(index): return (index, isMaximum)
      case .word:
        switch elements[index].meaning {
        case .maximum: isMaximum = true
        case .none where elements[index].range.count <= longest: break
        case .for: break
        default: return (index, isMaximum)
        }
      default: return (index, isMaximum)
      }
      index += 1
    }
    return (index, isMaximum)
  }
}
