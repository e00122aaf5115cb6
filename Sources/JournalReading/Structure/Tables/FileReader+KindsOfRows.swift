internal import JournalSyntax

/// Rows that tell of which kind the sets below them are.
extension FileReader {
  /// `| **Warm-up** | | |` and `| **Work** | | |` among the rows of a table: of which kind those below are.
  mutating func opensKindOfRows(_ cells: [Range<Int>]) -> Bool {
    let filled = cells.filter { !$0.isEmpty }
    guard filled.count == 1, cells.count > 1, let label = cells.first, 1...3 ~= label.count else {
      return false
    }
    let words = elements[label].filter { $0.kind == .word }
    guard let first = words.first,
      elements[label].allSatisfy({ $0.kind == .word || $0.kind == .colon })
    else { return false }
    if first.meaning == .warmup, words.count <= 2 {
      context.table?.isBelowWarmup = true
      return true
    }
    guard context.table?.isBelowWarmup == true,
      first.meaning == .workingSet || isWord(label.lowerBound, in: Self.work)
    else { return false }
    context.table?.isBelowWarmup = false
    return true
  }

  private static let work = WordSet(
    "work working main worksets arbeitssätze trabajo travail lavoro")
}
