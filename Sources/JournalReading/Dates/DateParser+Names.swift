internal import JournalSyntax

/// Dates with the names of months, and those of East Asia.
extension DateParser {
  func namedDate(at index: Int) -> (WrittenDate, Int)? {
    dayMonth(at: index) ?? monthDay(at: index) ?? yearMonthDay(at: index)
      ?? numberedMonth(at: index)
  }

  /// `15 aug, 2024`, `31. Januar 2026`, `26 de diciembre`, `10 SEP 12`, `7 Nov/2010`, `8/ene/2024`.
  func dayMonth(at start: Int) -> (WrittenDate, Int)? {
    guard let day = whole(start), 1...31 ~= day, elements[start].unit == .none else { return nil }
    var index = start + 1
    while index < elements.count,
      elements[index].kind == .period || elements[index].meaning == .of || isOrdinalSuffix(index)
        || (elements[index].kind == .hyphen || elements[index].kind == .slash)
          && !elements[index].spaceBefore
    {
      index += 1
    }
    guard index < elements.count, let month = month(at: index) else { return nil }
    return dated(month: month, day: day, start, index + 1)
  }

  /// The month by its name, or by a short one that is another word where no year follows.
  private func month(at index: Int) -> Int? {
    if elements[index].meaning == .month { return Int(elements[index].word.value) }
    let next = kind(index + 1) == .period ? index + 2 : index + 1
    guard elements[index].kind == .word,
      whole(next) != nil && digitCount(next) == 4 || isBehindWeekday(index)
    else { return nil }
    return MonthAbbreviation.value(bytes[elements[index].range.indices])
  }

  /// The `lis` of `czw. 9 lis`, of `sob. 11 lis (wolne)` and of `Çar 4 kas - bacak`: behind a weekday and a day, and
  /// with nothing but a title behind it.
  private func isBehindWeekday(_ month: Int) -> Bool {
    guard month > 1 else { return false }
    let day = kind(month - 1) == .period ? month - 2 : month - 1
    guard day > 0, whole(day) != nil else { return false }
    let weekday = kind(day - 1) == .period || kind(day - 1) == .comma ? day - 2 : day - 1
    guard weekday >= 0, elements[weekday].kind == .word,
      elements[weekday].meaning == .weekday
        || WeekdayAbbreviation.value(bytes[elements[weekday].range.indices]) != nil
    else { return false }
    switch kind(month + 1) {
    case nil, .colon, .comma, .openParenthesis, .period: return true
    case .hyphen, .slash, .pipe: return elements[month + 1].spaceBefore
    default: return false
    }
  }

  /// `September 9`, `Jan 3rd, 2026`, `Jan-13-2024`.
  private func monthDay(at start: Int) -> (WrittenDate, Int)? {
    guard start < elements.count, elements[start].meaning == .month else { return nil }
    var index = start + 1
    if kind(index) == .period || isHyphenated(start) { index += 1 }
    guard let day = whole(index), 1...31 ~= day, elements[index].unit == .none else { return nil }
    index += 1
    if isOrdinalSuffix(index) { index += 1 }
    return dated(month: Int(elements[start].word.value), day: day, start, index)
  }

  /// `2024. március 4.`
  private func yearMonthDay(at start: Int) -> (WrittenDate, Int)? {
    guard let year = whole(start), digitCount(start) == 4, 1900...2999 ~= year else { return nil }
    let month = kind(start + 1) == .period ? start + 2 : start + 1
    guard let (date, next) = monthDay(at: month), date.form == .namedWithoutYear else {
      return nil
    }
    let end = kind(next) == .period ? next + 1 : next
    return (
      WrittenDate(
        numbers: [year, date.numbers[0], date.numbers[1]], form: .named, weekday: nil,
        range: elements[start].range.through(elements[end - 1].range)), end
    )
  }

  /// `Jan-13-2024`.
  private func isHyphenated(_ month: Int) -> Bool {
    kind(month + 1) == .hyphen && !elements[month + 1].spaceBefore && kind(month + 3) == .hyphen
      && !elements[month + 3].spaceBefore && whole(month + 4) != nil
      && (digitCount(month + 4) == 4 || digitCount(month + 4) == 2)
  }

  private func isOrdinalSuffix(_ index: Int) -> Bool {
    guard index < elements.count, elements[index].kind == .word, !elements[index].spaceBefore,
      elements[index].range.count == 2
    else { return false }
    return Self.ordinals.contains(bytes[elements[index].range.indices])
  }

