/// Loads that end a list of reps: `60 kg 10, 70 kg 8`.
extension ExpressionParser {
  /// The 80 of `3 x 5 - 80, 100`, the `3 min` of `5x5 - 3 min`, the `2 chains` of `4x10 - 2 chains`.
  func isNoListBehindDash(_ next: Int, _ first: Int) -> Bool {
    guard quantities.count - first == 1, elements[next].kind == .quantity else { return false }
    if elements[next].unit.isTime || isPlainWord(next + 1) { return true }
    return elements[next].unit == .none && elements[next].value >= 20_000
      && elements[next].value > lastQuantity.value && lastQuantity.unit == .none
  }

  /// The 230 of `185x3, 230 3x5` and the 105 of `122.5x1 @8.5, 105 (82%) x 4 x 4`.
  func isNextLoad(_ index: Int) -> Bool {
    guard isBareNumber(index) else { return false }
    // `17.5 12, 17.5 12`.
    if 5_000..<20_000 ~= elements[index].value, elements[index].value % 1000 != 0 {
      return isRepsBehindBlank(index, isFraction: true)
    }
    guard elements[index].value >= 20_000 else { return false }
    if isHalved(index) || isHungLoad(index) { return true }
    // `60: 5, 70: 5`.
    if elements[safe: index + 1]?.kind == .colon, isBareNumber(index + 2) { return true }
    return followsFactors(index + 1) && !isLoaded(index + 1) || behindShare(index + 1) != nil
      || isRepsBehindBlank(index)
  }

  /// The `1x1` of `1x2 @ 60, 80, 90 1x1 @ 100`, whose load stands behind it.
  private func isLoaded(_ factors: Int) -> Bool {
    elements[safe: factors + 3]?.kind == .at && isBareNumber(factors + 4)
      && elements[factors + 4].value >= 20_000
  }

  /// The `225 lb` of `5 x 10, 225 lb` and of `5 sets of 10, 225 lb`: the load of the sets, and not a
  /// list with the reps.
  func isLoadBehindComma(_ next: Int, _ first: Int) -> Bool {
    guard quantities.count - first == 1, elements[next].unit.isMass, !isFactorOfNext(next),
      lastQuantity.unit == .none, let sets = terms.last, sets.joiner == .first
    else { return false }
    let count = quantities[sets.quantities.lowerBound]
    guard count.kind == .number, count.value <= 10_000 else { return false }
    // `3 sets of 50, 60 kg` may be two loads.
    let isReps = count.unit == .set && lastQuantity.value <= 30_000
    return (count.unit == .none || isReps) && elements[next].value > lastQuantity.value
  }

  /// The `155 8` of `135 10, 155 8, 175 6 6 5`.
  private func isRepsBehindBlank(_ load: Int, isFraction: Bool = false) -> Bool {
    isBareNumber(load + 1) && elements[load + 1].value <= 30_000
      && (isFraction || elements[load + 1].value <= elements[load].value / 2)
      && !isFactorOfNext(load + 1)
  }

  /// The `85 kg` of `50x10, 70x6, 85 kg 4x5`: nobody does 70 reps with 6 kg and then with 85.
  func isMassBehindPair(_ next: Int, _ first: Int) -> Bool {
    guard elements[next].unit.isMass, quantities.count - first == 1, let load = terms.last,
      load.quantities.count == 1, lastQuantity.unit == .none, lastQuantity.kind == .number,
      lastQuantity.value <= 20_000, elements[next].value / 2 >= lastQuantity.value,
      case let before = quantities[load.quantities.lowerBound], before.unit == .none,
      before.kind == .number, before.value / 2 >= lastQuantity.value
    else { return false }
    return before.value >= 40_000 || before.value >= 20_000 && isNumber(next + 1)
  }
}
