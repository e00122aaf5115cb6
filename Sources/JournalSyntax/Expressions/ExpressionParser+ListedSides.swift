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

  /// The second 2 of the ladder `1/1, 2/2, 3/3`: each rung with either side. Behind a load on the same
  /// line the rungs stay a list of it.
  func isSideOfRung(_ next: Int, _ first: Int) -> Bool {
    guard quantities.count - first == 1, next > 1, lastQuantity.unit == .none,
      lastQuantity.value <= 8_000, isPair(next - 2, of: lastQuantity.value)
    else { return false }
    let value = lastQuantity.value
    let isFirst = elements[safe: next + 1]?.kind == .comma && isRung(next + 2, beside: value)
    var start = next - 2
    var steps = 0
    while start > 3, steps < Self.nearTerms, elements[start - 1].kind == .comma,
      isRung(start - 4, beside: elements[start].value)
    {
      start -= 4
      steps += 1
    }
    guard isFirst || steps > 0 else { return false }
    return start == 0 || elements[start - 1].kind == .word
  }

  /// One more or one less with either side.
  private func isRung(_ index: Int, beside value: Int32) -> Bool {
    isPair(index, of: value + 1000) || isPair(index, of: value - 1000)
  }

  /// `2/2`.
  private func isPair(_ index: Int, of value: Int32) -> Bool {
    isBareNumber(index) && elements[index].value == value
      && elements[safe: index + 1]?.kind == .slash && isGluedNumber(index + 2)
      && isBareNumber(index + 2) && elements[index + 2].value == value
      && !isFactorOfNext(index + 2)
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
