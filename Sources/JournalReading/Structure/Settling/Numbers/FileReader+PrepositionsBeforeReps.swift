internal import JournalSyntax

/// Small words of Slavic writers before and between numbers: `- на 12` below a load, `минус 25 кг на 8`,
/// `3 рази по 10`.
extension FileReader {
  /// Drops the `на` that opens a line of nothing but reps, below the name and the load of its exercise.
  mutating func settleRepsBehindPreposition() {
    guard !isASCII, elements[0].kind == .word, isWord(0, in: Self.prepositions),
      elements[1].isBareWhole || elements[1].unit == .repetition,
      1_000...60_000 ~= elements[1].value, elements[1].spaceBefore,
      context.headLoad != nil || context.pendingName?.load != nil,
      elements.count == 2 || elements[2].kind == .comma || elements[2].kind == .hyphen
        || elements[2].kind == .openParenthesis
    else { return }
    anatomy.parser.elements.removeFirst()
    anatomy.parser.elements[0].unit = .repetition
    anatomy.parser.end = elements.count
  }

  /// Puts the sign for the word before a load that a machine takes off.
  mutating func settleHelpByMinus() {
    guard elements.count > 2 else { return }
    for index in elements.indices.prefix(6).dropLast()
    where elements[index + 1].unit.isMass && elements[index].kind == .word
      && isWord(index, in: Self.minus)
      && (index == 0 || elements[index - 1].kind == .word || elements[index - 1].kind == .colon)
    {
      anatomy.parser.elements[index].kind = .hyphen
      anatomy.parser.elements[index].word = .plain
      anatomy.parser.elements[index].flags.insert(.spaceBefore)
      anatomy.parser.elements[index].flags.remove(.spaceAfter)
      anatomy.parser.elements[index + 1].flags.remove(.spaceBefore)
    }
  }

  /// The `3 рази` of `3 рази по 10` and `2 рази по 45 с`: as many sets.
  mutating func settleCountsBeforePreposition() {
    guard elements.count > 3 else { return }
    for index in elements.indices.dropLast(2)
    where elements[index].unit == .repetition && elements[index + 1].meaning == .of
      && elements[index + 2].isNumber && 2_000...12_000 ~= elements[index].value
      && bytes[elements[index].range.indices].suffix(Self.times.count) == Self.times[...]
    {
      anatomy.parser.elements[index].unit = .set
    }
  }

  private static let prepositions = WordSet("на по")
  private static let minus = WordSet("минус мінус минус-")
  private static let times = Array("рази".utf8)
}
