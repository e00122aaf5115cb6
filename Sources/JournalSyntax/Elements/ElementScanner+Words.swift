/// Words and what they mean, alone, in twos and behind numbers.
extension ElementScanner {
  mutating func word(_ elements: inout [Element]) {
    let range = tokens[index].range
    if range.count <= 2, placeToPlace(&elements) || estimatedMaximum(&elements) { return }
    if range.count == 1, takeSideLetter(&elements) { return }
    if range.count == 3, elements.last?.isNumber == true, takeTurns(&elements) { return }
    let isLetter =
      range.count == 1 && (kind(at: index + 1) == .hyphen || kind(at: index + 1) == .slash)
    if range.count == 4 || isLetter || isBeforeSet(range), let compound = compound() {
      push(Element(.word, range.through(tokens[index + 2].range), word: compound), &elements)
      index += 3
      return
    }
    let isEastAsian = isEastAsian(index)
    if isEastAsian, ordinal(&elements) || koreanCount(&elements) || koreanLastSet(&elements) {
      return
    }
    var element = Element(.word, range, word: word(at: index))
    // `20ish`: about so many.
    if isGlued, slice(index).elementsEqual("ish".utf8) {
      index += 1
      return
    }
    if let day = dayBehindPeriod(range, elements) { element.word = day }
    if mayCountHundreds(element), hundreds(element, &elements) { return }
    if mayBeNumeral(element), countInName(element, &elements) || numeral(element, &elements) {
      return
    }
    if element.meaning == .with, range.count == 1, takesWatts(&elements) { return }
    if element.meaning == .with, slice(index).elementsEqual("holding".utf8), !holdsLoad {
      element.word = .plain
    }
    if element.meaning == .succeeded, failure(&element, &elements) { return }
    if range.count == 1, isWithLetter { element.word = Word(meaning: .with, value: 0) }
    if element.meaning == .resistance {
      element.word = .plain
      element.flags = .resistance
    }
    if hasTimeOrWay, element.word == .plain, Self.settings.contains(slice(index)) {
      element.flags = .setting
    }
    // `3 reps and 2 forced reps`: what was done with help.
    if element.word == .plain, elements.last?.isNumber == true, Self.helped.contains(slice(index)),
      kind(at: index + 1) == .blank, word(at: index + 2).meaning == .repetition
    {
      element.flags = .setting
    }
    // `40 kg x 5 + 2 negatives`: the same without the word for reps.
    if element.word == .plain, elements.count > 2, elements.last?.isNumber == true,
      elements[elements.count - 2].kind == .plus, Self.helpedReps.contains(slice(index))
    {
      element.flags = .setting
    }
    // `set terakhir 8`: alone the word may tell of last time.
    if element.word == .plain, elements.last?.meaning == .set, Self.final.contains(slice(index)) {
      element.word = Word(meaning: .previous, value: 0)
    }
    if isEachSide(elements) { element.word = Word(meaning: .each, value: 0) }
    if isEastAsian {
      element.flags = .unspacedScript
      dropParticle(of: &element)
      dropSighs(of: &element)
    }
    // `3 mal 20`.
    let tellsHowOften =
      element.meaning == .often || element.word == .plain && followsCount(elements)
    // `60х8 2 раза 70х6`: the count belongs to what stands before it.
    if tellsHowOften, elements.last?.isNumber == true,
      element.meaning == .often || !elements.dropLast().contains(where: \.isNumber),
      kind(at: nextSolid(from: index + 1)) == .number
    {
      element.kind = .times
    } else if tellsHowOften, tellsSets(elements) {
      // `3 раза по 20`.
      if !elements[elements.count - 1].isNumber {
        // `три раза по 20`.
        let count = elements[elements.count - 1]
        elements[elements.count - 1] = Element(
          .quantity, count.range, value: Int32(count.word.value) * 1000)
        elements[elements.count - 1].flags = count.flags
        hasNumber = true
      }
      elements[elements.count - 1].unit = .set
      elements[elements.count - 1].range = elements[elements.count - 1].range.through(element.range)
      index += 1
      return
    } else if tellsHowOften, elements.last?.meaning == .cardinal {
      element.word = Word(meaning: .often, value: 0)
    }
    push(element, &elements)
    index += 1
    // `3x max.: 10, 8, 7`: the point of an abbreviation.
    if element.meaning == .maximum, kind(at: index) == .period, kind(at: index + 1) == .colon {
      index += 1
    }
    // `разм. 60x5; раб. 100x5`.
    if element.meaning == .warmup || element.meaning == .workingSet, kind(at: index) == .period,
      kind(at: nextSolid(from: index + 1)) == .number
        // `Разм. бег 10 мин`.
        || range.count <= 8 && element.meaning == .warmup
          && kind(at: nextSolid(from: index + 1)) == .word
    {
      index += 1
    }
  }

