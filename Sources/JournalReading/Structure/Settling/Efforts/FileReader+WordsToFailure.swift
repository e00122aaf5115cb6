internal import JournalSyntax

/// Words for how far a set went: `віджимання до відмови 24`, `Flexiones hasta el fallo: 22`, `Barra até a falha 8`.
extension FileReader {
  /// Takes them off the name; a single number behind them is of as many reps as possible.
  mutating func dropWordsToFailure() {
    guard elements.count > 2,
      let word = elements.prefix(7).indices.dropFirst(2).first(where: { index in
        elements[index].meaning == .maximum || elements[index].meaning == .failed
          || isWord(index, in: Self.failures)
      }),
      elements[..<word].allSatisfy({
        $0.kind == .word || $0.kind == .hyphen || $0.kind == .quote || $0.kind == .other
      }),
      let up = (max(1, word - 3)..<word).first(where: { isWord($0, in: Self.upTo) })
    else { return }
    let number = elements[safe: word + 1]?.kind == .colon ? word + 2 : word + 1
    guard number < elements.count,
      elements[number...].allSatisfy({ $0.isBareWhole || $0.kind == .comma || $0.kind == .slash })
    else { return }
    context.remarks.append(range(up..<(word + 1)))
    var most = elements[word]
    most.word = Word(meaning: .maximum, value: 0)
    most.flags.formUnion([.spaceBefore, .spaceAfter])
    if number + 1 == elements.count, isASCII { anatomy.parser.elements.append(most) }
    anatomy.parser.elements.removeSubrange(up..<number)
    anatomy.parser.elements[up].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  private static let upTo = WordSet("до hasta até jusqu à jusqu'à bis zum do na fino")
  private static let failures = WordSet("falha échec echec odmowy esaurimento cedimento maxa")
}
