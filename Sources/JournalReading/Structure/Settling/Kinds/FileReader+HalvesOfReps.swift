internal import JournalSyntax

/// Half of a rep at the end of a list, `175x6, 5, 5, 2.5`, and sets without the load before them, `Chin-ups
/// 15 lb: 8, 6, no weight: 6`.
extension FileReader {
  /// Makes reps of the `2.5` behind the comma.
  mutating func settleHalfRep(behind comma: Int) {
    guard comma > 2, comma + 1 < elements.count, case let half = elements[comma + 1],
      half.isBare, half.value % 1000 == 500, half.value <= 30_000,
      comma + 2 == elements.count || elements[comma + 2].kind == .comma,
      case let before = elements[comma - 1],
      before.isBare || before.unit == .repetition, before.value <= 30_000,
      before.value >= half.value - 3_000,
      elements[comma - 2].kind == .comma
        || elements[comma - 2].kind == .times,
      let first = elements[..<comma].lastIndex(where: { $0.kind == .times || $0.kind == .colon }),
      first > 0, elements[first - 1].unit.isMass || elements[first - 1].value >= 2 * half.value
    else { return }
    anatomy.parser.elements[comma + 1].unit = .repetition
  }

  /// Makes the sign and a word for the body of `no weight:`. Returns true when it did.
  mutating func settleNoWeight(_ word: Int) -> Bool {
    guard word > 1, word + 3 < elements.count, isWord(word, in: CommonWords.without),
      elements[word + 1].meaning == .weight, elements[word - 1].kind == .comma,
      elements[word + 2].kind == .colon, elements[word + 3].isBareWhole
    else { return false }
    anatomy.parser.elements[word].word = Word(meaning: .bodyweight, value: 0)
    anatomy.parser.elements[word + 2].kind = .times
    anatomy.parser.elements.remove(at: word + 1)
    return true
  }
}
