internal import JournalSyntax

/// Years of two digits behind a hyphen: `12/3-25`, as Swedes, Danes and Norwegians write.
extension DateParser {
  /// The day of `3/3-25`, with nothing but words behind; the day stands first.
  func shortYearApart(
    _ day: Int, _ month: Int, from start: Int, at hyphen: Int
  ) -> (WrittenDate, Int)? {
    guard kind(hyphen) == .hyphen, !elements[hyphen].spaceBefore, 1...31 ~= day, 1...12 ~= month,
      let year = whole(hyphen + 1, glued: true), digitCount(hyphen + 1) == 2, 10...39 ~= year
    else { return nil }
    switch kind(hyphen + 2) {
    case nil, .word, .comma, .colon, .openParenthesis: break
    default: return nil
    }
    return (
      WrittenDate(
        numbers: [day, month, year], form: .three(separator: Byte.period), weekday: nil,
        range: elements[start].range.through(elements[hyphen + 1].range)), hyphen + 2
    )
  }
}
