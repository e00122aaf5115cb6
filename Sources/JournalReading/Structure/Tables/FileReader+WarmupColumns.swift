internal import JournalSyntax
internal import WorkoutModel

/// Warm-up sets in a column of their own: `| Bench | 40x10 60x5 | 77.5x5 77.5x4 |`.
extension FileReader {
  /// `Warm-up`, `Разминка`, `Warmup sets`.
  func headsWarmup(_ cell: Range<Int>) -> Bool {
    guard let first = cell.first, elements[first].meaning == .warmup else { return false }
    return cell.count == 1
      || cell.count == 2
        && (elements[first + 1].meaning == .set || elements[first + 1].isBareWhole)
  }

  /// `| Warm-up | Work |`: sets as well, and no time, as beside `Rest`; and so where `2x8 35 kg` stands below.
  func takeWorkBesideWarmup(_ columns: inout [TableColumns.Column], _ cells: [Range<Int>]) {
    let besideWarmup = columns.contains { if case .warmup = $0 { true } else { false } }
    for index in cells.indices {
      if case .time(.none) = columns[index], cells[index].count == 1,
        elements[cells[index].lowerBound].meaning == .workingSet,
        besideWarmup || rowsBelowHead.contains(where: { tellsSchemes(index, row: $0) })
      {
        columns[index] = .expression
      }
    }
  }

  /// `2x8 35 kg`, `35x8x2`, and no `8 x 20 s`.
  private func tellsSchemes(_ column: Int, row: Int) -> Bool {
    guard let cell = cell(column, of: row), cell.last.map({ $0 != UInt8(ascii: "s") }) ?? false
    else { return false }
    return cell.indices.dropFirst().dropLast().contains { index in
      cell[index] == UInt8(ascii: "x") && Byte.isDigit(cell[index - 1])
        && Byte.isDigit(cell[index + 1])
    }
  }

  /// All of a column of warm-ups, and the sets behind `warm-up` among the remarks.
  private func warmupCell(_ cell: Range<Int>, _ column: TableColumns.Column) -> Range<Int>? {
    if case .warmup = column { return cell }
    guard case .note = column, cell.count > 3, elements[cell.lowerBound].meaning == .warmup,
      case let mark = elements[cell.lowerBound + 1].kind,
      case let start = cell.lowerBound + (mark == .colon || mark == .period ? 2 : 1),
      elements[start].isNumber, elements[start + 1].kind == .times
    else { return nil }
    return start..<cell.upperBound
  }

  /// Reads whole sets; neither the number of them, `| 2 |`, nor another exercise, `| 10 min bike |`.
  ///
  /// What the row tells besides is of its other sets.
  mutating func warmups(_ cells: [Range<Int>], _ table: TableColumns) {
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard let cell = warmupCell(cell, column) else { continue }
      let stop = anatomy.parser.parse(from: cell.lowerBound, to: cell.upperBound)
      guard stop > cell.lowerBound, holdsWork else { continue }
      if isSetShaped(stop..<cell.upperBound) {
        file.diagnostics.append(.unreadRest(at: place(range(stop..<cell.upperBound))))
      }
      let details = context.row
      context.row = nil
      pendingKind = .warmup
      emit(
        Segment(
          name: cell.lowerBound..<cell.lowerBound, expressions: cell, rest: stop..<cell.upperBound))
      pendingKind = nil
      context.row = details
    }
  }
}
