internal import JournalSyntax

/// Tables of two who train together, with a column each.
extension FileReader {
  /// `| | Dan | Jess |`: the column of somebody else is none of the writer's, and the other one tells the writer's sets.
  func takeColumnOfWriter(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard cells.count == 3, columns.count == 3, cells[0].isEmpty, let persons = file.persons else {
      return
    }
    let isOther = [1, 2].map { column in
      isUnknown(cells[column]) && cells[column].count == 1
        && persons.names(Array(bytes[range(cells[column]).indices]))
    }
    guard isOther[0] != isOther[1] else { return }
    columns[isOther[0] ? 1 : 2] = .note
    columns[isOther[0] ? 2 : 1] = .expression
  }
}
