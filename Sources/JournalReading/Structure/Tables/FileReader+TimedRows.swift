internal import JournalSyntax

/// Rows of endurance work in a table of lifts: `| Treadmill | 15 min | 6 speed | 5 incline |`.
extension FileReader {
  /// The time in the column of sets.
  func timeBelowSets(_ cells: [Range<Int>], _ table: TableColumns) -> Quantity? {
    for (cell, column) in zip(cells, table.columns) where cell.count == 1 {
      guard case .sets = column else { continue }
      let element = elements[cell.lowerBound]
      return element.kind == .quantity && (element.unit == .minute || element.unit == .hour)
        ? Quantity(element) : nil
    }
    return nil
  }

  /// The `6 speed` and the `5 incline` of such a row: how the machine was set.
  func tellsSetting(_ cell: Range<Int>, _ column: TableColumns.Column) -> Bool {
    switch column {
    case .reps, .load:
      cell.count > 1 && elements[cell.lowerBound].unit == .none
        && elements[cell.lowerBound + 1].kind == .word
        && !isOfLifts(elements[cell.lowerBound + 1].meaning)
    case .sets: true
    default: false
    }
  }

  /// The `each` of `24 each`, which tells a load.
  private func isOfLifts(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .each, .per, .side, .total, .repetition, .left, .right: true
    default: false
    }
  }
}
