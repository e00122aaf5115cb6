internal import JournalSyntax

/// Journals whose sets stand in quotes: `> squat 60 kg 5x5` below what was said, or `> 60 kg: 8 – 8 – 7` below the
/// name of the exercise.
extension FileReader {
  /// Looks once whether hardly any sets stand elsewhere, and several quotes hold some.
  mutating func quotesHoldWork() -> Bool {
    if let known = context.quotesHoldWork { return known }
    let quotes = document.lines.count { $0.kind == .quote }
    var (quoted, blocks, others) = (0, 0, 0)
    var isInQuote = false
    // More products elsewhere tell enough, however many the quotes hold.
    for line in document.lines where others * 4 <= quotes {
      let isQuote = line.kind == .quote
      defer { isInQuote = isQuote }
      guard holdsProduct(line.content) else {
        if isQuote, !isInQuote { blocks += 1 }
        continue
      }
      if isQuote {
        quoted += 1
        if !isInQuote { blocks += 1 }
      } else {
        others += 1
      }
    }
    let holds =
      quoted >= 6 && blocks >= 3 && others * 6 <= quoted || quotesBelowNames(others)
    context.quotesHoldWork = holds
    return holds
  }

  /// Quotes with numbers stand right below names that are known, and hardly any products elsewhere.
  private func quotesBelowNames(_ others: Int) -> Bool {
    var (below, named) = (0, 0)
    for (index, line) in document.lines.enumerated().dropFirst() where line.kind == .quote {
      let above = document.lines[index - 1]
      guard above.kind == .text, 2...60 ~= above.content.count, holdsDigit(line.content),
        !holdsDigit(above.content)
      else { continue }
      below += 1
      if names.isKnown(NameText.clean(written.bytes[above.content.indices])) { named += 1 }
    }
    return below >= 4 && named * 2 >= below && others * 4 <= below
  }

  /// `5x5`, `3 x 8`: a times sign between digits.
  private func holdsProduct(_ content: ByteRange) -> Bool {
    var before: UInt8?
    var isMultiplied = false
    for byte in bytes[content.indices] where byte != Byte.space {
      if isMultiplied, Byte.isDigit(byte) { return true }
      isMultiplied =
        (byte == UInt8(ascii: "x") || byte == UInt8(ascii: "X") || byte == UInt8(ascii: "*"))
        && before.map { Byte.isDigit($0) } ?? false
      before = byte
    }
    return false
  }
}
