internal import JournalSyntax
internal import WorkoutModel

/// Cells that tell work of another exercise beside those of the row: the `leg curl 35x12x2` of `| 9 Jan | Squat | 105x5 |
/// leg curl 35x12x2 |`.
extension FileReader {
  /// Reads what such cells name themselves, and says so where they tell sets of nobody knows what.
  mutating func furtherCells(_ cells: [Range<Int>], _ table: TableColumns) {
    guard table.hasExercise || table.hasLifts && table.hasDate else { return }
    let entry = context.entry
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .other = column, !tellsWork(column, table),
        isMultiplied(cell) || listsRepsBehindName(cell) || countsBehindName(cell)
      else { continue }
      if !namedCell(cell, below: "") {
        file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
      }
    }
    context.entry = entry
  }

  /// `pullups 6 5 5`, `leg curl w/ band 15,15`: behind the name of an exercise and other words.
  private func countsBehindName(_ cell: Range<Int>) -> Bool {
    guard let number = cell.first(where: { elements[$0].isNumber }),
      1...5 ~= number - cell.lowerBound, elements[cell.lowerBound].kind == .word,
      let end = endOfKnownName(cell.lowerBound), end <= number,
      elements[end..<number].allSatisfy({ $0.kind == .word || $0.kind == .slash })
    else { return false }
    // `bike 20 min`.
    if elements[number].unit.isTime || elements[number].unit.isLength
      || elements[number].kind == .clock
    {
      return names.nature(
        of: NameText.clean(written.bytes[range(cell.lowerBound..<end).indices])
      ).contains(.cardio)
    }
    let counts = elements[number..<cell.upperBound]
    return counts.count > 1
      && counts.allSatisfy { $0.isBareWhole && $0.value <= 100_000 || $0.kind == .comma }
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
