internal import JournalSyntax

/// Tables with a session a row: `| 2 March | Squat 5x5 100 kg, bench 3x5 60 kg | fine |`.
extension FileReader {
  /// The cells of a row that tell exercises with their sets, where no head says what the columns hold.
  mutating func sessionCells(_ cells: [Range<Int>], _ table: TableColumns) -> [Range<Int>] {
    guard table.hasDate, !table.hasExercise, !table.hasLifts, !table.tellsWork,
      !table.hasLoads || table.tellsSessions || tellsOwnLoads(cells, table)
    else { return [] }
    var told: [Range<Int>] = []
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      if case .other = column, tellsExercise(cell) { told.append(cell) }
    }
    return told
  }

  /// `| 2 March | 81.2 | Squat 100x5x5; bench 80x5 |`: the weight beside exercises with their own loads is
  /// the lifter's.
  private func tellsOwnLoads(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    zip(cells, table.columns).contains { cell, column in
      guard case .other = column, cell.count > 5, elements[cell.lowerBound].kind == .word else {
        return false
      }
      return cell.dropFirst().dropLast(2).contains { index in
        elements[index].isNumber && elements[index + 1].kind == .times
          && elements[index + 2].isNumber && elements[index].value >= 20_000
          && elements[index].value > elements[index + 2].value
      }
    }
  }

  mutating func sessionRow(_ cells: [Range<Int>], _ line: LineSyntax) {
    for cell in cells {
      // The lines of `Squat 5x5 100<br>Bench 5x5 60`.
      var start = cell.lowerBound
      for end in cell where isLineBreak(end) {
        if end > start { segments(line, start, end, isFirst: true) }
        start = end + 1
      }
      if start < cell.upperBound { segments(line, start, cell.upperBound, isFirst: true) }
    }
  }

  /// `<br>`, which other dots are shorter than.
  private func isLineBreak(_ index: Int) -> Bool {
    index < elements.count && elements[index].kind == .dot && elements[index].range.count > 3
  }

  /// `| Run 5 km | 3.5 km in 20:15 |`: the plan names what was done.
  mutating func doneOfPlan(
    _ cells: [Range<Int>], _ table: TableColumns, _ line: LineSyntax
  ) -> Bool {
    guard table.hasDate, !table.hasExercise, !table.hasLifts, !table.tellsWork, !table.hasLoads,
      let name = plannedName(cells, table), let done = workWithoutName(cells, table)
    else { return false }
    let range = range(name)
    addEntry(written.bytes[range.indices], location(range))
    segments(line, done.lowerBound, done.upperBound, isFirst: true)
    return true
  }

  private mutating func plannedName(_ cells: [Range<Int>], _ table: TableColumns) -> Range<Int>? {
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .plan = column else { continue }
      let segment = anatomy.segment(from: cell.lowerBound, to: cell.upperBound)
      if !segment.name.isEmpty,
        names.isKnown(NameText.clean(written.bytes[range(segment.name).indices]))
      {
        return segment.name
      }
    }
    return nil
  }

  /// In the column right behind the plan: a bare number may be a pulse, and a clock the time of day.
  private mutating func workWithoutName(
    _ cells: [Range<Int>], _ table: TableColumns
  ) -> Range<Int>? {
    guard
      let plan = table.columns.firstIndex(where: { if case .plan = $0 { true } else { false } }),
      case let done = plan + 1, done < min(cells.count, table.columns.count),
      case .other = table.columns[done], !cells[done].isEmpty
    else { return nil }
    let segment = anatomy.segment(from: cells[done].lowerBound, to: cells[done].upperBound)
    guard segment.hasExpressions, segment.name.isEmpty,
      anatomy.parser.quantities.contains(where: { $0.unit.isMass || $0.unit.isLength })
        || anatomy.parser.terms.contains(where: { $0.joiner == .times })
        || elements[cells[done]].contains(where: { $0.unit == .pace })
    else { return nil }
    return cells[done]
  }

  /// A name, known or with more than a bare number behind it.
  private mutating func tellsExercise(_ cell: Range<Int>) -> Bool {
    let segment = anatomy.segment(from: cell.lowerBound, to: cell.upperBound)
    guard segment.hasExpressions, !segment.name.isEmpty else { return false }
    return anatomy.isStrong
      || names.isKnown(NameText.clean(written.bytes[range(segment.name).indices]))
  }

  /// `6 miles at 6:41` in a cell that is no plan, and no word of what was done.
  func tellsDistance(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    zip(cells, table.columns).contains { cell, column in
      if case .other = column {
        elements[cell].contains(where: \.isNumber)
          && elements[cell].contains {
            $0.unit == .mile || $0.unit == .kilometer || $0.meaning == .mile
              || $0.meaning == .kilometer
          }
      } else {
        false
      }
    }
  }
}
