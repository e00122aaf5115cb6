internal import JournalSyntax

/// Which set it was, at the start of a line: `1e  50 kg  10x`, `2nd 60 kg x 8`.
extension FileReader {
  mutating func dropOrdinalOfSet() {
    guard elements.count > 2, elements[0].isBareWhole, 1_000...20_000 ~= elements[0].value,
      elements[1].kind == .word, !elements[1].spaceBefore, isWord(1, in: Self.endings),
      elements[2].kind == .quantity || elements[2].meaning == .bodyweight
        || elements[2].kind == .plus,
      elements[2].spaceBefore, context.entry != nil || context.pendingName != nil
    else { return }
    anatomy.parser.elements.removeSubrange(..<2)
  }

  private static let endings = WordSet("e ste de er ère ère. eme ème o a st nd rd th re")
}
