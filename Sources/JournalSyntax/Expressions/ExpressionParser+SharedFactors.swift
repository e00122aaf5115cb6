/// Factors behind a list, which are for all of it: `85, 95, 105 x 8, 6, 4`.
extension ExpressionParser {
  /// What is joined to the last of the list is for all of it.
  func sharesFactors(
    _ next: Int, _ first: Int, _ separator: Term.Separator, _ joiner: Term.Joiner
  ) -> Bool {
    if separator == .slash, endsLoadsOfReps(next, first, joiner) { return true }
    if separator == .slash, joiner == .first || joiner == .space, isSecondSide(next, first) {
      return true
    }
    // `5-5-5-5 @ 80/90/100/105 kg`: what stands behind the sign is for all.
    if joiner == .first, separator == .hyphen, elements[safe: next + 1]?.kind == .at { return true }
    // `5, 5, 4 @ 220`.
    if joiner == .first, separator == .comma, endsRepsOfLoad(next, first) { return true }
    if joiner == .times, separator == .comma, endsRepsOfSets(next, first) { return true }
    // `9/9/8 x 35 kg`: reps, and the load of all.
    if joiner == .first, separator == .slash, isLoadOfList(next, first: first) { return true }
    // `60/70/80 x 5`; `60-70 x 5` may be a range.
    if joiner == .first,
      separator == .slash || separator == .hyphen && quantities.count > first + 1,
      isWorkOfLoads(next, first: first)
    {
      return true
    }
    // `14/14/12 x 10/8/8`: a load and reps for each set.
    if joiner == .first, separator == .slash, isListOfAsMany(next + 1, quantities.count - first + 1)
    {
      return true
    }
    // `40/35/30/25 (10x4)`: a load for each set.
    if joiner == .first, separator == .slash, elements[safe: next + 1]?.kind == .openParenthesis {
      return true
    }
    if joiner == .first, leadsToTuple(next) { return true }
    return joiner == .first && separator == .comma && sharesFactor(next, first)
  }

  /// The `x 10/8/8` behind three loads.
  private func isListOfAsMany(_ times: Int, _ count: Int) -> Bool {
    guard count > 2, elements[safe: times]?.kind == .times else { return false }
    let last = times + 2 * count - 1
    return last < elements.count && elements[safe: last + 1]?.kind != .slash
      && stride(from: times + 1, through: last, by: 2).allSatisfy { index in
        isBareNumber(index) && (index == last || elements[index + 1].kind == .slash)
      }
  }

  /// The 80 of `60/70/80 for fives` and of `100, 110 x triples`; `315 for a triple` is one load.
  private func leadsToTuple(_ next: Int) -> Bool {
    let isLoad = elements[next].unit.isMass || elements[next].value >= 20_000
    guard isLoad, isWord(next + 2, .tuple), next + 3 >= end || isSeparator(next + 3) else {
      return false
    }
    return elements[next + 1].kind == .times || isWord(next + 1, .for)
  }

  /// `40 kg x 8, 8 @8`, `135 5, 4, 3 @8`: with a load told, a small number behind `@` is the RPE of the
  /// list.
  func endsWithRPE(_ index: Int, _ joiner: Term.Joiner) -> Bool {
    guard joiner == .times || joiner == .space, index + 2 < end, elements[index + 1].kind == .at,
      isBareNumber(index + 2), elements[index + 2].value <= 10_000
    else { return false }
    // `100 5, 110 @9`.
    if joiner == .space, elements[index].value > 30_000 { return false }
    let load = terms.count > 0 ? terms[terms.count - 1].quantities : 0..<0
    // `90 x 8, 8, 7 @8.5/9/10`, `72.5 3, 3, 1 @7`, `25s x 12, 10 @9`.
    if let first = quantities[load].first, elements[index + 2].value >= 5_000,
      first.unit == .none && first.value >= 30_000
        || first.unit == .letterS && first.value % 2_500 == 0
          && lastQuantity.value >= 5_000
    {
      return true
    }
    return quantities[load].contains {
      $0.unit.isMass || $0.unit == .kilo || $0.unit == .level || $0.kind == .bodyweight
    }
  }

  /// In `85, 95, 105 x 8, 6, 4` and `60, 80, 100 x 3` the last number before the sign ends a list;
  /// in `8, 25 * 5` it starts another expression.
  func sharesFactor(_ last: Int, _ first: Int) -> Bool {
    let count = quantities.count - first + 1
    var index = last + 2
    var factors = 0
    while index < end, isNumber(index), !isFactorOfNext(index) {
      factors += 1
      guard index + 1 < end, elements[index + 1].kind == .comma else { break }
      index += 2
    }
    if factors == count, count >= 3 { return true }
    return quantities[first].value > 30_000
      && elements[last].value / 4 <= quantities[first].value
      && (factors == 1 || factors == count)
  }
}