  /// `12 tháng 3 năm 2024`, `12 tháng 3`: Vietnamese numbers the months.
  private func numberedMonth(at start: Int) -> (WrittenDate, Int)? {
    guard let day = whole(start), 1...31 ~= day, let month = whole(start + 2), 1...12 ~= month,
      Self.monthWord.contains(bytes[elements[start + 1].range.indices])
    else { return nil }
    let named = kind(start + 3) == .word
    let isYear = named && Self.yearWord.contains(bytes[elements[start + 3].range.indices])
    guard isYear, let year = whole(start + 4), digitCount(start + 4) == 4 else {
      return dated(month: month, day: day, start, start + 3)
    }
    return (
      WrittenDate(
        numbers: [year, month, day], form: .named, weekday: nil,
        range: elements[start].range.through(elements[start + 4].range)), start + 5
    )
  }

  private static let monthWord = WordSet("tháng")
  private static let yearWord = WordSet("năm")
  private static let ordinals = WordSet("st nd rd th er º")

  private func dated(month: Int, day: Int, _ start: Int, _ end: Int) -> (WrittenDate, Int) {
    var index = end
    while index < elements.count,
      elements[index].kind == .comma || elements[index].kind == .period
        || elements[index].meaning == .of || elements[index].kind == .quote
        || elements[index].kind == .hyphen && !elements[index].spaceBefore
        || elements[index].kind == .slash && !elements[index].spaceBefore && index == end
    {
      index += 1
    }
    if let year = whole(index), isYear(year, index) {
      let range = elements[start].range.through(elements[index].range)
      let written = WrittenDate(
        numbers: [WrittenDate.fullYear(year), month, day], form: .named, weekday: nil,
        range: range)
      return (written, index + 1)
    }
    let range = elements[start].range.through(elements[end - 1].range)
    return (
      WrittenDate(numbers: [month, day], form: .namedWithoutYear, weekday: nil, range: range), end
    )
  }

  /// Four digits, or two that are followed by no factor: `10 SEP 12-- Bench`, `9 Aug 12 (Thu)`; behind
  /// a slash any two that are not the next day: `Mar.15/04`.
  private func isYear(_ year: Int, _ index: Int) -> Bool {
    let digits = digitCount(index)
    if digits == 4 { return 1900...2999 ~= year }
    if digits == 2, kind(index - 1) == .slash, !elements[index].spaceBefore,
      elements[index].unit == .none, kind(index + 1) != .slash
    {
      return whole(index - 2).map { year != $0 + 1 } ?? true
    }
    guard digits == 2, year >= 5 else { return false }
    // `25-Jan-22 Legs`.
    if kind(index - 1) == .hyphen, !elements[index].spaceBefore, !elements[index - 1].spaceBefore,
      index >= 4, kind(index - 3) == .hyphen, !elements[index - 2].spaceBefore
    {
      return elements[index].unit == .none
    }
    switch kind(index + 1) {
    case nil, .hyphen, .colon, .comma, .period: return elements[index].unit == .none
    // `13 MAY 24 / MON / AM PT`, `14 MAY 24 TUE`.
    case .openParenthesis where index + 2 < elements.count,
      .slash where index + 2 < elements.count && elements[index + 1].spaceBefore:
      return elements[index + 2].meaning == .weekday
    case .word: return elements[index + 1].meaning == .weekday && year >= 10
    default: return false
    }
  }

  // MARK: 年月日, 월 일

  func eastAsian(at start: Int) -> (WrittenDate, Int)? {
    var index = start
    var numbers = DateNumbers()
    var hasYear = false
    while numbers.count < 3, let number = whole(index), let mark = calendarMark(index + 1) {
      if mark == .year { hasYear = true }
      numbers.append(mark == .year ? commonYear(number, at: index) : number)
      index += 2
      if mark == .day { break }
    }
    guard numbers.count == (hasYear ? 3 : 2) else { return nil }
    let range = elements[start].range.through(elements[index - 1].range)
    let form: WrittenDate.Form = hasYear ? .yearMonthDay : .namedWithoutYear
    return (WrittenDate(numbers: numbers, form: form, weekday: nil, range: range), index)
  }

  private enum CalendarMark { case year, month, day }

  private func calendarMark(_ index: Int) -> CalendarMark? {
    guard index < elements.count, elements[index].kind == .word else { return nil }
    let text = String(decoding: bytes[elements[index].range.indices], as: UTF8.self)
    switch text.first {
    case "年", "년": return .year
    case "月", "월": return .month
    case "日", "号", "일": return .day
    default: return nil
    }
  }
}
