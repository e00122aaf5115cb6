internal import JournalSyntax

/// Weekdays in one letter, as East Asia writes them behind a date.
enum WeekdayLetter {
  /// Bytes of each letter.
  static let length = 3

  /// `월`, `月`: Monday is 1; `nil` when the letter is of no weekday.
  static func value(_ letter: ArraySlice<UInt8>) -> Int? {
    position(of: letter, in: "월화수목금토일") ?? position(of: letter, in: "月火水木金土日")
  }

  /// `三`: the third day; a number anywhere but between parentheses.
  static func number(_ letter: ArraySlice<UInt8>) -> Int? {
    position(of: letter, in: "一二三四五六日")
  }

  private static func position(of letter: ArraySlice<UInt8>, in week: StaticString) -> Int? {
    let days = UnsafeBufferPointer(start: week.utf8Start, count: week.utf8CodeUnitCount)
    return stride(from: 0, to: days.count, by: length)
      .first { letter.elementsEqual(days[$0..<($0 + length)]) }
      .map { $0 / length + 1 }
  }
}
