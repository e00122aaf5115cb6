internal import JournalSyntax

/// Words of a name in two letters: `pec fly m/c 35x12`, `s/l calf 3x15`.
extension FileReader {
  /// Makes one word of two letters and the slash between them; `L/R` are sides.
  mutating func joinLetters(_ slash: Int) -> Bool {
    guard slash + 1 < elements.count, elements[slash - 1].kind == .word,
      elements[slash - 1].range.count == 1, elements[slash + 1].kind == .word,
      elements[slash + 1].range.count == 1, !elements[slash].spaceBefore,
      !elements[slash].spaceAfter, isWord(slash - 1, in: Self.firstOfTwo),
      isWord(slash + 1, in: Self.secondOfTwo)
    else { return false }
    var word = elements[slash - 1]
    word.range = word.range.through(elements[slash + 1].range)
    word.word = .plain
    if elements[slash + 1].spaceAfter { word.flags.insert(.spaceAfter) }
    anatomy.parser.elements.replaceSubrange((slash - 1)...(slash + 1), with: [word])
    return true
  }

  private static let firstOfTwo = WordSet("m s")
  private static let secondOfTwo = WordSet("c l a")
}
