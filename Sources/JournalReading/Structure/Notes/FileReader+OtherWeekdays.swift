internal import JournalSyntax
internal import WorkoutModel

/// Lines below a day that tell of another one: `on Monday squat 4x6 95` below a Friday, `last Friday bench was
/// 100x3`, `letzten Freitag Bankdrücken 100x3`, `в прошлую среду присед 100х5`, `minulý pátek dřep 100x5`.
extension FileReader {
  /// What was done before or shall be done, and nothing of the day whose sets stand above.
  var tellsOtherWeekday: Bool {
    guard elements.count > 3, elements[0].kind == .word, let session = context.session,
      context.entry != nil, elements.contains(where: \.isNumber)
    else { return false }
    let isBehindWord = isWord(0, in: Self.wordsBeforeDays)
    let first = isBehindWord ? 1 : 0
    if isOtherWeek(first) {
      return isWeekdayOfTalk(first + 1)
        && elements[safe: first + 2].map({ $0.kind == .word || $0.isNumber }) ?? false
    }
    guard elements[first + 1].kind == .word, let other = weekdayOfTalk(first) else { return false }
    // `el viernes pasado banca 100x3`.
    if isWord(first + 1, in: Self.wordsOfPastBehind) { return true }
    guard isBehindWord, elements.contains(where: { $0.kind == .times || $0.kind == .slash }),
      let date = file.sessions[session].date, let day = weekday(of: file.dates[date]),
      other != day
    else { return false }
    // Who tells a week in sentences begins more of them so.
    return !isWeekToldNearby(besides: other)
  }

  private func isOtherWeek(_ index: Int) -> Bool {
    elements[index].meaning == .next || elements[index].meaning == .previous
      || isWord(index, in: Self.lastOrNext)
  }

  private func isWeekdayOfTalk(_ index: Int) -> Bool {
    elements[index].meaning == .weekday || weekdayInCase(index) != nil
  }

  /// That of `Monday` and, behind a word, of `w pon`.
  private func weekdayOfTalk(_ index: Int) -> Int? {
    guard elements[index].kind == .word else { return nil }
    if elements[index].meaning == .weekday {
      let day = Int(elements[index].word.value)
      return 1...7 ~= day ? day : nil
    }
    guard index > 0, elements[index].range.count > 2 else { return nil }
    if let day = weekdayInCase(index) { return day }
    let day = WeekdayAbbreviation.value(bytes[elements[index].range.indices])
    return day == 0 ? nil : day
  }

  private func weekdayInCase(_ index: Int) -> Int? {
    Self.weekdaysInCases.firstIndex { isWord(index, in: $0) }.map { $0 + 1 }
  }

  /// As it is written, or as the calendar tells it.
  private func weekday(of date: WrittenDate) -> Int? {
    if let weekday = date.weekday { return weekday }
    guard date.form == .yearMonthDay || date.form == .named, date.persian == nil,
      date.numbers.count == 3
    else { return nil }
    return CivilDate(year: date.numbers[0], month: date.numbers[1], day: date.numbers[2])?.weekday
  }

  private func isWeekToldNearby(besides day: Int) -> Bool {
    let first = max(0, context.lineIndex - 15)
    let last = min(document.lines.count, context.lineIndex + 16)
    return (first..<last).contains {
      $0 != context.lineIndex && beginsWithOtherWeekday($0, than: day)
    }
  }

  /// `On Tuesday …`: the weekday is not the one of this line.
  private func beginsWithOtherWeekday(_ index: Int, than day: Int) -> Bool {
    let line = document.lines[index]
    guard line.kind == .text || line.kind == .item, line.content.count > 6 else { return false }
    let words = bytes[line.content.indices].prefix(40).split(
      separator: Byte.space, maxSplits: 2, omittingEmptySubsequences: true)
    guard words.count > 1, Self.wordsBeforeDays.contains(words[0]) else { return false }
    let word = Keywords.word(words[1])
    return word.meaning == .weekday && Int(word.value) != day
  }

  private static let wordsBeforeDays = WordSet(
    "on am le w we v ve в во у на el na no på il op la a à")
  private static let lastOrNext = WordSet(
    """
    last next coming letzten letzter nächsten kommenden vorigen прошлый прошлую прошлое прошлой прошлого следующий
    следующую следующее минулого минулої минулий минулу минулу наступного наступної zeszły zeszłą zeszłym
    ubiegły ubiegłą przyszły przyszłą następny minulý minulou minulé příští příštím budúci budúcu minulú
    förra nästa forrige neste sidste vorige volgende afgelopen
    """)
  private static let wordsOfPastBehind = WordSet(
    "pasado passado passada dernier prochain próximo scorso prossimo geçen")
  /// Weekdays from Monday on, as they stand behind words in Slavic languages.
  private static let weekdaysInCases = [
    WordSet("понедельника понедельник понеділка poniedziałku pondělí pondelok"),
    WordSet("вторника вівторка wtorku úterý utorok"),
    WordSet("среды среду середи середу środy środę středu stredu"),
    WordSet("четверга четвер czwartku čtvrtek štvrtok"),
    WordSet("пятницы пятницу п'ятниці п'ятницю пʼятниці пʼятницю пятниці piątku pátek piatok"),
    WordSet("субботы субботу суботи суботу soboty sobotę sobotu"),
    WordSet("воскресенья воскресенье неділі неділю niedzieli niedzielę neděli nedeľu"),
  ]
}
