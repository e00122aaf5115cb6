internal import JournalSyntax

/// Strongmen's carries with words between their numbers.
extension FileReader {
  /// The `carry` of `sandbag 200lb carry 100ft`.
  mutating func dropCarryBehindLoad(_ word: Int) -> Bool {
    guard word + 1 < elements.count, isWord(word, in: Self.carries),
      elements[word - 1].kind == .quantity, elements[word - 1].unit.isMass,
      elements[word + 1].kind == .quantity,
      elements[word + 1].unit.isLength || elements[word + 1].unit == .letterM,
      word > 1, elements[0].kind == .word
    else { return false }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements.remove(at: word)
    return true
  }

  /// The `1 drop` of `yoke 650 50ft 22s 1 drop`: how often it was set down.
  mutating func dropCountOfDrops(_ word: Int) -> Bool {
    guard word > 3, elements[word].meaning == .drop, elements[word - 1].isBareWhole,
      elements[word - 1].value <= 5_000,
      elements[word - 2].unit == .second || elements[word - 2].unit == .letterS,
      elements[..<(word - 2)].contains(where: { $0.unit.isLength || $0.unit == .letterM }),
      word + 1 == elements.count || !elements[word + 1].isNumber
    else { return false }
    context.remarks.append(range((word - 1)..<(word + 1)))
    anatomy.parser.elements.removeSubrange((word - 1)...word)
    return true
  }

  private static let carries = WordSet("carry carries walk drag push pull")
}
