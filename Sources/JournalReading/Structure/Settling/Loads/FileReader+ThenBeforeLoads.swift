internal import JournalSyntax

/// Words for what came next, behind a comma and before loads: `Bank 20 x 10 warm, danach 60 x 8`.
extension FileReader {
  /// Takes the word off, and a word for getting warm before the comma makes a warm-up of what it follows.
  mutating func dropThenBeforeLoads() {
    var index = 3
    while index + 2 < elements.count {
      defer { index += 1 }
      guard isWord(index, in: CommonWords.then), elements[index - 1].kind == .comma,
        elements[index + 1].kind == .quantity, elements[index + 2].kind == .times,
        elements[..<index].contains(where: { $0.kind == .times })
      else { continue }
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
      anatomy.parser.elements.remove(at: index)
      if elements[index - 2].kind == .word, elements[index - 3].isNumber,
        isWord(index - 2, in: Self.warming)
      {
        anatomy.parser.elements[index - 2].word = Word(meaning: .warmup, value: 0)
      }
    }
  }

  private static let warming = WordSet(
    "ufwärme ufwärmä iiwärme uufwärme warm warmmachen einwärmen inkommen")
}
