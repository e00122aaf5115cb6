internal import JournalSyntax

/// Open sets of a plan and what came of them in another cell: `| Squat | 120 | 1x5+ | 8 reps |`.
extension FileReader {
  /// Puts the 8 in the place of the 5.
  mutating func settleOpenSets(_ cells: [Range<Int>]) {
    guard let open = cells.firstIndex(where: { isOpenSet($0) }),
      let done = cells[(open + 1)...].first(where: { cell in
        cell.count == 1 && elements[cell.lowerBound].kind == .quantity
          && elements[cell.lowerBound].unit == .repetition
          && elements[cell.lowerBound].value <= 100_000
      })
    else { return }
    let reps = cells[open].lowerBound + 2
    anatomy.parser.elements[reps].value = elements[done.lowerBound].value
  }

  /// The `1x5+`, with nothing beside it.
  private func isOpenSet(_ cell: Range<Int>) -> Bool {
    let start = cell.lowerBound
    return cell.count == 4 && elements[start].isBareWhole && elements[start].value == 1_000
      && elements[start + 1].kind == .times && elements[start + 2].isBareWhole
      && elements[start + 2].value <= 20_000 && elements[start + 3].kind == .plus
  }
}
