internal import JournalSyntax

/// Turkish loads of tools, `shrug 32'lik dambıl 3x15`, `curl 14 lük dumbell 12 10`: the ending makes
/// `of 32` of the number.
extension FileReader {
  /// Tells the unit, and keeps the ending and the tool as a remark.
  mutating func settleEndingOfLoad(_ word: Int) -> Bool {
    guard word + 1 < elements.count, isWord(word, in: Self.endings),
      case let number = elements[word - 1].kind == .quote ? word - 2 : word - 1, number > 0,
      elements[number].isBare, 1_000...200_000 ~= elements[number].value,
      elements[word + 1].meaning == .equipment || elements[word + 1].meaning == .plate
        || isWord(word + 1, in: Self.tools)
    else { return false }
    context.remarks.append(range((number + 1)..<(word + 2)))
    anatomy.parser.elements[number].unit = .kilogram
    anatomy.parser.elements[number].flags.insert(.spaceAfter)
    anatomy.parser.elements.removeSubrange((number + 1)...(word + 1))
    if number + 1 < elements.count {
      anatomy.parser.elements[number + 1].flags.insert(.spaceBefore)
    }
    return true
  }

  private static let endings = WordSet("lik lık luk lük")
  private static let tools = WordSet(
    "dumbell dumbel dambıl dambil dambel halter plaka ağırlık agirlik kettle gülle")
}
