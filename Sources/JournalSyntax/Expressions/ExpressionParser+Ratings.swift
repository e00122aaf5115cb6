/// A rating for each set: `RPE 7,8,9`, `rpe 7/8/9`.
extension ExpressionParser {
  /// Takes at least two ratings that nothing but their marks parts, and returns where they end.
  mutating func ratings(behind word: Int) -> Int? {
    let start = elements[safe: word + 1]?.kind == .colon ? word + 2 : word + 1
    guard let mark = elements[safe: start + 1]?.kind, mark == .comma || mark == .slash,
      !elements[start + 1].spaceAfter
    else { return nil }
    var ratings: [Int32] = []
    var index = start
    while isBareNumber(index), 1_000...10_000 ~= elements[index].value, !isFactorOfNext(index) {
      ratings.append(elements[index].value)
      index += 1
      guard elements[safe: index]?.kind == mark, isGluedNumber(index + 1) else { break }
      index += 1
    }
    guard ratings.count > 1, ratings.count <= Self.mostRatings,
      index >= end || !isFactorOfNext(index - 1)
    else { return nil }
    amendLast({ $0.rpe = ratings }, through: index - 1)
    return index
  }

  private static let mostRatings = 20
}
