internal import JournalSyntax

/// A sign behind the reps of one set: `| Squat | 235 | 5 | 5 | 2x |`, where the third one of them was missed, and
/// `| 10x | 8x | 8x |`, where it says how often.
extension FileReader {
  /// Puts a miss in the place of the sign where other sets of the row have none, and drops it where all have it.
  mutating func settleMissesInCells(_ cells: [Range<Int>], _ table: TableColumns) {
    var sets: [Range<Int>] = []
    for (cell, column) in zip(cells, table.columns) where !cell.isEmpty {
      guard case .expression = column, elements[cell.lowerBound].isBareWhole else { continue }
      sets.append(cell)
    }
    let signed = sets.filter { endsInTimes($0) }
    guard !signed.isEmpty else { return }
    if signed.count == sets.count, sets.count > 1 {
      for cell in signed {
        anatomy.parser.elements[cell.upperBound - 1].kind = .word
        anatomy.parser.elements[cell.upperBound - 1].word = Word(meaning: .repetition, value: 0)
      }
    } else if signed.count == 1, sets.count > 1, signed[0] == sets.last {
      anatomy.parser.elements[signed[0].upperBound - 1].kind = .word
      anatomy.parser.elements[signed[0].upperBound - 1].word = Word(meaning: .failed, value: 0)
    }
  }

  /// `2x`, and nothing else.
  private func endsInTimes(_ cell: Range<Int>) -> Bool {
    cell.count == 2 && elements[cell.lowerBound + 1].kind == .times
      && elements[cell.lowerBound].value <= 50_000
  }
}
