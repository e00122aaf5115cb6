internal import JournalSyntax
internal import WorkoutModel

/// A date as it stands in a journal: perhaps without a year, perhaps in an order unknown yet.
struct WrittenDate: Hashable, Sendable {
  /// The numbers in the order in which they stand; a month's name counts as its number.
  var numbers: [Int]
  var form: Form
  var weekday: Int?
  var range: ByteRange
  /// The year that a heading above gives to dates without one.
  var contextYear: Int?
  /// A blank line stands before its line.
  var startsBlock = false

  enum Form: Hashable, Sendable {
    /// `2026-03-02`, `2026/3/2`, `2026.03.02`, `2026年3月2日`.
    case yearMonthDay
    /// Three numbers of which it is open which is which: `3/2/26`, `2.3.2026`.
    case three(separator: UInt8)
    /// `3/2`, `2.3.`: day and month in either order.
    case two(separator: UInt8)
    /// With a month's name and a year: numbers are year, month, day.
    case named
    /// With a month's name and no year: numbers are month, day.
    case namedWithoutYear
    /// Only the name of a weekday.
    case weekdayOnly
  }

  var hasYear: Bool {
    switch form {
    case .yearMonthDay, .three, .named: true
    case .two, .namedWithoutYear, .weekdayOnly: false
    }
  }

  /// Year (if written), month and day in the given order; `nil` when there is no such day.
  ///
  /// Years of two digits are those of this century.
  func parts(_ order: DateOrder) -> (year: Int?, month: Int, day: Int)? {
    let parts: (Int?, Int, Int)
    switch form {
    case .yearMonthDay, .named: parts = (numbers[0], numbers[1], numbers[2])
    case .namedWithoutYear: parts = (nil, numbers[0], numbers[1])
    case .weekdayOnly: return nil
    case .two:
      parts = order == .dayMonthYear ? (nil, numbers[1], numbers[0]) : (nil, numbers[0], numbers[1])
    case .three:
      switch order {
      case .yearMonthDay: parts = (numbers[0], numbers[1], numbers[2])
      case .dayMonthYear: parts = (numbers[2], numbers[1], numbers[0])
      case .monthDayYear: parts = (numbers[2], numbers[0], numbers[1])
      }
    }
    let year = parts.0.map { $0 < 100 ? 2000 + $0 : $0 }
    guard CivilDate(year: year ?? 2024, month: parts.1, day: parts.2) != nil else { return nil }
    return (year, parts.1, parts.2)
  }
}

/// Finds dates among elements.
/// ```
/// date ::= ( weekday separator )? ( isoDate | numericDate | namedDate | eastAsianDate )
/// isoDate ::= year '-' month '-' day
/// numericDate ::= year mark month mark day | day '.' month '.' year | month '/' day '/' year
/// mark ::= '/' | '.'
/// namedDate ::= day '.'? ' ' monthName ' ' year | monthName ' ' day ','? ' ' year
/// eastAsianDate ::= year '年' month '月' day '日'
/// ```
struct DateParser {
  private let elements: [Element]
  private let bytes: [UInt8]

  init(_ elements: [Element], _ bytes: [UInt8]) {
    self.elements = elements
    self.bytes = bytes
  }

  /// The date that starts at `start`, and the index behind it.
  ///
  /// A weekday before or behind belongs to it; a weekday alone is a date only when asked for.
  func date(at start: Int, allowsWeekdayOnly: Bool = false) -> (WrittenDate, Int)? {
    var index = start
    let weekday = weekday(at: &index)
    guard let (found, next) = numericDate(at: index) ?? namedDate(at: index) ?? eastAsian(at: index)
    else {
      guard allowsWeekdayOnly, let weekday, index > start else { return nil }
      let range = elements[start].range
      return (
        WrittenDate(numbers: [], form: .weekdayOnly, weekday: weekday, range: range), start + 1
      )
    }
    var date = found
    date.weekday = weekday
    var after = next
    if date.weekday == nil { date.weekday = self.weekday(behind: &after) }
    date.range = elements[start].range.through(elements[after - 1].range)
    return (date, after)
  }

  // MARK: Weekdays

