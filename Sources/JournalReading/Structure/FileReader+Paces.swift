internal import JournalSyntax
internal import WorkoutModel

/// Lines about the clock by which sets followed each other.
extension FileReader {
  /// `5 sets, one every minute`, `1 set at the top of each minute`, `30 s on/15 s off x 3 rounds`: how
  /// the sets above or below followed each other.
  func tellsPace(_ segment: Segment) -> Bool {
    guard !segment.rest.isEmpty, segment.name.isEmpty || segment.isNameBehind,
      anatomy.parser.expressions.allSatisfy({ $0.terms.count == 1 })
    else { return false }
    let words =
      segment.expressions.upperBound..<max(segment.name.upperBound, segment.rest.upperBound)
    let first = anatomy.parser.quantities[0]
    if first.unit.isTime {
      return isWord(words.lowerBound, in: Self.workWords)
        && words.contains { isWord($0, in: Self.restWords) && elements[$0 - 1].unit.isTime }
    }
    guard first.unit == .none || first.unit == .set else { return false }
    return words.dropFirst().contains { index in
      (elements[index].meaning == .minute || elements[index].meaning == .set)
        && isWord(index - 1, in: Self.eachWords)
    }
  }

  private static let workWords = WordSet("on work")
  private static let restWords = WordSet("off rest")
  private static let eachWords = WordSet("each every the")
}
