internal import JournalSyntax
internal import WorkoutModel

/// The `3x10` of a heading such as `## Leg press 3x10`, for the rows of the table below it.
struct TableScheme {
  let sets: Quantity
  /// `nil` for `3x10/12` and `3xMAX`, which leave the number open.
  let reps: Quantity?
  let lineIndex: Int
}

extension FileReader {
  /// `## Leg press 3x10` right above a table: its rows tell the loads, or all anew.
  mutating func headsTable(_ line: LineSyntax) -> Bool {
    guard isAboveTable else { return false }
    let segment = anatomy.segment(from: behindNumber, to: elements.count)
    guard segment.hasExpressions, !segment.name.isEmpty, !segment.isNameBehind,
      let scheme = schemeOfSets()
    else { return false }
    pendName(segment.name, line)
    context.tableScheme = scheme
    return true
  }

  /// The next line but blank ones is a row of a table.
  private var isAboveTable: Bool {
    document.lines[(context.lineIndex + 1)...].prefix(3).first { $0.kind != .blank }?.kind
      == .tableRow
  }

  /// The expression just parsed, when it is nothing but a number of sets and of reps.
  private func schemeOfSets() -> TableScheme? {
    guard parser.expressions.count == 1, parser.terms.count == 2, parser.quantities.count == 2,
      parser.terms[1].joiner == .times,
      case let (sets, reps) = (parser.quantities[0], parser.quantities[1]),
      sets.kind == .number, sets.unit == .none || sets.unit == .set, sets.upper == 0,
      1_000...10_000 ~= sets.value, sets.value % 1000 == 0,
      reps.unit == .none || reps.unit == .repetition, reps.value <= 50_000
    else { return nil }
    let isOpen = reps.kind != .number || reps.upper > 0 || reps.marks.contains(.open)
    return TableScheme(sets: sets, reps: isOpen ? nil : reps, lineIndex: context.lineIndex)
  }

  /// The scheme above the table whose head was just read, when its rows tell loads and nothing else;
  /// to other tables it was a plan.
  mutating func takeTableScheme() {
    guard let scheme = context.tableScheme else { return }
    context.tableScheme = nil
    if let table = context.table, table.hasLoads, !table.tellsWork, !table.hasExercise,
      !table.hasLifts
    {
      context.table?.scheme = scheme
    } else if file.plannedLines.last != scheme.lineIndex {
      file.plannedLines.append(scheme.lineIndex)
    }
  }
}
