internal import JournalSyntax

/// Heads of columns in a letter or two.
extension FileReader {
  /// `WT`, `S`, `R`, `Wdh.`, `Повт`: heads that are short, or other words anywhere else.
  func abbreviated(_ cell: Range<Int>) -> TableColumns.Column? {
    guard let head = cell.first, elements[head].kind == .word,
      cell.count == 1 || cell.count == 2 && elements[head + 1].kind == .period
    else { return nil }
    let word = bytes[elements[head].range.indices]
    if Self.shortReps.contains(word) { return .reps }
    if Self.shortSets.contains(word) { return .sets }
    if Self.shortTimes.contains(word) { return .time(.none) }
    return Self.shortLoads.contains(word) ? .load(.none) : nil
  }

  private static let shortReps = WordSet("r rip rép rep herh wdh wh повт повтор powt opak op toist")
  private static let shortTimes = WordSet("dur")
  private static let shortSets = WordSet("s sér ser подх подход sarj")
  private static let shortLoads = WordSet("wt w carico gew charge bel")
}
