internal import JournalSyntax

/// Columns that sum what the others tell.
extension FileReader {
  /// `| Sets | Reps | Kg | Total reps | Total kg |`: sums beside what they are made of.
  func dropTotals(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    let totals = cells.indices.filter { index in
      cells[index].count > 1 && elements[cells[index]].contains { $0.meaning == .total }
    }
    guard totals.count < columns.count else { return }
    for total in totals {
      let isTold = columns.indices.contains { index in
        guard !totals.contains(index) else { return false }
        switch (columns[total], columns[index]) {
        case (.load, .load), (.reps, .reps), (.sets, .sets): return true
        default: return false
        }
      }
      if isTold { columns[total] = .note }
    }
  }
}
