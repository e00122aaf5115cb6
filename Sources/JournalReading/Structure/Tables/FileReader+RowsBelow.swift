internal import JournalSyntax

/// Blank lines and empty rows, behind which a table goes on.
extension FileReader {
  /// True for a blank line within a table: rows go on below it that have no head of their own.
  var isRowBelow: Bool {
    let (lines, next) = (document.lines, context.lineIndex + 1)
    guard next < lines.count else { return false }
    // An empty row of a sheet: `<tab><tab><tab>`.
    if lines[next].kind == .text, isTabbedRow(context.lineIndex), isTabbedRow(next) { return true }
    if lines[next].kind == .text, isRowOfBareTable(next) { return true }
    guard lines[next].kind == .tableRow else { return false }
    return next + 1 >= lines.count || lines[next + 1].kind != .tableRule
  }

  /// `14.11 | WL | 60x10 | 75x6` below `data | ćwiczenie | s1 | s2` or below the rows of another day: a blank line parts
  /// the days, and `18.11 | ill` is one as well.
  private func isRowOfBareTable(_ lineIndex: Int) -> Bool {
    guard let table = context.table, table.isBare, table.delimiter == .pipe else { return false }
    let text = bytes[document.lines[lineIndex].content.indices].prefix(4096)
    let bars = text.count { $0 == UInt8(ascii: "|") }
    guard case .date = table.columns.first, let first = text.first, Byte.isDigit(first) else {
      return bars > 0 && bars + 1 == table.columns.count
    }
    return bars > 0
  }

  /// Goes on with a table between tabs or blanks behind a blank line, at a row that begins with a day as those above.
  mutating func reopenTableOfDays(_ line: LineSyntax) {
    guard context.table == nil, line.kind == .text, let table = file.tableOfDays,
      case let text = bytes[line.content.indices],
      case let sign = table.spans.isEmpty ? Byte.tab : Byte.space,
      case let day = text.prefix(12).prefix(while: { $0 != sign }), 3...10 ~= day.count,
      table.spans.isEmpty
        ? text.count(where: { $0 == Byte.tab }) > 1 : isGap(text.dropFirst(day.count)),
      day.contains(where: { Byte.isDigit($0) }),
      day.allSatisfy({
        Byte.isDigit($0) || $0 == Byte.period || $0 == Byte.slash || $0 == Byte.hyphen
      })
    else { return }
    context.table = table
  }

  /// Three blanks, and further on others, as between columns.
  private func isGap(_ text: ArraySlice<UInt8>) -> Bool {
    let behind = text.prefix(256).drop { $0 == Byte.space }
    guard text.prefix(3).allSatisfy({ $0 == Byte.space }), !behind.isEmpty else { return false }
    return zip(behind, behind.dropFirst()).contains { $0 == Byte.space && $1 == Byte.space }
  }

  /// At least two tabs stand on the line.
  private func isTabbedRow(_ lineIndex: Int) -> Bool {
    let starts = document.source.lineStarts
    let end = lineIndex + 1 < starts.count ? Int(starts[lineIndex + 1]) : bytes.count
    return bytes[Int(starts[lineIndex])..<end].prefix(4096).count { $0 == Byte.tab } > 1
  }
}
