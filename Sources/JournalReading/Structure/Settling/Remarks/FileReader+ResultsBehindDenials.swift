internal import JournalSyntax

/// Sets that came to less than they should have, and sums that were done in parts.
extension FileReader {
  /// The `не вышло` of `5х5х80кг не вышло: 5, 5, 4, 4, 3`: what was done stands behind the colon.
  ///
  /// Returns where the colon stands now.
  mutating func dropDenialBeforeResults(_ colon: Int) -> Int {
    var first = colon
    while first > 1, elements[first - 1].kind == .word,
      elements[first - 1].word.meaning != .weekday,
      colon - first < 4
    {
      first -= 1
    }
    guard first < colon, first > 2, elements[first - 1].kind == .quantity,
      elements[..<first].contains(where: { $0.kind == .times }),
      (first..<colon).contains(where: { isWord($0, in: Self.denials) }),
      elements[safe: colon + 1]?.isBareWhole == true, elements[safe: colon + 2]?.kind == .comma
    else { return colon }
    context.remarks.append(range(first..<colon))
    anatomy.parser.elements.removeSubrange(first..<colon)
    return first
  }

  /// The `(4 по 25)` of `Abs 100 reps (4 по 25)`: in which parts they were done.
  mutating func settlePartsOfSum(_ open: Int) -> Bool {
    guard open > 1, open + 4 < elements.count, elements[open - 1].kind == .quantity,
      elements[open - 1].unit == .none || elements[open - 1].unit == .repetition,
      elements[open + 1].isBareWhole, elements[open + 2].kind == .word,
      elements[open + 2].meaning == .of, elements[open + 3].isBareWhole,
      elements[open + 4].kind == .closeParenthesis,
      Int64(elements[open + 1].value) * Int64(elements[open + 3].value)
        == Int64(elements[open - 1].value) * 1000,
      elements[open - 2].kind == .word || elements[open - 2].kind == .colon
    else { return false }
    var (sets, sign, reps) = (elements[open + 1], elements[open + 2], elements[open + 3])
    sets.unit = .set
    sets.flags = [.spaceBefore, .spaceAfter]
    sign.kind = .times
    sign.word = .plain
    reps.unit = .repetition
    reps.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.replaceSubrange((open - 1)...(open + 4), with: [sets, sign, reps])
    return true
  }

  /// The comma of `Calves: 4x20, 70 kg`: nothing but the load of those sets stands behind it.
  mutating func settleLoadBehindScheme(_ comma: Int) {
    guard comma > 3, comma + 2 == elements.count, elements[comma + 1].kind == .quantity,
      elements[comma + 1].unit.isMass, elements[comma - 1].isBareWhole,
      20_000...50_000 ~= elements[comma - 1].value, elements[comma - 2].kind == .times,
      elements[comma - 3].isBareWhole, 2_000...10_000 ~= elements[comma - 3].value,
      !elements[..<(comma - 3)].contains(where: \.isNumber)
    else { return }
    anatomy.parser.elements[comma].kind = .at
    anatomy.parser.elements[comma].flags.insert(.spaceBefore)
  }

  /// The dash of `60 kg 8, 62.5 — 6`: nobody does parts of a rep, so that a load stands before it.
  mutating func settleFractionBeforeDash(_ dash: Int) {
    guard dash > 2, dash + 1 < elements.count, elements[dash - 1].isBare,
      elements[dash - 1].flags.contains(.fraction), elements[dash - 1].value >= 10_000,
      elements[dash - 2].kind == .comma, elements[dash + 1].isBareWhole,
      1_000...50_000 ~= elements[dash + 1].value,
      dash + 2 == elements.count || elements[dash + 2].kind == .comma,
      let load = elements[..<(dash - 1)].last(where: { $0.unit.isMass })
    else { return }
    anatomy.parser.elements[dash - 1].unit = load.unit
    anatomy.parser.elements[dash].kind = .times
  }

  /// The `минут 15` of `Растяжка минут 15`, which Russians say of about so many.
  mutating func settleUnitBeforeNumber(_ word: Int) {
    guard !isASCII, word + 2 == elements.count, elements[word + 1].isBareWhole,
      !elements[word - 1].isNumber, isWord(word, in: Self.inverted),
      let unit = Unit(elements[word].meaning)
    else { return }
    anatomy.parser.elements[word + 1].unit = unit
    anatomy.parser.elements[word + 1].range = range(word..<(word + 2))
    anatomy.parser.elements.remove(at: word)
  }

  /// The `dakika` of `Plank: dakika, 45 sn`: one of them, among times.
  mutating func settleMinuteAlone(_ word: Int) {
    guard Unit(elements[word].meaning) == .minute, word + 2 < elements.count,
      elements[word - 1].kind == .colon || elements[word - 1].kind == .comma,
      elements[word + 1].kind == .comma, elements[word + 2].kind == .quantity,
      elements[word + 2].unit.isTime
    else { return }
    anatomy.parser.elements[word] = Element(
      .quantity, elements[word].range, unit: .minute, value: 1_000, flags: elements[word].flags)
  }

  private static let denials = WordSet(
    """
    вышло получилось осилил осилила смог смогла добил вытянул выжал вийшло вдалося udało wyszło povedlo \
    failed missed geschafft fehlgeschlagen
    """)
  private static let inverted = WordSet("минут минуты хвилин километров часов секунд")
}
