internal import JournalSyntax

/// Days of which only the number stands there: the month stands above.
extension FileReader {
  /// The `12th` of `12th - A1` below `## April 2021`.
  func ordinalDay(_ line: LineSyntax) -> WrittenDate? {
    guard elements.count > 1, line.kind == .text || line.kind == .heading,
      let month = context.month ?? monthOfDayAbove,
      elements[0].isBareWhole, 1_000...31_000 ~= elements[0].value, elements[1].kind == .word,
      !elements[1].spaceBefore, isWord(1, in: Self.ordinalsOfDays),
      elements.count == 2 || !elements[2].isNumber && !tellsWork(elements[2])
    else { return nil }
    return WrittenDate(
      numbers: [month, Int(elements[0].value) / 1000], form: .namedWithoutYear, weekday: nil,
      range: elements[0].range.through(elements[1].range))
  }

  /// The May of `13th May 2024`, for a `15th` alone at the start of a block.
  private var monthOfDayAbove: Int? {
    guard elements.count == 2 || elements.count == 3 && elements[2].kind == .colon,
      context.isAfterBlank || context.lastSetLine == context.lineIndex - 1,
      let date = file.dates.last
    else { return nil }
    switch date.form {
    case .named, .namedWithoutYear, .yearMonthDay:
      return date.parts(.dayMonthYear).flatMap {
        Int(elements[0].value) / 1000 > $0.day ? $0.month : nil
      }
    default: return nil
    }
  }

  /// The `13-е, пн` below `ЯНВАРЬ`, and the index behind it.
  func slavicDay(_ line: LineSyntax) -> (WrittenDate, Int)? {
    guard let month = context.month, elements.count > 2,
      line.kind == .text || line.kind == .heading,
      elements[0].isBareWhole, 1_000...31_000 ~= elements[0].value,
      elements[1].kind == .hyphen, !elements[1].spaceBefore, !elements[2].spaceBefore,
      isWord(2, in: Self.slavicEnds),
      elements.count == 3 || !elements[3].isNumber && !tellsWork(elements[3])
    else { return nil }
    var (next, weekday) = (3, Int?.none)
    if let day = weekdayAtEnd { (next, weekday) = (elements.count, day) }
    return (
      WrittenDate(
        numbers: [month, Int(elements[0].value) / 1000], form: .namedWithoutYear, weekday: weekday,
        range: range(0..<next)), next
    )
  }

  /// The `пн` and the `(пн)` behind the day, and nothing behind them.
  private var weekdayAtEnd: Int? {
    let words = elements.indices.dropFirst(3).filter { elements[$0].kind == .word }
    guard words.count == 1, !elements.dropFirst(3).contains(where: \.isNumber) else { return nil }
    let word = elements[words[0]]
    return word.meaning == .weekday
      ? Int(word.word.value) : WeekdayAbbreviation.value(bytes[word.range.indices])
  }

  private static let slavicEnds = WordSet("е го ое")

  private func tellsWork(_ word: Element) -> Bool {
    word.meaning == .set || word.meaning == .repetition || word.meaning == .week
      || word.meaning == .session || word.meaning == .day || word.meaning == .time
  }

  /// `5th` alone on its line, where no month is known: neither a day nor five reps.
  var isLoneOrdinal: Bool {
    elements.count == 2 && context.month == nil && file.dates.isEmpty
      && elements[0].isBareWhole && elements[1].kind == .word
      && !elements[1].spaceBefore && isWord(1, in: Self.ordinalsOfDays)
  }

  private static let ordinalsOfDays = WordSet("st nd rd th")

  /// The `21 tue` below `oct` is the 21st of October.
  func dayOfMonthAbove(_ date: WrittenDate) -> WrittenDate {
    guard let month = context.month ?? (file.dates.isEmpty ? context.monthOfTitle : nil),
      date.form == .weekdayOnly, date.numbers.count == 1
    else { return date }
    var named = date
    named.form = .namedWithoutYear
    named.numbers = [month, date.numbers[0]]
    return named
  }
}
