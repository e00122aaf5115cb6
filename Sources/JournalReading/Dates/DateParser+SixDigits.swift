internal import JournalSyntax
internal import WorkoutModel

/// Days of six digits, two for each of their parts.
extension DateParser {
  /// `240305` at the start of a line: year, month and day of two digits each.
  func compactShort(at index: Int) -> (WrittenDate, Int)? {
    let digits = bytes[elements[index].range.indices]
    let isBehindWeekday = index > 0 && elements[index - 1].meaning == .weekday
    guard index <= 1 || isBehindWeekday, elements[index].unit == .none,
      digits.allSatisfy({ Byte.isDigit($0) })
    else {
      return nil
    }
    let number = digits.valueOfDigits
    var numbers: DateNumbers = [2000 + number / 10_000, number / 100 % 100, number % 100]
    if isBehindWeekday, let found = ofWeekday(number, Int(elements[index - 1].word.value)) {
      numbers = found
    }
    guard 2005...2099 ~= numbers[0],
      CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) != nil
    else {
      let (first, second, year) = (number / 10_000, number / 100 % 100, 2000 + number % 100)
      return elements.count == 1 ? compactWithYearLast(first, second, year, index) : nil
    }
    switch kind(index + 1) {
    case nil, .word, .openParenthesis, .closeParenthesis, .hyphen, .period, .colon, .pipe,
      .semicolon, .comma:
      break
    default: return nil
    }
    return (
      WrittenDate(
        numbers: numbers, form: .yearMonthDay, weekday: nil, range: elements[index].range),
      index + 1
    )
  }

  /// `05132024`, `13052024`: month and day in either order, with the year behind them.
  func compactWithYearLast(
    _ first: Int, _ second: Int, _ year: Int, _ index: Int
  ) -> (WrittenDate, Int)? {
    guard index == 0, 2005...2099 ~= year,
      CivilDate(year: year, month: first, day: second) != nil
        || CivilDate(year: year, month: second, day: first) != nil
    else { return nil }
    return (
      WrittenDate(
        numbers: [first, second, year], form: .three(separator: Byte.slash), weekday: nil,
        range: elements[index].range), index + 1
    )
  }

  /// `Monday 260623`, `Week 8 - Saturday 290723`: the weekday before it tells which digits are the
  /// year and which the day, as long as one order alone falls on it or it is the usual one.
  private func ofWeekday(_ number: Int, _ weekday: Int) -> DateNumbers? {
    let (first, second, third) = (number / 10_000, number / 100 % 100, number % 100)
    let orders: [DateNumbers] = [
      [2000 + first, second, third], [2000 + third, second, first], [2000 + third, first, second],
    ]
    return orders.first { order in
      guard 2005...2039 ~= order[0],
        let day = CivilDate(year: order[0], month: order[1], day: order[2])
      else { return false }
      return day.weekday == weekday
    }
  }
}
