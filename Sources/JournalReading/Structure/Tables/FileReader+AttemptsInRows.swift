internal import JournalSyntax
internal import WorkoutModel

/// Attempts in the cells of a row, with their signs: `| Clean | 60 | 66 ✗ | 66 ✓ |`.
extension FileReader {
  /// Each load of such a row was lifted once, or missed. False where no cell holds a sign.
  mutating func attemptsOfRow(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard let entry = context.entry,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance])
    else { return false }
    var lifts: [(load: Int, isMissed: Bool)] = []
    var hasSign = false
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .expression = column else { continue }
      if cell.count == 1, !elements[cell.lowerBound].isNumber { continue }
      guard cell.count <= 2, elements[cell.lowerBound].kind == .quantity,
        elements[cell.lowerBound].isBare || elements[cell.lowerBound].unit.isMass,
        elements[cell.lowerBound].value >= 20_000
      else { return false }
      guard cell.count == 2 else {
        lifts.append((cell.lowerBound, false))
        continue
      }
      let sign = cell.lowerBound + 1
      guard
        elements[sign].kind == .check || isCross(sign) || elements[sign].meaning == .failed
      else { return false }
      hasSign = true
      lifts.append((cell.lowerBound, elements[sign].kind != .check))
    }
    guard hasSign, lifts.count > 1 else { return false }
    for (place, lift) in lifts.enumerated() { emit(lift.load, lift.isMissed, isFirst: place == 0) }
    context.lastSetLine = context.lineIndex
    return true
  }
}
