/// The unit behind a number.
extension ElementScanner {
  mutating func attachUnit(to element: inout Element) {
    if kind(at: index) == .closeBracket, index != endOfNumbers,
      kind(at: index + 1) != .openParenthesis
    {
      index += 1
    }
    // `20240501 개인운동`: a day, whatever unit the next word begins with.
    if element.flags.contains(.tooLarge) { return }
    let glued = index
    switch kind(at: glued) {
    case .percent:
      attach(.percent, through: glued, to: &element)
    case .hash
    where kind(at: glued + 1) != .number
      && (kind(at: glued + 1) != .word || word(at: glued + 1).meaning == .equipment):
      // `45#`, `2x50#DB`.
      attach(.pound, through: glued, to: &element)
    case .quotationMark where !closesQuote(glued):
      attach(tellsHeight(glued) ? .inch : .second, through: glued, to: &element)
    case .period
    where kind(at: glued + 1) == .word && Unit(word(at: glued + 1).meaning)?.isMass == true:
      index += 1
      attachWord(index, isGlued: true, to: &element)
    case .apostrophe:
      apostrophe(&element)
    case .plus
    where isMassWord(glued + 1) || kind(at: glued + 1) == .blank && isMassWord(glued + 2):
      // `100+ kg`: a little more than that.
      index += kind(at: glued + 1) == .blank ? 2 : 1
      attachWord(index, isGlued: true, to: &element)
    // `20-minute run`, `5-mile ride`.
    case .hyphen where kind(at: glued + 1) == .word && isMeasure(glued + 1):
      index += 1
      attachWord(index, isGlued: true, to: &element)
    case .word:
      attachWord(glued, isGlued: true, to: &element)
    // A tab parts columns: `1<tab>Set 2`.
    case .blank where byte(at: glued) != Byte.tab:
      let spaced = glued + 1
      if isWorkingSets(spaced) {
        attach(.set, through: spaced + 2, to: &element)
      } else if kind(at: spaced) == .word {
        attachWord(spaced, isGlued: false, to: &element)
      }
      if kind(at: spaced) == .percent { attach(.percent, through: spaced, to: &element) }
    default: break
    }
  }

  func isMassWord(_ index: Int) -> Bool {
    kind(at: index) == .word && Unit(word(at: index).meaning)?.isMass == true
  }

  private func isMeasure(_ index: Int) -> Bool {
    guard let unit = Unit(word(at: index).meaning), tokens[index].range.count > 1 else {
      return false
    }
    return unit.isTime || unit.isLength || unit.isMass
  }

  mutating func attach(_ unit: Unit, through last: Int, to element: inout Element) {
    element.unit = unit
    element.range = element.range.through(tokens[last].range)
    if last == index { element.flags.insert(.unitGlued) }
    index = last + 1
  }

  private func joins(_ meaning: WordMeaning) -> Bool {
    meaning == .with || meaning == .at || meaning == .of
  }

  private static let countedSteps = WordSet(
    "steps schritte pasos passos pas passi kroków kroku steg skridt askelta шагов adım stappen")
  private static let fewSteps = WordSet("шагов шага кроків kroków kroku kroky kroků")
  private static let steps = WordSet("steps")
  private static let stridesOfScripts = WordSet("歩 步 걸음 보")
  private static let lots = WordSet("lot lots")
  private static let behindFeet = WordSet("up elevated raised on down")
  private static let plates = WordSet("pl pls plt plts")

  /// The word for the time, and behind a number for so many hours.
  private static let hours = WordSet("hora heure godzina")
  private static let august = WordSet("ago")

  /// `24.4.18下午`: when of that day.
  private static let halvesOfDay = WordSet("上午 下午 早上 晚上 午前 午後 오전 오후")

