internal import JournalSyntax

/// What is held behind sets and reps: `calf raises 3x15 holding a 25`, `squats 3x12 with a 20 kg plate`.
extension FileReader {
  /// Puts `@` in place of the words.
  mutating func settleLoadsHeld() {
    guard elements.count > 5,
      let word = elements.indices.dropFirst(4).dropLast().first(where: {
        elements[$0].meaning == .with || isWord($0, in: Self.holding)
      }), elements[word - 1].isBareWhole, elements[word - 2].kind == .times,
      elements[word - 3].isBareWhole,
      case let article = isWord(word + 1, in: CommonWords.articles)
        || isWord(word + 1, in: CommonWords.one),
      case let load = article ? word + 2 : word + 1, load < elements.count,
      article || isWord(word, in: Self.holding), elements[load].kind == .quantity,
      // `@ 8` would rate the sets.
      elements[load].unit.isMass || elements[load].isBare && elements[load].value > 10_000,
      elements[load].value >= 2_000,
      endsLoadHeld(load + 1)
    else { return }
    if load + 1 < elements.count { context.remarks.append(range((load + 1)..<elements.count)) }
    anatomy.parser.elements.removeSubrange((load + 1)...)
    anatomy.parser.elements.replaceSubrange(
      word..<load,
      with: [Element(.at, elements[word].range, flags: [.spaceBefore, .spaceAfter])])
    anatomy.parser.end = elements.count
  }

  /// `25 lb plate`, `16 kg kettlebell`, or words without numbers.
  private func endsLoadHeld(_ end: Int) -> Bool {
    guard end < elements.count else { return true }
    return elements[end].meaning == .plate || elements[end].unit == .plate
      || isWord(end, in: GymWords.bells) || endsWithPlainRemark(end)
  }

  private static let holding = WordSet("holding hold held haltend tenant sosteniendo segurando")
}
