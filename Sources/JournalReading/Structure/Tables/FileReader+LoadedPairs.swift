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

  /// `| Exercise | set 1 | set 2 |` above `| Leg press | 8x12 | 9x12 |`: each cell is one set, so that it
  /// tells a load and its reps, unless the second number is too large for them.
  func cellsTellSets(_ cells: [Range<Int>], _ columns: [TableColumns.Column]) -> Bool {
    guard columns.contains(where: \.isExercise),
      cells.count(where: { isOneSet($0) }) > 1
    else { return false }
    var isTold = false
    for row in rowsOfTable {
      for cell in row.split(separator: Byte.pipe) {
        guard let (first, second) = Self.pair(trimmed(cell), UInt8(ascii: "x")) else { continue }
        if second > 20, second > first { return false }
        isTold = true
      }
    }
    return isTold
  }

  /// `set 1`, `Satz 2`, `1. set`.
  func isOneSet(_ cell: Range<Int>) -> Bool {
    2...3 ~= cell.count && elements[cell].contains { $0.isNumber }
      && elements[cell].contains { $0.meaning == .set || $0.unit == .set }
  }

  /// The whole numbers of `60/12` and `62.5/10`.
  private static func pair(
    _ cell: ArraySlice<UInt8>, _ sign: UInt8 = Byte.slash
  ) -> (Int, Int)? {
    let parts = cell.split(separator: sign, omittingEmptySubsequences: false)
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
    digits.valueOfDigits
  }

  /// Makes a load with its reps of the `14/12` of the cell just parsed.
  mutating func readLoadedPair(_ table: TableColumns) {
    guard table.pairsTellLoads || table.cellsTellSets, let entry = context.entry,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
    else { return }
    if table.pairsTellLoads { anatomy.parser.partAsLoadAndReps() }
    guard table.cellsTellSets, anatomy.parser.expressions.count == 1,
      anatomy.parser.terms.count == 2, anatomy.parser.quantities.count == 2,
      anatomy.parser.terms[1].joiner == .times,
      anatomy.parser.quantities.allSatisfy({ $0.kind == .number && $0.unit == .none })
    else { return }
    anatomy.parser.quantities[0].marks.insert(.leading)
  }

  /// `| Thing | 60/12 | 70/10 |` below `| ? | 1 | 2 |`: numbers below those of sets, and no exercise.
  func tellsUnnamedSets(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    zip(cells, table.columns).contains { cell, column in
      if case .expression = column { elements[cell].contains(where: \.isNumber) } else { false }
    }
  }

  /// The one set of a cell below `set 1`: `10/10` are reps of each side, and `2x14 x 12` was done with a
  /// pair.
  mutating func ownSet(_ cell: Range<Int>) -> Range<Int> {
    let first = cell.lowerBound
    if cell.count == 3, context.table?.pairsTellLoads != true, elements[first].isBareWhole,
      elements[first + 1].kind == .slash,
      elements[first + 2].isBareWhole, elements[first].value == elements[first + 2].value,
      elements[first].value <= 40_000
    {
      anatomy.parser.elements[first + 1].kind = .word
      anatomy.parser.elements[first + 1].word = Word(meaning: .each, value: 0)
      anatomy.parser.elements[first + 1].flags.formUnion([.spaceBefore, .spaceAfter])
      return first..<(first + 2)
    }
    if cell.count == 5, elements[first].isBareWhole, elements[first].value == 2_000,
      elements[first + 1].kind == .times,
      elements[first + 2].isBare || elements[first + 2].unit.isMass,
      elements[first + 2].value >= 4_000, elements[first + 3].kind == .times,
      elements[first + 4].isBareWhole
    {
      anatomy.parser.elements[first + 2].flags.formUnion([.loadOfSide, .spaceBefore])
      return (first + 2)..<cell.upperBound
    }
    return cell
  }
}
