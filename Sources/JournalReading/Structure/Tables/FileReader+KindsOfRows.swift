internal import JournalSyntax

/// Cells and rows that tell of which kind sets are, and how sets and reps stand in a cell.
extension FileReader {
  /// `| **Warm-up** | | |` and `| **Work** | | |` among the rows of a table: of which kind those below are.
  mutating func opensKindOfRows(_ cells: [Range<Int>]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    guard filled.count == 1, cells.count > 1, let label = cells.first, 1...3 ~= label.count else {
      return false
    }
    let words = elements[label].filter { $0.kind == .word }
    guard let first = words.first,
      elements[label].allSatisfy({ $0.kind == .word || $0.kind == .colon })
    else { return false }
    if first.meaning == .warmup, words.count <= 2 {
      context.table?.isBelowWarmup = true
      return true
    }
    guard context.table?.isBelowWarmup == true,
      first.meaning == .workingSet || isWord(label.lowerBound, in: Self.work)
    else { return false }
    context.table?.isBelowWarmup = false
    return true
  }

  /// `AMRAP 12` and `max: 12` in a cell: twelve reps of one set. True when cells have other places.
  mutating func settleMaximaInCells(_ cells: [Range<Int>]) -> Bool {
    var isChanged = false
    for cell in cells.reversed() where 2...3 ~= cell.count {
      let (first, last) = (cell.lowerBound, cell.upperBound - 1)
      guard elements[first].meaning == .maximum, elements[last].isBareWhole,
        1_000...100_000 ~= elements[last].value,
        cell.count == 2 || elements[first + 1].kind == .colon
      else { continue }
      var reps = elements[last]
      reps.unit = .repetition
      reps.flags.formUnion([.spaceBefore, .spaceAfter])
      var mark = elements[first]
      mark.flags.formUnion([.spaceBefore, .spaceAfter])
      anatomy.parser.elements.replaceSubrange(cell, with: [reps, mark])
      isChanged = true
    }
    if isChanged { anatomy.parser.end = elements.count }
    return isChanged
  }

  /// `7,5` below `RPE`: one number. True when cells have other places.
  mutating func settleHalvesOfRatings(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    var isChanged = false
    guard cells.count <= TableColumns.mostToRewrite else { return false }
    for (cell, column) in zip(cells, table.columns).reversed() where cell.count == 3 {
      switch column {
      case .rpe, .rir: break
      default: continue
      }
      let (whole, half) = (cell.lowerBound, cell.upperBound - 1)
      guard elements[whole].isBareWhole, elements[whole].value <= 10_000,
        elements[whole + 1].kind == .comma, !elements[half].spaceBefore,
        elements[half].isBareWhole, elements[half].value == 5_000
      else { continue }
      anatomy.parser.elements[whole].value += 500
      anatomy.parser.elements[whole].flags.insert(.fraction)
      anatomy.parser.elements[whole].range = range(whole..<(half + 1))
      anatomy.parser.elements.removeSubrange((whole + 1)...half)
      isChanged = true
    }
    if isChanged { anatomy.parser.end = elements.count }
    return isChanged
  }

  /// Takes the load that stands alone right above a table of reps, `Squat 100 kg` above `| Set | Reps |`.
  mutating func takeLoadAboveTable() {
    guard let table = context.table, !table.hasLoads, table.hasReps, !table.hasExercise,
      !table.hasLifts, let head = context.headLoad, head.traceIndex == file.traces.count,
      head.lineIndex < context.lineIndex, head.lineIndex >= context.lineIndex - 2,
      let draft = head.draftIndex, draft == file.drafts.count - 1
    else { return }
    file.drafts.removeLast()
    context.headLoad = nil
    context.table?.loadAbove = head.load
  }

  /// The columns headed `Sets/Reps` or `Reps/Sets`.
  func slashedCells(
    _ cells: [Range<Int>], _ columns: [TableColumns.Column]
  ) -> [Int: Bool] {
    var slashed: [Int: Bool] = [:]
    for (index, cell) in cells.enumerated() where cell.count == 3 && columns.indices.contains(index)
    {
      let (first, last) = (elements[cell.lowerBound].meaning, elements[cell.upperBound - 1].meaning)
      let sign = elements[cell.lowerBound + 1].kind
      if first == .set, last == .repetition, sign == .slash { slashed[index] = true }
      if first == .repetition, last == .set, sign == .slash || sign == .times {
        slashed[index] = false
      }
    }
    return slashed
  }

  /// The `3/5` below `Sets/Reps` are three sets, and the `5x3` below `Reps x Sets` too.
  mutating func settleSlashedCells(_ cells: [Range<Int>], _ table: TableColumns) {
    for (index, setsStandFirst) in table.slashedCells where cells.indices.contains(index) {
      let cell = cells[index]
      guard cell.count == 3, elements[cell.lowerBound].isBareWhole,
        elements[cell.upperBound - 1].isBareWhole,
        elements[cell.lowerBound + 1].kind == .slash || elements[cell.lowerBound + 1].kind == .times
      else { continue }
      anatomy.parser.elements[cell.lowerBound + 1].kind = .times
      anatomy.parser.elements[setsStandFirst ? cell.lowerBound : cell.upperBound - 1].unit = .set
    }
  }

  private static let work = WordSet(
    "work working main worksets arbeitssätze trabajo travail lavoro")
}
