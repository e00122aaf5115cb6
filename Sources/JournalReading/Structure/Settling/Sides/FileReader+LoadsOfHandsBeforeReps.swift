internal import JournalSyntax

/// The load of each hand or side before reps that only spaces part: `Lateral raise 20ea 12 12 12`, `Cable fly 30/side 12 12 10`,
/// `Leg press 180 per side 12 12`, `DB curl 25 in each hand 10 10 8`.
extension FileReader {
  /// Puts the times sign and the commas.
  mutating func settleLoadOfHandsBeforeReps() {
    guard elements.count > 4, let load = elements.firstIndex(where: \.isNumber), load > 0,
      elements[load].isBare || elements[load].unit.isMass,
      elements[load].value >= 10_000 || elements[load].unit.isMass,
      elements[load - 1].kind == .word || elements[load - 1].kind == .colon,
      let first = behindHands(load), first + 1 < elements.count,
      elements[first...].allSatisfy({ $0.isBareWhole && $0.spaceBefore && $0.value <= 40_000 })
        || isList(from: first),
      elements[load].unit.isMass
        || elements[first...].allSatisfy({ $0.value < elements[load].value })
    else { return }
    for index in ((first + 1)..<elements.count).reversed() where elements[index].kind != .comma {
      guard elements[index - 1].kind != .comma else { continue }
      anatomy.parser.elements.insert(
        Element(.comma, signOf(.comma, at: index).range, flags: .spaceAfter), at: index)
    }
    let end = Int(elements[first - 1].range.end)
    let each = range((load + 1)..<first)
    anatomy.parser.elements.replaceSubrange(
      (load + 1)..<first,
      with: [
        Element(
          .word, each, word: Word(meaning: .each, value: 0), flags: [.spaceBefore, .spaceAfter]),
        Element(.times, ByteRange(end, end), flags: [.spaceBefore, .spaceAfter]),
      ])
    anatomy.parser.end = elements.count
  }

  /// Reps by commas, behind words that nothing else is read of: `25 in each hand 12, 12, 10`.
  private func isList(from first: Int) -> Bool {
    (elements.count - first) % 2 == 1
      && (first..<elements.count).allSatisfy { index in
        (index - first) % 2 == 1
          ? elements[index].kind == .comma
          : elements[index].isBareWhole && elements[index].value <= 40_000
      }
  }

  /// Behind the `ea`, the `/side` and the `in each hand`.
  private func behindHands(_ load: Int) -> Int? {
    var index = load + 1
    guard index < elements.count else { return nil }
    let isSigned =
      elements[index].kind == .slash || elements[index].meaning == .each
      || isWord(index, in: Self.joints)
    guard isSigned else { return nil }
    let start = index
    while index < elements.count, index < load + 5,
      elements[index].kind == .slash || elements[index].meaning == .each
        || elements[index].meaning == .side || isWord(index, in: Self.hands)
        || isWord(index, in: Self.joints)
    {
      index += 1
    }
    let words = start..<index
    guard index < elements.count, elements[index].isNumber,
      words.contains(where: {
        elements[$0].meaning == .each || elements[$0].meaning == .side
          || isWord($0, in: Self.hands)
      })
    else { return nil }
    return index
  }

  private static let joints = WordSet("in a per on")
  private static let hands = WordSet("hand hands arm arms side sides leg db dumbbell bell")
}
