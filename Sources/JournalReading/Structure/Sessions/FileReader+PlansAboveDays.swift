internal import JournalSyntax

/// Titles with the name of a programme above a table of the days that it was followed: `# Full-body plan, 3
/// sets each` above `| Date | Squat | Bench |`.
extension FileReader {
  /// The first heading of the file stands above a table whose rows begin with days.
  func isTitleAboveDays(_ line: LineSyntax) -> Bool {
    guard line.kind == .heading, line.level == 1, file.dates.isEmpty, !file.hasSets else {
      return false
    }
    var index = context.lineIndex + 1
    while index < document.lines.count, document.lines[index].kind == .blank { index += 1 }
    guard index + 2 < document.lines.count, document.lines[index].kind == .tableRow,
      Self.days.contains(firstCell(of: index)), document.lines[index + 1].kind == .tableRule
    else { return false }
    let day = firstCell(of: index + 2)
    return day.contains { Byte.isDigit($0) }
  }

  private func firstCell(of index: Int) -> ArraySlice<UInt8> {
    let row = trimmed(bytes[document.lines[index].content.indices])
    let cells = (row.first == Byte.pipe ? row.dropFirst() : row).prefix { $0 != Byte.pipe }
    return trimmed(cells)
  }

  private static let days = WordSet(
    """
    date datum fecha data dato dátum päivä pvm tarih дата день 날짜 日付 日期 日 day tag jour día dia giorno dzień den dag
    gün
    """)
}
