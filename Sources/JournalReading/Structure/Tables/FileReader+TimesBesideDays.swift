internal import JournalSyntax

/// Columns of exports that tell no work: the hour beside a day, and the unit of a weight in a column of its own.
extension FileReader {
  /// `Date,Time,Exercise,Weight,Reps`: when it was, where the rows tell loads or reps as well.
  func dropTimesBesideDays(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard columns.count > 3,
      columns.contains(where: { if case .reps = $0 { true } else { false } }),
      columns.contains(where: { $0.isExercise })
    else { return }
    for index in columns.indices.dropFirst() where columns[index - 1].isDate {
      guard case .time = columns[index], cells[index].count == 1 else { continue }
      columns[index] = .other
    }
  }

  /// `Weight Unit`, `Distance Unit`.
  func headsUnit(_ cell: Range<Int>) -> Bool {
    cell.count == 2 && isWord(cell.upperBound - 1, in: HeadWords.units)
  }

  /// `| 2024-03-04 | | |` between rows of exercises: a day of its own.
  mutating func dayBetweenRows(
    _ cells: [Range<Int>], _ table: TableColumns, _ line: LineSyntax
  ) -> Bool {
    guard table.hasExercise, !table.hasDate, let first = cells.first, !first.isEmpty,
      cells.count > 1, cells.dropFirst().allSatisfy(\.isEmpty),
      let (date, next) = dates.date(at: first.lowerBound), next == first.upperBound,
      date.form != .weekdayOnly, isSpelledOut(date) || isPossible(date)
    else { return false }
    let columns = context.table
    startSession(date, titleFrom: elements.count)
    context.table = columns
    context.entry = nil
    return true
  }

  /// `Bench,Rest Timer,0,0` among the sets of an app.
  func isRestOfApp(_ cells: [Range<Int>]) -> Bool {
    cells.contains { cell in
      cell.count == 2 && elements[cell.lowerBound].meaning == .rest
        && isWord(cell.lowerBound + 1, in: Self.timers)
    }
  }

  private static let timers = WordSet("timer timers")
}
