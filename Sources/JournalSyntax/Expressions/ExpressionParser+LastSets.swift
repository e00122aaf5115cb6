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
    return index > start && isLastSet(index) && isNumber(index + 2) ? index : nil
  }

  private func repsOfLastSet(_ start: Int) -> (set: Attributes.LastSet, end: Int)? {
    if let last = behindArticles(start) { return repsOfLastSet(last) }
    if isReps(start) {
      let words = behindSmallWords(start + 1, longest: 3)
      guard words.index - start <= 4, isLastSet(words.index) else { return nil }
      // `12, 12, 12 last set dropped to 100`: the sentence goes on.
      let behind = words.index + 2
      // `15 last set amrap`, `8 last set felt easy`: how it was.
      if words.index == start + 1, behind < end, elements[behind].kind == .word,
        (behind..<min(end, behind + 4)).contains(where: { isNumber($0) })
      {
        return nil
      }
      return (told(start, words.isMaximum), words.index + 2)
    }
    guard isLastSet(start) else { return nil }
    let words = behindSmallWords(start + 2, longest: 4)
    guard isReps(words.index), words.index - start <= 6 else { return nil }
    let end = words.index + 1
    // `last set 8 reps`, whose words are one element, and `last set 8 @ 9`.
    guard
      end >= self.end || isSeparator(end) || elements[end].kind == .closeParenthesis
        || elements[end].kind == .exclamation
    else { return nil }
    return (told(words.index, words.isMaximum), end)
  }

  private func told(_ number: Int, _ isMaximum: Bool) -> Attributes.LastSet {
    Attributes.LastSet(reps: elements[number].value, isMaximum: isMaximum)
  }

  private func isLastSet(_ index: Int) -> Bool {
    isWord(index, .previous) && isWord(index + 1, .set)
      // `set terakhir 8`, `hiệp cuối 6`: the set first.
      || isWord(index, .set) && isWord(index + 1, .previous) && !isNumber(index - 1)
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
