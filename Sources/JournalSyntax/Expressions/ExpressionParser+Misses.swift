/// Loads that were missed among those that were lifted: `110x1, 115 miss`, `105x1 110xm`.
extension ExpressionParser {
  /// The 115 of `110x1 115 miss` and of `110x1, 115 fail`: a load of its own, and no reps of the one
  /// before; in `3x5 245 f` it is that of the sets.
  func isMissedLoad(_ index: Int) -> Bool {
    guard isNumber(index), elements[index].kind == .quantity,
      elements[index].unit == .none || elements[index].unit.isMass,
      elements[index].value >= 20_000, let miss = missBehind(index), !isFollowedByLast(miss),
      let reps = quantities.last, let first = terms.last(where: { $0.joiner == .first }),
      case let load = quantities[first.quantities.lowerBound],
      load.unit.isMass || load.unit == .none && load.value >= 20_000
    else { return false }
    return reps.unit == .none && reps.kind == .number && reps.value <= elements[index].value / 2
  }

  /// True for the parentheses of `95x2 97.5x1 (100 failed)`: a load near those that were lifted, and no
  /// reps of the set before; in `100x5x5 (4 failed)` it tells of these.
  func isMissedLoadEnclosed(_ open: Int) -> Bool {
    guard elements[open].kind == .openParenthesis, isMissedLoad(open + 1),
      let miss = missBehind(open + 1), elements[safe: miss + 1]?.kind == .closeParenthesis,
      let load = terms.last(where: { $0.joiner == .first }).map({
        quantities[$0.quantities.lowerBound].value
      })
    else { return false }
    return elements[open + 1].value >= load / 10 * 9 && elements[open + 1].value <= load / 2 * 3
  }

  /// The word of `185x3, 205x3, missed 215 on the second`, which tells of the load behind it and of no
  /// set before.
  func isMissAhead(_ word: Int) -> Bool {
    guard isWord(word, .failed), isNumber(word + 1), elements[word + 1].kind == .quantity,
      elements[word + 1].unit == .none || elements[word + 1].unit.isMass,
      !isFactorOfNext(word + 1), elements[word + 1].value >= 30_000, !isNumber(word + 2),
      !isWord(word + 2, .repetition), let last = expressions.last,
      case let load = quantities[terms[last.terms.lowerBound].quantities.lowerBound],
      load.unit.isMass || load.unit == .none && load.value >= 20_000
    else { return false }
    return elements[word + 1].value / 2 * 3 >= load.value
  }

  /// Says that the load parsed last was missed.
  mutating func markMissed() {
    guard let last = expressions.last, last.terms.count == 1 else { return }
    addMark(.failed)
    for index in terms[last.terms.lowerBound].quantities {
      quantities[index].marks.insert(.leading)
    }
  }

  /// The word behind the 115 of `110x1, 115 fail` and of `110x1, 115 - fail`.
  private func missBehind(_ index: Int) -> Int? {
    if isWord(index + 1, .failed) { return index + 1 }
    return elements[safe: index + 1]?.kind == .hyphen && isWord(index + 2, .failed)
      ? index + 2 : nil
  }

  /// The 160 of `140x3, 150x1, 160`: behind a load and a few reps no number of reps comes near the
  /// load, so that it is one of its own, whatever came of it.
  func isLoadBehindFewReps(_ index: Int, _ first: Int) -> Bool {
    guard isBareNumber(index), quantities.count - first == 1, !isFactorOfNext(index),
      // `395xFx2` tells more.
      elements[index].spaceAfter || index + 1 >= end || isSeparator(index + 1),
      elements[index].value >= 40_000, lastQuantity.unit == .none, lastQuantity.kind == .number,
      lastQuantity.value <= 6_000, let before = terms.last, before.joiner == .first,
      before.quantities.count == 1, case let load = quantities[before.quantities.lowerBound],
      // `100 kg x 5, 90` are reps by canonical notation.
      load.kind == .number, load.unit == .none, load.value >= 40_000
    else { return false }
    return elements[index].value >= load.value / 4 * 3 && elements[index].value <= load.value * 2
  }

  /// The 110 of `100x5, 110`: no reps, and perhaps no load of that day.
  func isLoadAlone(behindSets index: Int) -> Bool {
    guard index < end, isBareNumber(index), elements[index].value >= 40_000,
      !isFactorOfNext(index),
      index + 1 >= end, elements[index - 1].kind == .comma, let last = expressions.last,
      last.terms.count == 2, terms[last.terms.lowerBound + 1].joiner == .times,
      case let load = quantities[terms[last.terms.lowerBound].quantities.lowerBound],
      load.unit == .none, load.kind == .number, lastQuantity.value <= 6_000
    else { return false }
    return elements[index].value >= load.value / 4 * 3
  }

  /// The cross of `100 kg: 3, 2, x`, in place of the reps of a set that was missed; in `3, x2` it joins.
  func isCrossOfList(_ index: Int) -> Bool {
    guard index > 1, index < end, elements[index].kind == .times,
      elements[index - 1].kind == .comma || elements[index - 1].kind == .slash
    else { return false }
    // `5, x, x`.
    var before = index - 2
    var crosses = 0
    while before > 1, elements[before].kind == .times, crosses < Self.nearTerms,
      elements[before - 1].kind == elements[index - 1].kind
    {
      before -= 2
      crosses += 1
    }
    // `3x10, x`: what was crossed behind complete sets is not told.
    guard isNumber(before),
      before < 2 || elements[before - 1].kind != .times || !isNumber(before - 2)
    else { return false }
    return index + 1 >= end || isSeparator(index + 1) || elements[index + 1].kind == .slash
      || elements[index + 1].kind == .openParenthesis
  }

  /// The dash of `85x- 85x1`, in place of reps.
  func isMissedDash(_ index: Int) -> Bool {
    guard index > 0, index < end, elements[index].kind == .hyphen else { return false }
    return elements[index - 1].kind == .times && !elements[index].spaceBefore
      && (elements[index].spaceAfter || index + 1 >= end || isSeparator(index + 1))
  }

  /// The `m` of `105xm`, in place of reps.
  func isMissedLetter(_ index: Int) -> Bool {
    guard index > 0, isWord(index, .letterM), elements[index].range.count == 1 else { return false }
    return elements[index - 1].kind == .times && !elements[index].spaceBefore
      && (elements[index].spaceAfter || index + 1 >= end || isSeparator(index + 1))
  }
}
