internal import JournalSyntax

/// What the posts of a forum quote of others: `[quote=Ann]I pulled 495 x 2 last month[/quote]`, on one line or several.
extension FileReader {
  /// A line to be read: neither endless, nor a row read before, nor of somebody else.
  mutating func isLineOfText(_ line: LineSyntax) -> Bool {
    isShort(line) && context.lineIndex >= context.rowsReadTo && !isOfOtherPost(line)
  }

  /// Keeps a line of a quote, and one of a post that somebody else wrote.
  private mutating func isOfOtherPost(_ line: LineSyntax) -> Bool {
    if line.kind == .heading { return false }
    if quoteOfPost(line) { return true }
    guard context.thread.isOfOther else { return false }
    plannedByOthers(line)
    return true
  }

  /// Keeps such a line, whose sets are those of somebody else.
  private mutating func quoteOfPost(_ line: LineSyntax) -> Bool {
    let text = bytes[line.content.indices]
    guard context.lineIndex > context.thread.quoteEnd else {
      plannedByOthers(line)
      return true
    }
    if opensQuoteInWords(text) {
      let rest = document.lines[context.lineIndex...].prefix(Self.longestQuote)
      context.thread.quoteEnd = (rest.firstIndex { $0.kind == .blank } ?? rest.endIndex) - 1
      plannedByOthers(line)
      return true
    }
    guard text.first == Byte.openBracket, text.dropFirst().starts(with: Self.quote),
      ForumTag.end(in: text, at: text.startIndex) != nil,
      let last = document.lines[context.lineIndex...].prefix(Self.longestQuote).firstIndex(where: {
        holdsEndOfQuote($0)
      })
    else { return false }
    context.thread.quoteEnd = last
    plannedByOthers(line)
    return true
  }

  /// `Quote: Originally Posted by Ann`: what stands below, up to a blank line, is hers.
  private func opensQuoteInWords(_ text: ArraySlice<UInt8>) -> Bool {
    Self.posted.contains { text.starts(with: $0) }
  }

  private static let posted = [
    "Quote: Originally Posted by", "Quote:Originally Posted by", "Originally Posted by",
    "Originally posted by", "Quote: Originally posted by",
  ].map { Array($0.utf8) }

  private func holdsEndOfQuote(_ line: LineSyntax) -> Bool {
    let text = bytes[line.content.indices]
    return text.count >= Self.endOfQuote.count
      && text.suffix(Self.endOfQuote.count).elementsEqual(Self.endOfQuote)
  }

  private static let quote = Array("quote".utf8)
  private static let endOfQuote = Array("[/quote]".utf8)
  private static let longestQuote = 40
}
