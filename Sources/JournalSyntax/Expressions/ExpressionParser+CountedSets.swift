/// Sets and reps that words count, beside bare numbers: `60 kg 3 sets 10`, `3 sets 10 reps 60`.
extension ExpressionParser {
  /// The 10 of `60 kg 3 sets 10` and of `60 3 sets 10`: the reps of each.
  func isRepsBehindSets(_ index: Int, _ firstTerm: Int) -> Bool {
    guard lastQuantity.unit == .set, terms.count - firstTerm == 2, isBareAtEnd(index),
      elements[index].value <= 50_000, elements[index].value % 1000 == 0
    else { return false }
    let load = quantities[terms[firstTerm].quantities.lowerBound]
    return load.unit.isMass
      || load.unit == .none && load.kind == .number
        && load.value / 2 >= max(10_000, elements[index].value)
  }

  /// The first of the three numbers behind `3 sets bodyweight`.
  func isListOfSets(_ start: Int, _ firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == 1, lastQuantity.unit == .set,
      2_000...12_000 ~= lastQuantity.value
    else { return false }
    var (index, count) = (start, 0)
    while isBareNumber(index), elements[index].value <= 100_000, !isFactorOfNext(index), count < 12
    {
      count += 1
      index += 1
      guard let mark = elements[safe: index]?.kind, mark == .slash || mark == .comma else { break }
      index += 1
    }
    return count == 1 || count * 1000 == Int(lastQuantity.value)
  }

  /// The 60 of `3 sets 10 reps 60` and of `3 sets 10 reps 60 @8`: the rest is told, so it is the load;
  /// so is the 47.5 of `3x10 reps 47.5` and of `3 sets x 10 47.5`, for nobody does it so often.
  func isLoadBehindCounts(_ index: Int, _ firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == 2, isBareAtEnd(index) || isBareBeforeRating(index),
      !elements[index].flags.contains(.tooLarge)
    else { return false }
    let (first, last) = (terms[firstTerm], terms[firstTerm + 1])
    guard first.quantities.count == 1, last.quantities.count == 1 else { return false }
    let other = quantities[first.quantities.lowerBound]
    if isCount(other.unit), isCount(lastQuantity.unit) { return other.unit != lastQuantity.unit }
    // Of one bare number the word beside it tells what it counts.
    guard isCount(other.unit) || isCount(lastQuantity.unit), last.joiner == .times,
      other.unit == .none || lastQuantity.unit == .none,
      other.kind == .number, lastQuantity.kind == .number,
      max(other.value, lastQuantity.value) <= 30_000
    else { return false }
    return elements[index].value % 1000 != 0 && elements[index].value >= 5_000
      || elements[index].value >= 20_000
        && elements[index].value / 2 >= max(other.value, lastQuantity.value)
  }

  private func isCount(_ unit: Unit) -> Bool { unit == .set || unit == .repetition }

  /// The `35 lb` of `3 sets of 10 - 35 lb plate`.
  func isMassOfCounts(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index), elements[index].unit.isMass, !isFactorOfNext(index),
      !isNumber(index + 1), terms[firstTerm].quantities.count == 1
    else { return false }
    return quantities[terms[firstTerm].quantities.lowerBound].unit == .set
      && (lastQuantity.unit == .none || lastQuantity.unit == .repetition)
  }

  /// The 82.5 of `2 sets x 6 reps 82.5 @8.5` and the 62.5 of `62.5 rpe9`.
  private func isBareBeforeRating(_ index: Int) -> Bool {
    guard isBareNumber(index) else { return false }
    if elements[safe: index + 1]?.kind == .at, isBareNumber(index + 2),
      5_000...10_000 ~= elements[index + 2].value
    {
      return elements[index].value > 10_000 && !isFactorOfNext(index + 2)
    }
    return isWord(index + 1, .rpe) || isWord(index + 1, .rir)
  }

  /// A number without a unit, with nothing more of its set behind it.
  private func isBareAtEnd(_ index: Int) -> Bool {
    guard isBareNumber(index), !isFactorOfNext(index) else { return false }
    // `3 x 15 reps 87.5 (rest: 120 s)`, `3 x 10 reps 47.5 tired`: nothing else has a half.
    let isHalf = elements[index].value % 1000 != 0 && elements[index].value > 10_000
    return index + 1 >= end || isSeparator(index + 1)
      || isHalf && (elements[index + 1].kind == .openParenthesis || isPlainWord(index + 1))
  }

  /// The 8 of `70 kg, reps 8/8/7` and of `70 kg; reps: 8, 8, 7`: behind the word for them.
  func behindRepsLabel(_ start: Int, _ firstTerm: Int) -> Int? {
    let word = isSeparator(start) ? start + 1 : start
    guard isWord(word, .repetition), terms.count - firstTerm == 1,
      terms[firstTerm].quantities.count == 1,
      lastQuantity.unit.isMass || lastQuantity.kind == .bodyweight
    else { return nil }
    let number = elements[safe: word + 1]?.kind == .colon ? word + 2 : word + 1
    return isBareNumber(number) && !isFactorOfNext(number) ? number : nil
  }
}
