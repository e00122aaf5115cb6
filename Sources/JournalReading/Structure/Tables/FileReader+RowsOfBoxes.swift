internal import JournalSyntax

/// Tables drawn with signs, of which only the first has a head: `+-----+-----+` above
/// `| hex bar DL | 195 | 5 5 5 5 |`.
extension FileReader {
  /// The row begins a table of the same columns as the last one with a head, right below a line that was
  /// drawn above it.
  func isRowOfBox(_ cells: [Range<Int>], _ last: TableColumns) -> Bool {
    guard context.section == .training, cells.count == last.columns.count, last.hasExercise,
      last.delimiter == .pipe, isBelowDrawnLine, elements.contains(where: \.isNumber),
      let name = zip(cells, last.columns).first(where: { $0.1.isExercise })?.0, !name.isEmpty
    else { return false }
    return elements[name.lowerBound].kind == .word
  }

  /// `+-----+-----+` or `+=====+=====+`.
  private var isBelowDrawnLine: Bool {
    guard context.lineIndex > 0 else { return false }
    let above = bytes[document.lines[context.lineIndex - 1].content.indices]
    return above.first == Byte.plus && above.count > 4
      && above.allSatisfy { $0 == Byte.plus || $0 == Byte.hyphen || $0 == Byte.equals }
  }
}
