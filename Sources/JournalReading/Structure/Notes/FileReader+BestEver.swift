internal import JournalSyntax

/// What somebody could lift once: `best ever 92.5x1 (2023, before the shoulder)`, `In 1988 I did 140x5`.
extension FileReader {
  func tellsBestEver(_ start: Int, _ end: Int) -> Bool {
    tellsBestOfLife(start, end) || tellsOldYear(start, end)
  }

  /// Words for the best of a life right before the numbers.
  private func tellsBestOfLife(_ start: Int, _ end: Int) -> Bool {
    guard isWord(start, in: Self.best), isWord(start + 1, in: Self.ever),
      let number = elements[start..<min(end, start + 6)].firstIndex(where: \.isNumber)
    else { return false }
    return elements[(start + 2)..<number].allSatisfy {
      $0.kind == .word || $0.kind == .colon || $0.kind == .hyphen
    }
  }

  private static let best = WordSet("best lifetime all-time all")
  private static let ever = WordSet("ever best time")

  /// A year of four digits, which is none of a day of this file.
  private func tellsOldYear(_ start: Int, _ end: Int) -> Bool {
    guard start + 3 < end, isWord(start, in: Self.inYear), elements[start + 1].kind == .quantity,
      elements[start + 1].unit == .none, elements[start + 1].range.count == 4,
      1_950_000...2_049_000 ~= elements[start + 1].value,
      isWord(start + 2, in: Self.lifter)
        || elements[start + 2].kind == .comma
          && isWord(start + 3, in: Self.lifter)
    else { return false }
    let year = Int(elements[start + 1].value) / 1000
    return !file.dates.contains { $0.hasYear && $0.numbers.contains(year) }
  }

  private static let inYear = WordSet("in im en em i")
  private static let lifter = WordSet("i my ich yo")

  /// `Best ever in this gym: SQ 525, DL 545`.
  var tellsBestEver: Bool {
    elements.count > 4 && isWord(0, in: Self.best) && isWord(1, in: Self.ever)
      && elements.prefix(8).contains { $0.kind == .colon }
  }
}
