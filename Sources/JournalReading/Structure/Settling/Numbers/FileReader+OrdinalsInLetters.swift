internal import JournalSyntax

/// Ordinals with the end of their word behind a hyphen: `Тетрадь 4-я`, `10-й день`.
extension FileReader {
  /// Makes a plain word of the number, unless it tells which set it was: `5-й подход`.
  ///
  /// Returns whether it did.
  mutating func settleOrdinalInLetters(_ hyphen: Int) -> Bool {
    guard hyphen + 1 < elements.count, elements[hyphen - 1].isBareWhole,
      !elements[hyphen].spaceBefore, !elements[hyphen + 1].spaceBefore,
      isWord(hyphen + 1, in: Self.endings), elements[hyphen + 1].spaceAfter,
      hyphen + 2 == elements.count || elements[hyphen + 2].meaning != .set,
      // `5-е, вт` and `7-го` below a month are days.
      hyphen > 1 || elements[safe: hyphen + 2]?.kind == .word
    else { return false }
    let (first, last) = (elements[hyphen - 1], elements[hyphen + 1])
    let word = Element(
      .word, first.range.through(last.range),
      flags: first.flags.intersection(.spaceBefore).union(.spaceAfter))
    anatomy.parser.elements.replaceSubrange((hyphen - 1)...(hyphen + 1), with: [word])
    return true
  }

  private static let endings = WordSet("я й ый ой ий е ое ая ую го ого му ому ша та")
}
