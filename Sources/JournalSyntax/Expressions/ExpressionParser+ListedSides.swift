/// Numbers of a list that are of either side: `10/10 x 3`.
extension ExpressionParser {
  /// The second 10 of `10/10 x 3` and of `10/10 x 3 sets`: so many on each side.
  func isSecondSide(_ next: Int, _ first: Int) -> Bool {
    guard quantities.count - first == 1, elements[next].value == lastQuantity.value,
      lastQuantity.unit == .none, elements[safe: next + 1]?.kind == .times, isNumber(next + 2)
    else { return false }
    // `5/5 x 20 kg`.
    let unit = elements[next + 2].unit
    if unit.isMass || unit == .kilo { return true }
    return !isFactorOfNext(next + 2)
      && (unit == .set || isBareNumber(next + 2) && areSets(next + 2, ofReps: lastQuantity.value))
  }

  /// The 3 of `25/25 x 3`, the 8 of `10/10 x 8`.
  private func areSets(_ index: Int, ofReps reps: Int32) -> Bool {
    elements[index].value <= (reps <= 15_000 ? min(10_000, max(6_000, reps)) : 6_000)
  }

  /// The `5/5 x 20 kg` and the `5/5 20 kg` behind a comma.
  func startsSides(_ index: Int) -> Bool {
    guard isBareNumber(index), elements[safe: index + 1]?.kind == .slash, isBareNumber(index + 2),
      elements[index].value == elements[index + 2].value
    else { return false }
    return elements[safe: index + 3]?.kind == .times && isNumber(index + 4)
      || isNumber(index + 3) && elements[index + 3].unit.isMass
  }

  /// Leaves the reps of one side.
  mutating func foldSides() {
    quantities.removeLast()
    quantities[quantities.count - 1].unit = .repetition
    quantities[quantities.count - 1].marks.insert(.each)
  }
}