  /// How a machine was set, and how hard the work was, behind a time or a distance.
  private static let settings = WordSet(
    """
    incline grade gradient speed damper resistance cadence watt avg average mean max zone zone2 z2
    easy steady slow moderate hard brisk steigung neigung widerstand locker inclinación inclinacion
    velocidad resistencia inclinaison pente vitesse pendenza velocità inclinação velocidade
    nachylenie helling snelheid lutning motstånd eğim hız наклон скорость нагрузка
    """)

  private static let helped = WordSet("forced partial negative cheat cheated spotted")

  private static let helpedReps = WordSet(
    "forced eccentric eccentrics negative negatives partial partials spotted")

  private static let final = WordSet("terakhir cuối สุดท้าย")

  /// Nothing stands between the number before and the word.
  var isGlued: Bool { index > 0 && kind(at: index - 1) == .number }

  /// The `ES` of `3x10ES`: so many with each side.
  private func isEachSide(_ elements: [Element]) -> Bool {
    guard tokens[index].range.count == 2, isGlued, elements.last?.unit == Unit.none else {
      return false
    }
    let letters = slice(index)
    return letters[letters.startIndex] | 0x20 == UInt8(ascii: "e")
      && letters[letters.startIndex + 1] | 0x20 == UInt8(ascii: "s")
  }

  /// `warm-up`, `warm up`, `drop set`, `body weight`: two words that mean what one means.
  func compound() -> Word? {
    let mark = kind(at: index + 1)
    guard mark == .hyphen || mark == .blank || mark == .slash, kind(at: index + 2) == .word,
      tokens[index + 2].range.count <= 6,
      // `Date<tab>Time` heads two columns.
      mark != .blank || !slice(index + 1).contains(Byte.tab)
    else { return nil }
    if mark == .slash { return initials() }
    switch bytes[Int(tokens[index].range.start)] | 0x20 {
    case 0x77, 0x64, 0x62: break
    case 0x73 where tokens[index].range.count > 4: break
    default: return nil
    }
    let joined = Array(slice(index)) + Array(slice(index + 2))
    let word = Keywords.word(joined[...])
    return word.meaning == .none ? nil : word
  }

  /// `w/u` and `e/s`; the letters of `b/w sets` and of `w/o` are other words.
  private func initials() -> Word? {
    // `3x12 c/pierna`: of each.
    if tokens[index + 2].range.count > 1 {
      return byte(at: index) | 0x20 == UInt8(ascii: "c") && word(at: index + 2).meaning == .side
        ? Word(meaning: .each, value: 0) : nil
    }
    guard tokens[index + 2].range.count == 1 else { return nil }
    let first = bytes[Int(tokens[index].range.start)] | 0x20
    let second = bytes[Int(tokens[index + 2].range.start)] | 0x20
    switch (first, second) {
    case (UInt8(ascii: "w"), UInt8(ascii: "u")): return Word(meaning: .warmup, value: 0)
    case (UInt8(ascii: "e"), UInt8(ascii: "s")): return Word(meaning: .each, value: 0)
    // `20 kg c/u`: cada uno.
    case (UInt8(ascii: "c"), UInt8(ascii: "u")): return Word(meaning: .each, value: 0)
    default: return nil
    }
  }

  func word(at index: Int) -> Word {
    guard index < tokens.count else { return .plain }
    return Keywords.word(slice(index))
  }

  /// A word behind a number: in scripts without spaces, the unit it begins with.
  func unitWord(at index: Int) -> Word {
    let whole = word(at: index)
    guard whole.meaning == .none, index < tokens.count, isEastAsian(index) else { return whole }
    return Keywords.word(Keywords.prefix(slice(index)))
  }
}
