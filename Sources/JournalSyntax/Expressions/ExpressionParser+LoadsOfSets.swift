/// A load for each set behind their scheme, parted by blanks: `5x5 60 70 80 80 80`.
extension ExpressionParser {
  /// True of the first load behind so many sets.
  func startsLoadsOfSets(_ index: Int, _ firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == 2, terms[firstTerm + 1].joiner == .times, allBare(firstTerm),
      terms[firstTerm].quantities.count == 1, terms[firstTerm + 1].quantities.count == 1
    else { return false }
    let sets = quantities[terms[firstTerm].quantities.lowerBound].value
    return 3_000...10_000 ~= sets && loadsByBlanks(index) * 1000 == Int(sets)
      && isFarAbove(index, lastQuantity)
  }

  /// How many loads stand side by side, none lighter than the first and nothing behind them.
  func loadsByBlanks(_ start: Int) -> Int {
    var index = start
    while index < start + 10, isBareNumber(index), elements[index].spaceBefore,
      elements[index].value >= max(20_000, elements[start].value)
    {
      index += 1
    }
    return index >= end || isSeparator(index) ? index - start : 0
  }
}
