internal import JournalSyntax

/// Loads side by side in one cell and their reps in another: `| bench | 20 50 70 | 10 5 5 |`, and as many groups of reps as
/// loads, `| squat | 20 60 80 100 | 10 5 3 5,5,5 |`.
extension FileReader {
  /// The loads of a cell that holds nothing but bare numbers with blanks between.
  func spacedLoads(_ cell: Range<Int>, _ unit: Unit) -> [Quantity]? {
    guard cell.count > 1, elements[cell].allSatisfy({ $0.isBare }) else { return nil }
    return elements[cell].map { element in
      var load = Quantity(element)
      load.unit = unit
      return load
    }
  }

  /// The reps between blanks, those of a group joined by commas or slashes; none where no group has several.
  func groupsOfReps(_ cell: Range<Int>) -> [[Element]] {
    var groups: [[Element]] = []
    var isJoined = false
    for index in cell {
      let element = elements[index]
      if element.isBareWhole, 1_000...60_000 ~= element.value {
        if isJoined { groups[groups.count - 1].append(element) } else { groups.append([element]) }
        isJoined = false
      } else {
        guard element.kind == .comma || element.kind == .slash, !isJoined, !groups.isEmpty,
          !element.spaceBefore, !element.spaceAfter
        else { return [] }
        isJoined = true
      }
    }
    return !isJoined && groups.contains { $0.count > 1 } && groups.count > 1 ? groups : []
  }

  /// The sets of each load with its own group of reps; false when there are not as many of both.
  mutating func groupedReps(_ cell: Range<Int>, _ loads: [Quantity]) -> Bool {
    let groups = loads.count > 1 ? groupsOfReps(cell) : []
    guard !groups.isEmpty, groups.count == loads.count else { return false }
    for (load, group) in zip(loads, groups) {
      let reps = group.map { element in
        var count = Quantity(element)
        count.unit = .repetition
        return count
      }
      let list = Term(
        joiner: .space, quantities: 1..<(reps.count + 1), separator: reps.count > 1 ? .comma : .none
      )
      appendDraft(
        [Term(joiner: .first, quantities: 0..<1, separator: .none), list], [load] + reps,
        Attributes(), group[0].range.through(group[group.count - 1].range))
    }
    context.lastSetLine = context.lineIndex
    return true
  }
}
