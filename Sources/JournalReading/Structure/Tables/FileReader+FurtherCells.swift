internal import JournalSyntax
internal import WorkoutModel

/// Cells that tell work of another exercise beside those of the row: the `leg curl 35x12x2` of `| 9 Jan | Squat | 105x5 |
/// leg curl 35x12x2 |`.
extension FileReader {
  /// Reads what such cells name themselves, and says so where they tell sets of nobody knows what.
  mutating func furtherCells(_ cells: [Range<Int>], _ table: TableColumns) {
    guard table.hasExercise else { return }
    let entry = context.entry
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .other = column, !tellsWork(column, table),
        isMultiplied(cell) || listsRepsBehindName(cell)
      else { continue }
      if !namedCell(cell, below: "") {
        file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
      }
    }
    context.entry = entry
  }

  /// `chins 7,6,6`, `dips 10,8`.
  private func listsRepsBehindName(_ cell: Range<Int>) -> Bool {
    guard let number = cell.first(where: { elements[$0].isNumber }), number > cell.lowerBound,
      isExercise(cell.lowerBound..<number)
    else { return false }
    return number + 2 < cell.upperBound && elements[number + 1].kind == .comma
      && elements[number + 2].isBareWhole
  }
}
