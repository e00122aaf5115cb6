internal import JournalSyntax

/// Singles that went up by the clock: `Clean & jerk singles E2MOM: 60, 65, 70 (miss), 70`.
extension FileReader {
  /// Takes the clock off, which is kept as a note, so that the word tells the loads behind the colon.
  mutating func dropClockOfSingles() {
    guard elements.count > 6,
      let colon = elements.firstIndex(where: { $0.kind == .colon }), 2...8 ~= colon,
      colon + 1 < elements.count,
      elements[..<colon].contains(where: { $0.meaning == .tuple && $0.word.value == 1 }),
      let last = elements[..<colon].lastIndex(where: { $0.meaning == .tuple }), last < colon - 1,
      elements[(last + 1)..<colon].contains(where: { text($0.range).uppercased().hasSuffix("MOM") }
      ),
      elements[colon + 1].isNumber
    else { return }
    context.remarks.append(range((last + 1)..<colon))
    anatomy.parser.elements.removeSubrange((last + 1)..<colon)
  }
}
