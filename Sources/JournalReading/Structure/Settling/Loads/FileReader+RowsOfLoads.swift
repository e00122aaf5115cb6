internal import JournalSyntax

/// Loads on one line and their reps right below, with nothing but blanks between them:
///
/// ```
/// 50  70  90
/// 10   8   5
/// ```
extension FileReader {
  /// Puts commas between the numbers of both lines, as in any list.
  mutating func settleRowOfLoads() {
    guard context.entry != nil || context.pendingName != nil, elements.count <= 20,
      elements.allSatisfy(\.isBare),
      isRowOfLoads(context.lineIndex) || isRowOfLoads(context.lineIndex - 1)
    else { return }
    var row: [Element] = []
    for number in elements {
      if !row.isEmpty { row.append(Element(.comma, number.range, flags: .spaceAfter)) }
      row.append(number)
      row[row.count - 1].flags.remove(.gap)
    }
    anatomy.parser.elements = row
    anatomy.parser.end = row.count
  }

  /// As many whole numbers stand right below, each far below the one above it; the loads never fall.
  private func isRowOfLoads(_ line: Int) -> Bool {
    guard line >= 0, let loads = numbersOfRow(line), let reps = numbersOfRow(line + 1),
      loads.count == reps.count, loads[0] >= 20_000, loads[loads.count - 1] > loads[0]
    else { return false }
    return zip(loads, loads.dropFirst()).allSatisfy { $0 <= $1 }
      && zip(loads, reps).allSatisfy {
        $1 % 1000 == 0 && $1 > 0 && $1 <= 30_000 && $1 * 3 <= $0 * 2
      }
  }

  /// The numbers of a line that holds nothing else, in thousandths.
  private func numbersOfRow(_ index: Int) -> [Int]? {
    guard document.lines.indices.contains(index), case let line = document.lines[index],
      line.kind == .text, line.content.count <= 120
    else { return nil }
    var content = bytes[line.content.indices]
    if content.first == Byte.colon { content = content.dropFirst() }
    var numbers: [Int] = []
    for part in content.split(whereSeparator: { $0 == Byte.space || $0 == Byte.tab }) {
      let halves = part.split(
        maxSplits: 1, omittingEmptySubsequences: false,
        whereSeparator: { $0 == Byte.period || $0 == Byte.comma })
      guard 1...3 ~= halves[0].count, halves[0].allSatisfy({ Byte.isDigit($0) }) else { return nil }
      var value = halves[0].valueOfDigits * 1000
      if halves.count == 2 {
        guard halves[1].count == 1, halves[1].allSatisfy({ Byte.isDigit($0) }) else { return nil }
        value += halves[1].valueOfDigits * 100
      }
      numbers.append(value)
    }
    return numbers.count > 1 ? numbers : nil
  }
}
