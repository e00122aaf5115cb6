internal import JournalSyntax

/// Ways of telling work that writers of many languages share, put into those of most before all else is settled.
extension FileReader {
  /// Asks only of what the line holds.
  mutating func settleWorkOfFurtherWriters() {
    var kinds: UInt32 = 0
    var (numbers, hasZero, tells) = (0, false, Tells())
    for element in elements {
      kinds |= 1 << UInt32(element.kind.rawValue)
      guard element.isNumber else {
        tells.note(element.meaning)
        continue
      }
      numbers += 1
      if element.value == 0 { hasZero = true }
      tells.hasWay = tells.hasWay || element.unit == .kilometer || element.unit == .mile
    }
    func holds(_ kind: Element.Kind) -> Bool { kinds & (1 << UInt32(kind.rawValue)) != 0 }
    guard numbers > 0 else { return }
    if hasZero { settleLoadWithoutReps() }
    if !isASCII { dropWordsToFailure() }
    guard numbers > 1 else { return }
    if elements[0].unit == .percent { _ = settleEnclosedLoadOfShare(0) }
    if tells.hasWay { joinTimeAndWay() }
    if holds(.openParenthesis) { settleHelpInParentheses() }
    settleHelpTakenOff()
    if holds(.times) { settleVestBehindSets() }
    if tells.hasMiss, holds(.comma), holds(.times) { settleSecondTryMissed() }
    if tells.hasSide, holds(.comma), elements.count > 6 { settleRepsBehindSides() }
    if holds(.times), elements.count > 5 { settleSchemeWithoutWeight() }
    if tells.hasDrop, holds(.colon) { dropWordsBeforeDrop() }
  }

  /// What the words and numbers of the line are about.
  private struct Tells {
    var hasWay = false
    var hasSide = false
    var hasMiss = false
    var hasDrop = false

    mutating func note(_ meaning: WordMeaning) {
      switch meaning {
      case .side: hasSide = true
      case .failed: hasMiss = true
      case .drop: hasDrop = true
      default: break
      }
    }
  }

  /// The `до відмови` of `віджимання до відмови 24`: how far, and no maximum that was tested.
  private mutating func dropWordsToFailure() {
    guard 3...6 ~= elements.count, elements[elements.count - 1].isNumber,
      case let word = elements.count - 2, word > 1, elements[word].meaning == .maximum,
      isWord(word - 1, in: Self.upTo), elements[..<word].allSatisfy({ $0.kind == .word })
    else { return }
    context.remarks.append(range((word - 1)..<(word + 1)))
    anatomy.parser.elements.removeSubrange((word - 1)...word)
    anatomy.parser.end = elements.count
  }

  private static let upTo = WordSet("до")

  /// The `na última` of `na última drop: 40kg x10, 30kg x8`, below the sets of which it was the last.
  private mutating func dropWordsBeforeDrop() {
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
