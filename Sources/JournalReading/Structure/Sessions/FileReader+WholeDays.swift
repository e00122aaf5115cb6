internal import JournalSyntax

/// Days that look like items of a list.
extension FileReader {
  /// The whole of `17. 6. 2024`, as Czechs and Austrians write a day, and no seventeenth item of a list.
  func withWholeDay(_ line: LineSyntax) -> LineSyntax {
    guard line.kind == .numbered, 6...40 ~= line.content.count,
      case let text = bytes[line.content.indices],
      case let month = text.prefix(while: { Byte.isDigit($0) }), 1...2 ~= month.count,
      text.dropFirst(month.count).first == Byte.period,
      case let rest = text.dropFirst(month.count + 1).drop(while: { $0 == Byte.space }),
      case let year = rest.prefix(while: { Byte.isDigit($0) }), year.count == 4,
      1990...2049 ~= year.valueOfDigits, 1...12 ~= month.valueOfDigits
    else { return line }
    var day = Int(line.content.start)
    while day > 0, bytes[day - 1] == Byte.space { day -= 1 }
    guard day > 1, bytes[day - 1] == Byte.period, Byte.isDigit(bytes[day - 2]) else { return line }
    day -= 2
    if day > 0, Byte.isDigit(bytes[day - 1]) { day -= 1 }
    var whole = line
    whole.kind = .text
    whole.content = ByteRange(day, Int(line.content.end))
    return whole
  }
}
