internal import JournalSyntax

/// Small words beside sets: `85 for only 5`, `10 reps with 15s, 3 sets`, `225x5 (2 reps left)`, `5x5 225 only got 4 on last set`,
/// `80x8 then same again`, `Curl 20x8 triple drop`.
extension FileReader {
  mutating func settleWordsOfFewReps() {
    guard elements.count > 3 else { return }
    dropOnlyBeforeReps()
    settleRepsLeft()
    settleSetsBehindComma()
    settleSameAgain()
    dropCountOfDrops()
  }

  /// The `only` of `85 for only 5`.
  private mutating func dropOnlyBeforeReps() {
    for index in elements.indices.dropFirst(2).dropLast().reversed()
    where elements[index].kind == .word
      && (elements[index - 1].kind == .times || elements[index - 1].meaning == .for)
      && elements[index + 1].isBareWhole && elements[index - 2].isNumber
      && isWord(index, in: CommonWords.only)
    {
      anatomy.parser.elements.remove(at: index)
      anatomy.parser.end = elements.count
    }
  }

  /// The `2 reps left` behind a set: that many more were possible.
  private mutating func settleRepsLeft() {
    guard
      let reps = elements.indices.dropFirst(3).dropLast().first(where: { index in
        elements[index].unit == .repetition && elements[index].value <= 5_000
          && isWord(index + 1, in: Self.left)
          && [.openParenthesis, .comma, .hyphen].contains(elements[index - 1].kind)
          && elements[index - 2].isNumber
      })
    else { return }
    anatomy.parser.elements[reps].unit = .none
    anatomy.parser.elements[reps + 1].word = Word(meaning: .rir, value: 0)
  }

  /// The comma of `10 reps with 15s, 3 sets` and of `5 reps 100, 5 sets`.
  private mutating func settleSetsBehindComma() {
    let last = elements.count - 1
    guard last > 3, elements[last].unit == .set, 2_000...12_000 ~= elements[last].value,
      elements[last - 1].kind == .comma, elements[last - 2].kind == .quantity,
      elements[last - 2].isBare || elements[last - 2].unit.isMass
        || elements[last - 2].unit == .letterS,
      case let reps = elements[last - 3].isNumber ? last - 3 : last - 4,
      reps >= 0, elements[reps].unit == .repetition,
      reps == last - 3 || elements[last - 3].meaning == .with || elements[last - 3].meaning == .at
        || elements[last - 3].kind == .at,
      !elements[..<reps].contains(where: \.isNumber)
    else { return }
    anatomy.parser.elements[last - 1] = Element(
      .times, elements[last - 1].range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements[last].flags.insert(.spaceBefore)
  }

  /// The `then same again` behind a set.
  private mutating func settleSameAgain() {
    let last = elements.count - 1
    guard last > 3, isWord(last, in: Self.again), isWord(last - 1, in: Self.same) else { return }
    var end = last - 1
    while end > 3,
      elements[end - 1].meaning == .then || elements[end - 1].kind == .comma
        || isWord(end - 1, in: Self.the)
    {
      end -= 1
    }
    guard elements[end - 1].isNumber, elements[end - 2].kind == .times else { return }
    let place = ByteRange(Int(elements[end].range.start), Int(elements[end].range.start))
    var ditto = elements[last - 1]
    ditto.word = Word(meaning: .ditto, value: 0)
    anatomy.parser.elements.replaceSubrange(
      end..., with: [Element(.comma, place, flags: .spaceAfter), ditto])
    anatomy.parser.elements[end + 1].flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.end = elements.count
  }

  /// The `triple` of `20x8 triple drop`.
  private mutating func dropCountOfDrops() {
    guard let drop = elements.lastIndex(where: { $0.meaning == .drop }), drop > 2,
      isWord(drop - 1, in: Self.multiples), elements[drop - 2].isNumber
    else { return }
    anatomy.parser.elements.remove(at: drop - 1)
    anatomy.parser.end = elements.count
  }

  private static let same = WordSet("same")
  private static let the = WordSet("the")
  private static let left = WordSet("left more")
  private static let again = WordSet("again")
  private static let multiples = WordSet("double triple quad quadruple")
}
