internal import JournalSyntax
internal import WorkoutModel

/// Cells that repeat the exercise above by a sign, `| 〃 | 110 | 5 |`, and reps of both sides in one cell,
/// `| Split squat | 14 | 10/10 | 3 |`.
extension FileReader {
  /// The cells with none in place of a sign that repeats the exercise above.
  func withoutDitto(_ cells: [Range<Int>], _ table: TableColumns) -> [Range<Int>] {
    guard table.hasExercise, context.entry != nil,
      let column = table.columns.firstIndex(where: \.isExercise), column < cells.count,
      case let cell = cells[column], 1...2 ~= cell.count,
      Self.dittos.contains(bytes[range(cell).indices])
        || cell.count == 1 && elements[cell.lowerBound].kind == .hyphen
    else { return cells }
    var cells = cells
    cells[column] = cell.lowerBound..<cell.lowerBound
    return cells
  }

  /// True of the `10/10` in a row with another number of sets than two, or of an exercise of either side.
  func tellsBothSides(_ cell: Range<Int>, _ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard cell.count == 3,
      case let (one, other) = (elements[cell.lowerBound], elements[cell.lowerBound + 2]),
      elements[cell.lowerBound + 1].kind == .slash, one.isBareWhole, other.isBareWhole,
      1_000...50_000 ~= one.value, one.value == other.value
    else { return false }
    var sets: Int32?
    var isOfEitherSide = false
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      switch column {
      case .sets where cell.count == 1 && elements[cell.lowerBound].isNumber:
        sets = elements[cell.lowerBound].value
      case .exercise:
        isOfEitherSide =
          names.nature(of: NameText.clean(written.bytes[range(cell).indices]))
          .contains(.eitherSide)
      default: continue
      }
    }
    return sets.map { $0 != 2_000 || isOfEitherSide } ?? isOfEitherSide
  }

  /// The three sets of `1-3` in a column that numbers them.
  func rangeOfSets(_ cell: Range<Int>) -> Quantity? {
    guard context.table?.numbersSets == true, cell.count == 3,
      case let (first, last) = (elements[cell.lowerBound], elements[cell.lowerBound + 2]),
      elements[cell.lowerBound + 1].kind == .hyphen || elements[cell.lowerBound + 1].kind == .tilde,
      first.isBareWhole, last.isBareWhole,
      1_000...20_000 ~= first.value, first.value < last.value, last.value <= 20_000
    else { return nil }
    var sets = Quantity(last)
    sets.value = last.value - first.value + 1_000
    sets.unit = .set
    return sets
  }
}
