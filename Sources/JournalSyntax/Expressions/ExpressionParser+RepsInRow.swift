/// Times signs that begin the next set: `225x5 x5 x5`.
extension ExpressionParser {
  /// `290x12@6 x6@5`: behind an RPE, a glued times sign starts the next set with a rating of its own; and so does each of
  /// `rollouts x12 x10 x10`.
  func startsNextSet(times index: Int, _ firstTerm: Int) -> Bool {
    if areRepsBehindName(times: index, firstTerm) { return true }
    guard elements[index].spaceBefore, !elements[index].spaceAfter else { return false }
    if isInRow(times: index) { return true }
    // `pin 7 x20 x20`, `60 kg x12 x12`: nobody does so many sets.
    let load = quantities[terms[firstTerm].quantities.lowerBound]
    if terms.count - firstTerm == 2, terms[terms.count - 1].joiner == .times,
      load.unit.isMass || load.unit == .level || load.unit == .plate || load.value >= 40_000,
      isBareNumber(index + 1), 11_000...50_000 ~= lastQuantity.value,
      lastQuantity.value / 3 * 2...lastQuantity.value / 3 * 4 ~= elements[index + 1].value,
      elements[index + 1].value > 10_000
    {
      return true
    }
    let behindAt = terms[firstTerm...].suffix(Self.nearTerms).last { $0.joiner == .at }
    if let behindAt, isLoadBehindReps(behindAt), isCountOfSets(index + 1) { return false }
    if let behindAt, isRatingOfReps(behindAt, firstTerm), isCountOfSets(index + 1),
      elements[index + 1].value != quantities[terms[firstTerm + 1].quantities.lowerBound].value
    {
      return false
    }
    return load.marks.contains(.multiplier) || behindAt != nil
  }

  /// The `@8` of `100x5 @8 x3`, the end of what is told of that load: the 3 counts the sets.
  private func isRatingOfReps(_ term: Term, _ firstTerm: Int) -> Bool {
    let rating = quantities[term.quantities.lowerBound]
    return terms.count - firstTerm == 3 && term == terms[terms.count - 1]
      && terms[firstTerm + 1].joiner == .times && terms[firstTerm + 1].quantities.count == 1
      && term.quantities.count == 1 && rating.kind == .number && rating.unit == .none
      && 5_000...10_000 ~= rating.value
  }

  /// The 3 of `100x5 RPE 8 x3` and of `100 kg x 5 (RIR 2) x 3`, which counts the sets.
  func isCountBehindRating(times index: Int) -> Bool {
    guard let last = expressions.last, last.attributes.repeats == nil,
      last.attributes.rpe.count == 1 || last.attributes.rir != nil, last.terms.count == 2,
      last.terms.upperBound == terms.count, isCountOfSets(index + 1),
      case let (load, reps) = (terms[last.terms.lowerBound], terms[last.terms.lowerBound + 1]),
      reps.joiner == .times, load.quantities.count == 1, reps.quantities.count == 1,
      quantities[load.quantities.lowerBound].value >= 20_000
        || quantities[load.quantities.lowerBound].unit.isMass,
      elements[index].spaceAfter || elements[index + 1].value != lastQuantity.value
    else { return false }
    switch elements[safe: index + 2]?.meaning {
    case .rpe, .rir: return false
    default: return elements[safe: index + 2]?.kind != .at
    }
  }

  /// The `@ 40` of `8 @ 40 x3`, which is no RPE.
  private func isLoadBehindReps(_ term: Term) -> Bool {
    let load = quantities[term.quantities.lowerBound]
    return term.quantities.count == 1
      && (load.unit.isMass || load.unit == .none && load.kind == .number && load.value >= 20_000)
  }

  /// The 3 of `8 @ 40 x3`, and none of the reps of `8 @ 40 x8 @ 45`.
  private func isCountOfSets(_ index: Int) -> Bool {
    isNumber(index) && elements[index].unit == .set
      || isBareNumber(index) && 2_000...6_000 ~= elements[index].value && !isFactorOfNext(index)
        && elements[safe: index + 1]?.kind != .times
  }

  /// The signs of `225x5 x5 x5 x4` behind the first, each glued to its reps: shorter rows are weighed.
  private func isInRow(times index: Int) -> Bool {
    func isReps(_ sign: Int) -> Bool {
      sign > 0 && sign + 1 < end && elements[sign].kind == .times && isBareNumber(sign + 1)
        && !elements[sign].spaceAfter && elements[sign + 1].value <= 50_000
    }
    guard elements[index].spaceBefore, isReps(index), isReps(index - 2) else { return false }
    var (first, last) = (index - 2, index)
    while index - first < 8, isReps(first - 2), elements[first].spaceBefore { first -= 2 }
    while last - index < 8, isReps(last + 2), elements[last + 2].spaceBefore { last += 2 }
    return last - first >= 6 || last - first >= 4 && isBehindLoad(first)
  }

  /// The first sign of `190x6 x6 x5` and of `dips +25 x6 x6 x5`: behind a load, and with much the same
  /// reps behind each, for nothing is told by three factors beside a load.
  private func isBehindLoad(_ sign: Int) -> Bool {
    let (load, reps) = (elements[sign - 1], elements[sign + 1].value)
    let isAdded = sign > 1 && elements[sign - 2].kind == .plus && !load.spaceBefore
    guard load.kind == .quantity,
      load.unit.isMass
        || load.unit == .none && (isAdded || load.value >= 20_000 && load.value / 2 >= reps)
    else { return false }
    return [sign + 3, sign + 5].allSatisfy {
      reps / 2 <= elements[$0].value && elements[$0].value / 2 <= reps
    }
  }

  /// The signs of `back ext x 20 x 15 x 15`: nobody does fifteen sets of so many.
  private func areRepsBehindName(times index: Int, _ firstTerm: Int) -> Bool {
    let first = terms[firstTerm].quantities.lowerBound
    return quantities[first].marks.contains(.multiplier) && quantities[first].unit == .none
      && isBareNumber(index + 1) && quantities[first].value <= 50_000
      && min(quantities[first].value, elements[index + 1].value) > 10_000
  }
}
