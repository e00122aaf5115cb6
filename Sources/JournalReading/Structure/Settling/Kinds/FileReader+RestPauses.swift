internal import JournalSyntax

/// Reps that go on after a few breaths, behind the words for it: `73 kg x 10 RP +4 +3`, `60 x 12 rest-pause
/// + 5 + 4`.
extension FileReader {
  /// Takes off those words, so that the reps are those of the load before.
  mutating func dropRestPauseBeforePlus(_ word: Int) -> Bool {
    guard word > 2, elements[word - 1].isBareWhole || elements[word - 1].unit == .repetition,
      elements[word - 2].kind == .times,
      let plus = elements[(word + 1)..<min(word + 4, elements.count)].firstIndex(where: {
        $0.kind == .plus
      }), plus + 1 < elements.count, elements[plus + 1].isBareWhole,
      plus == word + 1
        ? isWord(word, in: Self.restPauses)
        : elements[word].meaning == .rest && isWord(plus - 1, in: Self.pausesOfReps)
    else { return false }
    context.remarks.append(range(word..<plus))
    anatomy.parser.elements.removeSubrange(word..<plus)
    // `+4 +3` behind a load may be sums, `+ 4 + 3` are more reps.
    for index in word..<elements.count - 1 where elements[index].kind == .plus {
      anatomy.parser.elements[index].flags.formUnion([.spaceBefore, .spaceAfter])
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    }
    return true
  }

  private static let restPauses = WordSet("rp restpause r-p")
  private static let pausesOfReps = WordSet("pause")
}