  mutating func attachWord(_ at: Int, isGlued: Bool, to element: inout Element) {
    if tokens[at].range.count == 1, behindBothSides(at) != nil || isSideLetter(at) { return }
    // `6 L-sit pull-ups`: the letter is part of a word.
    if tokens[at].range.count == 1, !isGlued, byte(at: at) | 0x20 == UInt8(ascii: "l"),
      kind(at: at + 1) == .hyphen,
      kind(at: at + 2) == .word
    {
      return
    }
    if attachHalfKilograms(at, isGlued: isGlued, to: &element) { return }
    let meaning = unitWord(at: at).meaning
    var unit = Unit(meaning)
    // `20 кг 10 л`: the left; liters stand alone, as in `2,5л`.
    if unit == .other, hasNumber, at > 2, tokens[at].range.count == 2,
      kind(at: isGlued ? at - 2 : at - 3) != .comma, slice(at).elementsEqual("л".utf8)
    {
      return
    }
    if meaning == .in, isGlued { unit = .inch }
    // `Walked 8k steps`.
    if unit == .kilo, isGlued, kind(at: nextSolid(from: at + 1)) == .word,
      Self.countedSteps.contains(slice(nextSolid(from: at + 1)))
    {
      unit = .other
    }
    // `150W` on a bike, and not the letter of `12w/ 10 kg`.
    if meaning == .with, isGlued, tokens[at].range.count == 1, element.value >= 40_000,
      kind(at: at + 1) != .slash
    {
      unit = .other
    }
    // `3x80y`: yards, as runners and swimmers write; `25y old` stands behind no times sign.
    if isGlued, tokens[at].range.count == 1, byte(at: at) | 0x20 == UInt8(ascii: "y"),
      element.value >= 10_000, isBehindTimes(element)
    {
      unit = .yard
    }
    // `12 12 12 feet up on bench`: no length.
    let behind = nextSolid(from: at + 1)
    if unit == .foot, !isGlued, kind(at: behind) == .word, Self.behindFeet.contains(slice(behind)) {
      return
    }
    // `4 ago 2024`: the month of August.
    if unit == .other, !isGlued, kind(at: behind) == .number, tokens[behind].range.count == 4,
      Self.august.contains(slice(at))
    {
      return
    }
    // `2時間`, `1시간`: the word for time, behind a number, counts hours.
    if meaning == .time,
      isEastAsian(at) && !Self.halvesOfDay.contains(slice(at)) && (isGlued || !isBeforeClock(at))
        || element.value <= 5_000 && Self.hours.contains(slice(at))
    {
      unit = .hour
    }
    // `treadmill 1 hr`: the letters of the heart's rate, which is never so low.
    let isHour = isHour(at, element, isGlued: isGlued)
    if isHour { unit = .hour }
    // `Did it 3 times` rather tells of rounds.
    if meaning == .often, element.value >= 5_000, !tellsFrequency(at) { unit = .repetition }
    // `Lunge 20 steps`; no day's walk of thousands.
    if unit == nil, !isGlued, 5_000...300_000 ~= element.value, Self.steps.contains(slice(at)) {
      unit = .repetition
    }
    // `ランジ 20歩`, `弓箭步 20步`, `выпады 20 шагов`.
    if unit == .other,
      isEastAsian(at) && 4_000...200_000 ~= element.value
        && Self.stridesOfScripts.contains(slice(at))
        || !isGlued && 5_000...100_000 ~= element.value && Self.fewSteps.contains(slice(at))
    {
      unit = .repetition
    }
    // `Leg press 4pl 3x10`.
    if unit == nil, isGlued, element.value <= 12_000, Self.plates.contains(slice(at)) {
      unit = .plate
    }
    guard let unit, isGlued || isHour || Self.maybeSpaced(meaning) else { return }
    if !isGlued, isOfName(at, unit) || isPlaceToPlace(at) || isWeekOfNumber(at, unit) { return }
    // `3-3-2 초록밴드`, `2 분할`: the first letter of another word.
    if !isGlued, unit.isTime || unit == .other && startsWithHour(at), isEastAsian(at),
      startsAnotherWord(at, meaning)
    {
      return
    }
    if !isGlued, unit == .repetition, startsAnotherHangulWord(at, meaning) { return }
    // `3x12 level 9`: the word is of the number behind it.
    if unit == .level, !isGlued, kind(at: nextSolid(from: at + 1)) == .number,
      kind(at: nextSolid(from: nextSolid(from: at + 1) + 1)) != .times
    {
      return
    }
    // `3x10 lots of rest`, `3 x 10 lots left in the tank`: no sets, as those of `3 lots of 10` are.
    if unit == .set, Self.lots.contains(slice(at)), !countsLots(at) { return }
    // `10/03/2025 seg`, `10/03/25 seg`: the year of a day and its weekday.
    if unit == .second, !isGlued,
      1_990_000...2_100_000 ~= element.value || isYearOfDay(element) || isMonthOfDay(element),
      element.range.start > 0,
      bytes[Int(element.range.start) - 1] == Byte.slash
        || bytes[Int(element.range.start) - 1] == Byte.period
        || bytes[Int(element.range.start) - 1] == Byte.hyphen
    {
      return
    }
    // `3x8 m/ 10 kg`: with them, as Norwegians write.
    if meaning == .letterM, !isGlued, isWithBehindWork(at) { return }
    // `OHP J: 45 5/5/5  M: 20 8/7/7`: the letter of somebody.
    if meaning == .letterM, !isGlued, kind(at: at + 1) == .colon { return }
    // `5 marca 2024 r.`, `05.03.2024r.`, `5 березня 2024 р.`: a year.
    if meaning == .repetition, isOneLetter(at), 1_900_000...2_100_000 ~= element.value {
      index = at + 1
      return
    }
    // `4x10 60 R2'30`, `R:90`: the letter of the rest.
    if meaning == .repetition, !isGlued, tokens[at].range.count == 1 {
      switch kind(at: at + 1) {
      case .number, .colon, .equals: return
      // `3x5 r 90s`.
      case .blank where kind(at: at + 2) == .number && kind(at: nextSolid(from: at + 3)) == .word:
        let unit = Unit(word(at: nextSolid(from: at + 3)).meaning)
        if unit == .letterS || unit?.isTime == true { return }
      default: break
      }
    }
    if unit == .round, isGlued, isOrdinal(element, at) { return }
    // `80x5 set 2: 80x5`: the number of the next.
    if unit == .set, !isGlued, kind(at: at + 1) == .blank, kind(at: at + 2) == .number,
      kind(at: at + 3) == .colon
        || kind(at: at + 3) == .blank && kind(at: at + 4) == .number && isBehindTimes(element)
          && Self.oneSet.contains(slice(at)) && standsBeforeFactors(at + 4)
    {
      return
    }
    // `2라운드: 10회`: the second round, not two of them.
    if unit == .round, isGlued, isEastAsian(at), kind(at: nextSolid(from: at + 1)) == .colon {
      return
    }
    // `12 с 10 кг`: the Russian word for `with`.
    if meaning == .letterS, !isGlued {
      // `28/10 S&C: squat 60x5`.
      if kind(at: at + 1) == .ampersand { return }
      let next = kind(at: nextSolid(from: at + 1))
      let isCyrillic = bytes[Int(tokens[at].range.start)] >= 0x80
      if next == .number || isCyrillic && next == .word { return }
      // `95x4 s dopomocí`: the same word in Czech and Slovak.
      if next == .word, Self.helps.contains(slice(nextSolid(from: at + 1))) { return }
    }
    // `16.02.2024 п'ятниця`: alone, the letter counts sets only behind a number it touches.
    if meaning == .set, !isGlued, tokens[at].range.count <= 2,
      bytes[Int(tokens[at].range.start)] >= 0x80
    {
      return
    }
    // `12 plate crunches`: the word for one of them is part of a name.
    if unit == .plate, !isGlued, element.value >= 5_000, tokens[at].range.count == 5,
      kind(at: at + 1) == .blank, kind(at: at + 2) == .word, word(at: at + 2) == .plain
    {
      return
    }
    if isGlued { element.flags.insert(.unitGlued) }
    element.unit = unit
    element.range = element.range.through(unitRange(at, meaning))
    index = at + 1
    // `60 שנ'`: the mark of an abbreviation in Hebrew.
    if bytes[Int(tokens[at].range.start)] == 0xD7, kind(at: index) == .apostrophe { index += 1 }
    if isEastAsian(at), element.range.end < tokens[at].range.end {
      let rest = half(of: &element, before: Int(tokens[at].range.end))
      tokens[at] = Token(.word, rest)
      index = rest.isEmpty ? at + 1 : at
    } else if kind(at: index) == .period, unit.isMass, !beginsSentence(behind: index),
      // `60กก.8ครั้ง`: Thai cuts the word short.
      kind(at: index + 1) != .number || bytes[Int(tokens[at].range.start)] == 0xE0
    {
      index += 1
    } else if kind(at: index) == .period, unit == .repetition, kind(at: index + 1) == .comma {
      // `3 Sätze, 12 Wdh., 180 kg`.
      index += 1
    } else if kind(at: index) == .period, kind(at: index + 1) == .blank,
      kind(at: index + 2) == .number || unit == .repetition && joins(word(at: index + 2).meaning)
    {
      // `15 Wdh. 20 kg`, `10 Wdh. mit 20 kg`: the point of an abbreviation.
      index += 1
    }
  }

  private static let oneSet = WordSet("set satz serie")

  private static let helps = WordSet(
    "dopomocí dopomoci pomocí pomoci pomocou gumou pauzou výdrží závažím zátěží kotoučem")

  private func isOneLetter(_ at: Int) -> Bool {
    let word = tokens[at].range
    return word.count == 1 || word.count == 2 && bytes[Int(word.start)] >= 0x80
  }

  /// `3rd`, `23rd`, but `5rd`.
  private func isOrdinal(_ element: Element, _ word: Int) -> Bool {
    element.value % 10_000 == 3_000 && element.value % 100_000 != 13_000
      && tokens[word].range.count == 2 && bytes[Int(tokens[word].range.start)] | 0x20 == 0x72
  }

  /// Single letters that are also words of a sentence are units only when glued.
  static func maybeSpaced(_ meaning: WordMeaning) -> Bool {
    meaning != .in && meaning != .drop
  }
}
