internal import JournalSyntax
internal import WorkoutModel

/// Tables with a row a day and a column an exercise: `| Date | Squat | Bench |`.
extension FileReader {
  /// The columns of a table with one exercise each.
  mutating func lifts(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var found = false
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
}
