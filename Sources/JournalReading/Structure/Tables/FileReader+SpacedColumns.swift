internal import JournalSyntax
internal import WorkoutModel

/// Tables whose columns stand one below the other, parted by several blanks:
/// ```
/// Exercise      Set   Weight   Reps
/// Bench Press   1     80 kg    8
///               2     80 kg    7
/// ```
extension FileReader {
  mutating func spacedHead() -> Bool {
    guard elements.first?.kind == .word,
      elements.dropFirst().contains(where: { $0.flags.contains(.gap) }), !isNumberedHead
    else { return false }
    let cells = spacedCells()
    // Rows of such tables are parted by where their cells stand, and by no sign.
    context.headDelimiter = 0
    guard cells.count >= 3, cells.allSatisfy({ $0.count <= 5 }), var table = header(cells, nil),
      isHead(table)
    else { return false }
    table.spans = cells.map { characters(of: $0) }
    open(table)
    if table.hasLifts, case .date = table.columns[0] { file.tableOfDays = table }
    return true
  }

  /// A number in the head stands behind a word: `Set 1`, `Weight (kg) 2`.
  private var isNumberedHead: Bool {
    elements.contains { $0.isNumber && $0.flags.contains(.gap) }
  }

  /// The cells of a row below such a head; one that is missing is empty, as the place of the others
  /// tells. None when a cell stands below no head.
  func spacedCells(of table: TableColumns) -> [Range<Int>] {
    spacedCells(below: table.spans)
  }

  func spacedCells(below spans: [Range<Int>]) -> [Range<Int>] {
    let cells = spacedCells().flatMap { partedByHeads($0, spans) }
    guard cells.count != spans.count else { return cells }
    var placed = [Range<Int>](repeating: 0..<0, count: spans.count)
    var last = -1
    for cell in cells {
      let place = characters(of: cell)
      guard let column = spans.firstIndex(where: { $0.overlaps(place) }), column > last else {
        return []
      }
      placed[column] = cell
      last = column
    }
    return placed
  }

  /// The two cells of `112.5x5 112.5x4 60x8`, too long for its column: the head of the next tells where that begins.
  private func partedByHeads(_ cell: Range<Int>, _ spans: [Range<Int>]) -> [Range<Int>] {
    let place = characters(of: cell)
    guard cell.count > 3, let first = spans.firstIndex(where: { $0.overlaps(place) }),
      case let next = first + 1, next < spans.count, spans[next].overlaps(place),
      let start = cell.dropFirst().first(where: {
        elements[$0].spaceBefore
          && characters(of: $0..<$0 + 1).lowerBound >= spans[next].lowerBound
      }), elements[start].isNumber || elements[start].kind == .plus
    else { return [cell] }
    return [cell.lowerBound..<start] + partedByHeads(start..<cell.upperBound, spans)
  }

  func spacedCells() -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 0
    for index in elements.indices.dropFirst() where elements[index].flags.contains(.gap) {
      cells.append(start..<index)
      start = index
    }
    cells.append(start..<elements.count)
    return cells
  }

  /// Where a cell stands, in characters of its line.
  func characters(of cell: Range<Int>) -> Range<Int> {
    let line = Int(document.source.lineStarts[context.lineIndex])
    let range = range(cell)
    let before = bytes[line..<Int(range.start)].count { $0 & 0xC0 != 0x80 }
    return before..<(before + bytes[range.indices].count { $0 & 0xC0 != 0x80 })
  }
}
