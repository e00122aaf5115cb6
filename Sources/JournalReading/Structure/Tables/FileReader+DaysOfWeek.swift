internal import JournalSyntax
internal import WorkoutModel

/// Rows of a week whose month stands above: `| Mon 12 | 12 12 10 |` below `# Week of 12 Jan 2026`.
extension FileReader {
  /// The weekday and the day that are all of the cell, in the month of the session, or in none.
  ///
  /// `| Tue | 6 miles |` below `# Week of March 4 2024` is of that week.
  func dayOfWeek(_ cell: Range<Int>) -> WrittenDate? {
    if cell.count == 1, context.isInWeek, elements[cell.lowerBound].meaning == .weekday {
      return WrittenDate(
        numbers: [], form: .weekdayOnly, weekday: Int(elements[cell.lowerBound].word.value),
        range: range(cell))
    }
    guard cell.count == 2, case let start = cell.lowerBound, elements[start].meaning == .weekday,
      elements[start + 1].isBareWhole, 1_000...31_000 ~= elements[start + 1].value
    else { return nil }
    let day = Int(elements[start + 1].value) / 1000
    var date = WrittenDate(
      numbers: [day], form: .weekdayOnly, weekday: Int(elements[start].word.value),
      range: range(cell))
    guard let index = context.session.flatMap({ file.sessions[$0].date }) else { return date }
    let above = file.dates[index]
    switch above.form {
    case .yearMonthDay, .named:
      (date.form, date.numbers) = (.named, [above.numbers[0], above.numbers[1], day])
    case .namedWithoutYear:
      (date.form, date.numbers) = (.namedWithoutYear, [above.numbers[0], day])
    default: break
    }
    return date
  }
}
