/// A load glued by a dash to the reps of its sets: `40-8,8,7`, `40-8/8/7`.
extension ExpressionParser {
  /// In `30-10-10-10` every number is a set.
  func isLoadBeforeGluedList(_ dash: Int) -> Bool {
    guard isBareNumber(dash - 1), elements[dash - 1].value >= 20_000,
      dash < 2 || elements[dash - 2].kind != .hyphen,
      let mark = elements[safe: dash + 2]?.kind, mark == .comma || mark == .slash
    else { return false }
    let most = elements[dash - 1].value / 2
    var index = dash + 1
    var count = 0
    while isBareNumber(index), elements[index].value <= most, elements[index].value % 1000 == 0 {
      count += 1
      index += 1
      guard elements[safe: index]?.kind == mark, isBareNumber(index + 1) else { break }
      index += 1
    }
    return count > 1 && (index >= end || isSeparator(index)) && !isFactorOfNext(index - 1)
  }

  /// The last 8 of `40kg-10, 45kg-8`: as before, the reps are glued to their load.
  func isRepsOfLastPair(_ reps: Int) -> Bool {
    guard let before = expressions.last?.terms, before.count == 2,
      terms[before.lowerBound + 1].joiner == .colon,
      quantities[terms[before.lowerBound].quantities.lowerBound].unit == lastQuantity.unit,
      reps + 1 >= end || isSeparator(reps + 1)
    else { return false }
    return elements[reps].value <= 30_000 && elements[reps].value <= lastQuantity.value
  }

  /// The 45 kg of `40 kg - 10/ 45 kg - 8`.
  func isMassBeforeDash(_ load: Int) -> Bool {
    isNumber(load) && elements[load].unit.isMass && elements[safe: load + 1]?.kind == .hyphen
      && isNumber(load + 2)
  }
}
