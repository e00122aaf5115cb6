/// Failures that two words tell: `150 не пошла`, `200 ei noussut`, `140 nicht geschafft`.
extension ElementScanner {
  /// Makes one word of the verb and the `not` before it; the verb alone is a plain word.
  mutating func failure(_ verb: inout Element, _ elements: inout [Element]) -> Bool {
    guard let last = elements.last, last.kind == .word, last.range.count <= 10,
      Self.negations.contains(bytes[last.range.indices])
    else {
      verb.word = .plain
      return false
    }
    elements[elements.count - 1].word = Word(meaning: .failed, value: 0)
    elements[elements.count - 1].range = last.range.through(verb.range)
    pending = []
    index += 1
    return true
  }

  private static let negations = WordSet("не ei en nicht niet nie")
}
