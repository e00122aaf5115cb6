internal import JournalSyntax

/// Swedish counts in pieces, `30 kg 10 st, 40 kg 8 st x 2 set`, and rounds behind one exercise,
/// `6 kg 10 per ben 3 varv`.
extension FileReader {
  /// The `10 st` behind a load: so many reps.
  mutating func settlePieceOfReps(_ word: Int) -> Bool {
    guard word > 1, elements[word - 1].isBareWhole, 1_000...100_000 ~= elements[word - 1].value,
      elements[word - 2].unit.isMass, isWord(word, in: Self.pieces)
    else { return false }
    anatomy.parser.elements[word - 1].unit = .repetition
    if elements[word].spaceAfter { anatomy.parser.elements[word - 1].flags.insert(.spaceAfter) }
    anatomy.parser.elements[word - 1].range = elements[word - 1].range.through(elements[word].range)
    anatomy.parser.elements.remove(at: word)
    if elements[safe: word]?.kind == .period { anatomy.parser.elements.remove(at: word) }
    return true
  }

  private static let pieces = WordSet("st")

  /// The `3 varv` at the end of a line that tells one exercise with its load and reps: its sets.
  mutating func settleRoundsOfExercise() {
    let last = elements.count - 1
    guard last > 3, elements[last].unit == .round, elements[last].kind == .quantity,
      2_000...10_000 ~= elements[last].value, elements[0].kind == .word,
      elements[last - 1].kind == .word || elements[last - 1].unit == .repetition,
      let load = elements.firstIndex(where: { $0.unit.isMass }), load + 1 < last,
      elements[load + 1].isNumber,
      elements[load + 1].unit == .none
        || elements[load + 1].unit == .repetition,
      // Nothing else is counted, and no other exercise stands on the line.
      elements[(load + 2)..<last].allSatisfy({
        $0.meaning == .each || $0.meaning == .per || $0.meaning == .side || $0.meaning == .set
      })
    else { return }
    anatomy.parser.elements[last].unit = .set
  }
}
