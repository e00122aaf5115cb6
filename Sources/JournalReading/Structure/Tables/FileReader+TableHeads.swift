internal import JournalSyntax
internal import WorkoutModel

/// The first row of a table, with bars at its ends or without.
extension FileReader {
  func header(_ cells: [Range<Int>], _ delimiter: Element.Kind?) -> TableColumns? {
    var columns = cells.map { column($0) }
    let isMarkedByHash = takeHashForSets(&columns, cells)
    let isDay = cells.first.map { isDayOfProgramme($0) } ?? false
    if dateInCorner(cells) != nil || isDay && cells.dropFirst().contains(where: { tellsSet($0) }) {
      columns[0] = .exercise
    }
    let tellsSessions = takeWorkOfDays(&columns, cells)
    let schemeColumn = takeSchemeBesideSets(&columns, cells)
    keepOneExercise(&columns, cells)
    dropSidedLoads(&columns, cells)
    dropTotals(&columns, cells)
    takeMeasures(&columns, cells)
    dropTimesBesideDays(&columns, cells)
    takeWorkBesideWarmup(&columns, cells)
    dropFurtherMeasures(&columns, cells)
    takeUnitsOfLifts(&columns, cells)
    takeSharesOfMaximum(&columns, cells)
    takeRepsBesideGoals(&columns, cells)
    takeColumnOfWriter(&columns, cells)
    takeNamesWithoutHead(&columns, cells)
    let tellsGoals = takeGoalsForExercises(&columns, cells)
    takeSides(&columns, cells)
    takeLastTime(&columns, cells)
    takeResultsOfTests(&columns, cells)
    takePlanBesideResult(&columns, cells)
    if !tellsSessions { takeHeadsByCells(&columns, cells) }
    takeLoadBeforeReps(&columns, cells)
    let tellsRuns = takeRuns(&columns, cells)
    if let table = repsHead(cells, columns, delimiter) { return table }
    takeSessionsForExercises(&columns, cells)
    var hasExercise = false
    var hasDate = false
    var hasWork = false
    for column in columns {
      switch column {
      case .exercise: hasExercise = true
      case .date: hasDate = true
      case .sets, .reps, .load, .expression, .time, .distance, .sided: hasWork = true
      default: continue
      }
    }
    // `| # |  | Kg |`: the column without a head is not the one of the dates.
    if let first = cells.first, !first.isEmpty, case .date = columns[0] {
      for index in cells.indices where cells[index].isEmpty { columns[index] = .other }
    }
    // `| Week | Mon Squat | Wed Bench |`.
    let isNumbered =
      cells.first.map { holdsOrdinal($0) } ?? false || numbersSetsOfLifts(&columns, cells)
    if hasDate || isNumbered, !hasExercise, !tellsSessions || namesKnownExercise(cells) {
      nameLifts(&columns, cells)
    }
    let hasLifts = columns.contains { if case .lift = $0 { true } else { false } }
    guard hasWork || hasExercise || hasDate || hasLifts else { return nil }
    if hasDate, !hasExercise, !hasLifts, tellsBody(columns), !tellsDone(cells, columns) {
      return nil
    }
    if !hasExercise, tellsMonths(cells, columns) { return nil }
    var table = TableColumns(
      columns: columns, hasExercise: hasExercise, hasDate: hasDate, delimiter: delimiter)
    table.mayNumberSets =
      isMarkedByHash
      || cells.contains { cell in
        cell.count == 1 && elements[cell.lowerBound].meaning == .set
          && (bytes[Int(elements[cell.lowerBound].range.start)] >= 0xE3
            || isWord(cell.lowerBound, in: Self.eitherNumber))
      }
    table.numbersSets =
      cells.contains { isSingularSet($0) }
      || rowsNumberSets(columns, isEither: table.mayNumberSets)
    table.countsSets = rowsCountSets(columns) || tabbedRowsCountSets(columns)
    table.countsReps = hasLifts && countsReps(columns)
    table.tellsRuns = tellsRuns
    table.tellsDone = tellsDone(cells, columns)
    if table.tellsDone { dropColumnsBeforePlan(&table.columns, cells) }
    table.numbersWeeks = cells.first.map { numbersWeeks($0) } ?? false
    table.prescribes =
      !table.tellsDone && !table.tellsWork && !table.hasLoads && !hasLifts
      && cells.contains { isWord($0, in: HeadWords.prescribed) }
      || tellsBestsByMonth(cells) || tellsBestsOnly(cells, columns)
    table.isAnnounced =
      file.plannedTable == context.lineIndex || tellsGoals
      || !table.hasLoads && !hasDate && cells.contains { isShareOfMaximum($0) }
      || tellsMaxima(cells, table) || isBelowTitleOfBests(columns)
      || !table.hasLoads && tellsWeekOfProgramme(columns)
    table.showsExercises =
      !hasDate && !table.tellsDone && cells.contains { isWord($0, in: HeadWords.pictures) }
    table.doneColumn = table.tellsDone ? nil : doneColumn(cells, columns)
    table.unknownHead = unknownHead(cells, columns)
    table.dateColumns = dateColumns(cells)
    table.schemeColumn = schemeColumn
    if hasLifts { table.schemesInHeads = schemesInHeads(cells, columns) }
    table.pairsTellLoads = pairsTellLoads(cells, columns)
    table.cellsTellSets = cellsTellSets(cells, columns)
    table.cellsAreSets = cells.count(where: { isOneSet($0) }) > 1
    table.unitsInHeads = unitsInHeads(cells, columns)
    table.unitColumn = cells.indices.first { index in
      isWord(cells[index], in: HeadWords.units)
        || headsUnit(cells[index]) && elements[cells[index].lowerBound].meaning == .weight
    }
    table.slashedCells = slashedCells(cells, columns)
    joinPairs(pairedColumns(table.columns, delimiter), &table)
    return table
  }

