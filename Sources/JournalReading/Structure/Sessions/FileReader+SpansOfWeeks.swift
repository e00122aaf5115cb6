internal import JournalSyntax

/// Weeks that are told by their first and last day: `## S12 (17-23 mars 2025)`, and their days below:
/// `- mar 18 : squat 3x10`.
extension FileReader {
  /// The days of a week in one month.
  struct SpanOfWeek {
    let days: ClosedRange<Int>
    let month: Int
    let year: Int
    /// Of its heading; another of that level ends it.
    let level: UInt8
  }

  /// Opens the week of a heading with such a span in it.
  mutating func spanOfWeek(_ line: LineSyntax) -> Bool {
    guard line.kind == .heading else { return false }
    if let span = context.spanOfWeek, line.level <= span.level { context.spanOfWeek = nil }
    guard elements.count > 4,
      let month = elements.firstIndex(where: { $0.meaning == .month && $0.kind == .word }),
      month > 2, month + 1 < elements.count, elements[month - 2].kind == .hyphen,
      elements[month - 1].isBareWhole, elements[month - 3].isBareWhole,
      elements[month + 1].isBareWhole, 1_990_000...2_049_000 ~= elements[month + 1].value,
      case let (first, last) = (
        Int(elements[month - 3].value) / 1000, Int(elements[month - 1].value) / 1000
      ), first < last, last <= 31, last - first <= 7
    else { return false }
    let span = SpanOfWeek(
      days: first...last, month: Int(elements[month].word.value),
      year: Int(elements[month + 1].value) / 1000, level: UInt8(line.level))
    context.spanOfWeek = span
    context.year = span.year
    openWeek(
      WrittenDate(
        numbers: [span.year, span.month, first], form: .named, weekday: nil,
        range: range((month - 3)..<(month + 2))))
    return true
  }

  /// The day of `- mar 18 : squat`, and the index behind it; its weekday may be shortened in any way.
  func dayInSpan() -> (WrittenDate, Int)? {
    guard let span = context.spanOfWeek, elements.count > 1, elements[0].kind == .word,
      elements[1].isBareWhole, case let day = Int(elements[1].value) / 1000,
      span.days.contains(day),
      elements.count == 2 || elements[2].kind == .colon || isSpacedDash(2)
        || elements[2].kind == .comma,
      elements[0].meaning == .weekday
        || WeekdayAbbreviation.value(bytes[elements[0].range.indices]) != nil
    else { return nil }
    return (
      WrittenDate(
        numbers: [span.year, span.month, day], form: .named, weekday: nil, range: range(0..<2)), 2
    )
  }
}
