internal import JournalSyntax

/// The day of a programme before the day of the year: `W2D3 11/8`, `D4 11/8 (easy)`.
extension FileReader {
  /// Opens the session of the date; nothing but words or a parenthesis stands behind it.
  mutating func dayBehindProgrammeDay(_ line: LineSyntax) -> Bool {
    guard 4...24 ~= elements.count, elements[0].kind == .word,
      let start = (1...6).first(where: { index in
        index < elements.count && elements[index].spaceBefore
          && (elements[index].isNumber || elements[index].meaning == .weekday)
          && tellsProgrammeDay(Int(elements[0].range.start), Int(elements[index - 1].range.end))
      }),
      let (date, next) = dates.date(at: start), isPossible(date),
      // Days with their years stand at the ends of titles anyway.
      !date.hasYear, elements[safe: next].map({ mayFollow($0) }) ?? true
    else { return false }
    openSession(date, next, line)
    if next == elements.count, let session = context.session {
      file.sessions[session].title = cleanTitle(0..<start)
    }
    return true
  }

  private func mayFollow(_ element: Element) -> Bool {
    element.kind == .word || element.kind == .openParenthesis
  }

  /// `W2D3`, `w12d1`, `D4`, `WK 3 / D1`: letters with small numbers, the last of them a day.
  private func tellsProgrammeDay(_ start: Int, _ end: Int) -> Bool {
    guard 2...12 ~= end - start else { return false }
    let written = bytes[start..<end].filter {
      $0 != Byte.space && $0 != Byte.slash && $0 != Byte.hyphen
    }
    var rest = written[...]
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "w") {
      if rest.dropFirst().first.map({ $0 | 0x20 }) == UInt8(ascii: "k") { rest = rest.dropFirst() }
      let number = rest.dropFirst().prefix { Byte.isDigit($0) }
      guard 1...2 ~= number.count else { return false }
      rest = rest[number.endIndex...]
    }
    guard let letter = rest.first, letter | 0x20 == UInt8(ascii: "d") else { return false }
    return 1...2 ~= rest.count - 1 && rest.dropFirst().allSatisfy { Byte.isDigit($0) }
  }
}
