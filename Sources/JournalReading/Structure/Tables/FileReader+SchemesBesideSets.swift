internal import JournalSyntax
internal import WorkoutModel

/// Tables whose plan stands beside the sets that came of it: `Lift | Sets x reps | Load | S1 | S2 | S3`.
extension FileReader {
  /// Makes a plan of the `Sets x reps`, where a column each tells what was done of them.
  func takeSchemeBesideSets(
    _ columns: inout [TableColumns.Column], _ cells: [Range<Int>]
  ) -> Int? {
    let numbered = cells.indices.filter { column in
      guard case .expression = columns[column] else { return false }
      return numbersOneSet(cells[column])
    }
    guard numbered.count > 1,
      let scheme = cells.indices.first(where: { column in
        guard case .expression = columns[column], column < numbered[0] else { return false }
        return elements[cells[column]].contains { $0.meaning == .set }
          && elements[cells[column]].contains { $0.meaning == .repetition }
      })
    else { return nil }
    columns[scheme] = .plan
    return scheme
  }

  /// `S1`, `Set 2`, `3`.
  private func numbersOneSet(_ cell: Range<Int>) -> Bool {
    1...2 ~= cell.count
      && elements[cell].contains { $0.kind == .quantity && 1_000...20_000 ~= $0.value }
      && !elements[cell].contains { $0.meaning == .repetition }
  }

  /// The `40` of `Plank | 3 x 40s | BW | 40 | 35`: seconds, as the scheme asks for them, and so are meters.
  mutating func settleUnitsOfScheme(_ cells: [Range<Int>], _ table: TableColumns) {
    guard let scheme = table.schemeColumn, let plan = cells[safe: scheme],
      let last = plan.last(where: { elements[$0].isNumber }),
      case let unit = elements[last].unit == .letterS ? Unit.second : elements[last].unit,
      unit.isTime || unit.isLength || unit == .letterM
    else { return }
    for (cell, column) in zip(cells, table.columns) where cell.count == 1 {
      guard case .expression = column, elements[cell.lowerBound].isBare else { continue }
      anatomy.parser.elements[cell.lowerBound].unit = unit == .letterM ? .meter : unit
    }
  }

  /// The `Day 2` of `Day 2<tab>Sets x reps<tab>Load`, above rows of exercises.
  func isDayOfProgramme(_ cell: Range<Int>) -> Bool {
    guard cell.count == 2, elements[cell.lowerBound + 1].isNumber else { return false }
    switch elements[cell.lowerBound].meaning {
    case .day, .session, .week: return true
    default: return false
    }
  }

  /// Behind the `Day 2` and its mark of `Day 2 - Wed 14 Aug`.
  func behindDayOfProgramme(_ corner: Range<Int>) -> Int {
    var start = corner.lowerBound
    while start + 2 < corner.upperBound, isDayOfProgramme(start..<(start + 2)) {
      start += 2
      if start + 1 < corner.upperBound, isTitleMark(elements[start]) { start += 1 }
    }
    return start
  }
}
