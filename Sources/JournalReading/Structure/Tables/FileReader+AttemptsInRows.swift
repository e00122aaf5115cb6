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
      switch column {
      case .expression: break
      // `1차` and `Opener` head attempts as well; what else stands there tells none.
      case .other where isAttempt(cell): break
      default: continue
      }
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
        isCircleOfAttempt(sign) || isMissOfAttempt(sign) || elements[sign].meaning == .failed
      else { return false }
      hasSign = true
      lifts.append((cell.lowerBound, !isCircleOfAttempt(sign)))
    }
    guard hasSign, lifts.count > 1 else { return false }
    for (place, lift) in lifts.enumerated() { emit(lift.load, lift.isMissed, isFirst: place == 0) }
    context.lastSetLine = context.lineIndex
    return true
  }

  /// `✗`, and the `X` that multiplies nothing.
  private func isMissOfAttempt(_ sign: Int) -> Bool {
    isCross(sign) || elements[sign].kind == .times
  }

  private func isAttempt(_ cell: Range<Int>) -> Bool {
    cell.count == 2 && elements[cell.lowerBound].kind == .quantity
      && elements[cell.lowerBound].value >= 20_000
      && (isCircleOfAttempt(cell.lowerBound + 1) || isMissOfAttempt(cell.lowerBound + 1))
  }

  /// The tick of `66 ✓`, and the circle of `182.5 O` beside `200 X`.
  private func isCircleOfAttempt(_ sign: Int) -> Bool {
    elements[sign].kind == .check || isWord(sign, in: Self.circles)
  }

  private static let circles = WordSet("o ○ ◯ 〇 о")
}
