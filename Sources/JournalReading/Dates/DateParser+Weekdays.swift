internal import JournalSyntax

/// Weekdays before and behind a date.
extension DateParser {
  func weekday(at index: inout Int) -> Int? {
    guard index < elements.count, elements[index].kind == .word else { return nil }
    if elements[index].meaning == .weekday {
      let value = Int(elements[index].word.value)
      index = behindMarks(index + 1)
      // `Monday (11-22-2010):`.
      if kind(index) == .openParenthesis, numericDate(at: index + 1)?.0.hasYear == true {
        index += 1
      }
      return value
    }
    return abbreviatedWeekday(at: &index)
  }

  private func behindMarks(_ start: Int) -> Int {
    var index = start
    while index < elements.count,
      elements[index].kind == .comma || elements[index].kind == .period
        || elements[index].kind == .hyphen
    {
      index += 1
    }
    return index
  }

  /// `Mo, 4. März`, `jue 7/3`: short words that are weekdays only before a date.
  private func abbreviatedWeekday(at index: inout Int) -> Int? {
    guard elements[index].range.count <= 4,
      let value = WeekdayAbbreviation.value(bytes[elements[index].range.indices])
    else { return nil }
    let next = behindMarks(index + 1)
    guard next < elements.count, elements[next].isNumber,
      numericDate(at: next) != nil || dayMonth(at: next) != nil || eastAsian(at: next) != nil
    else { return nil }
    index = next
    return value == 0 ? nil : value
  }

  /// `09-16周二`, `09-18 Thu`: the weekday behind it makes a day of what else might be a range.
  func isDashedDay(_ index: Int) -> Bool {
    index == 0 && digitCount(0) == 2 && digitCount(2) == 2 && kind(3) == .word
      && elements[3].meaning == .weekday
  }

  func weekday(behind index: inout Int) -> Int? {
    var next = index
    while next < elements.count,
      elements[next].kind == .comma || elements[next].kind == .openParenthesis
        || (elements[next].kind == .hyphen && elements[next].spaceBefore)
    {
      next += 1
    }
    guard next < elements.count else { return nil }
    let isEnclosed = next > index && elements[next - 1].kind == .openParenthesis
    guard let value = weekday(named: next, isEnclosed: isEnclosed) else { return nil }
    index = next + 1
    if isEnclosed, index < elements.count, elements[index].kind == .closeParenthesis { index += 1 }
    return value
  }

  /// A weekday by its name, or by its letter as in `5/1(水)`, `5/1 수` and `5月1日（三）`.
  private func weekday(named index: Int, isEnclosed: Bool) -> Int? {
    let element = elements[index]
    if element.meaning == .weekday { return Int(element.word.value) }
    guard element.kind == .word, element.range.count == WeekdayLetter.length else { return nil }
    let letter = bytes[element.range.indices]
    guard isEnclosed else { return WeekdayLetter.value(letter) }
    guard kind(index + 1) == .closeParenthesis else { return nil }
    return WeekdayLetter.value(letter) ?? WeekdayLetter.number(letter)
  }
}
