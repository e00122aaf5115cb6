internal import JournalSyntax

/// Lists of exercises that share the sets behind them, of so many words that they look like a
/// sentence.
extension FileReader {
  /// `Ball crunches, leg lifts, fire hydrants, angry hamstring exercises, 2x20 each`: so many words are
  /// no sentence when all of their parts are short and share the sets.
  func isListForEach(_ segment: Segment) -> Bool {
    let behind = segment.rest.first.map { elements[$0].meaning == .each } ?? false
    guard
      behind || elements[segment.expressions.upperBound - 1].meaning == .each
        || isSharedByAll(segment.name.upperBound)
    else { return false }
    let parts = segment.name.split { elements[$0].kind == .comma }
    return parts.count >= 3 && parts.allSatisfy { $0.count <= 4 }
  }

  /// The `- all` of `leg raises, ham curls, hip adduction - all 3x30`.
  func isSharedByAll(_ end: Int) -> Bool {
    end > 3 && elements[end - 1].kind == .word && elements[end - 2].kind == .hyphen
      && elements[end - 2].spaceBefore
      && Self.allWords.contains(bytes[elements[end - 1].range.indices])
  }

  private static let allWords = WordSet(
    "each", CommonWords.all)
}
