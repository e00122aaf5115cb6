internal import JournalSyntax

/// Columns of loads below an exercise and how often each is done: `| Date | Squat 3x5 | Deadlift 1x5 |`.
extension FileReader {
  /// The sets and reps that the head of a column tells, in thousandths.
  struct ColumnScheme {
    let sets: Int32
    let reps: Int32
  }

  /// The `Squat` of `Squat 3x5` and `Squat (3x5)`.
  func beforeScheme(_ cell: Range<Int>) -> Range<Int> {
    guard let sets = schemeAtEnd(cell) else { return cell }
    let isEnclosed = elements[sets - 1].kind == .openParenthesis
    return cell.lowerBound..<(isEnclosed ? sets - 1 : sets)
  }

  /// The schemes of the columns that hold a lift each.
  func schemesInHeads(
    _ cells: [Range<Int>], _ columns: [TableColumns.Column]
  ) -> [Int: ColumnScheme] {
    var schemes: [Int: ColumnScheme] = [:]
    guard columns.count <= TableColumns.mostToRewrite else { return schemes }
    for (index, cell) in cells.enumerated() {
      guard case .lift = columns[index], let sets = schemeAtEnd(cell) else { continue }
      schemes[index] = ColumnScheme(sets: elements[sets].value, reps: elements[sets + 2].value)
    }
    return schemes
  }

  /// True for the heads of such a table, whose only times signs stand behind the names of its lifts.
  func headsSchemes(_ cells: [Range<Int>]) -> Bool {
    let next = context.lineIndex + 1
    guard next < document.lines.count, document.lines[next].kind == .tableRule,
      let first = cells.first, !elements[first].contains(where: \.isNumber)
    else { return false }
    return cells.allSatisfy { cell in
      !elements[cell].contains { $0.kind == .times } || schemeAtEnd(cell) != nil
    }
  }

  /// Where the `3x5` begins that a head ends in.
  private func schemeAtEnd(_ cell: Range<Int>) -> Int? {
    guard cell.count > 3 else { return nil }
    let isEnclosed = elements[cell.upperBound - 1].kind == .closeParenthesis
    let sets = cell.upperBound - (isEnclosed ? 4 : 3)
    guard sets > cell.lowerBound + (isEnclosed ? 1 : 0), elements[sets + 1].kind == .times,
      !isEnclosed || elements[sets - 1].kind == .openParenthesis,
      elements[sets].isBareWhole, 1_000...10_000 ~= elements[sets].value,
      elements[sets + 2].isBareWhole, 1_000...30_000 ~= elements[sets + 2].value,
      elements[cell.lowerBound].kind == .word
    else { return nil }
    return sets
  }

  /// Puts the scheme of the head behind a load that stands alone in its cell, `55`. True when cells have other places.
  mutating func settleSchemesInHeads(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var isChanged = false
    for (index, cell) in cells.enumerated().reversed() {
      guard let scheme = table.schemesInHeads[index], cell.count == 1,
        case let load = elements[cell.lowerBound], load.unit.isMass || load.isBare,
        load.value > 0
      else { continue }
      let end = ByteRange(Int(load.range.end), Int(load.range.end))
      anatomy.parser.elements.insert(
        contentsOf: [
          Element(.times, end), Element(.quantity, end, unit: .repetition, value: scheme.reps),
          Element(.times, end), Element(.quantity, end, unit: .set, value: scheme.sets),
        ], at: cell.upperBound)
      isChanged = true
    }
    if isChanged { anatomy.parser.end = elements.count }
    return isChanged
  }
}
