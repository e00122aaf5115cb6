internal import JournalSyntax
internal import WorkoutModel

/// Ways and times below the name of a sport: `| Day | Run |` above `| Tue | 8k easy 47:20 |` and `| Thu | 6x800m, 3:35 each |`.
extension FileReader {
  /// Takes out what stands between a way and its time. True when cells have other places.
  mutating func settleRunsInCells(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var isChanged = false
    guard cells.count <= TableColumns.mostToRewrite else { return false }
    for (cell, column) in zip(cells, table.columns).reversed() {
      guard cell.count > 2, case .lift(let name, _, true) = column,
        !names.nature(of: name).isDisjoint(with: [.cardio, .distance]),
        let way = cell.first(where: {
          elements[$0].unit.isLength || elements[$0].unit == .kilo || elements[$0].unit == .letterM
        }),
        let time = cell[(way + 1)...].first(where: { elements[$0].kind == .clock }),
        cell.count(where: { elements[$0].kind == .clock }) == 1,
        elements[(way + 1)..<time].allSatisfy({ $0.kind == .word || $0.kind == .comma })
      else { continue }
      // `6x800m, 3:35 each`.
      let each = time + 1
      if each < cell.upperBound, elements[each].meaning == .each {
        anatomy.parser.elements.remove(at: each)
        isChanged = true
      }
      guard time > way + 1 else { continue }
      // `3x800m, 3:35`: each of them.
      if way > cell.lowerBound, elements[way - 1].kind == .times, time == way + 2 {
        anatomy.parser.elements[way + 1].kind = .at
        isChanged = true
        continue
      }
      if elements[(way + 1)..<time].contains(where: { $0.kind == .word }) {
        context.remarks.append(range((way + 1)..<time))
      }
      anatomy.parser.elements.removeSubrange((way + 1)..<time)
      anatomy.parser.elements[way + 1].flags.insert(.spaceBefore)
      isChanged = true
    }
    if isChanged { anatomy.parser.end = elements.count }
    return isChanged
  }
}
