internal import JournalSyntax

/// Days told by their weekday and their number in the month, `**Mon 4** lift`, `Tue 5 run 8.2 km`, in files that open all
/// their days so.
extension FileReader {
  private struct NumberedWeekday {
    /// 1 for Monday.
    let weekday: Int
    let number: Int
    /// Nothing stands behind the number.
    let isBare: Bool
  }

  /// Asked once a file: three lines or more begin so, and each weekday goes with its number as in a calendar.
  mutating func findNumberedWeekdays() {
    guard context.numbersWeekdays == nil else { return }
    var days: [NumberedWeekday] = []
    // `Mon 5` right above `Tue 6` counts reps: nothing stands behind the number, nor below.
    var isBareAbove = false
    for line in document.lines where line.kind != .blank {
      guard line.content.count >= 4, let day = numberedWeekday(bytes[line.content.indices]) else {
        isBareAbove = false
        continue
      }
      if isBareAbove { days.removeLast() }
      days.append(day)
      isBareAbove = day.isBare
    }
    let follow = zip(days, days.dropFirst()).count { followInCalendar($0, $1) }
    context.numbersWeekdays = days.count > 2 && follow * 5 >= (days.count - 1) * 4
  }

  /// The weekday, 1 for Monday, and the number of `Mon 4`, `**Tue 12**` and `Fri. 15`; `nil` for `Tue 5/3`, `Mon 4x10`.
  private func numberedWeekday(_ text: ArraySlice<UInt8>) -> NumberedWeekday? {
    let word = text.drop { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }
    let name = word.prefix { Byte.isASCIILetter($0) || $0 >= 0x80 }
    guard 2...24 ~= name.count else { return nil }
    let meaning = Keywords.word(name)
    guard
      let weekday = meaning.meaning == .weekday
        ? Int(meaning.value) : WeekdayAbbreviation.value(name), weekday > 0,
      case let behind = word.dropFirst(name.count).drop(while: {
        $0 == Byte.space || $0 == Byte.period || $0 == Byte.comma
      }), behind.startIndex > name.endIndex, case let digits = behind.prefix(3),
      case let number = digits.prefix(while: { Byte.isDigit($0) }), 1...2 ~= number.count,
      1...31 ~= number.valueOfDigits
    else { return nil }
    switch behind.dropFirst(number.count).first {
    // `Mercredi 6. Dos.`, and not `Mi 6.10. Rücken`.
    case Byte.period:
      let rest = behind.dropFirst(number.count + 1)
      guard rest.first.map({ !Byte.isDigit($0) }) ?? true else { return nil }
      return NumberedWeekday(weekday: weekday, number: number.valueOfDigits, isBare: rest.isEmpty)
    case nil, Byte.space, UInt8(ascii: "*"), UInt8(ascii: "_"), Byte.colon, Byte.comma:
      let rest = behind.dropFirst(number.count).drop { $0 == UInt8(ascii: "*") || $0 == Byte.colon }
      return NumberedWeekday(
        weekday: weekday, number: number.valueOfDigits, isBare: rest.isEmpty)
    default: return nil
    }
  }

  /// So many days later or earlier by their numbers as by their weekdays; another month begins anew.
  private func followInCalendar(
    _ first: NumberedWeekday, _ second: NumberedWeekday
  ) -> Bool {
    let days = second.number - first.number
    let weekdays = second.weekday - first.weekday
    // From month to month the number falls by 28 to 31.
    return [0, 28, 29, 30, 31, -28, -29, -30, -31].contains {
      (days + $0 - weekdays) % 7 == 0 && abs(days + $0) < 28
    }
  }

  /// The day of `Tue 5 run 8.2 km` in such a file.
  func isNumberedWeekday(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.numbers.count == 1, context.numbersWeekdays == true,
      document.lines[context.lineIndex].kind != .numbered
    else { return false }
    guard let after = elements[safe: next] else { return true }
    return after.kind != .times && after.kind != .slash && after.kind != .at
      && (after.spaceBefore || !after.isNumber) && elements[next - 1].unit == .none
  }
}
