internal import JournalSyntax

/// Days of writers who cut every weekday to two letters: `tu 9.1. 8x400m`, `we 10.1. off`, `th 1/11 squat`. `We` alone is
/// a word and `TH 12/10` are hip thrusts, so the file must write so throughout.
extension FileReader {
  mutating func settleWeekdaysInTwoLetters() {
    settleThursday()
    settleWeekdayInTwoLetters()
  }

  /// Makes a weekday of the first word before the numbers of a day.
  private mutating func settleWeekdayInTwoLetters() {
    guard elements.count > 1, elements[0].range.count == 2, elements[1].kind == .quantity,
      elements[1].spaceBefore, elements[0].meaning != .weekday,
      elements[1].flags.contains(.fraction)
        || elements.count > 3 && elements[2].kind == .slash && elements[1].isBareWhole,
      let day = Self.englishDay(bytes[elements[0].range.indices]), cutsWeekdays()
    else { return }
    anatomy.parser.elements[0].word = Word(meaning: .weekday, value: UInt8(day))
  }

  /// Four lines or more begin so, and three different days among them.
  private mutating func cutsWeekdays() -> Bool {
    if let known = context.cutsWeekdays { return known }
    var (lines, days) = (0, Set<Int>())
    for line in document.lines {
      let text = bytes[line.content.indices].prefix(10)
      guard text.count > 5, text[text.startIndex + 2] == Byte.space,
        Byte.isDigit(text[text.startIndex + 3]),
        let mark = text.dropFirst(3).first(where: { !Byte.isDigit($0) }),
        mark == Byte.period || mark == Byte.slash, let day = Self.englishDay(text.prefix(2))
      else { continue }
      lines += 1
      days.insert(day)
    }
    let cuts = lines > 3 && days.count > 2
    context.cutsWeekdays = cuts
    return cuts
  }

  /// Monday is 1.
  private static func englishDay(_ text: ArraySlice<UInt8>) -> Int? {
    let lowercase = text.map { $0 | 0x20 }
    return days.firstIndex { $0 == lowercase }.map { $0 + 1 }
  }

  private static let days = ["mo", "tu", "we", "th", "fr", "sa", "su"].map { Array($0.utf8) }
}
