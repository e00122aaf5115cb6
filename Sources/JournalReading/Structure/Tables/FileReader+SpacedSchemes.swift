internal import JournalSyntax

/// Sheets parted by blanks, of which a column tells what was asked for on every day.
extension FileReader {
  func hasGap(_ line: ArraySlice<UInt8>) -> Bool {
    zip(line, line.dropFirst()).contains { $0 == Byte.space && $1 == Byte.space }
  }

  /// A sheet whose columns several blanks part, with the sets and reps of each exercise before its days:
  /// `Squat   4x8   120"   50   55` below `   sets   rest   6/2   13/2`.
  mutating func spacedDaysBehindSchemes(_ line: LineSyntax) -> Bool {
    guard line.kind == .text, elements.count >= 6, context.section == .training,
      elements[0].kind == .word,
      elements.count(where: { $0.flags.contains(.gap) }) > 2
    else { return false }
    var cells = spacedCells()
    guard cells.contains(where: { isHeadOfScheme($0) }),
      cells.count(where: { dayOfHead($0).map { $0.form != .weekdayOnly } ?? false }) > 1
    else { return false }
    var spans = cells.map { characters(of: $0) }
    if isHeadOfScheme(cells[0]) {
      guard spans[0].lowerBound > 3 else { return false }
      spans.insert(0..<(spans[0].lowerBound - 1), at: 0)
      cells.insert(0..<0, at: 0)
    }
    context.spansOfDays = spans
    if dayColumns(cells, line) { return true }
    context.spansOfDays = []
    return false
  }

  /// One number of a cell that is nothing but `62,5`; true when it was.
  mutating func foldDecimals(in cell: Range<Int>) -> Bool {
    let part = decimals(cell)
    guard part > 0 else { return false }
    let unit = elements[cell.upperBound - 1].unit
    anatomy.parser.elements[cell.lowerBound].value += part
    anatomy.parser.elements[cell.lowerBound].unit = unit
    anatomy.parser.elements[cell.lowerBound].flags.insert(.fraction)
    anatomy.parser.elements[cell.lowerBound].range = range(cell)
    anatomy.parser.elements.removeSubrange((cell.lowerBound + 1)..<cell.upperBound)
    anatomy.parser.end = elements.count
    return true
  }
}
