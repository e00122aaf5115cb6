internal import JournalSyntax

/// Sets of which the line says that nothing was hung on: `wykroki 2x20 kroków bez obciążenia`, `Ausfallschritte 3x12
/// ohne Gewicht`, `выпады 3х15 без веса`.
extension FileReader {
  /// Makes sets of the first factor, which else may be a light load; the words are kept as a note.
  mutating func settleSchemeWithoutWeight() {
    guard
      let without = elements.indices.dropFirst(3).first(where: {
        isWord($0, in: CommonWords.without)
      }),
      without + 1 < elements.count,
      elements[without + 1].meaning == .weight || isWord(without + 1, in: CommonWords.weight),
      without + 2 == elements.count || elements[without + 2].kind != .word,
      !elements.contains(where: { $0.unit.isMass }),
      let times = elements[..<without].firstIndex(where: { $0.kind == .times }), times > 1,
      without - times <= 3, elements[times - 1].isBareWhole,
      1_000...12_000 ~= elements[times - 1].value, elements[times + 1].isBareWhole,
      elements[times - 2].kind == .word || elements[times - 2].kind == .colon,
      elements[(times + 2)..<without].allSatisfy({ $0.kind == .word && $0.word == .plain })
    else { return }
    anatomy.parser.elements[times - 1].unit = .set
    context.remarks.append(range((times + 2)..<(without + 2)))
    anatomy.parser.elements.removeSubrange((times + 2)..<(without + 2))
    anatomy.parser.elements[times + 1].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }
}
