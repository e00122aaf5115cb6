internal import JournalSyntax

/// Schemes without a load beside others that have one: `| 3x5 100 kg | 3x8 40 kg | 3x10 |`.
extension FileReader {
  /// Makes sets of the 3 of `3x10`, where a cell of the row puts the load behind sets and reps.
  mutating func settleSchemesOfRow(_ cells: [Range<Int>]) {
    guard cells.contains(where: { $0.count > 3 && beginsWithLoadedScheme($0) }) else { return }
    for cell in cells where cell.count == 3 && isScheme(cell.lowerBound) {
      anatomy.parser.elements[cell.lowerBound].unit = .set
    }
  }

  private func beginsWithLoadedScheme(_ cell: Range<Int>) -> Bool {
    guard isScheme(cell.lowerBound), case let next = elements[cell.lowerBound + 3] else {
      return false
    }
    return next.unit.isMass && next.spaceBefore
      || next.kind == .at && cell.count > 4 && elements[cell.lowerBound + 4].unit.isMass
  }

  private func isScheme(_ start: Int) -> Bool {
    elements[start].isBareWhole && 1_000...10_000 ~= elements[start].value
      && elements[start + 1].kind == .times && elements[start + 2].isBareWhole
      && 1_000...30_000 ~= elements[start + 2].value
  }
}
