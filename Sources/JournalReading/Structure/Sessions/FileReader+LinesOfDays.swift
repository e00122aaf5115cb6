internal import JournalSyntax

/// Lines further down that begin or end with a day, told from their bytes alone.
extension FileReader {
  /// `3.6. Push`, `6 March`, `Monday`.
  func beginsWithDay(_ line: LineSyntax) -> Bool {
    let content = bytes[line.content.indices]
    let digits = content.prefix { Byte.isDigit($0) }
    guard digits.isEmpty else {
      let behind = content.dropFirst(digits.count)
      return 1...2 ~= digits.count
        && (behind.first == Byte.slash || behind.first == Byte.period
          || behind.first == Byte.hyphen)
        && behind.dropFirst().first.map { Byte.isDigit($0) } == true
        || behind.first == Byte.space && isOfCalendar(behind.dropFirst())
    }
    return isOfCalendar(content)
  }

  /// `Bench 3/5`: a word in letters, and the day.
  func endsWithDay(_ line: LineSyntax) -> Bool {
    guard 5...24 ~= line.content.count, case let text = bytes[line.content.indices],
      let first = text.first, Byte.isASCIILetter(first),
      case let day = text.split(separator: Byte.space).last?.split(separator: Byte.slash),
      let day, day.count == 2
    else { return false }
    return day.allSatisfy { 1...2 ~= $0.count && $0.allSatisfy { Byte.isDigit($0) } }
  }

  /// The word at the start names a month or a weekday.
  func isOfCalendar(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
    guard !word.isEmpty else { return false }
    let meaning = Keywords.word(word).meaning
    return meaning == .month || meaning == .weekday
  }
}