  /// `| Lift | Training max (kg) | e1RM 31 Dec | Target 30 June |`: bests and goals, and no sets.
  private func tellsMaxima(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard table.hasExercise, !table.hasDate, !table.hasReps else { return false }
    let maxima = cells.dropFirst().count { cell in
      cell.contains { elements[$0].meaning == .maximum || isWord($0, in: Self.maxima) }
    }
    let goals = cells.dropFirst().count { cell in cell.contains { elements[$0].meaning == .goal } }
    return maxima + goals > 1 && maxima + goals >= cells.count - 2 && maxima > 0
  }

  private static let maxima = WordSet("e1rm 1rm tm max e1ПМ пм")

  /// `%`, `% 1RM`.
  private func isShareOfMaximum(_ cell: Range<Int>) -> Bool {
    // The sign alone is no element.
    cell.isEmpty
      && bytes[document.lines[context.lineIndex].content.indices].contains(Byte.percent)
  }

  private func namesKnownExercise(_ cells: [Range<Int>]) -> Bool {
    cells.contains {
      !$0.isEmpty && names.isKnown(NameText.clean(written.bytes[range($0).indices]))
    }
  }

  /// `| Total weight | Weight per side | Reps |`: what lies on one side is told by the whole.
  private func dropSidedLoads(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    let loads = columns.indices.filter { columns[$0].mayHoldProduct }
    guard loads.count > 1 else { return }
    let sided = loads.filter { column in
      elements[cells[column]].contains { $0.meaning == .side || $0.meaning == .each }
    }
    guard sided.count < loads.count else { return }
    for column in sided { columns[column] = .note }
  }

  /// `| Date | Weight | Fat % |`: of the lifter.
  private func tellsBody(_ columns: [TableColumns.Column]) -> Bool {
    let hasOnlyLoads = columns.allSatisfy { column in
      switch column {
      case .load, .date, .other, .plan, .note: true
      default: false
      }
    }
    return hasOnlyLoads
      && bytes[document.lines[context.lineIndex].content.indices].contains(Byte.percent)
  }

  /// Only plurals, and bodyweight work among them: `PushUps`, `Squats`; or bodyweight work in most
  /// columns, and no lift that the catalog knows in the others.
  private func countsReps(_ columns: [TableColumns.Column]) -> Bool {
    var (ofBody, ofBar, counted, all) = (0, 0, 0, 0)
    for case .lift(let name, _, let isKnown) in columns where isKnown {
      let nature = names.nature(of: name)
      all += 1
      if nature.contains(.bodyweight) {
        ofBody += 1
      } else if names.isKnown(name), nature.isDisjoint(with: [.timed, .cardio, .distance]) {
        ofBar += 1
      }
      if name.utf8.last == 0x73, !name.hasSuffix("ss") { counted += 1 }
    }
    return ofBody > 0 && counted == all || ofBody * 2 > all && ofBar == 0
  }

  /// `Set`, `Set #`, `Satz`: the head of a column that numbers its rows.
  func isSingularSet(_ cell: Range<Int>) -> Bool {
    cell.count <= 2
      && elements[cell].contains {
        $0.meaning == .set && Self.singularSets.contains(bytes[$0.range.indices])
      }
      && !isWord((cell.upperBound - 1)..<cell.upperBound, in: Self.counts)
  }

  /// The last word of `Set count`.
  private static let counts = WordSet("count counts total anzahl")

  /// `Reps per set`, `Reps/Set`, and not `Sets x Reps`.
  private func tellsRepsOfSet(_ cell: Range<Int>) -> Bool {
    guard let reps = cell.first(where: { elements[$0].meaning == .repetition }),
      let set = cell.last(where: { elements[$0].meaning == .set }), reps < set,
      Self.singularSets.contains(bytes[elements[set].range.indices])
    else { return false }
    return !elements[reps..<set].contains { $0.kind == .times }
  }

