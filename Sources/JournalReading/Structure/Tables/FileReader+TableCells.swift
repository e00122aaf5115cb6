internal import JournalSyntax
internal import WorkoutModel

/// What the cells of a row tell: whole sets, reps for each set, loads for each set.
extension FileReader {
  /// True when the cell just parsed tells whole sets: `3x8 @ 140`, `12, 10, 8`.
  var holdsWork: Bool {
    holdsList || anatomy.parser.expressions.contains { $0.terms.count > 1 }
  }

  /// True when the cell just parsed holds a list: `8, 7, 6`.
  var holdsList: Bool {
    anatomy.parser.expressions.count == 1 && anatomy.parser.terms.count == 1
      && anatomy.parser.quantities.count > 1
  }

  /// The loads of the cell just parsed: `60/65/70`, `40 - 33`.
  func cellLoads(_ unit: Unit) -> [Quantity] {
    guard anatomy.parser.terms.count == anatomy.parser.expressions.count,
      anatomy.parser.quantities.allSatisfy({ $0.kind == .number && $0.upper == 0 })
    else { return [] }
    return anatomy.parser.quantities.map { load in
      var load = load
      if load.unit == .none { load.unit = unit }
      return load
    }
  }

  /// What stands behind the comma of a cell that is nothing but `62,5`.
  func decimals(_ cell: Range<Int>) -> Int32 {
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

  /// True when the cell just parsed tells loads and their reps: `16 kg x 10 x 4` below `Weight`.
  var holdsLoadedSets: Bool {
    guard let first = anatomy.parser.expressions.first, first.terms.count > 1,
      case let load = anatomy.parser.terms[first.terms.lowerBound],
      case let work = anatomy.parser.terms[first.terms.lowerBound + 1],
      // `52.5kg 5/5/4`: a comma was forgotten.
      work.joiner == .times || work.joiner == .space && work.quantities.count > 1
    else { return false }
    let units = anatomy.parser.terms[first.terms].map {
      anatomy.parser.quantities[$0.quantities.lowerBound].unit
    }
    // `2x8 35 kg` too, and no `2x35 kg`, which are two of them.
    return anatomy.parser.quantities[load.quantities.lowerBound].unit.isMass
      || units.count == 3 && units[2].isMass && !units[0].isMass && !units[1].isMass
  }

  /// Cells that hold whole expressions: `4×9`, `17x10kg`. False when they only plan, as `3x8-12` does
  /// and, in the table of one exercise, a row whose load was left open.
  mutating func expressions(
    _ cells: [Range<Int>], _ table: TableColumns, _ values: KeyValues, _ loads: [Quantity],
    isUnloaded: Bool
  ) -> Bool? {
    var found: Bool?
    // `| Squat | 60 / 80 / 95 | 8 | 5 | 5 |`: each set has its load.
    let loadOfEach = loads.count > 1 && loads.count == filledSets(cells, table) ? loads : []
    var set = 0
    for (index, (whole, column)) in zip(cells, table.columns).enumerated() where !whole.isEmpty {
      let isUntold = !column.holdsSets && !column.mayHoldProduct
      var cell = whole
      if table.cellsAreSets, case .expression = column { cell = ownSet(whole) }
      guard !isUntold || tellsWork(column, table) else { continue }
      if table.tellsDone, case .plan = column, !isDoneAsPlanned(cells, table) { continue }
      var (values, loads, isUnloaded) = (values, loads, isUnloaded)
      if !loadOfEach.isEmpty, case .expression = column, set < loadOfEach.count {
        (values.load, loads) = (loadOfEach[set], [])
        set += 1
      }
      if let own = ownLoad(behind: index, cells, table) {
        (values.load, loads) = (own, [])
      } else if tellsOwnLoad(behind: index, table) {
        (values.load, loads) = (nil, [])
        isUnloaded = table.tellsLoads && !table.hasExercise
      }
      var stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
      var kindOfCell: SetKind?
      if stop == cell.lowerBound, case .expression = column, let set = setBehindMark(cell) {
        kindOfCell = elements[cell.lowerBound].meaning == .warmup ? .warmup : nil
        cell = set..<cell.upperBound
        stop = anatomy.parser.parse(from: set, to: cell.upperBound)
      }
      if stop == cell.lowerBound, !table.tellsSessions, case .expression = column,
        cell.contains(where: { elements[$0].isNumber })
      {
        file.diagnostics.append(.unreadRest(at: place(range(cell))))
      }
      guard stop > cell.lowerBound, !isUntold || holdsWork || isCounted(cell, stop) else {
        continue
      }
      let kindBefore = pendingKind
      defer { pendingKind = kindBefore }
      if let kindOfCell { pendingKind = kindOfCell }
      if column.mayHoldProduct, tellsReps(cells, table) || !holdsLoadedSets { continue }
      // `| Squat | 185x5, 205x5 |` below a head of `Sets`, which else counts them.
      if case .sets = column, !holdsWork || values.sets != nil && values.hasWork { continue }
      if isRangePlan { file.rangeCount += 1 }
      if isRangePlan || isUnloaded {
        found = found ?? false
        continue
      }
      found = true
      if case .expression = column { readLoadedPair(table) }
      if isSetShaped(stop..<cell.upperBound) {
        file.diagnostics.append(.unreadRest(at: place(range(stop..<cell.upperBound))))
      }
      if let load = values.load, !takesOwnLoads(load) {
        emitCell(load, values, loads)
      } else {
        if let name = cells.first, index > 0 { takeHelp(ofName: name) }
        let segment = Segment(
          name: cell.lowerBound..<cell.lowerBound, expressions: cell, rest: stop..<cell.upperBound)
        emit(segment)
      }
    }
    if found == nil, isPlanNotDone(cells, table) { return false }
    return found
  }

  /// How many columns of whole sets hold one in this row.
  func filledSets(_ cells: [Range<Int>], _ table: TableColumns) -> Int {
    zip(cells, table.columns).count { cell, column in
      if case .expression = column { elements[cell].contains(where: \.isNumber) } else { false }
    }
  }

  /// `| Deadlift | 60x10, 80x8, 80x8 | 80 kg max |`: nobody does sixty sets, so each pair of the cell
  /// just parsed is a load with its reps. Gives them the unit of the load beside.
  private mutating func takesOwnLoads(_ load: Quantity) -> Bool {
    let pairs = anatomy.parser.expressions.map { anatomy.parser.terms[$0.terms] }
    // `| Leg press | 20x3 | 120 |`: reps and sets.
    guard pairs.count > 1 else { return false }
    for pair in pairs {
      guard pair.count == 2, let first = pair.first, let last = pair.last, last.joiner == .times,
        first.quantities.count == 1, last.quantities.count == 1,
        case let (own, reps) = (
          anatomy.parser.quantities[first.quantities.lowerBound],
          anatomy.parser.quantities[last.quantities.lowerBound]
        ),
        own.unit == .none, own.kind == .number, reps.unit == .none, reps.kind == .number,
        own.value > 15_000, own.value > reps.value, own.value <= load.value
      else { return false }
    }
    for pair in pairs {
      let own = pair[pair.startIndex].quantities.lowerBound
      anatomy.parser.quantities[own].unit = load.unit
      anatomy.parser.quantities[own].marks.insert(.leading)
    }
    return true
  }

  /// `| Push-ups | 30 reps |`, `| Bike | 30 min |`: the cell just parsed is nothing else.
  private func isCounted(_ cell: Range<Int>, _ stop: Int) -> Bool {
    guard stop == cell.upperBound, anatomy.parser.quantities.count == 1 else { return false }
    let unit = anatomy.parser.quantities[0].unit
    return unit == .repetition || unit.isTime || unit == .kilometer || unit == .mile
  }

  /// `| Swing | 24 kg x 20 x 4 |` below `| Exercise | What |`, and `| 3x20 | 70 |` below
  /// `| Target | kg |`.
  func tellsWork(_ column: TableColumns.Column, _ table: TableColumns) -> Bool {
    column.isUnknown && !table.tellsWork
      && (table.hasExercise || table.hasLoads && !table.hasLifts && table.scheme == nil
        // `| Date | Plan | Done |` below the name of an exercise.
        || table.tellsDone && table.hasDate && !table.hasLifts)
  }

  /// True for both columns of work of `| Top | kg | Back-off | kg |`.
  private func tellsOwnLoad(behind index: Int, _ table: TableColumns) -> Bool {
    guard table.columns.indices.contains(index + 1), case .load = table.columns[index + 1]
    else { return false }
    var loads = 0
    for case .load in table.columns { loads += 1 }
    return loads > 1
  }

  private mutating func ownLoad(
    behind index: Int, _ cells: [Range<Int>], _ table: TableColumns
  ) -> Quantity? {
    guard tellsOwnLoad(behind: index, table), cells.indices.contains(index + 1),
      !cells[index + 1].isEmpty, case .load(let unit) = table.columns[index + 1]
    else { return nil }
    var load = cellQuantity(cells[index + 1], unit)
    load?.value += decimals(cells[index + 1])
    return load
  }

  /// `| Pull-ups | BW | 3 | 8, 7, 6 |`: reps for each set.
  mutating func listedReps(_ cell: Range<Int>, _ values: KeyValues, _ loads: [Quantity]) {
    if groupedReps(cell, loads) { return }
    let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
    guard stop > cell.lowerBound else { return }
    listRepsOfCell()
    if let load = values.load {
      emitCell(load, values, loads)
    } else {
      emit(
        Segment(
          name: cell.lowerBound..<cell.lowerBound, expressions: cell, rest: stop..<cell.upperBound))
    }
  }

  /// Where the set begins behind a mark of one or two words: the 40 of `| wu 40x10 |`.
  private func setBehindMark(_ cell: Range<Int>) -> Int? {
    guard elements[cell.lowerBound].kind == .word,
      let number = cell.prefix(3).first(where: { elements[$0].isNumber }),
      elements[cell.lowerBound..<number].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      isSetShaped(number..<cell.upperBound)
    else { return nil }
    return number
  }

  /// `| Bench | 3 | 10 | 60/65/70 |`: a load for each set.
  mutating func listedLoads(_ loads: [Quantity], _ values: KeyValues, _ line: LineSyntax) -> Bool {
    guard loads.count > 1, let reps = values.reps, values.time == nil, values.distance == nil,
      values.sets.map({ Int($0.value) == loads.count * 1000 }) ?? (loads.count > 2)
    else { return false }
    appendDraft(
      [Self.listTerm(loads), Self.term(.times, 1, behind: loads.count)], loads + [reps],
      Attributes(), line.content)
    context.lastSetLine = context.lineIndex
    return true
  }

  /// The expressions of the cell just parsed, with the load that another cell told.
  private mutating func emitCell(_ load: Quantity, _ values: KeyValues, _ loads: [Quantity]) {
    let expressions = anatomy.parser.expressions
    for (index, expression) in expressions.enumerated() {
      let isEach =
        loads.count > 1 && expressions.count == 1 && setCount(expression) == loads.count
      let own = loads.count > 1 && expressions.count == loads.count ? loads[index] : load
      var quantities = isEach ? loads : [own]
      var terms = [isEach ? Self.listTerm(loads) : Self.term(.first, 1, behind: 0)]
      let told = anatomy.parser.terms[expression.terms].dropFirst(
        isEach && expression.terms.count > 1 ? 1 : 0)
      for term in told {
        var numbers = Array(anatomy.parser.quantities[term.quantities])
        // `| Back extension | 10 | 15, 15 |`: the head says which of them are reps.
        if told.count == 1 {
          for index in numbers.indices where numbers[index].kind == .number {
            if numbers[index].unit == .none { numbers[index].unit = .repetition }
          }
        }
        let joiner: Term.Joiner = isEach ? .times : terms.count == 1 ? .space : term.joiner
        terms.append(Self.term(joiner, numbers.count, behind: quantities.count, term.separator))
        quantities += numbers
      }
      appendDraft(terms, quantities, expression.attributes, expression.range)
    }
  }

  /// How many sets `3x10` or `10, 8, 6` tells of.
  private func setCount(_ expression: Expression) -> Int? {
    let terms = anatomy.parser.terms[expression.terms]
    guard let first = terms.first else { return nil }
    if terms.count == 1 { return first.quantities.count }
    let sets = anatomy.parser.quantities[first.quantities.lowerBound]
    return terms.count == 2 && first.quantities.count == 1 && sets.kind == .number
      && sets.value % 1000 == 0 ? Int(sets.value) / 1000 : nil
  }

  private static func listTerm(_ quantities: [Quantity]) -> Term {
    term(.first, quantities.count, behind: 0, .slash)
  }

  private static func term(
    _ joiner: Term.Joiner, _ count: Int, behind start: Int, _ separator: Term.Separator = .none
  ) -> Term {
    Term(joiner: joiner, quantities: start..<(start + count), separator: separator)
  }
}
