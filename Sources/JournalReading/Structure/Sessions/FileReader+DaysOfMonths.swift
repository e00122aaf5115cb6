internal import JournalSyntax

/// Days of which only the number stands there: the month stands above.
extension FileReader {
  /// The `12th` of `12th - A1` below `## April 2021`.
  func ordinalDay(_ line: LineSyntax) -> WrittenDate? {
    guard let month = context.month, elements.count > 1,
      line.kind == .text || line.kind == .heading,
      elements[0].isBareWhole, 1_000...31_000 ~= elements[0].value, elements[1].kind == .word,
      !elements[1].spaceBefore, isWord(1, in: Self.ordinalsOfDays),
      elements.count == 2 || !elements[2].isNumber && !tellsWork(elements[2])
    else { return nil }
    return WrittenDate(
      numbers: [month, Int(elements[0].value) / 1000], form: .namedWithoutYear, weekday: nil,
      range: elements[0].range.through(elements[1].range))
  }

  private func tellsWork(_ word: Element) -> Bool {
    word.meaning == .set || word.meaning == .repetition || word.meaning == .week
      || word.meaning == .session || word.meaning == .day || word.meaning == .time
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
