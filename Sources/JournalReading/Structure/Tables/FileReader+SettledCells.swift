internal import JournalSyntax

/// Cells of rows in the signs that others write, before what they hold is read.
extension FileReader {
  /// Asks each rule in turn, and returns where the cells stand then.
  mutating func settledCells(_ found: [Range<Int>], _ table: TableColumns) -> [Range<Int>] {
    var cells = found
    if joinCells(cells, table) { cells = rowCells() }
    if settleDittosInCells(cells, table) { cells = rowCells() }
    settleUnitsOfHeads(cells, table)
    settleUnitOfRow(cells, table)
    if settleHalvesOfRatings(cells, table) { cells = rowCells() }
    settleSlashedCells(cells, table)
    if settleMaximaInCells(cells) { cells = rowCells() }
    if settleLoadOfPlan(cells, table) { cells = rowCells() }
    if settleSchemesInHeads(cells, table) { cells = rowCells() }
    if settleRunsInCells(cells, table) { cells = rowCells() }
    settleUnitsOfScheme(cells, table)
    settleListsInCells(cells, table)
    settleBodyInLoads(cells)
    settleDashedCells(cells)
    settleAllOfPlan(cells, table)
    settleOpenSets(cells)
    settlePlusInCells(cells, table)
    settleMissesInCells(cells, table)
    return cells
  }

  /// `AMRAP 12` and `max: 12` in a cell: twelve reps of one set. True when cells have other places.
  mutating func settleMaximaInCells(_ cells: [Range<Int>]) -> Bool {
    var isChanged = false
    for cell in cells.reversed() where 2...3 ~= cell.count {
      let (first, last) = (cell.lowerBound, cell.upperBound - 1)
      guard elements[first].meaning == .maximum, elements[last].isBareWhole,
        1_000...100_000 ~= elements[last].value,
        cell.count == 2 || elements[first + 1].kind == .colon
      else { continue }
      var reps = elements[last]
      reps.unit = .repetition
      reps.flags.formUnion([.spaceBefore, .spaceAfter])
      var mark = elements[first]
      mark.flags.formUnion([.spaceBefore, .spaceAfter])
      anatomy.parser.elements.replaceSubrange(cell, with: [reps, mark])
      isChanged = true
    }
    if isChanged { anatomy.parser.end = elements.count }
    return isChanged
  }

  /// `7,5` below `RPE`: one number. True when cells have other places.
  mutating func settleHalvesOfRatings(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var isChanged = false
    guard cells.count <= TableColumns.mostToRewrite else { return false }
    for (cell, column) in zip(cells, table.columns).reversed() where cell.count == 3 {
      switch column {
      case .rpe, .rir: break
      default: continue
      }
      let (whole, half) = (cell.lowerBound, cell.upperBound - 1)
      guard elements[whole].isBareWhole, elements[whole].value <= 10_000,
        elements[whole + 1].kind == .comma, !elements[half].spaceBefore,
        elements[half].isBareWhole, elements[half].value == 5_000
      else { continue }
      anatomy.parser.elements[whole].value += 500
      anatomy.parser.elements[whole].flags.insert(.fraction)
      anatomy.parser.elements[whole].range = range(whole..<(half + 1))
      anatomy.parser.elements.removeSubrange((whole + 1)...half)
      isChanged = true
    }
    if isChanged { anatomy.parser.end = elements.count }
    return isChanged
  }

  /// The columns headed `Sets/Reps` or `Reps/Sets`.
  func slashedCells(
    _ cells: [Range<Int>], _ columns: [TableColumns.Column]
  ) -> [Int: Bool] {
    var slashed: [Int: Bool] = [:]
    for (index, cell) in cells.enumerated() where cell.count == 3 && columns.indices.contains(index)
    {
      let (first, last) = (elements[cell.lowerBound].meaning, elements[cell.upperBound - 1].meaning)
      let sign = elements[cell.lowerBound + 1].kind
      if first == .set, last == .repetition, sign == .slash { slashed[index] = true }
      if first == .repetition, last == .set, sign == .slash || sign == .times {
        slashed[index] = false
      }
    }
    return slashed
  }

  /// The `3/5` below `Sets/Reps` are three sets, and the `5x3` below `Reps x Sets` too.
  mutating func settleSlashedCells(_ cells: [Range<Int>], _ table: TableColumns) {
    for (index, setsStandFirst) in table.slashedCells where cells.indices.contains(index) {
      let cell = cells[index]
      guard cell.count == 3, elements[cell.lowerBound].isBareWhole,
        elements[cell.upperBound - 1].isBareWhole,
        elements[cell.lowerBound + 1].kind == .slash || elements[cell.lowerBound + 1].kind == .times
      else { continue }
      anatomy.parser.elements[cell.lowerBound + 1].kind = .times
      anatomy.parser.elements[setsStandFirst ? cell.lowerBound : cell.upperBound - 1].unit = .set
    }
  }
}
