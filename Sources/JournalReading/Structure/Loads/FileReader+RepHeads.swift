internal import JournalSyntax
internal import WorkoutModel

/// Tables that tell the reps in their head: `| | 15 reps | 12 reps | 8 reps |` above rows of loads.
extension FileReader {
  /// The columns of such a table; the first names the exercise.
  func repsHead(
    _ cells: [Range<Int>], _ columns: [TableColumns.Column], _ delimiter: Element.Kind?
  ) -> TableColumns? {
    if let table = bareRepsHead(cells, columns, delimiter) { return table }
    guard cells.count > 1, cells.dropFirst().allSatisfy({ repsOfHead($0) != nil }),
      cells[0].isEmpty || columns[0].isUnknown || columns[0].isExercise
        || !elements[cells[0]].contains(where: \.isNumber)
    else { return nil }
    var told = [TableColumns.Column.exercise]
    for cell in cells.dropFirst() {
      told.append(.loadOf(reps: Quantity(elements[cell.lowerBound])))
    }
    return TableColumns(columns: told, hasExercise: true, hasDate: false, delimiter: delimiter)
  }

  /// `| # | 12 | 10 | 8 | 6 | 12 |` above the loads of an exercise: numbers that do not count the
  /// columns are the reps of each.
  private func bareRepsHead(
    _ cells: [Range<Int>], _ columns: [TableColumns.Column], _ delimiter: Element.Kind?
  ) -> TableColumns? {
    guard cells.count >= 4, !columns[0].isExercise,
      context.pendingName != nil || context.entry != nil,
      elements[cells[0]].allSatisfy({ $0.kind == .hash || $0.meaning == .repetition }),
      cells.dropFirst().allSatisfy({ cell in
        cell.count == 1 && elements[cell.lowerBound].kind == .quantity
          && elements[cell.lowerBound].unit == .none
          && 1_000...30_000 ~= elements[cell.lowerBound].value
          && elements[cell.lowerBound].value % 1000 == 0
      }),
      case let numbers = cells.dropFirst().map({ elements[$0.lowerBound] }),
      zip(numbers, numbers.dropFirst()).contains(where: { $0.value > $1.value })
    else { return nil }
    var told = [columns[0]]
    for number in numbers {
      var reps = Quantity(number)
      reps.unit = .repetition
      told.append(.loadOf(reps: reps))
    }
    return TableColumns(columns: told, hasExercise: false, hasDate: false, delimiter: delimiter)
  }

  private func repsOfHead(_ cell: Range<Int>) -> Element? {
    guard cell.count == 1, elements[cell.lowerBound].unit == .repetition,
      elements[cell.lowerBound].value > 0
    else { return nil }
    return elements[cell.lowerBound]
  }

  /// The loads of a row, each with the reps of its head; a cell such as `10 reps` tells its own.
  mutating func loadsOfReps(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard table.columns.contains(where: \.isOfReps) else { return false }
    if !table.hasExercise, context.pendingName != nil { _ = keepPendingName() }
    guard context.entry != nil else { return true }
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .loadOf(var reps) = column else { continue }
      guard var load = cellQuantity(cell, .none), anatomy.parser.quantities.count == 1,
        load.unit == .none || load.unit.isMass || load.unit == .repetition
      else {
        file.diagnostics.append(.unreadNumbers(at: place(range(cell))))
        continue
      }
      load.value += decimals(cell)
      if load.unit == .repetition { (reps, load.kind) = (load, .number) }
      let isLoaded = load.unit != .repetition
      appendDraft(
        [Self.factor(.first, 0)] + (isLoaded ? [Self.factor(.times, 1)] : []),
        isLoaded ? [load, reps] : [reps], Attributes(), range(cell))
    }
    context.lastSetLine = context.lineIndex
    return true
  }

  private static func factor(_ joiner: Term.Joiner, _ index: Int) -> Term {
    Term(joiner: joiner, quantities: index..<(index + 1), separator: .none)
  }

  /// `Exercise, …, Workout Name`: a column of names beside that of the exercises is of something else.
  func keepOneExercise(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    let all = columns.indices.filter { columns[$0].isExercise }
    guard all.count > 1 else { return }
    let named = all.filter { isNameHead(cells[$0]) }
    guard named.count < all.count else { return }
    for index in named { columns[index] = .other }
  }

  private func isNameHead(_ cell: Range<Int>) -> Bool {
    elements[cell].contains {
      $0.meaning == .exercise && Self.nameHeads.contains(bytes[$0.range.indices])
    }
      && !elements[cell].contains {
        $0.meaning == .exercise && !Self.nameHeads.contains(bytes[$0.range.indices])
      }
  }

  private static let nameHeads = WordSet("name")
}
