internal import JournalSyntax
internal import WorkoutModel

/// Columns whose heads name a measure that another column tells of the sets: `| Weight | Reps | Last weight | 1RM |`.
extension FileReader {
  /// Beside a column of loads, `Last weight` and `Goal weight` hold others; so of reps and of sets.
  func dropFurtherMeasures(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    let isOther = cells.map { tellsOtherMeasure($0) }
    for kind in TableColumns.Column.Measure.allCases {
      let all = columns.indices.filter {
        columns[$0].measure == kind && isOther.indices.contains($0)
      }
      guard all.contains(where: { !isOther[$0] }) else { continue }
      for index in all where isOther[index] { columns[index] = .note }
    }
    // `1RM`, `5 RM (kg)`: what was reckoned, beside the loads that were lifted.
    guard columns.contains(where: { $0.measure == .load || $0.measure == .work }) else { return }
    for index in cells.indices where columns.indices.contains(index) && isRepMax(cells[index]) {
      columns[index] = .note
    }
  }

  private func tellsOtherMeasure(_ cell: Range<Int>) -> Bool {
    guard cell.count > 1 else { return false }
    return cell.contains { index in
      switch elements[index].meaning {
      case .previous, .next, .goal, .plan, .maximum, .bodyweight, .failed: true
      default: isWord(index, in: Self.adjectives)
      }
    }
  }

  /// `1RM`, `1 RM`, `Est 1RM (kg)`.
  private func isRepMax(_ cell: Range<Int>) -> Bool {
    cell.dropFirst().contains { index in
      elements[index - 1].isBareWhole && isWord(index, in: Self.repMax)
    }
  }

  /// Loads below the name of their lift with its unit, `| Date | Squat (kg) | Bench kg |`, where no column names exercises.
  func takeUnitsOfLifts(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard !columns.contains(where: \.isExercise) else { return }
    for index in cells.indices where columns.indices.contains(index) {
      switch columns[index] {
      case .load, .expression:
        let name = beforeUnit(cells[index])
        if name.count < cells[index].count, isName(name) { columns[index] = .other }
      default: continue
      }
    }
  }

  /// The `Squat` of `Squat (kg)`, `Squat kg` and `Squat (kg x reps)`.
  func beforeUnit(_ cell: Range<Int>) -> Range<Int> {
    guard cell.count > 1 else { return cell }
    if let open = cell.first(where: { elements[$0].kind == .openParenthesis }),
      open > cell.lowerBound,
      elements[open + 1..<cell.upperBound].contains(where: { $0.massUnit != nil })
    {
      return cell.lowerBound..<open
    }
    return elements[cell.upperBound - 1].massUnit != nil ? cell.dropLast() : cell
  }

  /// The units that the heads of columns tell, which no kind of column holds by itself.
  func unitsInHeads(
    _ cells: [Range<Int>], _ columns: [TableColumns.Column]
  ) -> [Int: Unit] {
    var units: [Int: Unit] = [:]
    for (index, cell) in cells.enumerated() where columns.indices.contains(index) {
      switch columns[index] {
      case .lift, .expression:
        guard let unit = elements[cell].first(where: { $0.massUnit != nil })?.massUnit else {
          continue
        }
        units[index] = unit == .pound ? .pound : .kilogram
      default: continue
      }
    }
    return units
  }

  /// Gives the loads of cells the units of their heads: of a number alone, and of the first of `185x5`.
  mutating func settleUnitsOfHeads(_ cells: [Range<Int>], _ table: TableColumns) {
    for (index, unit) in table.unitsInHeads where cells.indices.contains(index) {
      guard let first = cells[index].first, elements[first].isBare, elements[first].value >= 4_000
      else { continue }
      let isAlone = cells[index].count == 1
      let isLoad =
        cells[index].count > 2 && elements[first + 1].kind == .times
        && elements[first].value >= 20_000
      if isAlone || isLoad { anatomy.parser.elements[first].unit = unit }
    }
  }

  /// Gives loads the unit that a column of its own tells in the row, `| Bench | 185 | lb | 5 |`.
  mutating func settleUnitOfRow(_ cells: [Range<Int>], _ table: TableColumns) {
    guard let column = table.unitColumn, let cell = cells[safe: column], cell.count == 1,
      let unit = elements[cell.lowerBound].massUnit
    else { return }
    for (cell, column) in zip(cells, table.columns) where column.mayHoldProduct && cell.count == 1 {
      guard elements[cell.lowerBound].isBare else { continue }
      anatomy.parser.elements[cell.lowerBound].unit = unit == .pound ? .pound : .kilogram
    }
  }

  private static let adjectives = WordSet(
    """
    last prev previous prior old target goal next best max my start starting planned failed reserve body letzte letztes ziel último
    objetivo dernier
    """)
  private static let repMax = WordSet("rm")
}

extension TableColumns.Column {
  enum Measure: CaseIterable { case load, reps, sets, work }

  /// What the column tells of sets, if anything.
  fileprivate var measure: Measure? {
    switch self {
    case .load: .load
    case .reps: .reps
    case .sets: .sets
    case .expression, .lift, .loadOf: .work
    default: nil
    }
  }
}
