internal import JournalSyntax
internal import WorkoutModel

/// Days with points before words and numbers of life, in a file that writes its days so: `3.9. travel home, 12 000 steps`
/// below `1.9. gym`.
extension FileReader {
  /// The `Thu 15/5` of `Thu 15/5, 5h sleep, exams` at the start of a paragraph: a weekday and words of life.
  func isWeekdayBeforeLife(_ date: WrittenDate, _ next: Int) -> Bool {
    context.isAfterBlank && date.weekday != nil && elements[next].kind == .comma
      && elements[next...].contains { $0.meaning == .sleep || $0.meaning == .feeling }
      && !elements[next...].contains { $0.kind == .times || $0.kind == .at || $0.unit.isMass }
  }

  /// `Fri 3.11.  82.6kg on the scale`, `Tue 7.11., 82.1 kg`: a day behind a blank line, and what nobody lifts in a
  /// set without reps.
  func isWeekdayBeforeWeight(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.weekday != nil, context.isAfterBlank || context.session == nil else { return false }
    var index = next
    while index < elements.count, index < next + 2,
      elements[index].kind == .period || elements[index].kind == .comma
        || elements[index].kind == .hyphen
    {
      index += 1
    }
    return index < elements.count && elements[index].unit.isMass
      && 35_000...400_000 ~= elements[index].value
      && !elements[index...].contains {
        $0.kind == .times || $0.kind == .at || $0.unit == .repetition
      }
      && elements[(index + 1)...].count(where: \.isNumber) <= 2
  }

  /// The day follows the last one within three weeks, opens its paragraph, and nothing that was lifted stands behind it.
  func isNextPointedDay(_ date: WrittenDate, _ next: Int) -> Bool {
    guard context.isAfterBlank, next < elements.count, elements[next].kind == .word,
      elements[next - 1].kind == .period, followsPointedDay(date)
    else { return false }
    return !elements[next...].contains { element in
      element.kind == .times || element.kind == .at || element.unit.isMass
        || element.unit == .set || element.unit == .repetition
    }
  }

  /// The last day had a point behind its month as well, and this one is up to three weeks later.
  func followsPointedDay(_ date: WrittenDate) -> Bool {
    guard let last = file.dates.last, last.form == .two(separator: Byte.period),
      bytes[Int(last.range.end) - 1] == Byte.period
    else { return false }
    return isDayAfterLast(date)
  }

  /// The last day was told by its numbers with a point as well, and this one is up to three weeks later.
  func isDayAfterLast(_ date: WrittenDate) -> Bool {
    guard let last = file.dates.last, date.form == .two(separator: Byte.period),
      last.form == date.form || last.form == .three(separator: Byte.period),
      let before = last.parts(.dayMonthYear), let day = date.parts(.dayMonthYear),
      let first = CivilDate(year: 2023, month: before.month, day: before.day),
      let second = CivilDate(
        year: day.month < before.month ? 2024 : 2023, month: day.month, day: day.day)
    else { return false }
    return 1...21 ~= second.days(since: first)
  }
}
