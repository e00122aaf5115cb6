/// Reps of sets with plus signs between blanks; glued signs join pieces of one set.
extension ExpressionParser {
  /// The signs of `Push-ups 25 + 20 + 15`: three numbers and more that do not rise, and nothing else,
  /// are sets; `2 + 1 + 1` is one set of a complex. So are those of
  /// `Push-ups 30+25+20`: nobody goes on so long behind so many.
  func isSumApart(_ plus: Int, _ first: Int) -> Bool {
    let told = quantities[first...]
    guard isSpaced(plus) || areLongPieces(plus, first), told.count < 24, told.allSatisfy({ isCountOfReps($0) }),
      told[told.startIndex].value >= 5_000
    else { return false }
    var (index, count) = (plus, told.count)
    var before = told[told.endIndex - 1].value
    let areSpaced = isSpaced(plus)
    while index < end, elements[index].kind == .plus, isSpaced(index) || !areSpaced, isBareNumber(index + 1),
      elements[index + 1].value <= before, elements[index + 1].value % 1000 == 0, count < 24
    {
      before = elements[index + 1].value
      count += 1
      index += 2
    }
    return count > 2 && (index >= end || elements[index].kind == .openParenthesis)
  }

  /// All of the glued numbers are long sets of themselves, and none is much shorter than the first.
  private func areLongPieces(_ plus: Int, _ first: Int) -> Bool {
    guard first + 1 == quantities.count, quantities[first].value >= 15_000 else { return false }
    let least = max(15_000, quantities[first].value / 2)
    var index = plus
    while index < end, elements[index].kind == .plus, isBareNumber(index + 1) {
      guard elements[index + 1].value >= least else { return false }
      index += 2
    }
    return index >= plus + 4
  }

  private func isCountOfReps(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && quantity.unit == .none && quantity.value <= 100_000
      && quantity.value >= 4_000
      && quantity.value % 1000 == 0 && quantity.extra == 0
  }
}
