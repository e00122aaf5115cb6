internal import JournalSyntax

/// Lists within the cells of a row, parted by a sign that parts no cells.
extension FileReader {
  /// The `8;8;7` of `2024-11-06,Bench,70,8;8;7,`: the reps of each set, written with commas like any
  /// list. `8;8,tired` between semicolons is two cells.
  mutating func settleListsInCells(_ cells: [Range<Int>], _ table: TableColumns) {
    guard table.delimiter != .semicolon else { return }
    for cell in cells where cell.count > 2 && isListOfCell(cell) {
      for index in cell where elements[index].kind == .semicolon {
        anatomy.parser.elements[index].kind = .comma
      }
    }
  }

  /// Numbers, and a semicolon between each two of them.
  private func isListOfCell(_ cell: Range<Int>) -> Bool {
    cell.count % 2 == 1
      && cell.allSatisfy { index in
        (index - cell.lowerBound) % 2 == 0
          ? elements[index].isNumber : elements[index].kind == .semicolon
      }
  }
}
