internal import JournalSyntax
internal import WorkoutModel

/// Tables: a row a set, a row an exercise, a column a set, a row a session.
extension FileReader {
  mutating func tableRow(_ line: LineSyntax) {
    let cells = rowCells()
    guard !cells.isEmpty else { return }
    guard let table = context.table else {
      let isSets = elements.indices.contains {
        elements[$0].kind == .times && $0 > 0 && elements[$0 - 1].isNumber
      }
      context.table = isSets || !isHeadPlace ? nil : header(cells, .pipe)
      if isSets || tellsDistance {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      if context.table == nil { note(line.content) }
      return
    }
    guard context.section == .training else { return note(line.content) }
    row(cells, table, line)
  }

  private func rowCells() -> [Range<Int>] {
    guard let table = context.table else { return cells(.pipe) }
    return table.delimiter.map { cells($0) } ?? tabbedCells()
  }

  /// The element ranges between delimiters; empty cells are kept.
  func cells(_ delimiter: Element.Kind) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 0
    for (index, element) in elements.enumerated() where element.kind == delimiter {
      if index > 0 || start > 0 || delimiter != .pipe { cells.append(start..<index) }
      start = index + 1
    }
    if start < elements.count { cells.append(start..<elements.count) }
    return cells
  }

  /// True for the rows below a head without bars at its ends.
  func isBareTableRow(_ line: LineSyntax) -> Bool {
    guard let table = context.table else { return false }
    return elements.contains { table.delimiter == nil ? isTabbed($0) : $0.kind == table.delimiter }
  }

  // MARK: Rows

  private mutating func row(_ cells: [Range<Int>], _ table: TableColumns, _ line: LineSyntax) {
    var values = KeyValues()
    var named = false
    var repsList: Range<Int>?
    var isPlan = false
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      switch column {
      case .exercise:
        named = name(cell)
      case .date:
        // `<2024-05-06 Mon>`, as Org writes it.
        let start = elements[cell.lowerBound].kind == .other ? cell.lowerBound + 1 : cell.lowerBound
        if let (date, _) = dates.date(at: start) { rowDate(date) }
      case .load(let unit):
        values.load = cellQuantity(cell, unit)
        values.load?.value += decimals(cell)
      case .reps:
        values.reps = cellQuantity(cell, .none)
        if holdsList { repsList = cell }
        if isRangePlan {
          values.reps = nil
          repsList = nil
          isPlan = true
        }
      case .sets where !isLoadAtHead(cell, cells, table):
        values.sets = cellQuantity(cell, .set)
      case .time: values.time = cellQuantity(cell, .none)
      case .distance: values.distance = cellQuantity(cell, .none)
      case .rpe: values.rpe = cellQuantity(cell, .none)?.value
      case .other where isLoadAtHead(cell, cells, table), .sets:
        values.load = cellQuantity(cell, .none)
      default: continue
      }
    }
    if table.hasLifts, table.hasDate, isSum(cells) { return note(line.content) }
    if numbersRow(values.sets) { values.sets = nil }
    if lifts(cells, table) { return }
    if table.hasExercise, !named { return note(line.content) }
    if !table.hasExercise, context.pendingName != nil { _ = keepPendingName() }
    guard context.entry != nil else {
      if isSetShaped(elements.indices) {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      return
    }
    if table.isPlan, !elements.contains(where: { $0.unit.isMass }), values.load == nil {
      return plannedRow(line)
    }
    if let repsList {
      return listedReps(repsList, values)
    }
    switch expressions(cells, table, values) {
    case .some(true): return
    case .some(false): isPlan = true
    case .none: break
    }
    guard isPlan else { return emit(values, line) }
    context.table?.isPlan = true
    plannedRow(line)
  }

  /// `| 80 kg (5RM) | 5 reps | 4 reps |`: the load at the head of the row.
  private func isLoadAtHead(
    _ cell: Range<Int>, _ cells: [Range<Int>], _ table: TableColumns
  ) -> Bool {
    cell.lowerBound == cells[0].lowerBound && !table.hasExercise
      && elements[cell.lowerBound].unit.isMass
  }

