internal import JournalSyntax

/// Halves in words: `82 с половиной на 6`.
extension FileReader {
  /// The half of `82 с половиной на 6` and of `72 y medio por 7`.
  mutating func settleSpokenHalves() {
    var word = 1
    while word + 1 < elements.count {
      defer { word += 1 }
      guard elements[word].kind == .word, elements[word - 1].isBareWhole,
        10_000...400_000 ~= elements[word - 1].value, isWord(word, in: Self.withHalf),
        isWord(word + 1, in: CommonWords.half)
      else { continue }
      anatomy.parser.elements[word - 1].value += 500
      anatomy.parser.elements[word - 1].flags.formUnion([.fraction, .spaceAfter])
      anatomy.parser.elements[word - 1].range =
        elements[word - 1].range.through(elements[word + 1].range)
      anatomy.parser.elements.removeSubrange(word...(word + 1))
    }
  }

  private static let withHalf = WordSet("y e с з i und")
}
