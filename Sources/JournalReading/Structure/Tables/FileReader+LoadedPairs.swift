internal import JournalSyntax
internal import WorkoutModel

/// Loads with their reps behind slashes in tables with a column a set: `| Bench | 60/12 | 70/10 |`.
extension FileReader {
  /// `| Exercise | 1 | 2 | 3 |` above `| Row | 40/12 | 50/10 | 50/9 |`: one set has no two numbers of
  /// reps, and what is far above the number behind its slash is a load.
  func pairsTellLoads(_ cells: [Range<Int>], _ columns: [TableColumns.Column]) -> Bool {
    guard columns.contains(where: \.isExercise),
      cells.count(where: { isOrdinal($0) && $0.count <= 2 }) > 1
    else { return false }
    var (isTold, isContrary) = (false, false)
    for row in rowsOfTable {
      for cell in row.split(separator: Byte.pipe) {
        guard let (first, second) = Self.pair(trimmed(cell)) else { continue }
        // `12/60`: reps, then a load.
        if second > 20, second > first { isContrary = true }
        if first >= 20, first / 2 >= second { isTold = true }
      }
    }
    return isTold && !isContrary
  }

  /// The whole numbers of `60/12` and `62.5/10`.
  private static func pair(_ cell: ArraySlice<UInt8>) -> (Int, Int)? {
    let parts = cell.split(separator: Byte.slash, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = whole(parts[0]), let second = whole(parts[1]) else {
      return nil
    }
    return (first, second)
  }

  private static func whole(_ part: ArraySlice<UInt8>) -> Int? {
    let digits = part.prefix { Byte.isDigit($0) }
    guard 1...3 ~= digits.count, let end = part.dropFirst(digits.count).first else {
      return 1...3 ~= digits.count ? number(digits) : nil
    }
    return end == Byte.period || end == Byte.comma ? number(digits) : nil
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1 - Byte.zero) }
  }

  /// Makes a load with its reps of the `14/12` of the cell just parsed.
  mutating func readLoadedPair(_ table: TableColumns) {
    guard table.pairsTellLoads, let entry = context.entry,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
    else { return }
    anatomy.parser.partAsLoadAndReps()
  }

  /// `| Thing | 60/12 | 70/10 |` below `| ? | 1 | 2 |`: numbers below those of sets, and no exercise.
  func tellsUnnamedSets(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    zip(cells, table.columns).contains { cell, column in
      if case .expression = column { elements[cell].contains(where: \.isNumber) } else { false }
    }
  }
}
