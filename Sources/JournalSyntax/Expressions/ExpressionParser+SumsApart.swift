/// Reps of sets with plus signs between blanks; glued signs join pieces of one set.
extension ExpressionParser {
  /// The signs of `Push-ups 25 + 20 + 15`: three numbers and more that do not rise, and nothing else,
  /// are sets; `2 + 1 + 1` is one set of a complex. So are those of `Push-ups 30+25+20`:
  /// nobody goes on so long behind so many.
  func isSumApart(_ plus: Int, _ first: Int) -> Bool {
    let told = quantities[first...]
    guard isSpaced(plus) || isLongSum(plus, first), told.count < 24,
      told.allSatisfy({ isCountOfReps($0) }), told[told.startIndex].value >= 5_000
    else { return false }
    var (index, count) = (plus, told.count)
    var before = told[told.endIndex - 1].value
    let areSpaced = isSpaced(plus)
    while index < end, elements[index].kind == .plus, isSpaced(index) || !areSpaced,
      isBareNumber(index + 1), elements[index + 1].value <= before,
      elements[index + 1].value % 1000 == 0, count < 24
    {
      before = elements[index + 1].value
      count += 1
      index += 2
    }
    return count > 2 && (index >= end || elements[index].kind == .openParenthesis)
  }

  /// The glued 30, 25 and 20 of `Push-ups 30+25+20`, which begin what is told: none is short, and none
  /// much shorter than the first.
  func areLongPieces(_ plus: Int, behind first: Int32) -> Bool {
    guard 15_000...100_000 ~= first, first % 1000 == 0 else { return false }
    let least = max(15_000, first / 2)
    var index = plus
    while index < min(end, plus + 40), elements[index].kind == .plus,
      !elements[index].spaceBefore, isBareNumber(index + 1),
      least...first ~= elements[index + 1].value
    {
      index += 2
    }
    return index >= plus + 4 && (index >= end || elements[index].kind == .openParenthesis)
  }

  /// The plus behind the first of such numbers, or behind a later one.
  func startsLongSum(_ plus: Int, _ quantity: Quantity) -> Bool {
    guard plus < end, elements[plus].kind == .plus, quantity.unit == .none, terms.isEmpty else {
      return false
    }
    if quantities.isEmpty { return areLongPieces(plus, behind: quantity.value) }
    return plus > 2 && elements[plus - 2].kind == .plus && !elements[plus - 2].spaceBefore
  }

  private func isLongSum(_ plus: Int, _ first: Int) -> Bool {
    first + 1 == quantities.count
      ? areLongPieces(plus, behind: quantities[first].value)
      : elements[plus - 2].kind == .plus && !elements[plus - 2].spaceBefore
  }

  private func isCountOfReps(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && quantity.unit == .none && quantity.value <= 100_000
      && quantity.value >= 4_000
      && quantity.value % 1000 == 0 && quantity.extra == 0
  }
}
