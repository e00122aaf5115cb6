internal import JournalSyntax

/// What was done the last time, in parentheses before what was done today:
/// `Bench (last 72.5 8,7,6) today 72.5 8,8,7`.
extension FileReader {
  /// Takes the parentheses at `open` and the word for today off the line; they are kept as a note.
  ///
  /// Returns the index before that of the next element.
  mutating func dropLastTime(_ open: Int) -> Int {
    guard let close = endOfLastTime(open) else { return open }
    context.remarks.append(range((open + 1)..<close))
    let end = isWord(close + 1, in: CommonWords.today) ? close + 2 : close + 1
    anatomy.parser.elements[end].flags.insert(.spaceBefore)
    anatomy.parser.elements.removeSubrange(open..<end)
    return open - 1
  }

  /// The parenthesis that closes `(last 72.5 8,7,6)`, where numbers stand behind it.
  private func endOfLastTime(_ open: Int) -> Int? {
    guard open > 0, open + 3 < elements.count, elements[open - 1].kind == .word,
      elements[open + 1].meaning == .previous,
      elements[open + 2].isNumber || isWord(open + 2, in: CommonWords.occasions),
      let close = elements[open..<min(elements.count, open + 24)].firstIndex(where: {
        $0.kind == .closeParenthesis
      }),
      elements[open..<close].contains(where: \.isNumber), close + 2 < elements.count
    else { return nil }
    let isToday = isWord(close + 1, in: CommonWords.today)
    guard isToday || elements[close + 1].isNumber,
      elements[(close + 1)...].contains(where: \.isNumber)
    else { return nil }
    return close
  }
}
