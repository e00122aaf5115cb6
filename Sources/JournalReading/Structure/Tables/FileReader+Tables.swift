internal import JournalSyntax
internal import WorkoutModel

/// Tables: a row a set, a row an exercise, a column a set, a row a session.
extension FileReader {
  mutating func tableRow(_ line: LineSyntax) {
    guard context.lineIndex >= context.rowsReadTo else { return }
    dropCountsOfLists()
    settleHelpBehindSets()
    settleOwnWeightInCells()
    if let count = context.table?.columns.count, count > 3 { partThousands(columns: count) }
    var cells = rowCells()
    guard !cells.isEmpty else { return noteUnread(line) }
    if context.table == nil, let last = context.headedTable, isRowOfBox(cells, last) {
      context.table = last
    }
    guard let table = context.table else {
      if weekdayColumns(cells) || dayColumns(cells, line) || fieldRow(line) { return }
      let isSets =
        elements.indices.contains {
          elements[$0].kind == .times && $0 > 0 && elements[$0 - 1].isNumber
        } && !headsSchemes(cells)
      context.headDelimiter = Byte.pipe
      if takeRowsWithoutHead(cells) { return tableRow(line) }
      if cells.count == 3, cells[0].isEmpty { _ = persons() }
      context.table = isSets || !isHeadPlace ? nil : header(cells, .pipe)
      openDateInCorner(cells)
      takeNameInCorner(cells, line)
      if context.table != nil {
        openProgrammeOfDays()
        context.numbersOfExercises = [:]
        context.headedTable = context.table
        takeNameOfTitle()
        takeNameOfSentenceAbove()
        takeLoadAboveTable()
      }
      takeTableScheme()
      if isSets || tellsDistance {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      if context.table == nil { note(line.content) }
      return
    }
    guard context.section == .training else { return note(line.content) }
    cells = settledCells(cells, table)
    row(withoutDitto(cells, table), withListsOfTimes(cells, table), line)
  }

  func rowCells() -> [Range<Int>] {
    guard let table = context.table else { return cells(.pipe) }
    if !table.spans.isEmpty { return spacedCells(of: table) }
    guard let delimiter = table.delimiter else { return tabbedCells(countsIndent: true) }
    let cells = cells(delimiter)
    // ` | 2 | 80 kg | 7` below `Bench Press | 1 | 80 kg | 8`: the first cell is empty.
    return table.isBare && delimiter == .pipe && elements[0].kind == .pipe
      && cells.count < table.columns.count && cells.first.map({ isNumberCell($0) }) == true
      ? [0..<0] + cells : cells
  }

  private func tellsTotal(_ cells: [Range<Int>]) -> Bool {
    cells.contains { !$0.isEmpty && elements[$0.lowerBound].meaning == .total }
  }

  private func isNumberCell(_ cell: Range<Int>) -> Bool {
    !cell.isEmpty && elements[cell.lowerBound].isNumber
  }

  /// `09.01   60x5 80x5   -   8 7 6` below `Date   Squat   Bench   Chins`.
  var isDayOfLifts: Bool {
    guard let table = context.table, !table.spans.isEmpty, table.hasLifts, table.hasDate,
      elements.dropFirst().contains(where: { $0.flags.contains(.gap) })
    else { return false }
    return dates.date(at: 0) != nil
  }

  /// True for the rows below a head without bars at its ends.
  func isBareTableRow(_ line: LineSyntax) -> Bool {
    guard let table = context.table, !elements.isEmpty else { return false }
    if !table.spans.isEmpty {
      // `Deadlift  140x5  easy` is a line like any other.
      return elements.dropFirst().contains { $0.flags.contains(.gap) }
        && (table.columns.contains { $0.holdsSets } || !isMultiplied(elements.indices)
          || isDayOfLifts)
    }
    if table.delimiter == .semicolon, !table.hasExercise, isBeyondColumns(table) { return false }
    return elements.contains { table.delimiter == nil ? isTabbed($0) : $0.kind == table.delimiter }
  }

  /// `Mo 06.01.25; KB 3x5@80; BD 3x5@60; 82,1` below `Datum; Training; KG`: each exercise is a field of its own.
  private func isBeyondColumns(_ table: TableColumns) -> Bool {
    elements.count { $0.kind == .semicolon } >= table.columns.count
      && elements.contains { $0.kind == .times }
  }

  // MARK: Rows

  private mutating func row(_ cells: [Range<Int>], _ table: TableColumns, _ line: LineSyntax) {
    // What stands above is of no row.
    if context.keyValues.range != nil { flushKeyValues() }
    if opensKindOfRows(cells) || isRestOfApp(cells) { return note(line.content) }
    if dayBetweenRows(cells, table, line) { return }
    if table.hasExercise, isPlannedRow(cells, table) { return plannedRow(line) }
    if table.hasExercise, isRowOfBody(cells, table) { return rowOfBody(cells, table, line) }
    // `| Exercise | Sets | Reps | Picture |` in a file without a date: a routine.
    if table.showsExercises, file.dates.isEmpty { return plannedRow(line) }
    if table.isAnnounced || table.prescribes && isMultiplied(elements.indices) {
      return plannedRow(line)
    }
    if table.numbersWeeks, tellsShares(cells) { return plannedRow(line) }
    if table.hasDate, tellsLaterDay(cells) { return plannedRow(line) }
    if table.tellsRuns { leaveTitle() }
    let runs = runCells(cells, table)
    let told = runs.isEmpty ? sessionCells(cells, table) : []
    if !told.isEmpty || !runs.isEmpty { context.table?.tellsSessions = true }
    if context.table?.tellsSessions == true { context.entry = nil }
    let isDated = dated(cells, table)
    context.row = details(cells, table)
    defer { context.row = nil }
    let read = rowValues(cells, table)
    var (values, loads, isPlan) = (read.values, read.loads, read.isPlan)
    let (named, repsList) = (read.isNamed, read.repsList)
    if values.load == nil, values.reps != nil { values.load = table.loadAbove }
    if isUnperformedRow(cells, table) || isLeftUndone(cells, table) { return plannedRow(line) }
    if loadsOfReps(cells, table) { return }
    if table.hasLifts, table.hasDate, isSum(cells) { return note(line.content) }
    if read.isRangeOfSets {
      countRange(values.sets)
    } else if numbersRow(values.sets, isNamed: named) {
      values.sets = nil
    }
    takeRemarks(cells, table, values)
    if lifts(cells, table) { return furtherCells(cells, table) }
    if !told.isEmpty { return sessionRow(told, line) }
    if !runs.isEmpty { return runs.forEach { emitRun($0) } }
    if doneOfPlan(cells, table, line) { return }
    if named {
      context.table?.hasNamedRow = true
      context.table?.namedLoad = values.load != nil
    }
    let isSummed = table.hasExercise && isSum(cells)
    if table.hasExercise, !named, isSummed || !continues(cells, table, values) {
      if !isSummed,
        isMultiplied(elements.indices) || !table.spans.isEmpty
          || values.load != nil && !tellsTotal(cells)
            && (values.reps != nil || filledSets(cells, table) > 0)
      {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      return note(line.content)
    }
    if !table.hasExercise, values.reps == nil, headsBodyWeight { return note(line.content) }
    if !table.hasExercise, context.pendingName != nil { _ = keepPendingName() }
    if table.tellsRuns { return run(cells, table, values, line) }
    if context.entry == nil, !table.hasExercise, values.hasWork { _ = openSubject() }
    guard context.entry != nil else {
      if isSetShaped(elements.indices) || tellsDistance(cells, table) || values.distance != nil
        || tellsUnnamedSets(cells, table) || values.reps != nil && values.load != nil
      {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      return
    }
    warmups(cells, table)
    if attemptsOfRow(cells, table) { return }
    if table.isPlan, !elements.contains(where: { $0.unit.isMass }), values.load == nil {
      return plannedRow(line)
    }
    if values.load != nil { context.table?.tellsLoads = true }
    if let scheme = table.scheme, values.load != nil {
      (values.sets, values.reps) = (scheme.sets, scheme.reps)
    }
    if let done = doneLoad(cells) { (values.load, loads) = (done, []) }
    if sides(cells, table, values, line) { return }
    if !values.hasWork, let (way, time) = wayAndTime(cells, table) {
      (values.distance, values.time) = (way, time)
      return emit(values, line)
    }
    if let repsList { return listedReps(repsList, values, loads) }
    if listedLoads(loads, values, line) { return }
    let isUnloaded = table.tellsLoads && values.load == nil && !table.hasExercise && !isDated
    switch expressions(cells, table, values, loads, isUnloaded: isUnloaded) {
    case .some(true): return furtherCells(cells, table)
    case .some(false): isPlan = true
    case .none: break
    }
    guard isPlan else {
      tellUnknownColumn(cells)
      emit(values, line)
      return furtherCells(cells, table)
    }
    // A row that was left out beside others that were done: `| 5x5 80 | - | ill |`.
    if !table.tellsDone, !table.tellsLoads { context.table?.isPlan = true }
    plannedRow(line)
  }

  /// `| | 110 kg | 5 |` below `| Deadlift | 100 kg | 5 |`: more of the same exercise.
  private func continues(
    _ cells: [Range<Int>], _ table: TableColumns, _ values: KeyValues
  ) -> Bool {
    guard table.hasNamedRow, context.entry != nil,
      values.reps != nil || filledSets(cells, table) > 0,
      values.load != nil || !table.namedLoad
    else { return false }
    return zip(cells, table.columns).allSatisfy { cell, column in
      if case .exercise = column { return cell.isEmpty || isNumberOfSet(cell) }
      return !elements[cell].contains { $0.meaning == .total }
    }
  }

  /// `Set 2` in place of a name.
  private func isNumberOfSet(_ cell: Range<Int>) -> Bool {
    cell.count == 2 && elements[cell.lowerBound].meaning == .set
      && elements[cell.lowerBound + 1].isBareWhole
  }

  /// True when the cell of reps just parsed tells sets of them, which no other column does.
  func tellsSets(_ table: TableColumns) -> Bool {
    guard holdsWork, anatomy.parser.quantities.count > 1 else { return false }
    return !table.columns.contains { if case .sets = $0 { true } else { false } }
  }

  /// `| 80 kg (5RM) | 5 reps | 4 reps |`: the load at the head of the row.
  func isLoadAtHead(
    _ cell: Range<Int>, _ cells: [Range<Int>], _ table: TableColumns
  ) -> Bool {
    cell.lowerBound == cells[0].lowerBound && !table.hasExercise
      && elements[cell.lowerBound].unit.isMass
  }

  /// A table's name holds for all its rows.
  mutating func keepPendingName() -> Bool { takePendingName() }

  mutating func name(_ cell: Range<Int>) -> Bool {
    guard elements[cell].contains(where: { $0.kind == .word }), !isNumberOfSet(cell) else {
      return false
    }
    // `Exercise name` is a head again, and `Leg lift` an exercise.
    guard !elements[cell].contains(where: { $0.meaning == .total }),
      !elements[cell].allSatisfy({ $0.meaning == .exercise })
    else { return false }
    settlePendingName(nextIsName: true)
    let range = range(withoutKind(cell))
    addEntry(written.bytes[range.indices], location(range))
    return true
  }

  mutating func cellQuantity(_ cell: Range<Int>, _ unit: Unit) -> Quantity? {
    // The `-30` of `Assisted pull-up,-30,8,3`, which no blank tells from a range.
    let isHelp =
      cell.count == 2 && elements[cell.lowerBound].kind == .hyphen
      && elements[cell.lowerBound + 1].isNumber
    let start = isHelp ? cell.lowerBound + 1 : cell.lowerBound
    let stop = anatomy.parser.parse(from: start, to: cell.upperBound)
    guard stop > start, var quantity = anatomy.parser.quantities.first else { return nil }
    if quantity.unit == .none, quantity.kind == .number { quantity.unit = unit }
    // `180/230kg`: the second load is the heavier half of one rep.
    if let last = anatomy.parser.quantities.last, last.unit.isMass { quantity = last }
    if isHelp { quantity.marks.insert(.assisted) }
    count(quantity.unit)
    return quantity
  }

  /// The tens of a pair, `| 10s |`, in a column of loads are no seconds.
  mutating func loadOfCell(_ cell: Range<Int>, _ unit: Unit) -> Quantity? {
    guard var load = cellQuantity(cell, unit) else { return nil }
    if load.unit == .letterS {
      load.unit = unit
      load.marks.insert(.each)
    }
    return load
  }

  mutating func emit(_ values: KeyValues, _ line: LineSyntax) {
    guard values.hasWork else {
      if isSetShaped(elements.indices)
        || elements.contains(where: { $0.isNumber && ($0.unit.isLength || $0.unit.isTime) })
        || values.sets.map({ $0.kind == .number && $0.value > 0 }) == true
      {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      return
    }
    // `Bench press,-5,8,3`: nobody is helped so.
    if values.load?.marks.contains(.assisted) == true, let entry = context.entry,
      file.entries[entry].nature.contains(.lifted),
      file.entries[entry].nature.isDisjoint(with: [.bodyweight])
    {
      file.diagnostics.append(.minusNotRead(at: place(line.content)))
    }
    var values = values
    values.lineIndex = context.lineIndex
    values.range = line.content
    if context.table?.isBelowWarmup == true { values.kind = .warmup }
    // A load of which no reps are told is one all the same.
    if values.reps == nil, values.sets != nil { values.load?.marks.insert(.leading) }
    context.keyValues = values
    flushKeyValues()
  }
}
