internal import JournalSyntax

/// Boats by their crews, in the logs of rowers.
extension FileReader {
  /// The `in the 8` of `8km outing in the 8 with a long piece`, kept for a note: a boat, and no reps.
  mutating func dropNumberOfBoat(_ number: Int) -> Bool {
    guard number > 1, elements[number].value <= 8_000, elements[number].isBareWhole,
      isWord(number - 1, in: Self.article), elements[number - 2].meaning == .in,
      number + 1 == elements.count
        || elements[number + 1].kind != .times
          && elements[number + 1].kind != .slash
    else { return false }
    context.remarks.append(range((number - 2)..<(number + 1)))
    anatomy.parser.elements.removeSubrange((number - 2)...number)
    return true
  }

  private static let article = WordSet("the")
}
