internal import JournalSyntax

/// Misses that there were none of: `3x1 @ 65 kg (no misses)`, `3x12, no fails`.
extension FileReader {
  /// Takes both words off the line, which else tell a set that failed.
  mutating func dropDeniedMiss(_ miss: Int) -> Bool {
    guard miss > 1,
      elements[miss - 1].kind == .word && isWord(miss - 1, in: Self.none)
        || elements[miss - 1].isBareWhole && elements[miss - 1].value == 0
          && elements[miss - 2].kind != .times && isWord(miss, in: Self.misses)
    else { return false }
    context.remarks.append(range((miss - 1)..<(miss + 1)))
    let isEnclosed =
      elements[miss - 2].kind == .openParenthesis && miss + 1 < elements.count
      && elements[miss + 1].kind == .closeParenthesis
    anatomy.parser.elements.removeSubrange(
      isEnclosed ? (miss - 2)...(miss + 1) : (miss - 1)...miss)
    return true
  }

  private static let none = WordSet(
    "never zero not kein geen ingen inga inte", CommonWords.without)
  private static let misses = WordSet("misses fails failures")
}
