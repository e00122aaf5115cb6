internal import JournalSyntax
internal import WorkoutModel

/// Tables below the name of an exercise that have no head, or whose head names it.
extension FileReader {
  /// `| 80kg | 5 |` and `| 1 | 80kg | 5 |` below `Bench`: loads and their reps.
  mutating func takeRowsWithoutHead(_ cells: [Range<Int>]) -> Bool {
    let next = context.lineIndex + 1
    guard 2...3 ~= cells.count, context.entry != nil || context.pendingName != nil, isHeadPlace,
      next >= document.lines.count || document.lines[next].kind != .tableRule,
      cells.allSatisfy({ $0.count == 1 && elements[$0.lowerBound].kind == .quantity }),
      case let (load, reps) = (
        elements[cells[cells.count - 2].lowerBound], elements[cells[cells.count - 1].lowerBound]
      ), load.unit.isMass || load.isBare && load.value >= 20_000,
      reps.isBareWhole || reps.unit == .repetition, 1_000...60_000 ~= reps.value,
      cells.count == 2
        || elements[cells[0].lowerBound].isBareWhole && elements[cells[0].lowerBound].value == 1_000
    else { return false }
    let columns: [TableColumns.Column] = [.load(.none), .reps]
    context.table = TableColumns(
      columns: cells.count == 2 ? columns : [.sets] + columns, hasExercise: false, hasDate: false,
      delimiter: .pipe)
    context.table?.numbersSets = true
    context.headedTable = context.table
    return true
  }

  /// `| Bench | kg | reps |` above the numbers of its sets: the corner names the exercise.
  mutating func takeNameInCorner(_ cells: [Range<Int>], _ line: LineSyntax) {
    guard let table = context.table, !table.hasExercise, !table.hasLifts, !table.hasDate,
      table.hasLoads, table.hasReps, let corner = cells.first, !corner.isEmpty,
      case .other = table.columns[0], isName(corner),
      rowsBelowHead.allSatisfy({ row in
        guard let text = cell(0, of: row) else { return false }
        let digits = text.drop { !Byte.isDigit($0) }
        return 1...2 ~= digits.count && digits.allSatisfy { Byte.isDigit($0) }
      })
    else { return }
    context.table?.columns[0] = .note
    context.table?.unknownHead = nil
    settlePendingName(nextIsName: true)
    pendName(corner, line)
  }

  /// Takes the load that stands alone right above a table of reps, `Squat 100 kg` above `| Set | Reps |`.
  mutating func takeLoadAboveTable() {
    guard let table = context.table, !table.hasLoads, table.hasReps, !table.hasExercise,
      !table.hasLifts, let head = context.headLoad, head.traceIndex == file.traces.count,
      head.lineIndex < context.lineIndex, head.lineIndex >= context.lineIndex - 2,
      let draft = head.draftIndex, draft == file.drafts.count - 1
    else { return }
    file.drafts.removeLast()
    context.headLoad = nil
    context.table?.loadAbove = head.load
  }
}
