internal import JournalSyntax
internal import WorkoutModel

/// The next exercise behind a sentence about the one before: `squat 240x5x2 240x3 - fail on 4th, pins
/// saved me. ohp 120x5x2`, `dl 225x5x3 light, back tweak. chins 9 7 6`.
extension FileReader {
  /// Where the exercise starts, when a full stop and a name that is known stand before its sets, and the
  /// sentence tells no sets.
  func nextBehindSentence(_ segment: Segment, _ end: Int) -> Int? {
    let start = segment.rest.lowerBound
    guard !segment.isNameBehind, start < end,
      let stop = elements[start..<min(end, start + 16)].firstIndex(where: {
        $0.kind == .period && $0.spaceAfter && !$0.spaceBefore
      }), stop > start,
      elements[start..<stop].allSatisfy({ tellsNoSet($0) })
    else { return nil }
    var name = stop + 1
    while name < end, name <= stop + 4, elements[name].kind == .word { name += 1 }
    guard name > stop + 1, name + 1 < end, elements[name].isNumber, isExercise((stop + 1)..<name)
    else { return nil }
    let isWork =
      elements[name + 1].kind == .times || elements[name + 1].isNumber
      || elements[name + 1].kind == .comma && name + 2 < end && elements[name + 2].isNumber
    return isWork ? stop + 1 : nil
  }

  /// Words and signs, and small numbers such as that of `4th`; plans and other days are none of it.
  private func tellsNoSet(_ element: Element) -> Bool {
    switch element.kind {
    case .word:
      switch element.meaning {
      case .goal, .plan, .next, .previous: false
      default: true
      }
    case .comma, .hyphen, .exclamation, .openParenthesis, .closeParenthesis, .quote: true
    case .quantity: element.isBareWhole && element.value <= 12_000
    default: false
    }
  }
}
