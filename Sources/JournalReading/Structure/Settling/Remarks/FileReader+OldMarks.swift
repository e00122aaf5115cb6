internal import JournalSyntax

/// What the best was before, in parentheses behind what was done: `140x5 PR (old: 137.5x5, 2023-04-02)`, `140x5 (was 137.5x5)`.
extension FileReader {
  /// Takes it off the line; it is kept as a note.
  mutating func dropOldMark() {
    guard
      let open = elements.indices.dropFirst().dropLast(2).first(where: {
        elements[$0].kind == .openParenthesis && isWord($0 + 1, in: Self.olds)
      }),
      case let first = elements[open + 2].kind == .colon ? open + 3 : open + 2,
      first < elements.count, elements[first].isNumber,
      let close = elements[open...].firstIndex(where: { $0.kind == .closeParenthesis }),
      elements[..<open].contains(where: \.isNumber)
        || elements[close...].contains(where: \.isNumber)
    else { return }
    context.remarks.append(range((open + 1)..<close))
    anatomy.parser.elements.removeSubrange(open...close)
    anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  private static let olds = WordSet(
    """
    old was prev previous previously before formerly vorher bisher alt antes avant prima vecchio viejo anterior starý wcześniej было
    раньше
    """)
}
