internal import JournalSyntax
internal import WorkoutModel

/// A day and a month with a point between them before a bar: `3.14｜legs｜squat 100x5x5`.
extension FileReader {
  /// The day of the line, when most lines of the file begin so.
  mutating func dottedDayBeforeBar(_ pipe: Int) -> WrittenDate? {
    guard pipe == 1, elements[0].isBare, elements[0].flags.contains(.fraction),
      let numbers = dottedNumbersBeforeBar(document.lines[context.lineIndex].content),
      dottedDaysBeforeBars()
    else { return nil }
    return WrittenDate(
      numbers: [numbers.0, numbers.1], form: .two(separator: Byte.period), weekday: nil,
      range: elements[0].range)
  }

  private mutating func dottedDaysBeforeBars() -> Bool {
    if let known = context.dottedDaysBeforeBars { return known }
    var (all, days) = (0, [(Int, Int)]())
    for line in document.lines where line.kind == .text {
      guard bytes[line.content.indices].first.map({ Byte.isDigit($0) }) ?? false else { continue }
      all += 1
      if let numbers = dottedNumbersBeforeBar(line.content) { days.append(numbers) }
    }
    let isSo =
      days.count >= 3 && days.count * 3 >= all * 2
      && (days.allSatisfy { isDay($0.1, $0.0) } || days.allSatisfy { isDay($0.0, $0.1) })
    context.dottedDaysBeforeBars = isSo
    return isSo
  }

  private func isDay(_ day: Int, _ month: Int) -> Bool {
    CivilDate(year: 2024, month: month, day: day) != nil
  }

  /// The 3 and the 14 of `3.14｜legs`.
  private func dottedNumbersBeforeBar(_ content: ByteRange) -> (Int, Int)? {
    guard let numbers = dottedNumbers(content),
      case let behind = bytes[numbers.end..<Int(content.end)].drop(while: { $0 == Byte.space }),
      behind.first == UInt8(ascii: "|") || behind.starts(with: "｜".utf8)
    else { return nil }
    return (numbers.first, numbers.second)
  }

  /// The 3 and the 14 of a line that begins with `3.14`, and where the second ends.
  func dottedNumbers(_ content: ByteRange) -> (first: Int, second: Int, end: Int)? {
    let text = bytes[content.indices]
    let first = text.prefix(2).prefix { Byte.isDigit($0) }
    guard !first.isEmpty, first.endIndex < text.endIndex, text[first.endIndex] == Byte.period
    else { return nil }
    let second = text[(first.endIndex + 1)...].prefix(3).prefix { Byte.isDigit($0) }
    guard 1...2 ~= second.count else { return nil }
    return (first.valueOfDigits, second.valueOfDigits, second.endIndex)
  }
}
