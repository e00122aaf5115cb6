internal import JournalSyntax

/// Cells of tables that tell each set of a row where their head tells one: `| date | time |` above `| 4 May | 30 s, 25 s |`, and
/// `5+5+4` below `sets x reps`.
extension FileReader {
  /// The table with sets in its column of times, for a row that lists them there.
  func withListsOfTimes(_ cells: [Range<Int>], _ table: TableColumns) -> TableColumns {
    guard !table.hasReps, !table.hasLoads,
      let column = table.columns.firstIndex(where: { if case .time = $0 { true } else { false } }),
      let cell = cells[safe: column], cell.count > 2,
      elements[cell.lowerBound].unit.isTime || elements[cell.lowerBound].unit == .letterS,
      elements[cell].contains(where: { $0.kind == .comma || $0.kind == .times })
    else { return table }
    var table = table
    table.columns[column] = .expression
    return table
  }

  /// Sets stand between the plus signs of a cell that tells sets and reps of the load beside it.
  mutating func settlePlusInCells(_ cells: [Range<Int>], _ table: TableColumns) {
    guard table.hasLoads else { return }
    for (cell, column) in zip(cells, table.columns) where cell.count > 2 && cell.count % 2 == 1 {
      guard case .expression = column,
        cell.enumerated().allSatisfy({ number, index in
          number % 2 == 0 ? elements[index].isBareWhole : elements[index].kind == .plus
        })
      else { continue }
      for index in cell where elements[index].kind == .plus {
        anatomy.parser.elements[index].kind = .comma
      }
    }
  }
}
