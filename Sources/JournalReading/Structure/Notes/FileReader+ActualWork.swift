internal import JournalSyntax
internal import WorkoutModel

/// What was done of what was wanted, behind a label of its own on the same line.
extension FileReader {
  /// `Deadlift: target 3x3 @ 285. Actual: 285x3, 285x3, 285x2`: whatever stands between the two.
  mutating func actual(behind segment: Segment) -> Segment? {
    guard let goal = segment.name.first(where: { elements[$0].meaning == .goal }),
      goal > segment.name.lowerBound, !segment.isNameBehind,
      let label = segment.rest.first(where: { index in
        index + 1 < segment.rest.upperBound && elements[index + 1].kind == .colon
          && Self.actualWords.contains(bytes[elements[index].range.indices])
      })
    else { return nil }
    var actual = anatomy.segment(from: label + 2, to: segment.rest.upperBound)
    guard actual.hasExpressions, actual.name.isEmpty else { return nil }
    actual.name = segment.name.lowerBound..<goal
    return actual
  }

  private static let actualWords = WordSet(
    "ist real réel факт", CommonWords.did)
}
