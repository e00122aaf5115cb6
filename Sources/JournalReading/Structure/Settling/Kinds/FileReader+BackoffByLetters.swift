internal import JournalSyntax

/// Back-off sets by two letters: `b/o -10%: 120 3x5`, `b/o 90 x 5,5,4`.
extension FileReader {
  /// Makes one word of `b/o`, and drops the share that the load was lowered by.
  mutating func settleBackoffByLetters() {
    guard elements.count > 4, elements[0].kind == .word, elements[0].range.count == 1,
      elements[1].kind == .slash, !elements[1].spaceBefore, elements[2].range.count == 1,
      isWord(0, in: Self.letterOfBack), isWord(2, in: Self.letterOfOff), context.entry != nil
    else { return }
    let word = Element(
      .word, elements[0].range.through(elements[2].range), word: Word(meaning: .backoff, value: 0),
      flags: [.spaceBefore, .spaceAfter])
    var end = 3
    if elements[3].kind == .hyphen, elements[4].unit == .percent {
      end = elements[safe: 5]?.kind == .colon ? 6 : 5
      context.remarks.append(range(3..<5))
    } else if elements[3].unit == .percent {
      end = elements[4].kind == .colon ? 5 : 4
      context.remarks.append(range(3..<4))
    }
    guard end < elements.count else { return }
    anatomy.parser.elements.replaceSubrange(..<end, with: CollectionOfOne(word))
    anatomy.parser.elements[1].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  /// The `BO` and the `TS` of `BO: 155x12` and `TS 205x3` below the name of a lift: back-off and top sets.
  mutating func settleKindsInCapitals() {
    guard elements.count > 2, elements[0].kind == .word, elements[0].range.count == 2,
      context.entry != nil || context.pendingName != nil,
      isWord(0, in: Self.backoffInitials) || isWord(0, in: Self.topInitials),
      case let first = elements[1].kind == .colon ? 2 : 1, elements[first].isNumber,
      elements[(first + 1)...].contains(where: { $0.kind == .times })
    else { return }
    if isWord(0, in: Self.topInitials) {
      context.remarks.append(elements[0].range)
      anatomy.parser.elements.removeSubrange(0..<first)
    } else {
      anatomy.parser.elements[0].word = Word(meaning: .backoff, value: 0)
      if first == 2 { anatomy.parser.elements.remove(at: 1) }
    }
    anatomy.parser.end = elements.count
  }

  private static let backoffInitials = WordSet("bo")
  private static let topInitials = WordSet("ts")
  private static let letterOfBack = WordSet("b")
  private static let letterOfOff = WordSet("o")
}