  /// The columns of a table with one exercise each.
  private mutating func lifts(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var found = false
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .lift(let name, let location) = column else { continue }
      found = true
      let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
      guard stop > cell.lowerBound, elements[cell.lowerBound].value > 0 || holdsWork else {
        continue
      }
      if table.countsReps, !anatomy.isStrong,
        names.nature(of: name).isDisjoint(with: [.timed, .cardio, .distance])
      {
        anatomy.parser.countReps()
      }
      addEntry(name, location)
      emit(
        Segment(
          name: cell.lowerBound..<cell.lowerBound, expressions: cell, rest: stop..<cell.upperBound))
      context.lastSetLine = context.lineIndex
    }
    return found
  }

  /// True when the cell just parsed tells whole sets: `3x8 @ 140`, `12, 10, 8`.
  private var holdsWork: Bool {
    holdsList || anatomy.parser.expressions.contains { $0.terms.count > 1 }
  }

  /// True when the cell just parsed holds a list: `8, 7, 6`.
  private var holdsList: Bool {
    anatomy.parser.expressions.count == 1 && anatomy.parser.terms.count == 1
      && anatomy.parser.quantities.count > 1
  }

  /// `| Pull-ups | BW | 3 | 8, 7, 6 |`: reps for each set.
  private mutating func listedReps(_ cell: Range<Int>, _ values: KeyValues) {
    let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
    guard stop > cell.lowerBound else { return }
    if let load = values.load {
      emitCell(load, values)
    } else {
      emit(
        Segment(
          name: cell.lowerBound..<cell.lowerBound, expressions: cell, rest: stop..<cell.upperBound))
    }
  }

  /// A table's name holds for all its rows.
  private mutating func keepPendingName() -> Bool { takePendingName() }

  private mutating func rowDate(_ date: WrittenDate) {
    if isCurrent(date) { return }
    let pending = context.pendingName
    let entry = context.entry
    context.pendingName = nil
    let table = context.table
    startSession(date, titleFrom: elements.count)
    context.table = table
    if let pending {
      context.pendingName = pending
      _ = takePendingName()
      context.pendingName = nil
    } else if let entry, let table, !table.hasExercise, !table.hasLifts {
      let name = file.entries[entry]
      addEntry(Array(name.name.utf8)[...], name.location)
    }
  }

  private mutating func name(_ cell: Range<Int>) -> Bool {
    guard elements[cell].contains(where: { $0.kind == .word }) else { return false }
    for element in elements[cell] where element.meaning == .total || element.meaning == .exercise {
      return false
    }
    settlePendingName(nextIsName: true)
    let range = range(cell)
    addEntry(bytes[range.indices], location(range))
    return true
  }

  private mutating func cellQuantity(_ cell: Range<Int>, _ unit: Unit) -> Quantity? {
    let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
    guard stop > cell.lowerBound, var quantity = anatomy.parser.quantities.first else { return nil }
    if quantity.unit == .none, quantity.kind == .number { quantity.unit = unit }
    // `180/230kg`: the second load is the heavier half of one rep.
    if let last = anatomy.parser.quantities.last, last.unit.isMass { quantity = last }
    count(quantity.unit)
    return quantity
  }

  /// What stands behind the comma of a cell that is nothing but `62,5`.
  private func decimals(_ cell: Range<Int>) -> Int32 {
    guard cell.count == 3, elements[cell.lowerBound].kind == .quantity,
      elements[cell.lowerBound].unit == .none,
      elements[cell.lowerBound + 1].kind == .comma, !elements[cell.lowerBound + 1].spaceBefore
    else { return 0 }
    let last = elements[cell.lowerBound + 2]
    guard last.kind == .quantity, last.unit == .none || last.unit.isMass, !last.spaceBefore,
      last.value < 100_000
    else { return 0 }
    return last.range.count == 1 || last.value < 10_000 && last.unit.isMass
      ? last.value / 10 : last.value / 100
  }

  /// Cells that hold whole expressions: `4×9`, `17x10kg`. False when they only plan, as `3x8-12` does.
  private mutating func expressions(
    _ cells: [Range<Int>], _ table: TableColumns, _ values: KeyValues
  ) -> Bool? {
    var found: Bool?
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      // `| Swing | 24 kg x 20 x 4 | fine |` below `| Exercise | What | Note |`.
      let isUntold = !column.holdsSets
      guard !isUntold || column.isUnknown && table.hasExercise && !table.hasWork else { continue }
      let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
      guard stop > cell.lowerBound, !isUntold || holdsWork && !isRangePlan else { continue }
      // `| Squat | 185x5, 205x5 |` below a head of `Sets`, which else counts them.
      if case .sets = column, !holdsWork || values.hasWork { continue }
      if isRangePlan {
        found = found ?? false
        continue
      }
      found = true
      if let load = values.load {
        emitCell(load, values)
      } else {
        let segment = Segment(
          name: cell.lowerBound..<cell.lowerBound, expressions: cell, rest: stop..<cell.upperBound)
        emit(segment)
      }
    }
    return found
  }

  private mutating func emitCell(_ load: Quantity, _ values: KeyValues) {
    for expression in anatomy.parser.expressions {
      var quantities = [load]
      var terms = [Term(joiner: .first, quantities: 0..<1, separator: .none)]
      for term in anatomy.parser.terms[expression.terms] {
        let own = anatomy.parser.quantities[term.quantities]
        terms.append(
          Term(
            joiner: terms.count == 1 ? .space : term.joiner,
            quantities: quantities.count..<(quantities.count + own.count),
            separator: term.separator))
        quantities += own
      }
      var attributes = expression.attributes
      if let rpe = values.rpe { attributes.rpe = [rpe] }
      appendDraft(terms, quantities, attributes, expression.range)
    }
  }

  private mutating func emit(_ values: KeyValues, _ line: LineSyntax) {
    guard values.hasWork else {
      if isSetShaped(elements.indices) {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      return
    }
    var values = values
    values.lineIndex = context.lineIndex
    values.range = line.content
    context.keyValues = values
    flushKeyValues()
  }
}
