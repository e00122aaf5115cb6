internal import JournalSyntax

/// Which session or which day of training it was, before the date.
extension FileReader {
  /// Behind the number of a session before its date: `#14 - 11/04/23`, `#7 1/18/21`.
  func behindNumberOfSession(_ line: LineSyntax) -> Int? {
    guard line.kind == .heading, elements.count > 5, elements[0].isNumber,
      elements[0].unit == .none, elements[1].spaceBefore
    else { return nil }
    let start = elements[1].kind == .hyphen && elements[1].spaceAfter ? 2 : 1
    guard let (date, next) = dates.date(at: start), date.hasYear,
      start == 2 || next == elements.count
    else { return nil }
    return start
  }

  /// Behind the `20일차 :` of `20일차 : 2020년 8월 31일`, `20日目 2020年8月31日`: which day of training it was.
  func behindCountedDay() -> Int? {
    guard !isASCII, elements.count > 4, elements[0].kind == .quantity,
      elements[1].kind == .word && elements[1].meaning == .day || elements[0].unit == .other,
      case let mark = elements[0].unit == .other ? 1 : 2,
      case let start = elements[mark].isNumber ? mark : mark + 1,
      start == mark || elements[mark].kind == .colon || elements[mark].kind == .hyphen,
      dates.date(at: start)?.0.hasYear == true
    else { return nil }
    return start
  }
}
