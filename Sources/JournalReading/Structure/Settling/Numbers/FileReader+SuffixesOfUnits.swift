internal import JournalSyntax

/// Endings of words that writers part from a unit or a number with a hyphen, an apostrophe or a colon.
extension FileReader {
  /// The `-mal` of `70 kg-mal 3x8` in Hungarian the `'la` of `70 kg'la 3x8` in Turkish and the `:lla` of `70 kg:lla 3x8` in
  /// Finnish: with so much.
  mutating func dropSuffixOfUnit(_ mark: Int) -> Bool {
    guard mark > 0, mark + 1 < elements.count, elements[mark - 1].kind == .quantity,
      elements[mark - 1].unit.isMass, !elements[mark].spaceBefore,
      elements[mark + 1].kind == .word, !elements[mark + 1].spaceBefore,
      isWord(mark + 1, in: Self.suffixes)
    else { return false }
    anatomy.parser.elements.removeSubrange(mark...(mark + 1))
    anatomy.parser.elements[mark - 1].flags.insert(.spaceAfter)
    if mark < elements.count { anatomy.parser.elements[mark].flags.insert(.spaceBefore) }
    return true
  }

  /// The `ile` of `70 kg ile 3x8` in Turkish, between the load and its sets.
  mutating func dropWithBehindLoad(_ word: Int) -> Bool {
    guard isWord(word, in: Self.withBehind), elements[word - 1].unit.isMass,
      word + 1 < elements.count, elements[word + 1].isNumber
    else { return false }
    anatomy.parser.elements.remove(at: word)
    return true
  }

  private static let withBehind = WordSet("ile kanssa")

  private static let suffixes = WordSet(
    """
    mal mel val vel os as es ös osokkal asokkal esekkel ösökkel ossal assal essel össel on en ön ról ra re \
    la le yla yle lık lik luk lük lı li lu lü da de ta te dan den n lla llä
    """)
}
