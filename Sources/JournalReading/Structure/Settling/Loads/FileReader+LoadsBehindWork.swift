internal import JournalSyntax

/// Loads behind sets and reps, told by a word: `4 sets 15 reps weight 15`, `4 סטים 20 ב-60`.
extension FileReader {
  /// The word for a weight between the sets and the bare number that ends its part of the line.
  mutating func settleWeightBehindSets(_ word: Int) -> Bool {
    guard elements[word].meaning == .weight, word > 2, word + 1 < elements.count,
      case let load = elements[word + 1], load.kind == .quantity,
      load.unit == .none || load.unit.isMass, load.value >= 1_000, isEndOfLoad(word + 2),
      isBehindSetsAndReps(word),
      let first = elements.firstIndex(where: \.isNumber),
      !names.nature(of: NameText.clean(written.bytes[range(0..<first).indices]))
        .contains(.bodyweight)
    else { return false }
    anatomy.parser.elements[word].kind = .at
    anatomy.parser.elements[word].word = .plain
    return true
  }

  /// The `ב-` of `3 סטים 12 ב-50` in Hebrew: the preposition that a hyphen parts from the load.
  mutating func settlePrefixOfLoad(_ word: Int) -> Bool {
    guard isWord(word, in: Self.prefixes), word + 2 < elements.count,
      elements[word + 1].kind == .hyphen, !elements[word + 1].spaceBefore,
      elements[word + 2].kind == .quantity, !elements[word + 2].spaceBefore,
      elements[word + 2].unit.isMass || isEndOfLoad(word + 3)
    else { return false }
    anatomy.parser.elements[word].kind = .at
    anatomy.parser.elements[word].word = .plain
    anatomy.parser.elements.remove(at: word + 1)
    anatomy.parser.elements[word + 1].flags.insert(.spaceBefore)
    return true
  }

  /// The `с` of `4 по 12 с 40` and the `s` of `4 po 12 s 40`: with so much.
  mutating func settleWithBehindOf(_ word: Int) -> Bool {
    guard isWord(word, in: CommonWords.with), word > 2, word + 1 < elements.count,
      elements[word].spaceBefore, elements[word + 1].kind == .quantity,
      elements[word + 1].unit == .none || elements[word + 1].unit.isMass,
      elements[word + 1].value >= 1_000, isEndOfLoad(word + 2),
      elements[word - 1].isBareWhole || elements[word - 1].unit == .repetition,
      elements[word - 2].meaning == .of,
      elements[word - 3].isBareWhole || elements[word - 3].unit == .set,
      elements[word - 3].value <= 12_000
    else { return false }
    anatomy.parser.elements[word - 2] = Element(
      .times, elements[word - 2].range, flags: [.spaceBefore, .spaceAfter])
    anatomy.parser.elements[word].kind = .at
    anatomy.parser.elements[word].word = Word(meaning: .with, value: 0)
    return true
  }

  /// The `a` of `3 serii a câte 12` in Romanian, and the `de` of `60 de kile: 12, 10`.
  ///
  /// Returns the index before that of the next element, or nil where nothing changed.
  mutating func settleRomanian(_ word: Int) -> Int? {
    if isWord(word, in: Self.a), word + 2 < elements.count, isWord(word + 1, in: Self.each),
      elements[word - 1].kind == .quantity, elements[word + 2].isNumber
    {
      anatomy.parser.elements.remove(at: word)
      return word - 1
    }
    guard elements[word].meaning == .of, word + 1 < elements.count,
      elements[word - 1].isBare || elements[word - 1].unit == .set
    else { return nil }
    if let unit = Unit(elements[word + 1].meaning), unit.isMass, elements[word - 1].isBare {
      anatomy.parser.elements[word - 1].unit = unit
      anatomy.parser.elements[word - 1].range =
        elements[word - 1].range.through(elements[word + 1].range)
      anatomy.parser.elements[word - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements.removeSubrange(word...(word + 1))
      return word - 1
    }
    // `100x5 de trei ori`.
    guard elements[word + 1].meaning == .cardinal, elements[safe: word + 2]?.meaning == .often,
      word > 1, elements[word - 2].kind == .times
    else { return nil }
    anatomy.parser.elements.remove(at: word)
    return word - 1
  }

  /// The `pr` of `14 kg pr hånd` in Norwegian and Danish: of each, and no record.
  mutating func settlePerSide(_ word: Int) {
    guard elements[word].meaning == .record, elements[word].range.count == 2,
      word + 1 < elements.count, isWord(word, in: Self.pr)
    else { return }
    let isPointed = elements[word + 1].kind == .period && !elements[word + 1].spaceBefore
    guard elements[safe: isPointed ? word + 2 : word + 1]?.meaning == .side else { return }
    anatomy.parser.elements[word].word = Word(meaning: .per, value: 0)
    if isPointed { anatomy.parser.elements.remove(at: word + 1) }
  }

  private static let pr = WordSet("pr")

  /// Sets and reps, or reps of their own, stand right before.
  private func isBehindSetsAndReps(_ word: Int) -> Bool {
    let reps = elements[word - 1]
    guard reps.isBareWhole || reps.unit == .repetition,
      !elements[..<word].contains(where: { $0.unit.isMass || $0.kind == .at })
    else { return false }
    return elements[word - 2].kind == .times && elements[word - 3].isNumber
      || elements[word - 2].unit == .set
      || elements[word - 2].kind == .quantity && reps.unit == .repetition
      || elements[word - 2].meaning == .of && elements[word - 3].unit == .set
  }

  private func isEndOfLoad(_ index: Int) -> Bool {
    guard index < elements.count else { return true }
    switch elements[index].kind {
    case .comma, .semicolon, .openParenthesis, .closeParenthesis, .period: return true
    default: return false
    }
  }

  private static let prefixes = WordSet("ב עם")
  private static let a = WordSet("a de")
  private static let each = WordSet("câte cate")
}
