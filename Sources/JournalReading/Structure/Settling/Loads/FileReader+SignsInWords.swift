internal import JournalSyntax

/// Words in place of a sign: `- minus 40 x 12` below `Assisted dip`, `Assisted dip minus 40 x 12`, `15 each way`.
extension FileReader {
  mutating func settleSignsInWords() {
    guard elements.count > 2 else { return }
    var index = 0
    while index < elements.count {
      if elements[index].kind == .word,
        settleMinusInWords(index) || dropWayBehindEach(index) || settleHelpBehindNumber(index)
      {
        continue
      }
      index += 1
    }
    settleEndOfListInWords()
    dropCountOfMisses()
    dropWordsBeforeColon()
    dropMaximumBeforeCount()
    if !isASCII { partPairsBySlashes() }
  }

  /// The `, beidhändig` of `Trizeps 15 kg, beidhändig: 12 / 10`: how, between a load and its reps.
  private mutating func dropWordsBeforeColon() {
    guard let colon = elements.prefix(12).firstIndex(where: { $0.kind == .colon }), colon > 3,
      colon + 1 < elements.count, elements[colon + 1].isBareWhole,
      let comma = elements[..<colon].lastIndex(where: { $0.kind == .comma }), comma > 1,
      1...2 ~= colon - comma - 1, elements[comma - 1].unit.isMass, elements[0].kind == .word,
      (comma + 1..<colon).allSatisfy({
        elements[$0].kind == .word && elements[$0].word == .plain && !isExercise($0..<$0 + 1)
      })
    else { return }
    context.remarks.append(range((comma + 1)..<colon))
    anatomy.parser.elements.removeSubrange(comma..<colon)
  }

  /// The `, max:` of `Chin-up, bodyweight, max: 17`.
  private mutating func dropMaximumBeforeCount() {
    let last = elements.count - 1
    guard last > 4, elements[last].isBareWhole, elements[last - 1].kind == .colon,
      elements[last - 2].meaning == .maximum, elements[last - 3].kind == .comma,
      elements[last - 4].meaning == .bodyweight
    else { return }
    context.remarks.append(elements[last - 2].range)
    anatomy.parser.elements.removeSubrange((last - 3)..<last)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceBefore)
  }

  /// The slash of `20 15개 / 40 10개`: the next load and its reps.
  private mutating func partPairsBySlashes() {
    for index in elements.indices.dropFirst(2).dropLast(2)
    where elements[index].kind == .slash && elements[index].spaceBefore
      && elements[index].spaceAfter && elements[index - 1].unit == .repetition
      && elements[index - 2].isBare && elements[index + 1].isBare
      && elements[index + 2].unit == .repetition
    {
      anatomy.parser.elements[index].kind = .comma
    }
  }

  /// Before a load that has its reps behind it, at the start or behind the name.
  private mutating func settleMinusInWords(_ word: Int) -> Bool {
    guard word + 3 < elements.count, isWord(word, in: Self.minus), elements[word + 1].isNumber,
      elements[word + 1].kind == .quantity, elements[word + 2].kind == .times,
      word == 0 || elements[word - 1].kind == .word
    else { return false }
    anatomy.parser.elements[word] = Element(.hyphen, elements[word].range, flags: .spaceBefore)
    anatomy.parser.elements[word + 1].flags.remove(.spaceBefore)
    return true
  }

  /// The `35 assist` of `assisted pull ups 35 assist 3x6`, as `-35`.
  private mutating func settleHelpBehindNumber(_ word: Int) -> Bool {
    guard word > 1, word + 1 < elements.count,
      elements[word].meaning == .assisted || isWord(word, in: Self.assist),
      elements[word - 1].isBare, elements[word - 1].value >= 5_000,
      elements[word - 2].kind == .word,
      elements[word + 1].isNumber || elements[word + 1].kind == .times
    else { return false }
    let start = Int(elements[word - 1].range.start)
    anatomy.parser.elements.remove(at: word)
    anatomy.parser.elements[word - 1].flags.remove(.spaceBefore)
    anatomy.parser.elements[word - 1].flags.insert(.spaceAfter)
    anatomy.parser.elements.insert(
      Element(.hyphen, ByteRange(start, start), flags: .spaceBefore), at: word - 1)
    return true
  }

  /// The `way` of `15 each way, 15 each way` and of `20 m each direction`.
  private mutating func dropWayBehindEach(_ word: Int) -> Bool {
    guard word > 1, isWord(word, in: Self.ways), elements[word - 1].meaning == .each,
      elements[word - 2].isNumber, word + 1 == elements.count || elements[word + 1].kind != .word
    else { return false }
    anatomy.parser.elements[word - 1].range = range((word - 1)..<(word + 1))
    anatomy.parser.elements[word - 1].flags.formUnion(
      elements[word].flags.intersection(.spaceAfter))
    anatomy.parser.elements.remove(at: word)
    return true
  }

  /// The `and an ugly` before the last number of `6, 5, and an ugly 4`.
  private mutating func settleEndOfListInWords() {
    guard elements.count > 7, case let last = elements.count - 1, elements[last].isBareWhole,
      1_000...60_000 ~= elements[last].value, elements[last - 1].kind == .word,
      let and = elements[..<last].suffix(5).firstIndex(where: { $0.meaning == .and }),
      elements[(and + 1)..<last].allSatisfy({
        $0.kind == .word && $0.word == .plain || isArticle($0)
      }),
      elements[(and + 1)..<last].contains(where: { isArticle($0) }),
      case let comma = elements[and - 1].kind == .comma,
      case let number = comma ? and - 2 : and - 1,
      number > 2, elements[number].isBareWhole, elements[number - 1].kind == .comma,
      elements[number - 2].isBareWhole, elements[number].value <= 60_000
    else { return }
    context.remarks.append(range((and + 1)..<last))
    anatomy.parser.elements.removeSubrange((comma ? and : and + 1)..<last)
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceBefore)
  }

  private func isArticle(_ element: Element) -> Bool {
    element.kind == .word && CommonWords.one.contains(bytes[element.range.indices])
  }

  /// The 3 of `5/5/5/3/3 FAIL 3 -> deload`: how often in a row somebody failed there.
  private mutating func dropCountOfMisses() {
    guard
      let miss = elements.indices.dropFirst(6).dropLast().first(where: {
        elements[$0].meaning == .failed && elements[$0 + 1].isBareWhole
      }), elements[miss + 1].value <= 9_000, elements[miss - 1].isBareWhole,
      elements[miss - 2].kind == .slash, elements[miss - 4].kind == .slash,
      miss + 2 == elements.count || elements[miss + 2].kind == .arrow
        || elements[miss + 2].kind == .hyphen && elements[miss + 2].spaceBefore
    else { return }
    context.remarks.append(range((miss + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((miss + 1)...)
  }

  private static let assist = WordSet("assist assistance help")
  private static let minus = WordSet("minus moins menos meno минус мінус")
  private static let ways = WordSet("way ways direction directions richtung richtungen")
}
