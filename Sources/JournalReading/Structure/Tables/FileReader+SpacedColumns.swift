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
    guard cells.count >= 3, cells.allSatisfy({ $0.count <= 5 }), var table = header(cells, nil),
      isHead(table)
    else { return false }
    table.starts = cells.map { character(of: elements[$0.lowerBound]) }
    open(table)
    return true
  }

  /// A number in the head stands behind a word: `Set 1`, `Weight (kg) 2`.
  private var isNumberedHead: Bool {
    elements.contains { $0.isNumber && $0.flags.contains(.gap) }
  }

  /// The cells of a row below such a head; one that is missing is empty, as the place of the others
  /// tells.
  func spacedCells(of table: TableColumns) -> [Range<Int>] {
    let cells = spacedCells()
    guard cells.count != table.columns.count else { return cells }
    var placed = [Range<Int>](repeating: 0..<0, count: table.columns.count)
    var last = -1
    for cell in cells {
      let start = character(of: elements[cell.lowerBound])
      guard let column = table.starts.lastIndex(where: { $0 <= start + 1 }), column > last else {
        return cells
      }
      placed[column] = cell
      last = column
    }
    return placed
  }

  private func spacedCells() -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = 0
    for index in elements.indices.dropFirst() where elements[index].flags.contains(.gap) {
      cells.append(start..<index)
      start = index
    }
    cells.append(start..<elements.count)
    return cells
  }

  /// How many characters of the line stand before an element.
  private func character(of element: Element) -> Int {
    let start = Int(document.source.lineStarts[context.lineIndex])
    return bytes[start..<Int(element.range.start)].count { $0 & 0xC0 != 0x80 }
  }
}
