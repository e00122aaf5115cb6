/// Sets that words announce behind others: `120 kg, top set of 12`, `1x10 warm-up @ 60`, and loads of
/// which the reps are not told.
extension ExpressionParser {
  /// The `set of 12` of `120 kg, top set of 12`: what was done with the load before the comma.
  func workingSetBehindLoad(_ comma: Int, _ firstTerm: Int) -> Int? {
    guard lastQuantity.unit.isMass, isWord(comma + 1, .workingSet), isSetOf(comma + 2),
      terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1
    else { return nil }
    return comma + 2
  }

  /// The `with` of `then top set with 85 kg for 10`.
  func behindWithOfSet(_ index: Int) -> Int {
    let isJoined = isWord(index, .with) || isWord(index, .at) || isWord(index, .of)
    return isJoined && isNumber(index + 1)
      && (elements[index + 1].unit.isMass || isFactorOfNext(index + 1)) ? index + 1 : index
  }

  /// The 60 of `1x10 warm-up @ 60`: sets and reps tell no load, and the word between is no rating.
  mutating func load(behindKindOfSets at: Int) -> Int? {
    guard isWord(at - 1, .warmup) || isWord(at - 1, .workingSet), let last = expressions.last,
      last.terms.count == 2, last.terms.upperBound == terms.count,
      terms[last.terms.lowerBound + 1].joiner == .times, allBare(last.terms.lowerBound),
      quantities[terms[last.terms.lowerBound].quantities.lowerBound].value <= 10_000,
      isNumber(at + 1), !isFactorOfNext(at + 1),
      elements[at + 1].unit.isMass
        || elements[at + 1].unit == .none && elements[at + 1].value > 10_000
    else { return nil }
    return addLoadToLast(at: at + 1)
  }

  /// The last `45x` of `45x17, 45x13, 45x`: a load of which nobody told the reps, for no set before
  /// began with its reps.
  func isLoadOfUntoldReps(_ firstTerm: Int) -> Bool {
    guard !expressions.isEmpty, lastQuantity.value >= 20_000 else { return false }
    return expressions.suffix(Self.nearTerms).allSatisfy { expression in
      let first = expression.terms.lowerBound
      guard expression.terms.count == 2, terms[first + 1].joiner == .times,
        terms[first].quantities.count == 1, terms[first + 1].quantities.count == 1,
        case let (load, reps) = (
          quantities[terms[first].quantities.lowerBound],
          quantities[terms[first + 1].quantities.lowerBound]
        )
      else { return false }
      return load.kind == .number && load.value >= 20_000
        && (load.unit == .none || load.unit.isMass) && reps.unit == .none && reps.value <= 30_000
    }
  }

  /// The `and` of `singles at 140 and 145 kg`: two loads of what stands before the sign.
  func joinsLoads(_ and: Int) -> Bool {
    guard isWord(and, .and), lastQuantity.kind == .number,
      lastQuantity.unit == .none || lastQuantity.unit.isMass, lastQuantity.value >= 20_000,
      isNumber(and + 1), elements[and + 1].unit.isMass, !isFactorOfNext(and + 1),
      lastQuantity.unit == .none || lastQuantity.unit == elements[and + 1].unit,
      elements[and + 1].value / 2 <= lastQuantity.value,
      lastQuantity.value / 2 <= elements[and + 1].value
    else { return false }
    // `5x5 at 100 and 80 kg for 8`, `3x5 at 100 and 60 kg rows 3x8`.
    return and + 2 >= end || isSeparator(and + 2) || elements[and + 2].kind == .closeParenthesis
  }

  /// The `1/2 stack` of `3x10 @ 1/2 stack`.
  func isShareOfStack(_ index: Int) -> Bool {
    isPlainWord(index) && elements[index].flags.isSuperset(of: [.setting, .fraction])
  }

  /// Sets and reps, of which the load stays unknown.
  mutating func shareOfStack(at index: Int) -> Int {
    addNote(elements[index].range)
    amendLast({ _ in }, through: index)
    countSets()
    return index + 1
  }

  /// The `eight` of `two sets of eight with 60 kg`; that of `two sets of eight exercises` is none.
  func isCardinalOfSets(_ index: Int) -> Bool {
    guard isWord(index, .cardinal), elements[index].range.count > 2, isWord(index - 1, .of),
      index > 1, elements[index - 2].unit == .set || isWord(index - 2, .set)
    else { return false }
    guard index + 1 < end, elements[index + 1].kind == .word else { return true }
    switch elements[index + 1].meaning {
    case .at, .with, .for, .of, .each, .per, .rest, .rpe, .and, .then, .repetition: return true
    default: return false
    }
  }

  /// The `three sets of five` of `60 kg, three sets of five` and of `10 kg, all three sets of 12`.
  func countedSetsBehindLoad(_ comma: Int, _ firstTerm: Int) -> Int? {
    guard lastQuantity.unit.isMass, terms.count - firstTerm == 1,
      terms[firstTerm].quantities.count == 1
    else { return nil }
    let sets =
      isPlainWord(comma + 1) && elements[comma + 1].range.count == 3 ? comma + 2 : comma + 1
    guard isWord(sets, .cardinal), isWord(sets + 1, .set), isWord(sets + 2, .of),
      isNumber(sets + 3) || isCardinalOfSets(sets + 3)
    else { return nil }
    return sets
  }

  /// The `and` of `Leg raise 8 and 6` and of `Squat 80 and 85`, with nothing behind it; `weeks 6 and 7`
  /// and `phases 1 and 3` are no reps.
  func joinsReps(_ and: Int) -> Bool {
    guard isWord(and, .and), isBareNumber(and - 1), isBareNumber(and + 1),
      and + 2 >= end || isSeparator(and + 2) || isWord(and + 2, .each) || isWord(and + 2, .per),
      case let (first, second) = (elements[and - 1].value, elements[and + 1].value),
      first != second - 1000, first % 1000 == 0, second % 1000 == 0
    else { return false }
    return 4_000...30_000 ~= min(first, second) && max(first, second) <= 30_000
      || 40_000...400_000 ~= min(first, second) && max(first, second) / 2 <= min(first, second)
  }

  /// The `3x` of `3x neutral grip`.
  func isTimesBeforeWord(_ index: Int) -> Bool {
    isBareNumber(index) && elements[safe: index + 1]?.kind == .times
      && !elements[index + 1].spaceBefore && isPlainWord(index + 2)
  }
}
