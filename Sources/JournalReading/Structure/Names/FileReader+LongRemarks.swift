internal import JournalSyntax

/// Sentences in parentheses between the name of an exercise and the colon before its sets.
extension FileReader {
  /// `Push-ups (she showed me how to do them right, and now I am tired!): 8, 8, 10`: the name is that of a
  /// lift, whatever the sentence tells, which becomes a note of the exercise.
  mutating func withoutLongRemark(_ segment: Segment) -> Segment {
    guard !segment.isNameBehind, segment.name.count >= 8,
      elements[segment.expressions.lowerBound - 1].kind == .colon,
      let open = segment.name.first(where: { elements[$0].kind == .openParenthesis }),
      let close = segment.name.last(where: { elements[$0].kind == .closeParenthesis }),
      close > open, close + 2 >= segment.expressions.lowerBound
    else { return segment }
    var end = open
    while end > segment.name.lowerBound, elements[end - 1].kind == .exclamation { end -= 1 }
    let remark = (open + 1)..<close
    guard end > segment.name.lowerBound, end - segment.name.lowerBound <= 5,
      remark.count(where: { elements[$0].kind == .word }) >= Self.wordsOfSentence
        && !isListOfManners(remark) || remark.contains(where: { isPronoun($0) }),
      case let name = segment.name.lowerBound..<end, isExercise(name) || endsInExercise(name)
    else { return segment }
    // `Bench (we did 60x10 first): 85x3`; `(we used the 45 lb rod)` tells no set.
    if isSetShaped(remark), remark.contains(where: { elements[$0].kind == .times }) {
      file.diagnostics.append(.unreadRest(at: place(range(remark))))
    }
    var segment = segment
    segment.name = name
    return segment
  }

  /// `one arm, supported on bench, slow eccentric tempo, strict`: few words between commas.
  private func isListOfManners(_ remark: Range<Int>) -> Bool {
    let parts = remark.split { elements[$0].kind == .comma }
    return parts.count > 2 && parts.allSatisfy { $0.count <= 3 }
  }

  /// `Lat pulldown (wide grip, slow negatives)` tells which it was.
  private static let wordsOfSentence = 6
}
