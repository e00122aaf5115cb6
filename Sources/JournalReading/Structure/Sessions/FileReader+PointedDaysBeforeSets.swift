internal import JournalSyntax

/// Days with two points at the start of lines that tell sets, too: `19.4. Kniebeuge 62,5 kg 3x8`, `3.5. bench 65kg
/// 5/5/5`.
extension FileReader {
  /// The file has two such lines at least that follow one another as days do, and one of them is later than the
  /// twelfth: the numbers of an outline, `1.2. Squat 3x5`, are none.
  mutating func findPointedDays() {
    guard context.pointedDaysLead == nil else { return }
    var days: [(month: Int, day: Int)] = []
    for line in document.lines where line.kind == .text && line.content.count > 7 {
      guard let day = pointedDay(line.content) else { continue }
      days.append(day)
    }
    context.pointedDaysLead =
      days.count > 1 && days.contains { $0.day > 12 } && follow(days)
  }

  /// The day and the month of `19.4. squat`, before a letter.
  private func pointedDay(_ content: ByteRange) -> (month: Int, day: Int)? {
    guard let numbers = dottedNumbers(content), numbers.end + 2 < Int(content.end),
      bytes[numbers.end] == Byte.period, bytes[numbers.end + 1] == Byte.space,
      case let letter = bytes[numbers.end + 2], Byte.isASCIILetter(letter) || letter >= 0x80
    else { return nil }
    return (numbers.second, numbers.first)
  }

  /// The `19.4.` of `19.4. squat 62.5kg 3x8` in such a file.
  func isPointedDayBeforeSets(_ next: Int) -> Bool {
    // Where days are told as `4/18/19`, nobody knows which number of these is the month.
    if case .three(separator: Byte.slash) = file.dates.first?.form { return false }
    return context.pointedDaysLead == true && next == 2 && next < elements.count
      && elements[1].kind == .period && elements[2].kind == .word && elements[2].spaceBefore
      && document.lines[context.lineIndex].kind == .text
  }
}
