internal import JournalSyntax
internal import WorkoutModel

/// Days that stand anywhere in a heading: `## 💪 Session no. 3 | 2025.09.18 legs`.
extension FileReader {
  /// The day of `## PT 13 | 2025.09.18`, `## 💪 Session no. 3 - 2025-09-18 legs`, which nothing but a heading
  /// of its day holds: a year of four digits first, and neither a span nor sets beside it.
  func writtenDay() -> Int? {
    guard !isLeftOut,
      let index = elements.indices.dropFirst().first(where: {
        elements[$0].kind == .quantity && elements[$0].range.count == 4
          && 1_990_000...2_049_000 ~= elements[$0].value
      }), let (date, next) = dates.date(at: index), date.form == .yearMonthDay,
      !elements.contains(where: {
        $0.kind == .times || $0.unit.isMass || $0.meaning == .week || $0.kind == .tilde
          || tellsOtherDay($0) || $0.meaning == .next
      }), !elements[next...].contains(where: \.isNumber)
    else { return nil }
    return index
  }

  /// A day, and the short weekday behind it that ends the line: `02/10/23 seg`, `03/10/23 ter`.
  func dayWithWeekday(at index: Int) -> (WrittenDate, Int)? {
    guard var (date, next) = dates.date(at: index) else { return nil }
    if date.weekday == nil, next + 1 == elements.count, elements[next].kind == .word,
      elements[next].spaceBefore,
      let weekday = WeekdayAbbreviation.value(bytes[elements[next].range.indices])
    {
      date.weekday = weekday == 0 ? nil : weekday
      next += 1
    }
    return (date, next)
  }
}
