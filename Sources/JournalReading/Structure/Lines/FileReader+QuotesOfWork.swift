internal import JournalSyntax

/// Journals in the form of posts, whose sets stand in quotes: `> squat 60 kg 5x5` below what was said.
extension FileReader {
  /// Looks once whether hardly any sets stand elsewhere, and several quotes hold some.
  mutating func quotesHoldWork() -> Bool {
    if let known = context.quotesHoldWork { return known }
    var (quoted, blocks, others) = (0, 0, 0)
    var isInQuote = false
    for line in document.lines {
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
    let holds = quoted >= 6 && blocks >= 3 && others * 6 <= quoted
    context.quotesHoldWork = holds
    return holds
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
