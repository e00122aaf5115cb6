internal import JournalSyntax

/// The body alone in place of a load: `Unweighted x15`.
extension FileReader {
  /// `Unweighted x15` below the name of an exercise, `2@Unweighted x15`, `2@BW x 15`.
  mutating func settleOwnWeight(_ index: Int) {
    guard index + 2 < elements.count, elements[index].kind == .word,
      elements[index + 1].kind == .times, elements[index + 2].isNumber,
      elements[index].meaning == .bodyweight || isWord(index, in: Self.unweighted),
      index == 0 || elements[index - 1].kind == .comma || isCountBeforeAt(index - 2)
    else { return }
    anatomy.parser.elements[index].word = Word(meaning: .bodyweight, value: 0)
    if index > 0, elements[index - 1].kind == .at {
      anatomy.parser.elements[index - 1].kind = .times
    }
  }

  private static let unweighted = WordSet("unweighted unloaded")

  /// The `3@` of `3@40-20 drop x10`.
  func isCountBeforeAt(_ index: Int) -> Bool {
    elements[index].isBareWhole && 1_000...10_000 ~= elements[index].value
      && elements[index + 1].kind == .at
  }
}
