/// Reps of sets with plus signs between blanks; glued signs join pieces of one set.
extension ExpressionParser {
  /// The signs of `Push-ups 25 + 20 + 15`: three numbers and more, and nothing else, are sets.
  func isSumApart(_ plus: Int, _ first: Int) -> Bool {
    guard isSpaced(plus), quantities[first...].allSatisfy({ isCountOfReps($0) }) else {
      return false
    }
    var (index, count) = (plus, quantities.count - first)
    while index < end, elements[index].kind == .plus, isSpaced(index), isBareNumber(index + 1),
      elements[index + 1].value <= 100_000, elements[index + 1].value % 1000 == 0, count < 24
    {
      count += 1
      index += 2
    }
    return count > 2 && (index >= end || isSeparator(index))
  }

  private func isCountOfReps(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && quantity.unit == .none && quantity.value <= 100_000
      && quantity.value % 1000 == 0 && quantity.extra == 0
  }
}
