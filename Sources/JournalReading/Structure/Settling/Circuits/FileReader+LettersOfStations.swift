internal import JournalSyntax

/// Letters before exercises, and loads in parentheses behind them.
extension FileReader {
  /// The `C` of `C Lateral raise 8x15` near lines with a `B` or a `D`, as `B2 Dips 12` is: no part of the name.
  mutating func dropLetterOfStation() {
    guard elements.count > 2, elements[0].kind == .word, elements[0].range.count == 1,
      case let letter = bytes[Int(elements[0].range.start)], 0x41...0x48 ~= letter,
      elements[1].spaceBefore, !elements[0].flags.contains(.emphasis),
      elements[1].kind == .word && elements[1].range.count > 1
        || elements[1].isBareWhole && elements[2].kind == .word && elements[1].value <= 2_000,
      tellsLetter(letter &- 1) || tellsLetter(letter &+ 1)
    else { return }
    anatomy.parser.elements.removeFirst()
  }

  /// One of the lines around this one begins with the letter, and goes on with a word behind it or behind a number.
  private func tellsLetter(_ letter: UInt8) -> Bool {
    let near = max(0, context.lineIndex - 3)...min(document.lines.count - 1, context.lineIndex + 3)
    return document.lines[near].contains { line in
      let text = bytes[line.content.indices].prefix(5)
      guard text.first == letter else { return false }
      let behind = text.dropFirst().drop { Byte.isDigit($0) }
      guard behind.first == Byte.space, let next = behind.dropFirst().first else { return false }
      return Byte.isASCIILetter(next) || Byte.isDigit(next)
    }
  }

  /// The `ds` of `140x10 / ds 100x8`: a drop set.
  mutating func settleLetterOfDrops() {
    for index in elements.indices.dropFirst(3).dropLast(2)
    where elements[index].kind == .word && elements[index].range.count == 2
      && isWord(index, in: Self.drops)
      && (elements[index - 1].kind == .slash || elements[index - 1].kind == .comma)
      && elements[index + 1].isNumber && elements[index + 2].kind == .times
    {
      anatomy.parser.elements[index].word = Word(meaning: .drop, value: 0)
    }
  }

  private static let drops = WordSet("ds")

  /// The `(50)` of `8 DB snatch (50)` in a block of rounds: its load.
  mutating func settleLoadOfStation() {
    let close = elements.count - 1
    guard context.block != .none, close > 3, elements[0].isBareWhole,
      elements[close].kind == .closeParenthesis, elements[close - 2].kind == .openParenthesis,
      elements[close - 1].isBare, 10_000...250_000 ~= elements[close - 1].value,
      elements[1..<(close - 2)].allSatisfy({ $0.kind == .word })
    else { return }
    anatomy.parser.elements.remove(at: close)
    anatomy.parser.elements[close - 2].kind = .at
    anatomy.parser.elements[close - 1].flags.formUnion([.spaceBefore, .spaceAfter])
  }

  /// `then rows 5x10 @ 24` below the exercises of a block: their rounds are none of these sets.
  mutating func endBlockBehindThen() {
    guard context.isInBlock, elements.count > 3,
      let times = elements.firstIndex(where: { $0.kind == .times }), times > 1,
      times + 1 < elements.count, elements[times - 1].isBareWhole, elements[times + 1].isBareWhole,
      elements[0].meaning == .then
        || times + 3 < elements.count && elements[times + 2].kind == .times
          && elements[times + 3].isBareWhole && elements[times - 1].value >= 20_000
    else { return }
    endBlock()
  }

  /// `Curl 21s - 30 kg, 2 rounds`: 21 reps in three parts, so often.
  mutating func settleRoundsOfTwentyOnes() {
    guard
      let reps = elements.firstIndex(where: { $0.unit == .letterS && $0.value == 21_000 }),
      reps > 0, reps + 4 == elements.count - 1, elements[reps - 1].kind == .word,
      elements[reps + 1].kind == .hyphen || elements[reps + 1].kind == .colon
        || elements[reps + 1].kind == .at,
      elements[reps + 2].kind == .quantity,
      elements[reps + 2].unit.isMass || elements[reps + 2].isBare,
      elements[reps + 3].kind == .comma || elements[reps + 3].kind == .times,
      elements[reps + 4].unit == .round || elements[reps + 4].unit == .set
        || elements[reps + 3].kind == .times && elements[reps + 4].isBareWhole
    else { return }
    var sets = elements[reps + 4]
    sets.unit = .set
    sets.range = elements[reps].range
    sets.flags = [.spaceBefore, .spaceAfter]
    var count = elements[reps]
    count.unit = .repetition
    count.flags = [.spaceBefore, .spaceAfter]
    let load = elements[reps + 2]
    anatomy.parser.elements.replaceSubrange(
      reps..., with: [sets, signOf(.times, at: reps), count, signOf(.at, at: reps + 2), load])
  }
}
