internal import JournalSyntax

/// Days at the ends of lines, by which some sort all they do: `Pull-ups 9 8 7 10/30`. Only the whole file shows
/// that they are no reps.
extension FileReader {
  /// Takes the day off the end of the line, and opens its session.
  mutating func takeDayBehindSets(_ line: LineSyntax) -> LineSyntax {
    dropLabelBeforeDay(line)
    dropArticleBeforeDay(line)
    let line = takeFullDayBehindSets(line)
    guard line.kind == .text || line.kind == .item, elements.count > 2,
      dayAtEnd(bytes[line.content.indices]) != nil, endsLinesInDays(),
      let (date, start) = dayAtEndOfElements(), start > 0, isPossible(date)
    else { return line }
    anatomy.parser.elements.removeSubrange(start...)
    if !isCurrent(date) { startSession(date, titleFrom: elements.count) }
    context.isDayOfLine = true
    var cut = line
    cut.content = ByteRange(Int(line.content.start), Int(elements[start - 1].range.end))
    return cut
  }

  /// The day of the last elements, `10/30`, `(10/30)` or `30.10`, and where it starts.
  private func dayAtEndOfElements() -> (WrittenDate, Int)? {
    var end = elements.count
    var isEnclosed = false
    if elements[end - 1].kind == .closeParenthesis {
      end -= 1
      isEnclosed = true
    }
    for count in [5, 4, 3, 2, 1] {
      let start = end - count
      guard start > 0, elements[start].kind == .quantity,
        let (found, next) = dates.date(at: start), next == end, isShortDay(found)
      else { continue }
      var date = found
      guard isEnclosed else {
        guard elements[start - 1].meaning == .weekday else { return (date, start) }
        date.weekday = Int(elements[start - 1].word.value)
        // `- вт 18.02`.
        return (date, start > 1 && isSpacedDash(start - 2) ? start - 2 : start - 1)
      }
      return elements[start - 1].kind == .openParenthesis ? (date, start - 1) : nil
    }
    return nil
  }

  /// `10/30`, `30.10` and `30.10.24`.
  private func isShortDay(_ date: WrittenDate) -> Bool {
    switch date.form {
    case .two, .three: true
    default: false
    }
  }

  /// Asked once a file: most lines end with a day, and the days go one way.
  private mutating func endsLinesInDays() -> Bool {
    if let known = context.endsLinesInDays { return known }
    var days: [(Int, Int)] = []
    var lines = 0
    for line in document.lines where line.kind == .text || line.kind == .item {
      lines += 1
      if let day = dayAtEnd(bytes[line.content.indices]) { days.append(day) }
    }
    let ends =
      days.count >= Self.fewestDays && days.count * 3 >= lines * 2
      && days.contains(where: { max($0.0, $0.1) > 12 })
      && (runs(days) || runs(days.map { ($0.1, $0.0) }))
    context.endsLinesInDays = ends
    return ends
  }

  private static let fewestDays = 4

  /// Months and days that never turn around, over more than one of them.
  private func runs(_ days: [(Int, Int)]) -> Bool {
    guard days.allSatisfy({ 1...12 ~= $0.0 && 1...31 ~= $0.1 }) else { return false }
    let places = days.map { $0.0 * 32 + $0.1 }
    let steps = zip(places, places.dropFirst())
    let (rises, falls) = (steps.count { $0 < $1 }, steps.count { $0 > $1 })
    return max(rises, falls) >= 2 && min(rises, falls) * 10 <= max(rises, falls)
  }

  /// The numbers of a day at the end of the text, behind a blank or in parentheses.
  private func dayAtEnd(_ text: ArraySlice<UInt8>) -> (Int, Int)? {
    var text = text
    if text.last == Byte.closeParenthesis { text.removeLast() }
    var second = digits(atEndOf: text)
    text = text.dropLast(second.count)
    // The year of `18.02.25`.
    if let mark = text.last, mark == Byte.slash || mark == Byte.period,
      second.count == 2 || second.count == 4,
      case let before = digits(atEndOf: text.dropLast()), 1...2 ~= before.count,
      text.dropLast(before.count + 1).last == mark
    {
      second = before
      text = text.dropLast(before.count + 1)
    }
    guard let mark = text.popLast(), mark == Byte.slash || mark == Byte.period && second.count == 2
    else { return nil }
    let first = digits(atEndOf: text)
    text = text.dropLast(first.count)
    guard 1...2 ~= first.count, 1...2 ~= second.count,
      text.last == Byte.space || text.last == Byte.openParenthesis,
      text.contains(where: { Byte.isASCIILetter($0) || $0 >= 0x80 })
    else { return nil }
    let numbers = (number(first), number(second))
    return 1...31 ~= numbers.0 && 1...31 ~= numbers.1 ? numbers : nil
  }

  private func digits(atEndOf text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let count = text.reversed().prefix { Byte.isDigit($0) }.count
    return text.suffix(count)
  }
}
