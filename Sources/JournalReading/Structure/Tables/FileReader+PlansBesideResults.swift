internal import JournalSyntax

/// Columns whose heads nobody knows and which plan what another tells as done: `| Exercise | Rx | Actual |`.
extension FileReader {
  /// Makes a plan of the column of sets before the one that is headed as done.
  func takePlanBesideResult(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    guard !columns.contains(where: { if case .plan = $0 { true } else { false } }),
      let result = cells.indices.last(where: { isHeadOfResult(cells[$0], columns[$0]) }),
      let plan = cells.indices.prefix(result).first(where: { column in
        guard case .other = columns[column] else { return false }
        return isUnknown(cells[column]) && !isHeadOfResult(cells[column], columns[column])
          && holdProducts(column)
      })
    else { return }
    columns[plan] = .plan
  }

  /// `all` behind one set that was done: `| Row | 3x10 @40 | 40x10 all |` tells three, as they were planned.
  mutating func settleAllOfPlan(_ cells: [Range<Int>], _ table: TableColumns) {
    guard table.tellsDone,
      let plan = zip(cells, table.columns).first(where: {
        if case .plan = $0.1 { true } else { false }
      })?.0,
      let sign = plan.first(where: { elements[$0].kind == .times }), sign > plan.lowerBound,
      elements[sign - 1].isBareWhole, 2_000...20_000 ~= elements[sign - 1].value
    else { return }
    let sets = elements[sign - 1].value
    for (cell, column) in zip(cells, table.columns) where cell.count == 4 {
      guard case .other = column, elements[cell.lowerBound].kind == .quantity,
        elements[cell.lowerBound + 1].kind == .times,
        elements[cell.lowerBound + 2].kind == .quantity,
        isWord(cell.upperBound - 1, in: CommonWords.all)
      else { continue }
      let word = elements[cell.upperBound - 1]
      anatomy.parser.elements[cell.upperBound - 1] = Element(
        .quantity, word.range, unit: .set, value: sets, flags: word.flags)
    }
  }
}
