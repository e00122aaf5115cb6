internal import JournalSyntax
internal import WorkoutModel

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
  let elements: [Element]
  let bytes: [UInt8]
  /// The file opens its days as in `Mon 4 lift`, so that whatever stands behind is no part of the number.
  let numbersWeekdays: Bool

  init(_ elements: [Element], _ bytes: [UInt8], numbersWeekdays: Bool = false) {
    self.elements = elements
    self.bytes = bytes
    self.numbersWeekdays = numbersWeekdays
  }

  /// The date that starts at `start`, and the index behind it.
  ///
  /// A weekday before or behind belongs to it; a weekday alone is a date only when asked for.
  func date(at start: Int, allowsWeekdayOnly: Bool = false) -> (WrittenDate, Int)? {
    var index = start
    let weekday = weekday(at: &index)
    guard
      let (found, next) = eraNumbers(at: index) ?? thaiDate(at: index) ?? numeralDate(at: index)
        ?? numericDate(at: index)
        ?? namedDate(at: index) ?? eastAsian(at: index) ?? eraDate(at: index)
    else {
      if allowsWeekdayOnly, let day = dayBeforeWeekday(start) { return day }
      guard allowsWeekdayOnly, let weekday, index > start else { return nil }
      if let numbered = numberedWeekday(weekday, start) { return numbered }
      let range = elements[start].range
      return (
        WrittenDate(numbers: [], form: .weekdayOnly, weekday: weekday, range: range), start + 1
      )
    }
    var date = found
    date.weekday = weekday
    commonYear(of: &date, behind: start)
    commonDay(of: &date)
    var after = next
    if date.weekday == nil { date.weekday = self.weekday(behind: &after) }
    date.range = elements[start].range.through(elements[after - 1].range)
    return (date, after)
  }

  // MARK: Numbers

  func numericDate(at index: Int) -> (WrittenDate, Int)? {
    if let spaced = spaced(at: index) ?? parted(at: index) ?? spacedShort(at: index) {
      return spaced
    }
    guard let first = whole(index) else { return compact(at: index) ?? dotted(at: index) }
    guard let separator = separator(index + 1), let second = whole(index + 2, glued: true)
    else { return compact(at: index) }
    if self.separator(index + 3) == separator, let third = whole(index + 4, glued: true) {
      guard let form = threeForm(index, [first, second], third, separator) else { return nil }
      let range = elements[index].range.through(elements[index + 4].range)
      var next = index + 5
      if separator == Byte.period, kind(next) == .period, !elements[next].spaceBefore { next += 1 }
      return (
        WrittenDate(numbers: [first, second, third], form: form, weekday: nil, range: range), next
      )
    }
    guard first <= 31, second <= 31, first > 0, second > 0,
      separator != Byte.hyphen || isDashedDay(index)
    else { return nil }
    var next = index + 3
    if separator == Byte.period {
      guard kind(next) == .period, !elements[next].spaceBefore else { return nil }
      next += 1
    }
    if separator == Byte.slash, let year = yearApart(next) {
      return (
        WrittenDate(
          numbers: [first, second, year.value], form: .three(separator: separator), weekday: nil,
          range: elements[index].range.through(elements[year.next - 1].range)), year.next
      )
    }
    if separator == Byte.slash, let nordic = shortYearApart(first, second, from: index, at: next) {
      return nordic
    }
    let range = elements[index].range.through(elements[next - 1].range)
    return (
      WrittenDate(
        numbers: [first, second], form: .two(separator: separator), weekday: nil, range: range),
      next
    )
  }

  /// The year of `12/3 2024` and `12/3-2024`, as Danes and Swedes write it; `7/4 2000` rather tells
  /// what was swum, and so does all that stands in the next column.
  private func yearApart(_ start: Int) -> (value: Int, next: Int)? {
    let isHyphenated = kind(start) == .hyphen && !elements[start].spaceBefore
    let index = isHyphenated ? start + 1 : start
    guard let year = whole(index, glued: isHyphenated), 2001...2049 ~= year,
      digitCount(index) == 4, !elements[index].flags.contains(.gap)
    else { return nil }
    switch kind(index + 1) {
    case nil, .word, .comma, .colon, .hyphen, .openParenthesis, .closeParenthesis:
      return (year, index + 1)
    default: return nil
    }
  }

  /// `12. 2. 2024`, as Czechs and Finns write, and `2024. 2. 12.`, as Koreans do.
  private func spaced(at index: Int) -> (WrittenDate, Int)? {
    guard let first = whole(index), separator(index + 1) == Byte.period,
      let month = whole(index + 2), 1...12 ~= month, elements[index + 2].spaceBefore,
      separator(index + 3) == Byte.period, let last = whole(index + 4)
    else { return nil }
    let isYearFirst = digitCount(index) == 4
    let (year, day) = isYearFirst ? (first, last) : (last, first)
    guard 1900...2999 ~= year, digitCount(index + (isYearFirst ? 0 : 4)) == 4, 1...31 ~= day else {
      return nil
    }
    let isEnded = isYearFirst && kind(index + 5) == .period && !elements[index + 5].spaceBefore
    return (
      WrittenDate(
        numbers: [first, month, last],
        form: isYearFirst ? .yearMonthDay : .three(separator: Byte.period), weekday: nil,
        range: elements[index].range.through(elements[index + 4].range)),
      index + (isEnded ? 6 : 5)
    )
  }

  /// `2024 03 11` with nothing but words behind, at the start of a line.
  private func parted(at index: Int) -> (WrittenDate, Int)? {
    guard index == 0, elements.count >= 3, let year = whole(0), digitCount(0) == 4,
      let month = whole(1), digitCount(1) == 2, let day = whole(2), digitCount(2) == 2,
      1990...2100 ~= year, CivilDate(year: year, month: month, day: day) != nil,
      elements.count == 3 || elements[3].kind == .word || elements[3].kind == .openParenthesis
    else { return nil }
    return (
      WrittenDate(
        numbers: [year, month, day], form: .yearMonthDay, weekday: nil,
        range: elements[0].range.through(elements[2].range)), 3
    )
  }

  private func threeForm(
    _ index: Int, _ firstTwo: DateNumbers, _ third: Int, _ separator: UInt8
  ) -> WrittenDate.Form? {
    let digits = digitCount(index)
    if digits == 4 { return firstTwo[0] > 1000 ? .yearMonthDay : nil }
    let lastDigits = digitCount(index + 4)
    let isShortDay = lastDigits == 1 && digits == 2 && separator == Byte.period
    guard digits <= 2, lastDigits == 4 || lastDigits == 2 || isShortDay else { return nil }
    if lastDigits == 4, third < 1000 { return nil }
    // `40-30-20` are the loads of a drop set: the month stands first or second.
    if lastDigits < 4, !firstTwo.contains(where: { 1...12 ~= $0 }) { return nil }
    // `60-10-10` is a load with the reps of two sets, and `98-05-12` is a day of 1998.
    let isPadded = [index + 2, index + 4].contains {
      bytes[Int(elements[$0].range.start)] == Byte.zero
    }
    if firstTwo[0] > 31, !isPadded { return nil }
    return .three(separator: separator)
  }

  /// How many digits the number was written with: `２０２４` was read as `000000002024`.
  func digitCount(_ index: Int) -> Int {
    let digits = bytes[elements[index].range.indices].prefix { Byte.isDigit($0) }
    let zeros = digits.prefix { $0 == Byte.zero }.count
    if digits.count % 3 == 0, zeros >= digits.count / 3 * 2 { return digits.count / 3 }
    return digits.count >= 4 && digits.count % 2 == 0 && zeros >= digits.count / 2
      ? digits.count / 2 : digits.count
  }

  /// `20240501`.
  private func compact(at index: Int) -> (WrittenDate, Int)? {
    guard index < elements.count, elements[index].kind == .quantity else { return nil }
    if elements[index].range.count == 6 { return compactShort(at: index) }
    guard elements[index].flags.contains(.tooLarge), elements[index].range.count == 8
    else { return nil }
    let number = bytes[elements[index].range.indices].valueOfDigits
    let numbers: DateNumbers = [number / 10_000, number / 100 % 100, number % 100]
    guard 1900...2100 ~= numbers[0],
      CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]) != nil
    else {
      return compactWithYearLast(
        number / 10_000 / 100, number / 10_000 % 100, number % 10_000, index)
    }
    return (
      WrittenDate(
        numbers: numbers, form: .yearMonthDay, weekday: nil, range: elements[index].range),
      index + 1
    )
  }

  /// A whole number of at most four digits without a unit.
  func whole(_ index: Int, glued: Bool = false) -> Int? {
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

  func kind(_ index: Int) -> Element.Kind? {
    index < elements.count ? elements[index].kind : nil
  }
}
