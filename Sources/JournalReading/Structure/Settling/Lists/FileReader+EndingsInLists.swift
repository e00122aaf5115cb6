internal import JournalSyntax

/// Units and signs inside lists of reps: `15 / 15 / 12 reps à 10kg`, `60x8 72.5x5 👍 75x3`, `10'ar tekrar`.
extension FileReader {
  /// The unit of `15 / 15 / 12 reps à 10kg` is that of all of them.
  mutating func settleRepsOfSlashedList() {
    guard elements.count > 6,
      let reps = elements.indices.dropFirst(4).dropLast(2).first(where: {
        elements[$0].unit == .repetition
      }), elements[reps - 1].kind == .slash || elements[reps - 1].kind == .comma,
      elements[reps - 2].isBareWhole, elements[reps - 3].kind == elements[reps - 1].kind,
      elements[reps - 4].isBareWhole,
      elements[reps + 1].kind == .word || elements[reps + 1].kind == .at,
      elements[reps + 2].unit.isMass, reps + 3 == elements.count
    else { return }
    anatomy.parser.elements[reps].unit = .none
  }

  /// `60x8 72.5x5 👍 75x3`: between two sets it parts them.
  mutating func settleEmojiBetweenSets() {
    guard !isASCII, elements.count > 6 else { return }
    for mark in elements.indices.dropFirst(3).dropLast(3)
    where (elements[mark].kind == .other || elements[mark].kind == .check)
      && elements[mark].range.count > 2 && elements[mark].spaceBefore
      && elements[mark - 1].isBareWhole && elements[mark - 2].kind == .times
      && elements[mark - 3].isBare && elements[mark + 1].isBare
      && elements[mark + 2].kind == .times && elements[mark + 3].isBareWhole
    {
      anatomy.parser.elements[mark].kind = .comma
      anatomy.parser.elements[mark].flags.insert(.spaceAfter)
    }
  }

  /// The `'ar tekrar` of `14 kg 3 set 10'ar tekrar`: ten each.
  mutating func settleEndingOfReps() {
    var mark = 1
    while mark + 1 < elements.count {
      defer { mark += 1 }
      guard elements[mark].kind == .quote, elements[mark - 1].isBareWhole,
        !elements[mark + 1].spaceBefore, elements[mark + 1].kind == .word,
        isWord(mark + 1, in: Self.distributives)
      else { continue }
      let hasWord = elements[safe: mark + 2]?.meaning == .repetition
      anatomy.parser.elements.removeSubrange(mark..<(mark + (hasWord ? 3 : 2)))
      anatomy.parser.elements[mark - 1].unit = .repetition
      anatomy.parser.elements[mark - 1].flags.insert(.spaceAfter)
    }
  }

  private static let distributives = WordSet("ar er şar şer")
}