  private static let singularSets = WordSet(
    "set satz série serie seria sarja série подход підхід подхода підходу")

  /// One as well as several.
  private static let eitherNumber = WordSet("sett sæt")

  private func column(_ cell: Range<Int>) -> TableColumns.Column {
    let meanings = elements[cell].map { $0.kind == .quantity ? WordMeaning.none : $0.meaning }
    if meanings.isEmpty || elements[cell].allSatisfy({ $0.kind == .hash }) { return .date }
    if headsUnit(cell) { return .other }
    if let short = abbreviated(cell) { return short }
    // The Italian week, and no Norwegian set: `| Sett. | Data | Target |`.
    if cell.count == 2, elements[cell.lowerBound + 1].kind == .period,
      isWord(cell.lowerBound, in: HeadWords.shortWeeks)
    {
      return .other
    }
    // `date | bw | squat`: of the lifter.
    if cell.count == 1, meanings[0] == .bodyweight { return .other }
    if cell.count == 2, meanings.contains(.weight),
      cell.contains(where: { isWord($0, in: HeadWords.bodyWords) })
    {
      return .other
    }
    // `Bodyweight (kg)`.
    if cell.count > 1, meanings.contains(.bodyweight),
      cell.contains(where: { elements[$0].massUnit != nil }),
      !elements[cell].contains(where: { $0.kind == .plus })
    {
      return .other
    }
    let hasSets = meanings.contains(.set)
    let hasReps = meanings.contains(.repetition)
    if meanings.contains(.rest) { return .rest(timeUnit(meanings)) }
    // `Workout Start`, `start_time`.
    if meanings.contains(.start), cell.count > 1 { return .date }
    if meanings.contains(.date) || meanings.contains(.day) { return .date }
    if hasSets, hasReps { return tellsRepsOfSet(cell) ? .reps : .expression }
    // `exercise_title`, and not `exercise_notes`.
    if meanings.contains(.exercise) { return meanings.contains(.note) ? .note : .exercise }
    // `Set 1 (lbs)`.
    if hasSets, cell.count > 2, elements[cell.lowerBound].meaning == .set,
      elements[cell.lowerBound + 1].isBareWhole
    {
      return .expression
    }
    let hasLoad =
      meanings.contains(.weight) || meanings.contains(.kilogram) || meanings.contains(.pound)
    // `Weights and reps`, `kg x reps`.
    if hasReps, hasLoad { return .expression }
    if hasReps || cell.count == 2 && cell.allSatisfy({ isWord($0, in: HeadWords.howMany) }) {
      return .reps
    }
    if hasLoad {
      let unit: Unit =
        meanings.contains(.kilogram) ? .kilogram : meanings.contains(.pound) ? .pound : .none
      return .load(unit)
    }
    if meanings.contains(.round) {
      let isOne = cell.count == 2 && elements[cell.upperBound - 1].isNumber
      return isOne ? .expression : .sets
    }
    if meanings.contains(.workingSet), meanings.count == 1 { return .time(.none) }
    if isWord(cell, in: HeadWords.topSets) { return .expression }
    if headsWarmup(cell) { return .warmup }
    if isWord(cell, in: HeadWords.prescribed) { return .plan }
    if isWord(cell, in: HeadWords.exerciseHeads) { return .exercise }
    if hasSets { return elements[cell].contains(where: \.isNumber) ? .expression : .sets }
    if meanings.contains(.rpe) { return .rpe }
    if meanings.contains(.rir) { return .rir }
    if meanings.contains(.tempo) { return .tempo }
    if meanings.contains(.pace) { return .other }
    if meanings.contains(.time) || meanings.contains(.duration) {
      return .time(timeUnit(meanings))
    }
    if meanings.contains(.distance) { return .distance(wayUnit(meanings)) }
    if meanings.contains(.note) || isRating(cell) || isWord(cell, in: HeadWords.remarkHeads) {
      return .note
    }
    if meanings.contains(where: { $0 == .plan || $0 == .goal || $0 == .next || $0 == .previous }) {
      return .plan
    }
    return isOrdinal(cell) ? .expression : .other
  }

  /// `Week`, `Session`: the rows are numbered.
  private func holdsOrdinal(_ cell: Range<Int>) -> Bool {
    cell.count == 1 && [.week, .session, .round].contains(elements[cell.lowerBound].meaning)
  }

  /// `1st`, `2nd`, `Set 1`, `S1`, `1`.
  func isOrdinal(_ cell: Range<Int>) -> Bool {
    cell.count <= 2 && elements[cell].contains { $0.kind == .quantity && $0.unit != .other }
  }
}
