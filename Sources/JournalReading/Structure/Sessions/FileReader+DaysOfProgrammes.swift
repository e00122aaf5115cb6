internal import JournalSyntax

/// The day of a programme before the day of the year: `W2D3 11/8`, `D4 11/8 (easy)`.
extension FileReader {
  /// The date, and the index behind it; nothing but words or a parenthesis stands there.
  func dayBehindProgrammeDay() -> (WrittenDate, Int)? {
    guard 4...24 ~= elements.count, elements[0].kind == .word,
      let start = (1...4).first(where: { $0 < elements.count && elements[$0].spaceBefore }),
      tellsProgrammeDay(Int(elements[0].range.start), Int(elements[start - 1].range.end)),
      elements[start].isNumber, let (date, next) = dates.date(at: start), isPossible(date)
    else { return nil }
    guard let after = elements[safe: next] else { return (date, next) }
    switch after.kind {
    case .word, .openParenthesis: return (date, next)
    default: return nil
    }
  }

  /// `W2D3`, `w12d1`, `D4`: letters with small numbers, the last of them a day.
  private func tellsProgrammeDay(_ start: Int, _ end: Int) -> Bool {
    guard 2...6 ~= end - start else { return false }
    var rest = bytes[start..<end]
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "w") {
      let number = rest.dropFirst().prefix { Byte.isDigit($0) }
      guard 1...2 ~= number.count else { return false }
      rest = rest[number.endIndex...]
    }
    guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "d") else { return false }
    return 1...2 ~= rest.count - 1 && rest.dropFirst().allSatisfy { Byte.isDigit($0) }
  }
}
