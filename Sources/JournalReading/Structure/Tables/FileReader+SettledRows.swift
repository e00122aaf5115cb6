internal import JournalSyntax

/// Rows between tabs or signs, of which no rule for lines takes the numbers of two cells for one list.
extension FileReader {
  /// Settles the line, and of a row between tabs each cell by itself.
  mutating func settleLine(_ line: LineSyntax) {
    guard line.kind == .text, !headsTableAnew, let table = context.table, table.spans.isEmpty,
      isBareTableRow(line)
    else { return settleElements() }
    // As between bars at both ends: each column says what it holds.
    if table.delimiter == .pipe || table.delimiter == .comma {
      if elements.count > 2 { settleOwnWeightInitials() }
      return
    }
    var parted: [Element] = []
    for (index, element) in elements.enumerated() {
      if index > 0, isTabbed(element) {
        let tab = Int(element.range.start) - 1
        parted.append(
          Element(.other, ByteRange(tab, tab + 1), flags: [.spaceBefore, .spaceAfter]))
      }
      parted.append(element)
    }
    anatomy.parser.elements = parted
    settleElements()
    let bytes = bytes
    anatomy.parser.elements.removeAll {
      $0.kind == .other && bytes[Int($0.range.start)] == Byte.tab
    }
    anatomy.parser.end = elements.count
  }
}
