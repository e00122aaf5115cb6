internal import JournalSyntax

/// Words that tell behind which set a drop was done: `na última drop: 40kg x10, 30kg x8`.
extension FileReader {
  /// The `na última` of `na última drop: 40kg x10, 30kg x8`, below the sets of which it was the last.
  mutating func dropWordsBeforeDrop() {
    guard context.entry != nil, !context.isAfterBlank,
      let colon = elements.prefix(7).firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 2 < elements.count, elements[colon + 1].isNumber,
      elements[..<colon].allSatisfy({ $0.kind == .word }),
      let drop = elements[..<colon].firstIndex(where: { $0.meaning == .drop }),
      elements[..<colon].indices.allSatisfy({ $0 == drop || isOfLastSet($0) })
    else { return }
    context.remarks.append(range(0..<colon))
    let kept = elements[drop]
    anatomy.parser.elements.replaceSubrange(0..<colon, with: [kept])
    anatomy.parser.end = elements.count
  }

  private func isOfLastSet(_ index: Int) -> Bool {
    switch elements[index].meaning {
    case .previous, .set, .then, .of, .in, .with: true
    default: isWord(index, in: Self.wordsOfLastSet)
    }
  }

  private static let wordsOfLastSet = WordSet(
    """
    the last final on at in na no nas nos en el la le les à au dernière último última letzter letzte letzten im beim
    som sista siste w na ostatniej ostatnia v poslední на в последний последняя последнем последней останній
    остання останньому sette son do da del de
    """)
}
