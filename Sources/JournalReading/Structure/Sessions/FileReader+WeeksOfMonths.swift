internal import JournalSyntax

/// Weeks that are counted within their month: `## 4월 2주차 (7~13)`, `5月第3週（12-18）`, and the next one,
/// `4월 3주차`, which tells no days.
extension FileReader {
  /// A week that was told by its place in a month and by its first day.
  struct WeekOfMonth {
    let year: Int?
    let month: Int
    let number: Int
    /// The day of the month on which it begins.
    let day: Int
  }

  /// Opens the week of such a line.
  mutating func weekOfMonth(_ line: LineSyntax) -> Bool {
    guard !isASCII, line.kind == .heading || line.kind == .text,
      let week = countedWeek(bytes[line.content.indices])
    else { return false }
    context.weekOfMonth = week
    let numbers: DateNumbers =
      week.year.map { [$0, week.month, week.day] } ?? [week.month, week.day]
    openWeek(
      WrittenDate(
        numbers: numbers, form: week.year == nil ? .namedWithoutYear : .named, weekday: nil,
        range: line.content))
    return true
  }

  /// The week at the start of the text, by its own days or by those of an earlier week of the month.
  private func countedWeek(_ text: ArraySlice<UInt8>) -> WeekOfMonth? {
    var text = text
    guard var month = takeNumber(&text) else { return nil }
    var year: Int?
    if takeMark(&text, Self.years) {
      guard 1990...2049 ~= month, let next = takeNumber(&text) else { return nil }
      (year, month) = (month, next)
    }
    guard 1...12 ~= month, takeMark(&text, Self.months) else { return nil }
    _ = takeMark(&text, Self.ordinals)
    guard let number = takeNumber(&text), 1...6 ~= number, takeMark(&text, Self.weeks) else {
      return nil
    }
    if let day = firstDay(text, month) {
      return WeekOfMonth(year: year, month: month, number: number, day: day)
    }
    guard let last = context.weekOfMonth, last.month == month, last.number < number,
      !text.contains(where: { Byte.isDigit($0) }),
      case let day = last.day + 7 * (number - last.number), day <= Self.lengths[month - 1]
    else { return nil }
    return WeekOfMonth(year: year ?? last.year, month: month, number: number, day: day)
  }

  /// The 7 of ` (7~13)`, of ` 7-13일` and of ` (4/7 ~ 4/13)`: the last of them is a week later at most.
  private func firstDay(_ text: ArraySlice<UInt8>, _ month: Int) -> Int? {
    var text = text
    _ = takeMark(&text, Self.openings)
    guard let first = takeDay(&text, month), takeMark(&text, Self.signs),
      let last = takeDay(&text, month) ?? takeDay(&text, month % 12 + 1),
      1...31 ~= first, 1...31 ~= last,
      4...6 ~= last - first || first > last && 4...6 ~= Self.lengths[month - 1] + last - first
    else { return nil }
    return first
  }

  /// `7`, `7일`, `4/7`, `4.7` and `4월 7일`.
  private func takeDay(_ text: inout ArraySlice<UInt8>, _ month: Int) -> Int? {
    var rest = text
    guard var day = takeNumber(&rest) else { return nil }
    if takeMark(&rest, Self.parts) {
      guard day == month, let next = takeNumber(&rest) else { return nil }
      day = next
    }
    _ = takeMark(&rest, Self.days)
    text = rest
    return day
  }

  private func takeNumber(_ text: inout ArraySlice<UInt8>) -> Int? {
    let rest = text.drop { $0 == Byte.space || $0 == Byte.asterisk }
    let digits = rest.prefix { Byte.isDigit($0) }
    guard 1...4 ~= digits.count else { return nil }
    text = rest[digits.endIndex...]
    return number(digits)
  }

  private func takeMark(_ text: inout ArraySlice<UInt8>, _ marks: [[UInt8]]) -> Bool {
    let rest = text.drop { $0 == Byte.space }
    guard let mark = marks.first(where: { rest.starts(with: $0) }) else { return false }
    text = rest.dropFirst(mark.count)
    return true
  }

  private static func marks(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { Array($0.utf8) }
  }

  private static let years = marks("년 年")
  private static let months = marks("월 月")
  private static let ordinals = marks("제 第")
  private static let weeks = marks("주차 주째 주 週目 週 周")
  private static let openings = marks("( （ [ , ， : ：")
  private static let signs = marks("~ ～ 〜 - – —")
  private static let parts = marks("/ . 월 月")
  private static let days = marks("일 日 号")
  private static let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
