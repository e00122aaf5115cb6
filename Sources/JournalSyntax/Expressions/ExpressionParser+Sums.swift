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
}
