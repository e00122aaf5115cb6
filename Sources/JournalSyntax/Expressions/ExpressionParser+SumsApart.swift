/// Reps of sets with plus signs between blanks; glued signs join pieces of one set.
extension ExpressionParser {
  /// The signs of `Push-ups 25 + 20 + 15`: three numbers and more that do not rise, and nothing else,
  /// are sets; `2 + 1 + 1` is one set of a complex.
  func isSumApart(_ plus: Int, _ first: Int) -> Bool {
    let told = quantities[first...]
    guard isSpaced(plus), told.count < 24, told.allSatisfy({ isCountOfReps($0) }),
      told[told.startIndex].value >= 5_000
    else { return false }
    var (index, count) = (plus, told.count)
    var before = told[told.endIndex - 1].value
    while index < end, elements[index].kind == .plus, isSpaced(index), isBareNumber(index + 1),
      elements[index + 1].value <= before, elements[index + 1].value % 1000 == 0, count < 24
    {
      before = elements[index + 1].value
      count += 1
      index += 2
    }
    return count > 2 && (index >= end || elements[index].kind == .openParenthesis)
  }

  private func isCountOfReps(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && quantity.unit == .none && quantity.value <= 100_000
      && quantity.value >= 4_000
      && quantity.value % 1000 == 0 && quantity.extra == 0
  }
}
