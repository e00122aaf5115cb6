/// Factors behind a colon, a dash, a slash or a comma.
extension ExpressionParser {
  /// `12 Kg: 3x 38`, `3x10: 77.5`, `200 x 1+: 3`.
  func joinsByColon(_ index: Int, _ firstTerm: Int) -> Bool {
    guard startsFactor(index + 1), lastQuantity.kind != .maximum, !isOfResults(index, firstTerm)
    else { return false }
    return !terms[firstTerm...].suffix(Self.nearTerms).contains {
      $0.joiner == .colon || $0.joiner == .parenthesis
    }
  }

  /// `10 kg - 10, 9, 8`: the reps of a load behind a dash.
  func isDashBeforeReps(_ index: Int) -> Bool {
    guard index > 0, elements[index].spaceBefore, elements[index].spaceAfter, isNumber(index + 1)
    else { return false }
    let unit = elements[index + 1].unit
    if isBareNumber(index - 1), unit == .none {
      return isListBehindLoad(dash: index) || isWorkBehindLoad(dash: index)
    }
    // `3 sets - 8, 6, 6`.
    if lastQuantity.unit == .set { return unit == .none && !isFactorOfNext(index + 1) }
    guard lastQuantity.unit.isMass else { return false }
    // `30 kg - 3 x 10`.
    if isWorkOfLoad(index + 1) { return true }
    return unit == .set || unit == .repetition || unit == .none && !isFactorOfNext(index + 1)
  }

  /// `2x10/20kg`: a load behind reps.
  func joinsBySlash(_ index: Int) -> Bool {
    guard isNumber(index + 1), elements[index + 1].unit.isMass || elements[index + 1].unit == .kilo
    else { return false }
    return lastQuantity.unit == .none && !isFactorOfNext(index + 1)
  }

  /// `3 sets, 10 reps, 60 lb`: parts with different units are one expression.
  func joinsByComma(_ index: Int, _ firstTerm: Int) -> Bool {
    guard isNumber(index + 1) else { return false }
    if lastQuantity.unit == .none, lastQuantity.kind == .number {
      return terms.count - firstTerm == 1 && isWorkOfBareLoad(index + 1)
    }
    let unit = elements[index + 1].unit
    if terms.count - firstTerm == 1, joinsTimeAndDistance(index + 1) { return true }
    if terms.count - firstTerm == 1, isRepsOfLoad(index + 1) { return true }
    if terms.count - firstTerm == 1, terms[firstTerm].quantities.count == 1,
      isWorkOfLoad(index + 1)
    {
      return true
    }
    guard unit == .set || unit == .repetition || unit.isMass, !uses(unit, firstTerm),
      !isFactorOfNext(index + 1)
    else { return false }
    // `20 reps, 40 kg 10 reps`: the load is that of the next reps.
    if unit.isMass, isNumber(index + 2), elements[index + 2].unit == .repetition { return false }
    return uses(.set, firstTerm) || uses(.repetition, firstTerm) || unit != .none && !unit.isMass
  }

  /// `15 min, 2.5 km` and `5 km, 27 min` are one piece of work.
  func joinsTimeAndDistance(_ index: Int) -> Bool {
    // `5 km - 5:00/km`: how fast.
    guard isNumber(index), elements[index].unit != .pace else { return false }
    let next = elements[index]
    let isTime = lastQuantity.kind == .clock || lastQuantity.unit.isTime
    if isTime { return next.unit.isLength && !isFactorOfNext(index) }
    return lastQuantity.unit.isLength && (next.kind == .clock || next.unit.isTime)
      && !isFactorOfNext(index) && !isRestAmount(index)
  }
}
