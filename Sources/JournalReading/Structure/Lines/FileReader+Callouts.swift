internal import JournalSyntax
internal import WorkoutModel

/// Quotes: remarks, and the boxes of Obsidian and GitHub that hold lines like any others.
extension FileReader {
  /// `> [!info] Bench Press` opens a box; what stands in it is read. Any other quote is a note.
  mutating func quote(_ line: LineSyntax) {
    if let title = calloutTitle(line.content) {
      context.calloutLine = context.lineIndex
      return title.isEmpty ? () : self.line(document.lines.line(within: title))
    }
    let inner = document.lines.line(within: line.content)
    if context.calloutLine == context.lineIndex - 1 {
      context.calloutLine = context.lineIndex
      if inner.kind != .quote { return self.line(inner) }
    }
    if inner.kind != .quote, quotesHoldWork() || quotesHoldNames() { return self.line(inner) }
    note(line.content)
    if keepNameOfQuotedPlan(line) { return }
    let isBelowName =
      context.pendingName.map { $0.location.lineNumber == context.lineIndex } ?? false
    guard context.section == .training,
      isBelowName || context.entry == nil && isAmongQuotes, holdsDigit(line.content)
    else { return }
    scanner.scan(inner.content.indices, into: &anatomy.parser.elements)
    if !elements.isEmpty,
      isMultiplied(elements.indices) || isBelowName && isSetShaped(elements.indices)
    {
      file.diagnostics.append(.quoteNotRead(at: place(line.content)))
    }
  }

  /// What stands behind the `[!info]` or `[!example]-` of a box; `nil` when it is none, or one of
  /// somebody's words.
  private func calloutTitle(_ content: ByteRange) -> ByteRange? {
    let text = bytes[content.indices]
    guard text.starts(with: "[!".utf8), let close = text.firstIndex(of: Byte.closeBracket),
      !text[..<close].dropFirst(2).elementsEqual("quote".utf8)
    else { return nil }
    var start = close + 1
    if start < text.endIndex, text[start] == Byte.plus || text[start] == Byte.hyphen { start += 1 }
    return ByteRange(start, text.endIndex)
  }

  /// A quote stands right above or below: more than a remark.
  private var isAmongQuotes: Bool {
    let (lines, index) = (document.lines, context.lineIndex)
    return index > 0 && lines[index - 1].kind == .quote
      || index + 1 < lines.count && lines[index + 1].kind == .quote
  }

  func holdsDigit(_ content: ByteRange) -> Bool {
    bytes[content.indices].contains { Byte.isDigit($0) }
  }
}
