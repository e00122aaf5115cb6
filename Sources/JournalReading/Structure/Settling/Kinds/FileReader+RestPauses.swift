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

  /// Puts commas in place of the words of `140/10 rp 4 rp 3`: each has its reps behind it.
  mutating func settleRestPausesInTurn() {
    let words = elements.indices.dropFirst(2).dropLast().filter {
      isWord($0, in: Self.restPauses) && elements[$0 + 1].isBareWhole
        && (elements[$0 - 1].isBareWhole
          || elements[$0 - 1].kind == .comma && elements[$0 - 2].isBareWhole)
        && elements[$0 + 1].value <= 20_000
    }
    guard words.count > 1 else { return }
    let isSlashed =
      words[0] > 2 && elements[words[0] - 2].kind == .slash
      && elements[words[0] - 3].value >= 2 * elements[words[0] - 1].value
    for word in words.reversed() {
      context.remarks.append(elements[word].range)
      anatomy.parser.elements[word].kind = .comma
      anatomy.parser.elements[word].word = .plain
      anatomy.parser.elements[word].flags = .spaceAfter
      if elements[word - 1].kind == .comma { anatomy.parser.elements.remove(at: word - 1) }
    }
    anatomy.parser.end = elements.count
    // `140/10, 4, 3`: a load and its reps.
    guard isSlashed else { return }
    for slash in elements[..<words[0]].indices where elements[slash].kind == .slash {
      anatomy.parser.elements[slash].kind = .times
    }
  }

  private static let restPauses = WordSet("rp restpause r-p")
  private static let pausesOfReps = WordSet("pause")
}
