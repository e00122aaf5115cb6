internal import JournalSyntax

/// The day that a row of a table tells itself.
extension FileReader {
  /// Begins the session of the row's date, wherever in the row that stands.
  mutating func dated(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var isDated = false
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      switch column {
      case .date: break
      case .time where isWholeDate(cell): break
      default: continue
      }
      // `<2024-05-06 Mon>`, as Org writes it.
      let start = elements[cell.lowerBound].kind == .other ? cell.lowerBound + 1 : cell.lowerBound
      guard
        let date = dayOfWeek(cell) ?? dates.date(at: start)?.0 ?? dayBehindWeekday(cell)
          ?? day(cell, cells, table)
      else { continue }
      rowDate(date)
      isDated = true
    }
    return isDated
  }

  /// `śr 8.02`, its weekday cut short.
  private func dayBehindWeekday(_ cell: Range<Int>) -> WrittenDate? {
    guard 2...6 ~= cell.count, elements[cell.lowerBound].kind == .word,
      WeekdayAbbreviation.value(bytes[elements[cell.lowerBound].range.indices]) != 0
    else { return nil }
    let day = cell.lowerBound + (elements[cell.lowerBound + 1].isNumber ? 1 : 2)
    return day < cell.upperBound ? dates.date(at: day)?.0 : nil
  }

  private mutating func rowDate(_ date: WrittenDate) {
    if isCurrent(date) { return }
    let pending = context.pendingName
    let entry = context.entry
    context.pendingName = nil
    let table = context.table
    startSession(date, titleFrom: elements.count)
    context.table = table
    if let pending {
      context.pendingName = pending
      _ = takePendingName()
      context.pendingName = nil
    } else if let entry, let table, !table.hasExercise, !table.hasLifts {
      let name = file.entries[entry]
      addEntry(Array(name.name.utf8)[...], name.location)
    }
  }
}
