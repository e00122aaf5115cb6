internal import JournalSyntax

/// Days with short years behind the sets of each line, below the name of the exercise: `80kg 3x5 13/5/24`, `80kg x 5 (13.5.24)`.
extension FileReader {
  /// Takes the day off the end of the line, and opens its session.
  mutating func takeFullDayBehindSets(_ line: LineSyntax) -> LineSyntax {
    guard line.kind == .text || line.kind == .item, elements.count > 7,
      let end = fullDayAtEnd(bytes[line.content.indices]), endsLinesInFullDays(end),
      case let isEnclosed = elements[elements.count - 1].kind == .closeParenthesis,
      case let start = elements.count - (isEnclosed ? 6 : 5),
      elements[start].isBareWhole, elements[start].spaceBefore || isEnclosed,
      let (date, next) = dates.date(at: start), next == elements.count - (isEnclosed ? 1 : 0),
      case .three = date.form, isPossible(date),
      elements[..<start].contains(where: { $0.kind == .times || $0.unit.isMass }),
      elements[..<start].count(where: \.isNumber) > 1
    else { return line }
    var cut = isEnclosed ? start - 1 : start
    if cut > 1, elements[cut - 1].kind == .hyphen || elements[cut - 1].kind == .comma { cut -= 1 }
    anatomy.parser.elements.removeSubrange(cut...)
    anatomy.parser.end = elements.count
    if !isCurrent(date) {
      takeSubject(0)
      startSession(date, titleFrom: elements.count)
    }
    context.isDayOfLine = true
    var line = line
    line.content = ByteRange(Int(line.content.start), Int(elements[cut - 1].range.end))
    return line
  }

  /// Asked once a file: two lines or more end so, in the same year or the next.
  private mutating func endsLinesInFullDays(_ year: Int) -> Bool {
    if context.endsLinesInFullDays == nil {
      let years = document.lines.compactMap { line in
        line.kind == .text || line.kind == .item
          ? fullDayAtEnd(bytes[line.content.indices]) : nil
      }
      context.endsLinesInFullDays =
        years.count > 1 && (years.max() ?? 0) - (years.min() ?? 0) <= 1
    }
    return context.endsLinesInFullDays == true
  }

  /// The 24 of `13/5/24`, `(13.5.24)`.
  private func fullDayAtEnd(_ text: ArraySlice<UInt8>) -> Int? {
    var text = text
    if text.last == Byte.closeParenthesis { text.removeLast() }
    var numbers: [Int] = []
    var mark: UInt8?
    while numbers.count < 3 {
      let digits = text.suffix(text.reversed().prefix { Byte.isDigit($0) }.count)
      guard 1...2 ~= digits.count, !numbers.isEmpty || digits.count == 2 else { return nil }
      numbers.append(digits.valueOfDigits)
      text = text.dropLast(digits.count)
      guard numbers.count < 3 else { break }
      guard let sign = text.popLast(), sign == Byte.slash || sign == Byte.period,
        mark == nil || mark == sign
      else { return nil }
      mark = sign
    }
    guard text.last == Byte.space || text.last == Byte.openParenthesis, 12...40 ~= numbers[0],
      1...31 ~= numbers[1], 1...31 ~= numbers[2], min(numbers[1], numbers[2]) <= 12
    else { return nil }
    return numbers[0]
  }
}
