internal import JournalSyntax
internal import WorkoutModel

/// Days with a point at the starts of lines that tell all their work: `10.8 legs squat 60x10 80x8`.
extension FileReader {
  /// Looks once at the lines of a file: nearly all begin with a day and a month, which follow each other,
  /// and with words behind. So many loads do not.
  mutating func findDottedDaysBeforeSets() {
    guard context.dottedDaysBeginLines == nil else { return }
    var days: [(month: Int, day: Int)] = []
    var (lines, numbered, couldBeLoads) = (0, 0, true)
    for line in document.lines where line.kind == .text {
      lines += 1
      if startsWithDigit(line.content) { numbered += 1 }
      guard let (first, second, digits) = dottedNumbersBeforeWord(line.content) else { continue }
      days.append((first, second))
      couldBeLoads =
        couldBeLoads && (digits == 1 && second == 5 || digits == 2 && second % 25 == 0)
    }
    context.dottedDaysBeginLines =
      days.count >= Self.fewestDaysOfLines && !couldBeLoads
      && (days.count * 3 >= lines * 2
        // Remarks stand between the days.
        || days.count > Self.fewestDaysOfLines && days.count * 3 >= lines
          && days.count * 4 >= numbered * 3)
      && (isRow(days) || isRow(days.map { ($0.day, $0.month) }))
  }

  private static let fewestDaysOfLines = 4

  private func startsWithDigit(_ content: ByteRange) -> Bool {
    bytes[content.indices].first.map { Byte.isDigit($0) } ?? false
  }

  /// The days of the lines go one way, with no more than a day twice.
  private func isRow(_ days: [(month: Int, day: Int)]) -> Bool {
    guard follow(days) else { return false }
    let same = zip(days, days.dropFirst()).count { $0 == $1 }
    return same * 4 <= days.count
  }

  /// The numbers of `10.8 legs`, and with how many digits the second was written.
  private func dottedNumbersBeforeWord(
    _ content: ByteRange
  ) -> (first: Int, second: Int, digits: Int)? {
    guard let numbers = dottedNumbers(content),
      let point = bytes[content.indices].firstIndex(of: Byte.period),
      case let behind = bytes[numbers.end..<Int(content.end)], behind.first == Byte.space,
      let letter = behind.dropFirst().first, Byte.isASCIILetter(letter) || letter >= 0x80
    else { return nil }
    return (numbers.first, numbers.second, numbers.end - point - 1)
  }

  /// The day of `10.8 legs squat 60x10` in such a file.
  func isDottedDayBeforeSets(_ next: Int) -> Bool {
    context.dottedDaysBeginLines == true && next == 1 && elements.count > 1
      && elements[1].kind == .word && elements[1].spaceBefore
      && document.lines[context.lineIndex].kind == .text
  }

  /// The `09.08` of `09.08 week 2 D1`, which follows the day before and has nothing but a title behind.
  func isDottedDayBeforeNumber(_ next: Int) -> Bool {
    let digits = bytes[elements[next - 1].range.indices]
    return digits.count == 5 && digits.first == Byte.zero && next < elements.count
      && elements.count - next <= 6 && elements[next].kind == .quantity
      && elements[next].spaceBefore
      && followsLastDay(next - 1)
      && elements[next...].contains(where: { $0.kind == .word || $0.unit == .other })
      && elements[next...].allSatisfy { element in
        element.kind == .word || element.kind == .hyphen
          || element.kind == .quantity && !element.unit.isMass && element.unit != .repetition
            && element.unit != .set && element.value <= 60_000
      }
  }

  /// The day of `01/02 | A chest` before the title of its session.
  func isDayBeforeBar(_ date: WrittenDate, _ next: Int) -> Bool {
    guard case .two = date.form, next + 1 < elements.count, elements[next].kind == .pipe,
      elements[next].spaceBefore, elements[next + 1].kind == .word, isPadded(date),
      document.lines[context.lineIndex].kind == .text, context.table == nil
    else { return false }
    return elements[(next + 1)...].allSatisfy {
      switch $0.kind {
      case .word, .plus, .ampersand, .slash, .hyphen, .comma, .openParenthesis, .closeParenthesis,
        .exclamation:
        true
      default: false
      }
    }
  }
}
