internal import JournalSyntax

/// Rows between tabs, of which each cell is settled by itself, whatever stands in the next.
extension FileReader {
  /// Settles the line; no rule may take the numbers of two cells for one list.
  mutating func settleLine(_ line: LineSyntax) {
    guard line.kind == .text, !headsTableAnew, let table = context.table, table.spans.isEmpty,
      isBareTableRow(line)
    else { return settleElements() }
    // As between bars at both ends: each column says what it holds.
    if table.delimiter != nil { return }
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
