internal import JournalSyntax
internal import WorkoutModel

/// Tables with a row a day and a column an exercise: `| Date | Squat | Bench |`.
extension FileReader {
  /// The columns of a table with one exercise each.
  mutating func lifts(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var found = false
    settleSchemesOfRow(cells)
    for (index, (cell, column)) in zip(cells, table.columns).enumerated() where !cell.isEmpty {
      guard case .lift(let name, let location, let isKnown) = column else { continue }
      found = true
      if namedCell(cell, below: name) { continue }
      // `max 120x1`: no hundred and twenty sets of as many as possible.
      if cell.count > 2, elements[cell.lowerBound].meaning == .maximum,
        elements[cell.lowerBound + 1].kind == .quantity
      {
        file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
        continue
      }
      let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
      guard
        stop == cell.lowerBound || isKnown
          || anatomy.parser.expressions.contains(where: { $0.terms.count > 1 })
          // `7/5/5` below a name that nobody knows, and no `120/80`.
          || anatomy.parser.quantities.count > 2
      else {
        tellUnknownLift(cell, index, location)
        continue
      }
      guard stop > cell.lowerBound, elements[cell.lowerBound].value > 0 || holdsWork else {
        // `pause 90x3`, `PR 95x1`.
        if elements[cell.lowerBound].kind == .word, isSetShaped(cell) {
          file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
        }
        continue
      }
      // `2 stes of 50`.
      if stop < cell.upperBound, elements[stop].kind == .word, elements[stop].word == .plain,
        stop == cell.lowerBound + 1, elements[stop..<cell.upperBound].contains(where: \.isNumber)
      {
        file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
        continue
      }
      if isKnown, stop == cell.upperBound, listsReps(in: cells, besides: cell) { listRepsOfCell() }
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

  /// Another cell of the row holds three numbers or more and nothing else, so that `10 10` is no ten
  /// sets.
  private func listsReps(in cells: [Range<Int>], besides cell: Range<Int>) -> Bool {
    cell.count == 2
      && cells.contains { other in
        other.count > 2 && elements[other].allSatisfy { $0.isBareWhole && $0.value <= 50_000 }
      }
  }

  /// `| Date | Squat | Bench |`: a row a session, a column an exercise.
  func nameLifts(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    var (others, further) = ([Int](), [Int]())
    var hasLifts = false
    for (index, whole) in cells.enumerated() where columns[index].isUnknown {
      let cell = beforePeriod(
        beforeAside(inHead: beforeLog(behindDay(beforeUnit(beforeScheme(whole))))))
      if isWord(cell, in: Self.headsOfOtherWork) {
        further.append(index)
        continue
      }
      if isWord(cell, in: HeadWords.sessionHeads) || isWord(cell, in: HeadWords.bodyHeads)
        || isMeasureOfRun(cell) || !isName(cell) && tellsSessions(column: index)
      {
        continue
      }
      if isName(cell) || isMovement(cell) {
        columns[index] = lift(cell, isKnown: true)
        hasLifts = true
      } else if !cell.isEmpty,
        elements[cell].allSatisfy({
          $0.kind == .word && $0.meaning == .none || $0.kind == .hyphen
        })
      {
        others.append(index)
      }
    }
    guard hasLifts else {
      for index in listedByCells(others) {
        let cell = beforeAside(inHead: beforeLog(behindDay(cells[index])))
        columns[index] = lift(cell, isKnown: true)
      }
      return
    }
    for index in cells.indices where columns[index].isUnknown && isVariant(cells[index]) {
      columns[index] = lift(cells[index], isKnown: true)
    }
    for index in others + further where columns[index].isUnknown {
      let cell = beforeUnit(beforeScheme(cells[index]))
      columns[index] = lift(beforePeriod(beforeLog(behindDay(cell))), isKnown: false)
    }
  }

  /// `Curls`, `пресс`: too vague for a name, and no other column.
  private func isMovement(_ cell: Range<Int>) -> Bool {
    cell.count == 1
      && ExerciseNames.isMovement(NameText.clean(written.bytes[range(cell).indices]))
  }

  /// `Atomic push-ups`, `Knee raise` beside columns of exercises that are known.
  private func isVariant(_ cell: Range<Int>) -> Bool {
    guard cell.count > 1, elements[cell].allSatisfy({ $0.kind == .word || $0.kind == .hyphen })
    else { return false }
    return (cell.lowerBound + 1..<cell.upperBound).contains {
      isExercise($0..<cell.upperBound)
    }
  }

  /// The `Push-up` of `Push-up Log`.
  private func beforeLog(_ cell: Range<Int>) -> Range<Int> {
    cell.count > 1 && isWord((cell.upperBound - 1)..<cell.upperBound, in: Self.logs)
      ? cell.dropLast() : cell
  }

  /// The `Подтяг` of `Подтяг.`.
  private func beforePeriod(_ cell: Range<Int>) -> Range<Int> {
    2...4 ~= cell.count && elements[cell.upperBound - 1].kind == .period ? cell.dropLast() : cell
  }

  private static let logs = WordSet("log logs history")
  /// Heads of columns whose cells name an exercise each, beside those of lifts.
  static let headsOfOtherWork = WordSet(
    "cardio conditioning sport ausdauer endurance kondition кардио кардіо condicionamiento 有氧 有酸素 유산소"
  )

  /// `Mon Squat`.
  private func behindDay(_ cell: Range<Int>) -> Range<Int> {
    cell.count > 1 && elements[cell.lowerBound].meaning == .weekday ? cell.dropFirst() : cell
  }

  private func lift(_ cell: Range<Int>, isKnown: Bool) -> TableColumns.Column {
    let range = range(cell)
    return .lift(
      name: NameText.clean(written.bytes[range.indices]), location: location(range),
      isKnown: isKnown)
  }
}
