internal import JournalSyntax
internal import WorkoutModel

/// Columns of loads with their reps behind each: `| Exercise | kg | reps | kg | reps |`, `| Date | Squat | Reps | Bench | Reps |`.
extension FileReader {
  /// Where the cells of a row belong together, told by the first of each two.
  func pairedColumns(_ columns: [TableColumns.Column], _ delimiter: Element.Kind?) -> [Int] {
    guard delimiter != nil, columns.count <= TableColumns.mostToRewrite else { return [] }
    let pairs = columns.indices.dropLast().filter { index in
      guard case .reps = columns[index + 1] else { return false }
      switch columns[index] {
      case .load, .lift: return true
      default: return false
      }
    }
    let ofLoads = pairs.count { columns[$0].mayHoldProduct }
    let loads = columns.count(where: \.mayHoldProduct)
    let reps = columns.count { if case .reps = $0 { true } else { false } }
    guard reps == pairs.count else { return [] }
    return ofLoads > 1 && ofLoads == loads || ofLoads == 0 && loads == 0 ? pairs : []
  }

  /// Makes one column of each pair.
  func joinPairs(_ pairs: [Int], _ table: inout TableColumns) {
    for pair in pairs.reversed() {
      if case .load(let unit) = table.columns[pair] {
        table.columns[pair] = .expression
        if unit != .none { table.unitsInHeads[pair] = unit }
      }
      table.columns.remove(at: pair + 1)
    }
    // The places of columns behind a pair are others now.
    var units: [Int: Unit] = [:]
    for (index, unit) in table.unitsInHeads {
      units[index - pairs.count { $0 < index }] = unit
    }
    table.unitsInHeads = units
    table.joinedCells = pairs
  }

  /// Puts a times sign between a load and its reps. True when cells have other places.
  mutating func joinCells(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var isChanged = false
    for pair in table.joinedCells.reversed() where pair + 1 < cells.count {
      let sign = cells[pair].upperBound
      guard sign < elements.count else { continue }
      isChanged = true
      guard !cells[pair].isEmpty, !cells[pair + 1].isEmpty else {
        anatomy.parser.elements.remove(at: sign)
        continue
      }
      anatomy.parser.elements[sign].kind = .times
      anatomy.parser.elements[sign].flags = [.spaceBefore, .spaceAfter]
    }
    if isChanged { anatomy.parser.end = elements.count }
    return isChanged
  }
}
