internal import JournalSyntax
internal import WorkoutModel

/// What the columns of a table hold.
struct TableColumns {
  enum Column {
    case exercise, sets, reps, load(Unit), expression, date, rest, rpe, time, distance, note, other
  }

  var columns: [Column]
  var hasExercise: Bool
  var hasDate: Bool
}

/// Tables: a row a set, a row an exercise, a column a set, a row a session.
extension FileReader {
  mutating func tableRow(_ line: LineSyntax) {
    let cells = cells()
    guard !cells.isEmpty else { return }
    guard let table = context.table else {
      context.table = header(cells)
      if context.table == nil { note(line.content) }
      return
    }
    guard context.section == .training else { return note(line.content) }
    row(cells, table, line)
  }

  /// The element ranges between pipes; empty cells are kept.
  private func cells() -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 0
    for (index, element) in elements.enumerated() where element.kind == .pipe {
      if index > 0 || start > 0 { cells.append(start..<index) }
      start = index + 1
    }
    if start < elements.count { cells.append(start..<elements.count) }
    return cells
  }

  // MARK: The head

  private func header(_ cells: [Range<Int>]) -> TableColumns? {
    let columns = cells.map { column($0) }
    var hasExercise = false
    var hasDate = false
    var hasWork = false
    for column in columns {
      switch column {
      case .exercise: hasExercise = true
      case .date: hasDate = true
      case .sets, .reps, .load, .expression, .time, .distance: hasWork = true
      default: continue
      }
    }
    guard hasWork || hasExercise || hasDate else { return nil }
    return TableColumns(columns: columns, hasExercise: hasExercise, hasDate: hasDate)
  }

  private func column(_ cell: Range<Int>) -> TableColumns.Column {
    let meanings = elements[cell].map { $0.kind == .quantity ? WordMeaning.none : $0.meaning }
    if meanings.isEmpty || elements[cell].allSatisfy({ $0.kind == .hash }) { return .date }
    let hasSets = meanings.contains(.set)
    let hasReps = meanings.contains(.repetition)
    if meanings.contains(.rest) { return .rest }
    if meanings.contains(.date) || meanings.contains(.day) { return .date }
    if hasSets, hasReps { return .expression }
    if meanings.contains(.exercise) { return .exercise }
    if hasReps { return .reps }
    if meanings.contains(.weight) || meanings.contains(.kilogram) || meanings.contains(.pound) {
      let unit: Unit =
        meanings.contains(.kilogram) ? .kilogram : meanings.contains(.pound) ? .pound : .none
      return .load(unit)
    }
    if meanings.contains(.round) { return .sets }
    if meanings.contains(.workingSet), meanings.count == 1 { return .time }
    if hasSets { return elements[cell].contains(where: \.isNumber) ? .expression : .sets }
    if meanings.contains(.rpe) { return .rpe }
    if meanings.contains(.time) || meanings.contains(.duration) { return .time }
    if meanings.contains(.distance) || meanings.contains(.pace) {
      return meanings.contains(.pace) ? .other : .distance
    }
    if meanings.contains(.note) { return .note }
    return isOrdinal(cell) ? .expression : .other
  }

  /// `1st`, `2nd`, `Set 1`, `S1`, `1`.
  private func isOrdinal(_ cell: Range<Int>) -> Bool {
    cell.count <= 2 && elements[cell].contains { $0.kind == .quantity && $0.unit != .other }
  }

  // MARK: Rows

  private mutating func row(_ cells: [Range<Int>], _ table: TableColumns, _ line: LineSyntax) {
    var values = KeyValues()
    var named = false
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      switch column {
      case .exercise:
        named = name(cell)
      case .date:
        if let (date, _) = dates.date(at: cell.lowerBound) { rowDate(date) }
      case .load(let unit): values.load = cellQuantity(cell, unit)
      case .reps: values.reps = cellQuantity(cell, .none)
      case .sets: values.sets = cellQuantity(cell, .set)
      case .time: values.time = cellQuantity(cell, .none)
      case .distance: values.distance = cellQuantity(cell, .none)
      case .rpe: values.rpe = cellQuantity(cell, .none)?.value
      default: continue
      }
    }
    if table.hasExercise, !named { return note(line.content) }
    if !table.hasExercise, context.pendingName != nil { _ = keepPendingName() }
    guard context.entry != nil else {
      if isSetShaped(elements.indices) {
        file.diagnostics.append(.unreadNumbers(at: place(line.content)))
      }
      return
    }
    if !expressions(cells, table, values) { emit(values, line) }
  }

  /// A table's name holds for all its rows.
  private mutating func keepPendingName() -> Bool { takePendingName() }

  private mutating func rowDate(_ date: WrittenDate) {
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
    } else if let entry {
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
    return quantity
  }

  /// Cells that hold whole expressions: `4×9`, `17x10kg`.
  private mutating func expressions(
    _ cells: [Range<Int>], _ table: TableColumns, _ values: KeyValues
  ) -> Bool {
    var found = false
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .expression = column else { continue }
      let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
      guard stop > cell.lowerBound else { continue }
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
    guard values.reps != nil || values.time != nil || values.distance != nil || values.load != nil
    else { return }
    var values = values
    values.lineIndex = context.lineIndex
    values.range = line.content
    context.keyValues = values
    flushKeyValues()
  }
}
