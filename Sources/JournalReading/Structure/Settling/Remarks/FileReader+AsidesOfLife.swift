internal import JournalSyntax

/// Words and numbers beside the sets that are of the day: `only 30 mins, bench 50x8`, `parkrun 21:52
/// (34th, pb is 21:30)`.
extension FileReader {
  /// The `only 30 mins,` before exercises: how much time there was for them.
  mutating func dropOnlyMinutes(_ minutes: Int) -> Bool {
    guard minutes > 0, isWord(minutes - 1, in: CommonWords.only),
      minutes == 1 || elements[minutes - 2].kind == .colon || elements[minutes - 2].kind == .comma,
      minutes + 2 < elements.count, elements[minutes + 1].kind == .comma,
      elements[minutes + 2].kind == .word
    else { return false }
    context.remarks.append(range((minutes - 1)..<(minutes + 2)))
    anatomy.parser.elements.removeSubrange((minutes - 1)...(minutes + 1))
    return true
  }

  /// The parentheses that begin with a place among others, behind a time.
  mutating func dropPlaceInRace(_ open: Int) -> Bool {
    guard open > 0, open + 3 < elements.count, elements[open - 1].kind == .clock,
      elements[open + 1].isBareWhole, !elements[open + 2].spaceBefore,
      isWord(open + 2, in: Self.endsOfOrdinals),
      let close = elements[open...].prefix(20).firstIndex(where: { $0.kind == .closeParenthesis })
    else { return false }
    context.remarks.append(range(open..<(close + 1)))
    anatomy.parser.elements.removeSubrange(open...close)
    return true
  }

  private static let endsOfOrdinals = WordSet("st nd rd th")
}
