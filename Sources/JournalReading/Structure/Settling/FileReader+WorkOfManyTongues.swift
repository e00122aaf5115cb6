internal import JournalSyntax

extension FileReader {
  /// Ways of telling sets that writers of many languages share, each asked only where the line holds what it is about.
  mutating func settleWorkOfManyTongues() {
    settleWorkByItsWords()
    if !isASCII, elements.contains(where: { $0.unit == .repetition }) { settleTryBehindLoad() }
    if !isASCII, elements.count > 2, elements[0].kind == .word { dropFirstTimeInScript() }
    guard elements.count > 4, elements[0].kind == .word, elements.contains(where: \.isNumber)
    else { return }
    let hasFactors = elements.contains { $0.kind == .times }
    if hasFactors { settleLoadLikeTheLast() }
    settlePlatesBySides()
    if hasFactors { settleToolsBehindScheme() }
    if hasFactors, elements.contains(where: { $0.kind == .colon }) {
      settleLightLoadsBehindScheme()
    }
    if !hasFactors { settleLoadOfToolBeforeReps() }
  }

  /// Asks only of what the line holds.
  private mutating func settleWorkByItsWords() {
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
    dropWordsToFailure()
    guard numbers > 1 else { return }
    if elements[0].unit == .percent { _ = settleEnclosedLoadOfShare(0) }
    if tells.hasWay {
      joinTimeAndWay()
      dropPlaceOfWay()
    }
    if holds(.openParenthesis) {
      settleHelpInParentheses()
    } else if holds(.comma) {
      settleHelpBetweenCommas()
    }
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
}
