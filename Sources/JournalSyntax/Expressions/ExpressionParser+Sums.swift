/// Plates that are added up: `10 reps 35+25+10=70 lb`.
extension ExpressionParser {
  /// Where the 70 lb of `35+25+10=70 lb` stands: behind bare numbers that come to it.
  func sum(at start: Int) -> Int? {
    guard isBareNumber(start), elements[safe: start + 1]?.kind == .plus else { return nil }
    var sum = Int64(elements[start].value)
    var index = start + 1
    while index + 1 < end, index < start + Self.mostPlates * 2, elements[index].kind == .plus,
      isBareNumber(index + 1)
    {
      sum += Int64(elements[index + 1].value)
      index += 2
    }
    guard elements[safe: index]?.kind == .equals, isNumber(index + 1),
      elements[index + 1].kind == .quantity, elements[index + 1].unit.isMass,
      Int64(elements[index + 1].value) == sum
    else { return nil }
    return index + 1
  }

  private static let mostPlates = 12

  /// The plates of `45+25/side 3x5` on each side, and what those of `25+2.5+1.25 (=102.5)` come to
  /// with the bar.
  func plates(at start: Int) -> (value: Int32, isOfBoth: Bool, end: Int)? {
    guard isBareNumber(start), elements[start].value >= 20_000,
      elements[safe: start + 1]?.kind == .plus
    else { return nil }
    var sum: Int32 = 0
    var index = start
    while isBareNumber(index), Self.plates.contains(elements[index].value), index < start + 16 {
      sum += elements[index].value
      index += 1
      guard elements[safe: index]?.kind == .plus, index + 1 < end else { break }
      index += 1
    }
    guard index > start + 2, elements[index - 1].isNumber else { return nil }
    if index + 3 < end, elements[index].kind == .openParenthesis,
      elements[index + 1].kind == .equals, isNumber(index + 2),
      elements[index + 3].kind == .closeParenthesis, elements[index + 2].value > sum,
      isBareNumber(index + 4)
    {
      return (elements[index + 2].value, false, index + 4)
    }
    let isOfSide =
      elements[safe: index]?.kind == .slash && isWord(index + 1, .side)
      || isWord(index, .each) || isWord(index, .per) && isWord(index + 1, .side)
    // `Sit-ups 25+25 each` are reps.
    guard isOfSide, case let work = behindSides(index),
      followsFactors(work) || followsList(work)
        || elements[safe: work]?.kind == .times && isBareNumber(work + 1)
    else { return nil }
    return (sum, true, index)
  }

  private static let plates: Set<Int32> = [
    45_000, 35_000, 25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250, 1_000, 500,
  ]
}
