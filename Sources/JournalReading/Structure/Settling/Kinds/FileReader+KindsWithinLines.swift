internal import JournalSyntax

/// Words and letters for the kind of the set behind them, anywhere on a line: `Bench (w) 40x5, (w) 60x3, 80x5`,
/// `Press W: 25 kg for 12, 45 kg for 12`, `Row 60x8, AMRAP 60x12`.
extension FileReader {
  /// The `set:` of `Warm-up set: 40x8` and the sign of `drop 30 lb - 12`: behind the word for a kind stands a set as
  /// all others are told.
  mutating func settleSetsOfKinds() {
    var sign: Element.Kind?
    var index = elements.count - 3
    while index >= 0 {
      defer { index -= 1 }
      guard elements[index].meaning == .warmup || elements[index].meaning == .drop else { continue }
      if index + 3 < elements.count, elements[index + 1].meaning == .set, index == 0,
        elements[index + 2].kind == .colon, elements[index + 3].isNumber
      {
        anatomy.parser.elements.removeSubrange((index + 1)...(index + 2))
      }
      let load = elements[index + 1].kind == .colon ? index + 2 : index + 1
      guard load + 2 < elements.count, isLoadBeforeSign(load),
        elements[load + 2].isBareWhole, elements[load + 2].value <= 50_000
      else { continue }
      sign = elements[load + 1].kind
      anatomy.parser.elements[load + 1].kind = .times
    }
    if let sign { settlePairs(joinedBy: sign) }
  }

  /// The other sets of a line of which one is `warm-up 85 - 8`, `drop 60: 12`.
  private mutating func settlePairs(joinedBy sign: Element.Kind) {
    for index in elements.indices.dropFirst(2).dropLast()
    where elements[index].kind == sign && isLoadBeforeSign(index - 1)
      && elements[index + 1].isBareWhole && elements[index + 1].value <= 50_000
      && (elements[index - 2].kind == .comma || elements[index - 2].kind == .word)
    {
      anatomy.parser.elements[index].kind = .times
    }
  }

  private func isLoadBeforeSign(_ load: Int) -> Bool {
    guard elements[load].unit.isMass || elements[load].isBare && elements[load].value >= 5_000
    else {
      return false
    }
    return elements[load + 1].kind == .hyphen && elements[load + 1].spaceBefore
      || elements[load + 1].kind == .colon
  }

  /// Leaves the word for a warm-up, and puts that for the most reps behind its set.
  mutating func settleKindsWithinLine() {
    var index = elements.count - 4
    while index > 0 {
      defer { index -= 1 }
      let element = elements[index]
      switch element.kind {
      case .openParenthesis:
        guard index + 3 < elements.count, elements[index + 2].kind == .closeParenthesis,
          isWord(index + 1, in: Self.lettersOfWarmup), !elements[index - 1].isNumber,
          holdsSet(index + 3)
        else { continue }
        putWarmup(index...(index + 2))
      case .word where element.range.count <= 2:
        guard elements[index + 1].kind == .colon, isWord(index, in: Self.lettersOfWarmup),
          !elements[index - 1].isNumber, holdsSet(index + 2)
        else { continue }
        putWarmup(index...(index + 1))
      case .word where elements[index - 1].kind == .comma && isMaximum(index):
        guard holdsSet(index + 1) else { continue }
        var most = element
        most.flags.formUnion([.spaceBefore, .spaceAfter])
        anatomy.parser.elements.insert(most, at: index + 4)
        anatomy.parser.elements.remove(at: index)
      default: continue
      }
    }
  }

  private mutating func putWarmup(_ words: ClosedRange<Int>) {
    let range = elements[words.lowerBound].range.through(elements[words.upperBound].range)
    let warmup = Element(
      .word, range, word: Word(meaning: .warmup, value: 0), flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements.replaceSubrange(words, with: [warmup])
    anatomy.parser.elements[words.lowerBound + 1].flags.insert(.spaceBefore)
  }
}