  private func weekday(at index: inout Int) -> Int? {
    guard index < elements.count, elements[index].kind == .word else { return nil }
    if elements[index].meaning == .weekday {
      let value = Int(elements[index].word.value)
      index = behindMarks(index + 1)
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

  private func weekday(behind index: inout Int) -> Int? {
    var next = index
    while next < elements.count,
      elements[next].kind == .comma || elements[next].kind == .openParenthesis
        || (elements[next].kind == .hyphen && elements[next].spaceBefore)
    {
      next += 1
    }
    guard next < elements.count, elements[next].meaning == .weekday else { return nil }
    let isEnclosed = next > index && elements[next - 1].kind == .openParenthesis
    let value = Int(elements[next].word.value)
    index = next + 1
    if isEnclosed, index < elements.count, elements[index].kind == .closeParenthesis { index += 1 }
    return value
  }

  // MARK: Numbers

  private func numericDate(at index: Int) -> (WrittenDate, Int)? {
    guard let first = whole(index) else { return compact(at: index) ?? dotted(at: index) }
    guard let separator = separator(index + 1), let second = whole(index + 2, glued: true)
    else { return compact(at: index) }
    if self.separator(index + 3) == separator, let third = whole(index + 4, glued: true) {
      guard let form = threeForm(index, first, third, separator) else { return nil }
      let range = elements[index].range.through(elements[index + 4].range)
      var next = index + 5
      if separator == Byte.period, kind(next) == .period, !elements[next].spaceBefore { next += 1 }
      return (
        WrittenDate(numbers: [first, second, third], form: form, weekday: nil, range: range), next
      )
    }
    guard separator != Byte.hyphen, first <= 31, second <= 31, first > 0, second > 0 else {
      return nil
    }
    var next = index + 3
    if separator == Byte.period {
      guard kind(next) == .period, !elements[next].spaceBefore else { return nil }
      next += 1
    }
    let range = elements[index].range.through(elements[next - 1].range)
    return (
      WrittenDate(
        numbers: [first, second], form: .two(separator: separator), weekday: nil, range: range),
      next
    )
  }

  private func threeForm(
    _ index: Int, _ first: Int, _ third: Int, _ separator: UInt8
  ) -> WrittenDate.Form? {
    let digits = digitCount(index)
    if digits == 4 { return 1900...2999 ~= first || first > 1000 ? .yearMonthDay : nil }
    let lastDigits = digitCount(index + 4)
    let isShortDay = lastDigits == 1 && digits == 2 && separator == Byte.period
    guard digits <= 2, lastDigits == 4 || lastDigits == 2 || isShortDay else { return nil }
    if lastDigits == 4, third < 1000 { return nil }
    return .three(separator: separator)
  }

  private func digitCount(_ index: Int) -> Int {
    var count = 0
    for byte in bytes[elements[index].range.indices] {
      guard Byte.isDigit(byte) else { break }
      count += 1
    }
    return count
  }

  /// `240305` at the start of a line: year, month and day of two digits each.
  private func compactShort(at index: Int) -> (WrittenDate, Int)? {
    let digits = bytes[elements[index].range.indices]
    guard index <= 1, elements[index].unit == .none, digits.allSatisfy({ Byte.isDigit($0) }) else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 &- Byte.zero) }
    let numbers = [2000 + number / 10_000, number / 100 % 100, number % 100]
    guard 2005...2099 ~= numbers[0],
      CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) != nil
    else { return nil }
    switch kind(index + 1) {
    case nil, .word, .openParenthesis, .closeParenthesis, .hyphen, .period, .colon: break
    default: return nil
    }
    return (
      WrittenDate(
        numbers: numbers, form: .yearMonthDay, weekday: nil, range: elements[index].range),
      index + 1
    )
  }

  /// `07.03`: day and month of two digits each, with nothing behind the second.
  private func dotted(at index: Int) -> (WrittenDate, Int)? {
    guard index < elements.count, elements[index].kind == .quantity, elements[index].unit == .none,
      elements[index].flags.contains(.fraction), elements[index].range.count == 5
    else { return nil }
    let digits = bytes[elements[index].range.indices].map { Int($0) - Int(Byte.zero) }
    let numbers = [digits[0] * 10 + digits[1], digits[3] * 10 + digits[4]]
    guard 1...31 ~= numbers[0], 1...31 ~= numbers[1], digits[2] < 0 else { return nil }
    return (
      WrittenDate(
        numbers: numbers, form: .two(separator: Byte.period), weekday: nil,
        range: elements[index].range), index + 1
    )
  }

  /// `20240501`.
  private func compact(at index: Int) -> (WrittenDate, Int)? {
    guard index < elements.count, elements[index].kind == .quantity else { return nil }
    if elements[index].range.count == 6 { return compactShort(at: index) }
    guard elements[index].flags.contains(.tooLarge), elements[index].range.count == 8
    else { return nil }
    let number = bytes[elements[index].range.indices].reduce(0) { $0 * 10 + Int($1 &- Byte.zero) }
    let numbers = [number / 10_000, number / 100 % 100, number % 100]
    guard 1900...2100 ~= numbers[0],
      CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) != nil
    else { return nil }
    return (
      WrittenDate(
        numbers: numbers, form: .yearMonthDay, weekday: nil, range: elements[index].range),
      index + 1
    )
  }

  /// A whole number of at most four digits without a unit.
  private func whole(_ index: Int, glued: Bool = false) -> Int? {
    guard index < elements.count, elements[index].kind == .quantity, elements[index].unit == .none,
      !elements[index].flags.contains(.fraction), !elements[index].flags.contains(.tooLarge),
      !glued || !elements[index].spaceBefore
    else { return nil }
    let value = Int(elements[index].value) / 1000
    return value <= 9999 ? value : nil
  }

  private func separator(_ index: Int) -> UInt8? {
    guard index < elements.count, !elements[index].spaceBefore else { return nil }
    switch elements[index].kind {
    case .hyphen: return Byte.hyphen
    case .slash: return Byte.slash
    case .period: return Byte.period
    default: return nil
    }
  }

  private func kind(_ index: Int) -> Element.Kind? {
    index < elements.count ? elements[index].kind : nil
  }

  // MARK: Names of months

  private func namedDate(at index: Int) -> (WrittenDate, Int)? {
    dayMonth(at: index) ?? monthDay(at: index)
  }

  /// `15 aug, 2024`, `31. Januar 2026`, `26 de diciembre`, `10 SEP 12`.
  private func dayMonth(at start: Int) -> (WrittenDate, Int)? {
    guard let day = whole(start), 1...31 ~= day, elements[start].unit == .none else { return nil }
    var index = start + 1
    while index < elements.count,
      elements[index].kind == .period || elements[index].meaning == .of || isOrdinalSuffix(index)
        || elements[index].kind == .hyphen && !elements[index].spaceBefore
    {
      index += 1
    }
    guard index < elements.count, elements[index].meaning == .month else { return nil }
    return dated(month: Int(elements[index].word.value), day: day, start, index + 1)
  }

  /// `September 9`, `Jan 3rd, 2026`.
  private func monthDay(at start: Int) -> (WrittenDate, Int)? {
    guard start < elements.count, elements[start].meaning == .month else { return nil }
    var index = start + 1
    if kind(index) == .period { index += 1 }
    guard let day = whole(index), 1...31 ~= day, elements[index].unit == .none else { return nil }
    index += 1
    if isOrdinalSuffix(index) { index += 1 }
    return dated(month: Int(elements[start].word.value), day: day, start, index)
  }

  private func isOrdinalSuffix(_ index: Int) -> Bool {
    guard index < elements.count, elements[index].kind == .word, !elements[index].spaceBefore,
      elements[index].range.count == 2
    else { return false }
    let text = bytes[elements[index].range.indices].map { $0 | 0x20 }
    return ["st", "nd", "rd", "th"].contains { Array($0.utf8) == text }
  }

  private func dated(month: Int, day: Int, _ start: Int, _ end: Int) -> (WrittenDate, Int) {
    var index = end
    while index < elements.count,
      elements[index].kind == .comma || elements[index].kind == .period
        || elements[index].meaning == .of || elements[index].kind == .quote
        || elements[index].kind == .hyphen && !elements[index].spaceBefore
    {
      index += 1
    }
    if let year = whole(index), isYear(year, index) {
      let range = elements[start].range.through(elements[index].range)
      let written = WrittenDate(
        numbers: [year < 100 ? 2000 + year : year, month, day], form: .named, weekday: nil,
        range: range)
      return (written, index + 1)
    }
    let range = elements[start].range.through(elements[end - 1].range)
    return (
      WrittenDate(numbers: [month, day], form: .namedWithoutYear, weekday: nil, range: range), end
    )
  }

  /// Four digits, or two that are followed by no factor: `10 SEP 12-- Bench`.
  private func isYear(_ year: Int, _ index: Int) -> Bool {
    let digits = digitCount(index)
    if digits == 4 { return 1900...2999 ~= year }
    guard digits == 2, year >= 5 else { return false }
    switch kind(index + 1) {
    case nil, .hyphen, .colon, .comma, .period: return elements[index].unit == .none
    default: return false
    }
  }

  // MARK: 年月日, 월 일

  private func eastAsian(at start: Int) -> (WrittenDate, Int)? {
    var index = start
    var numbers: [Int] = []
    var hasYear = false
    while numbers.count < 3, let number = whole(index), let mark = calendarMark(index + 1) {
      if mark == .year { hasYear = true }
      numbers.append(number)
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
