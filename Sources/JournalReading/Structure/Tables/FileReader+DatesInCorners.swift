internal import JournalSyntax
internal import WorkoutModel

/// A table whose first head is the day: `| 14/10/24 | set 1 | set 2 | notes |`, above a row an exercise.
extension FileReader {
  /// The day in the first cell, beside a head of sets, reps or loads.
  /// `Day 2 Wed 14 Aug` is the second day of a programme.
  func dateInCorner(_ cells: [Range<Int>]) -> WrittenDate? {
    guard cells.count > 1, let corner = cells.first, !corner.isEmpty,
      elements[corner].contains(where: \.isNumber),
      let (date, end) = dates.date(at: behindDayOfProgramme(corner)), end == corner.upperBound,
      date.hasYear || isPossible(date) || date.form == .namedWithoutYear,
      cells.dropFirst().contains(where: { tellsSet($0) })
    else { return nil }
    return date
  }

  /// `set 1`, `1st set`, `Sets`, `Reps`, `Weight`.
  func tellsSet(_ cell: Range<Int>) -> Bool {
    cell.count <= 3
      && elements[cell].contains {
        $0.meaning == .set || $0.meaning == .repetition || $0.meaning == .weight || $0.unit == .set
      }
  }

  /// Opens the session of that day; its table goes on.
  mutating func openDateInCorner(_ cells: [Range<Int>]) {
    guard let table = context.table, let date = dateInCorner(cells) else { return }
    startSession(date, titleFrom: elements.count)
    context.table = table
  }
}
