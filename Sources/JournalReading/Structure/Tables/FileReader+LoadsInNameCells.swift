internal import JournalSyntax

/// Loads told with the name of a row, `| Dumbbell press, per hand 24 | 10 10 8 |`, `| Bench 60 kg | 8 8 7 |`.
extension FileReader {
  /// The load at the end of the cell and the name before it, where the other cells list nothing but reps.
  func loadInName(
    _ cell: Range<Int>, _ cells: [Range<Int>], _ table: TableColumns
  ) -> (name: Range<Int>, load: Quantity)? {
    let last = cell.upperBound - 1
    guard cell.count > 1, !table.hasLoads, !table.hasReps, elements[last].kind == .quantity,
      elements[last].value > 0, !elements[cell.lowerBound..<last].contains(where: \.isNumber)
    else { return nil }
    let isTold =
      elements[last].unit.isMass || elements[last].unit == .none && tellsHand(elements[last - 1])
    guard isTold, listsReps(cells, besides: cell) else { return nil }
    var end = last
    while end > cell.lowerBound + 1,
      tellsHand(elements[end - 1]) || elements[end - 1].kind == .comma
        || elements[end - 1].kind == .hyphen
    {
      end -= 1
    }
    return (cell.lowerBound..<end, Quantity(elements[last]))
  }

  private func tellsHand(_ element: Element) -> Bool {
    element.meaning == .side || element.meaning == .each || element.meaning == .per
  }

  /// `10 10 8`, in one cell at least.
  private func listsReps(_ cells: [Range<Int>], besides name: Range<Int>) -> Bool {
    var hasList = false
    for cell in cells where cell != name && !cell.isEmpty {
      guard !elements[cell].contains(where: { $0.unit.isMass || $0.kind == .times }) else {
        // `10 10 10 | 22x10x3`: a remark or another time.
        if hasList { continue }
        return false
      }
      let numbers = elements[cell].filter(\.isNumber)
      if numbers.count > 1, numbers.count == elements[cell].filter({ $0.kind != .comma }).count,
        numbers.allSatisfy({ $0.isBareWhole && $0.value <= 50_000 })
      {
        hasList = true
      }
    }
    return hasList
  }
}
