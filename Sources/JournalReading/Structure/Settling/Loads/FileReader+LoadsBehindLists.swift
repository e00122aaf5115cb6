internal import JournalSyntax

/// One load behind the reps of all sets: `Écarté : 15 / 15 / 12 à 12,5 kg`, `farmers 70s, 3 x 50 m`.
extension FileReader {
  /// Makes a sign of the word that leads to the load.
  mutating func settleLoadBehindList(_ word: Int) -> Bool {
    guard word > 2, word + 1 < elements.count, elements[word + 1].kind == .quantity,
      elements[word + 1].unit.isMass, isWord(word, in: Self.leading)
    else { return false }
    var index = word - 1
    var marks: [Int] = []
    while index > 1, elements[index].isBareWhole, elements[index].value <= 60_000,
      elements[index - 1].kind == .comma || elements[index - 1].kind == .slash
    {
      marks.append(index - 1)
      index -= 2
    }
    guard !marks.isEmpty, elements[index].isBareWhole, index > 0,
      elements[index - 1].kind == .word || elements[index - 1].kind == .colon
    else { return false }
    for mark in marks { anatomy.parser.elements[mark].kind = .comma }
    anatomy.parser.elements[word].kind = .at
    anatomy.parser.elements[word].word = .plain
    return true
  }

  private static let leading = WordSet("à a")

  /// Takes the `70s,` before `3 x 50 m` for the load that was carried.
  mutating func settleSizeBeforeWays(_ comma: Int) {
    guard comma > 1, comma + 3 < elements.count, elements[comma - 1].unit == .letterS,
      elements[comma - 2].kind == .word, elements[comma + 1].isBareWhole,
      elements[comma + 2].kind == .times, elements[comma + 3].kind == .quantity,
      elements[comma + 3].unit.isLength || elements[comma + 3].unit == .letterM
    else { return }
    anatomy.parser.elements[comma - 1].unit = .none
    anatomy.parser.elements[comma - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.remove(at: comma)
  }
}
