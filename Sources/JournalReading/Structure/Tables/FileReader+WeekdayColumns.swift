internal import JournalSyntax
internal import WorkoutModel

/// Tables with a column a weekday below the day of their week, and in each cell what was done: `| | Mon | Tue | Wed |` above
/// `| A | Squat 70 5x5 | nights | Squat 65 5x5 |`.
extension FileReader {
  /// Reads the whole table below such a head, day by day.
  mutating func weekdayColumns(_ cells: [Range<Int>]) -> Bool {
    let days = cells.enumerated().dropFirst().compactMap { column, cell in
      weekday(ofHead: cell).map { (column: column, weekday: $0, place: range(cell)) }
    }
    guard 4...10 ~= cells.count, days.count >= cells.count - 2, days.count > 2,
      cells[0].count <= 2, weekday(ofHead: cells[0]) == nil,
      zip(days, days.dropFirst()).allSatisfy({ $0.weekday < $1.weekday }),
      context.section == .training, isHeadPlace,
      context.weekDate != nil || context.session.map({ file.sessions[$0].date != nil }) == true
    else { return false }
    let (head, rows) = (context.lineIndex, rowsBelowWeekdays)
    let wholeCells = rows.count { holdWork(inRow: $0, days.map(\.column)) }
    guard wholeCells > 0 else { return false }
    // `nights` and `mum's` are days without training.
    for day in days where rows.contains(where: { tellsOfDay(row: $0, column: day.column) }) {
      context.lineIndex = head
      startSession(
        WrittenDate(numbers: [], form: .weekdayOnly, weekday: day.weekday, range: day.place),
        titleFrom: 0)
      for row in rows { readCell(ofRow: row, column: day.column) }
    }
    context.lineIndex = head
    context.rowsReadTo = rows.upperBound
    context.table = nil
    context.entry = nil
    return true
  }

  /// 1 for Monday.
  private func weekday(ofHead cell: Range<Int>) -> Int? {
    guard cell.count == 1, elements[cell.lowerBound].kind == .word else { return nil }
    if elements[cell.lowerBound].meaning == .weekday {
      return Int(elements[cell.lowerBound].word.value)
    }
    let day = WeekdayAbbreviation.value(bytes[elements[cell.lowerBound].range.indices])
    return day == 0 ? nil : day
  }

  private var rowsBelowWeekdays: Range<Int> {
    let start = context.lineIndex + 1
    var end = start
    while end < document.lines.count,
      document.lines[end].kind == .tableRow
        || document.lines[end].kind == .tableRule
    {
      end += 1
    }
    return start..<end
  }

  /// A cell of the row tells an exercise and its numbers.
  private mutating func holdWork(inRow row: Int, _ columns: [Int]) -> Bool {
    guard let cells = cells(ofRow: row) else { return false }
    return columns.contains { column in
      guard let cell = cells[safe: column], !cell.isEmpty else { return false }
      return elements[cell.lowerBound].kind == .word && elements[cell].contains(where: \.isNumber)
    }
  }

  /// Work, or what the lifter weighed.
  private mutating func tellsOfDay(row: Int, column: Int) -> Bool {
    guard let cells = cells(ofRow: row), let cell = cells[safe: column], !cell.isEmpty,
      elements[cell].contains(where: \.isNumber)
    else { return false }
    if elements[cell.lowerBound].kind == .word { return true }
    guard let first = cells.first, !first.isEmpty else { return false }
    return elements[first.lowerBound].meaning == .weight
      || elements[first.lowerBound].meaning == .bodyweight || namesLift(first)
  }

  private mutating func cells(ofRow row: Int) -> [Range<Int>]? {
    guard document.lines[row].kind == .tableRow, document.lines[row].content.count <= 4096 else {
      return nil
    }
    context.lineIndex = row
    scanRow(row)
    return cells(.pipe)
  }

  /// What the cell tells is read as a line; behind the name of a row it tells its sets.
  private mutating func readCell(ofRow row: Int, column: Int) {
    guard let cells = cells(ofRow: row), let cell = cells[safe: column], !cell.isEmpty,
      elements[cell].contains(where: { $0.isNumber || $0.kind == .word })
    else { return }
    let isNamed = elements[cell.lowerBound].kind == .word
    if !isNamed, let first = cells.first, !first.isEmpty {
      guard elements[cell.lowerBound].kind == .quantity else { return }
      if elements[first.lowerBound].meaning == .weight
        || elements[first.lowerBound].meaning == .bodyweight
      {
        return addBodyweight(Quantity(elements[cell.lowerBound]))
      }
      guard namesLift(first) else { return }
      return readCell(cell, of: first)
    }
    guard isNamed, elements[cell].contains(where: \.isNumber) else { return }
    var line = document.lines[row]
    line.kind = .text
    let place = range(cell)
    context.table = nil
    readPiece(of: line, at: place)
  }
}
