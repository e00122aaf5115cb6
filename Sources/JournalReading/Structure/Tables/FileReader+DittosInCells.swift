internal import JournalSyntax

/// Signs and words that say a cell again: `| 2 | " | " |` below `| 1 | 135 | 10 |`, and `| 8x15 | = | = |`, `| 60x8 | same |
/// same |` beside it.
extension FileReader {
  /// Writes what is meant in place of each; true when a cell changed, so that cells have other places.
  mutating func settleDittosInCells(_ cells: [Range<Int>], _ table: TableColumns) -> Bool {
    guard cells.contains(where: { isDitto($0) }) else { return false }
    var isChanged = false
    for index in cells.indices.reversed() where index < table.columns.count && isDitto(cells[index])
    {
      guard let told = toldAgain(index, cells, table) else { continue }
      let place = range(cells[index])
      let flags = elements[cells[index].lowerBound].flags
      var copies = told.map { element in
        var copy = element
        copy.range = place
        return copy
      }
      copies[0].flags.formUnion(flags.intersection([.gap, .spaceBefore]))
      anatomy.parser.elements.replaceSubrange(cells[index], with: copies)
      isChanged = true
    }
    if isChanged { anatomy.parser.end = elements.count }
    return isChanged
  }

  private func isDitto(_ cell: Range<Int>) -> Bool {
    guard 1...2 ~= cell.count else { return false }
    if cell.count == 1, elements[cell.lowerBound].kind == .equals { return true }
    return Self.dittos.contains(bytes[range(cell).indices])
  }

  /// The set to the left in a column of sets, the value above in another one.
  private mutating func toldAgain(
    _ index: Int, _ cells: [Range<Int>], _ table: TableColumns
  ) -> [Element]? {
    switch table.columns[index] {
    case .expression:
      for left in stride(from: index - 1, through: 0, by: -1) {
        guard case .expression = table.columns[left], left < cells.count else { return nil }
        if !isDitto(cells[left]), !cells[left].isEmpty { return Array(elements[cells[left]]) }
      }
      return nil
    case .load, .reps, .time, .distance: return valueAbove(index, table)
    default: return nil
    }
  }

  /// The cell of that column in the nearest row above that holds another thing than a sign.
  private mutating func valueAbove(_ column: Int, _ table: TableColumns) -> [Element]? {
    guard
      let sign = table.delimiter == .pipe ? Byte.pipe : table.delimiter == .comma ? Byte.comma : nil
    else { return nil }
    var line = context.lineIndex - 1
    while line >= 0, context.lineIndex - line <= Self.nearRows,
      document.lines[line].kind == document.lines[context.lineIndex].kind
    {
      let row = trimmed(bytes[document.lines[line].content.indices])
      let cells = (row.first == Byte.pipe && sign == Byte.pipe ? row.dropFirst() : row)
        .split(separator: sign, omittingEmptySubsequences: false)
      guard column < cells.count else { return nil }
      let cell = trimmed(cells[column])
      if !cell.isEmpty, !Self.dittos.contains(cell), !cell.elementsEqual([Byte.equals]) {
        var told: [Element] = []
        scanner.scan(cell.indices, into: &told)
        return told.contains(where: \.isNumber) || told.first?.meaning == .bodyweight ? told : nil
      }
      line -= 1
    }
    return nil
  }

  private static let nearRows = 20

  static let dittos = WordSet(
    "〃 \" '' ” “ „ -\"- ,, ″ ^ 同上 동일 ditto idem dito dto same gleich = == ''")
}
