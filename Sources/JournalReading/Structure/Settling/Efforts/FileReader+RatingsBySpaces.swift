internal import JournalSyntax

/// A rating for each set with blanks between them: `3x5 @7 8 9`, `5, 5, 5 @7 8 8.5`.
extension FileReader {
  /// Puts commas between as many ratings as there are sets.
  mutating func settleRatingsBySpaces() {
    guard elements.count > 5, let at = elements.lastIndex(where: { $0.kind == .at }), at > 2,
      case let first = at + 1, elements.count - first >= 3,
      elements[first...].allSatisfy({
        $0.isBare && 5_000...10_000 ~= $0.value && $0.value % 500 == 0
      }),
      elements[(first + 1)...].allSatisfy(\.spaceBefore),
      countOfSets(before: at) == elements.count - first
    else { return }
    for index in ((first + 1)..<elements.count).reversed() {
      let place = Int(elements[index - 1].range.end)
      anatomy.parser.elements.insert(
        Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: index)
    }
    anatomy.parser.end = elements.count
  }

  /// The 3 of `3x5`, or how many reps stand in a list.
  private func countOfSets(before at: Int) -> Int {
    guard elements[at - 1].isBareWhole else { return 0 }
    if elements[at - 2].kind == .times, elements[safe: at - 3]?.isBareWhole == true,
      elements[at - 3].value <= 10_000
    {
      return Int(elements[at - 3].value) / 1000
    }
    var (count, index) = (1, at - 2)
    while index > 0, elements[index].kind == .comma || elements[index].kind == .slash,
      elements[index - 1].isBareWhole
    {
      count += 1
      index -= 2
    }
    return count > 1 ? count : 0
  }
}
