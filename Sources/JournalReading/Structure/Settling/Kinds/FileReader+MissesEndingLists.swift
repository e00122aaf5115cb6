internal import JournalSyntax

/// The attempt that ended a list of reps: `Squat 105 5/5/4/F`, `Squat 95: 3 3 3 2 F`.
extension FileReader {
  /// Puts no reps in place of the letter.
  mutating func settleMissEndingList() {
    guard elements.count > 4,
      let letter = elements.indices.dropFirst(4).first(where: {
        elements[$0].meaning == .failed && elements[$0].range.count == 1
      }),
      letter + 1 == elements.count || elements[letter].spaceAfter
        || elements[letter + 1].kind == .comma || elements[letter + 1].kind == .period
    else { return }
    let isSlashed =
      elements[letter - 1].kind == .slash && elements[letter - 2].isBareWhole
      && elements[letter - 3].kind == .slash && elements[letter - 4].isBareWhole
    let isSpaced =
      elements[letter].spaceBefore && elements[letter - 1].isBareWhole
      && elements[letter - 2].isBareWhole && elements[letter - 3].isBareWhole
    guard isSlashed || isSpaced, elements[letter - 1].value <= 30_000 else { return }
    var miss = elements[letter]
    miss.kind = .quantity
    miss.word = .plain
    miss.value = 0
    anatomy.parser.elements[letter] = miss
  }
}
