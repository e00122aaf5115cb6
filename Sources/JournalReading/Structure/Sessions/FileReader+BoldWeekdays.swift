internal import JournalSyntax
internal import WorkoutModel

/// Days by their weekday in bold, whatever stands behind it, in files that open their days so: `- **Tues** 8k easy, 47:20`,
/// `- **Fri** off`.
extension FileReader {
  func isBoldWeekday(_ date: WrittenDate, _ next: Int, _ line: LineSyntax) -> Bool {
    file.opensDaysWithBoldWeekdays == true && date.numbers.isEmpty && next == 1
      && elements.count > 1 && line.indent == 0
      && beginsWithBoldWeekday(bytes[line.content.indices])
  }

  /// Asked once a file: three lines or more begin so.
  mutating func findBoldWeekdays() {
    guard file.opensDaysWithBoldWeekdays == nil else { return }
    let days = document.lines.count {
      ($0.kind == .item || $0.kind == .text) && $0.indent == 0
        && beginsWithBoldWeekday(bytes[$0.content.indices])
    }
    file.opensDaysWithBoldWeekdays = days > 2
  }

  /// `**Tues** 8k`: other lines have the colon inside.
  private func beginsWithBoldWeekday(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.drop { $0 == Byte.asterisk || $0 == Byte.underscore }
    let name = word.prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
    let (marks, behind) = (word.startIndex - text.startIndex, word.dropFirst(name.count))
    guard 1...2 ~= marks, !name.isEmpty, behind.dropFirst(marks).first == Byte.space,
      behind.prefix(marks).elementsEqual(text.prefix(marks))
    else { return false }
    return Keywords.word(name).meaning == .weekday || WeekdayAbbreviation.value(name) != nil
  }
}
