internal import JournalSyntax

/// How long each rep was held, counted aloud: `calf raise 80x12x3, 3 count stretch`.
extension FileReader {
  /// Drops the `3 count stretch` behind sets: how each rep was done.
  mutating func dropCountOfPause() {
    guard elements.count > 4,
      let word = elements.indices.dropFirst(2).first(where: {
        elements[$0].kind == .word && isWord($0, in: Self.counts)
      }), elements[word - 1].isBareWhole, elements[word - 1].value <= 10_000,
      case let start = elements[word - 2].kind == .comma || elements[word - 2].kind == .hyphen
        ? word - 2 : word - 1, start > 1, start < word - 1 || elements[word - 2].isNumber,
      elements[..<start].contains(where: \.isNumber),
      word + 1 < elements.count, isWord(word + 1, in: Self.pauses),
      !elements[(word + 1)...].contains(where: \.isNumber)
    else { return }
    context.remarks.append(range(start..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let counts = WordSet("count counts")
  private static let pauses = WordSet(
    """
    stretch stretches pause pauses paused hold holds negative negatives eccentric eccentrics squeeze squeezes lowering down
    at in on
    """)
}
