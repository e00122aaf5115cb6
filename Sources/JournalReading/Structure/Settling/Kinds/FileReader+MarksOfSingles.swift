internal import JournalSyntax

/// Marks and words that are a whole set or tell of which kind it was: `405 ✓`, `440 ✗`, `same`, `135x5 warm`, `- didn't do`.
extension FileReader {
  /// A heavy load with a mark alone on its line was tried once.
  mutating func settleMarkedSingle() {
    guard elements.count == 2, context.entry != nil || context.pendingName != nil,
      context.block == .none,
      elements[0].unit.isMass || elements[0].isBare && elements[0].value >= 40_000,
      elements[0].kind == .quantity
    else { return }
    let place = Int(elements[0].range.end)
    if elements[1].kind == .check {
      anatomy.parser.elements.replaceSubrange(
        1...1,
        with: [
          Element(.times, ByteRange(place, place)),
          Element(.quantity, ByteRange(place, place), value: 1_000, flags: .spaceAfter),
        ])
    } else if elements[1].kind == .other, isCross(1) {
      anatomy.parser.elements[1].kind = .word
      anatomy.parser.elements[1].word = Word(meaning: .failed, value: 0)
      anatomy.parser.elements[1].flags.insert(.spaceBefore)
    }
  }

  /// `same`, `same again` right below a set: once more.
  mutating func settleSameBelow() {
    guard 1...2 ~= elements.count, tellsSameAgain, let last = context.lastSet,
      last.lineIndex == context.lineIndex - 1
    else { return }
    anatomy.parser.elements.removeSubrange(1...)
    anatomy.parser.elements[0].word = Word(meaning: .ditto, value: 0)
    anatomy.parser.elements[0].flags.insert(.spaceAfter)
    anatomy.parser.end = 1
  }

  /// `same`, `same again`, `again`, `and again`, `one more`.
  private var tellsSameAgain: Bool {
    if elements.count == 1 { return isWord(0, in: Self.same) || isWord(0, in: Self.again) }
    return isWord(0, in: Self.same) && isWord(1, in: Self.again)
      || elements[0].meaning == .and && isWord(1, in: Self.again)
      || elements[0].meaning == .cardinal && elements[0].word.value == 1 && isWord(1, in: Self.more)
  }

  private static let more = WordSet("more")

  /// The `warm` of `135x5 warm, 225x5`.
  mutating func settleWarmBehindSets() {
    for index in elements.indices.dropFirst(2)
    where isWord(index, in: Self.warm) && elements[index - 1].isBareWhole
      && elements[index - 2].kind == .times
      && (index + 1 == elements.count || elements[index + 1].kind == .comma)
    {
      anatomy.parser.elements[index].word = Word(meaning: .warmup, value: 0)
    }
    if elements.count > 4, elements[elements.count - 1].kind == .closeParenthesis,
      elements[elements.count - 3].kind == .openParenthesis,
      isWord(elements.count - 2, in: Self.warm)
    {
      anatomy.parser.elements[elements.count - 2].word = Word(meaning: .warmup, value: 0)
    }
  }

  /// The `- didn't do, shoulder` of `Bench 185 3x5 - didn't do, shoulder`: nothing of it was done.
  mutating func settleNotDone() {
    guard
      let start = elements.indices.dropFirst(2).first(where: { index in
        isWord(index, in: Self.denied)
          && (elements[index - 1].kind == .hyphen || elements[index - 1].kind == .comma
            || elements[index - 1].kind == .openParenthesis)
      }), case let verb = behindDenial(start), verb < elements.count, isWord(verb, in: Self.done),
      !elements[start...].contains(where: \.isNumber)
    else { return }
    let words = range(start..<(verb + 1))
    if verb + 1 < elements.count { context.remarks.append(range((verb + 1)..<elements.count)) }
    anatomy.parser.elements.replaceSubrange(
      start...,
      with: [Element(.word, words, word: Word(meaning: .skipped, value: 0), flags: .spaceBefore)])
    anatomy.parser.end = elements.count
  }

  /// Behind `not`, and behind the three parts of `didn't`.
  func behindDenial(_ word: Int) -> Int {
    guard word + 2 < elements.count, elements[word + 1].kind != .word,
      !elements[word + 1].isNumber, !elements[word + 1].spaceBefore,
      elements[word + 2].range.count == 1
    else { return word + 1 }
    return word + 3
  }

  private static let same = WordSet("same")
  private static let again = WordSet("again")
  private static let warm = WordSet("warm")
  private static let denied = WordSet("didn didn't didnt not never")
  private static let done = WordSet("do done did happen")
}
