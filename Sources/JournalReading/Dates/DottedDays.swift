internal import JournalSyntax
internal import WorkoutModel

/// Days of months without a last point behind short weekdays, `Mo 2.3 Bank 80 3x5`, which are loads or ways
/// anywhere else.
///
/// They are days where as many days lie between two of them as between their weekdays, up to whole weeks.
enum DottedDays {
  static func follow(_ lines: [(index: Int, day: UInt8)], _ document: Document) -> Bool {
    var days: [(weekday: Int, first: Int, second: Int)] = []
    for (index, weekday) in lines {
      guard let (first, second) = numbers(document.lines[index].content, document) else { continue }
      days.append((Int(weekday), first, second))
    }
    guard days.count >= 3, days.count * 2 >= lines.count else { return false }
    return agree(days.map { ($0.weekday, CivilDate(year: 2023, month: $0.second, day: $0.first)) })
      || agree(days.map { ($0.weekday, CivilDate(year: 2023, month: $0.first, day: $0.second)) })
  }

  /// At most one step of a fifth of all may be wrong, as over the end of a February or a year.
  private static func agree(_ days: [(weekday: Int, date: CivilDate?)]) -> Bool {
    var wrong = 0
    for (earlier, later) in zip(days, days.dropFirst()) {
      guard let from = earlier.date, let to = later.date else { return false }
      let difference = to.days(since: from) - (later.weekday - earlier.weekday)
      if difference % 7 != 0 || to == from && later.weekday != earlier.weekday { wrong += 1 }
    }
    return wrong * 5 <= days.count - 1 && Set(days.map(\.date)).count >= 3
  }

  /// The 2 and the 3 of `Mo 2.3 Bank`.
  private static func numbers(_ content: ByteRange, _ document: Document) -> (Int, Int)? {
    let text = document.source.bytes[content.indices]
    let blank = text.prefix(10).firstIndex(of: Byte.space)
    guard let blank else { return nil }
    let date = text[blank...].drop { $0 == Byte.space }
    let first = date.prefix(2).prefix { Byte.isDigit($0) }
    guard !first.isEmpty, first.endIndex < date.endIndex, date[first.endIndex] == Byte.period
    else { return nil }
    let second = date[(first.endIndex + 1)...].prefix(3).prefix { Byte.isDigit($0) }
    let behind = date[second.endIndex...].first
    guard 1...2 ~= second.count,
      behind == nil || behind == Byte.space || behind == Byte.colon || behind == Byte.comma
    else { return nil }
    return (number(first), number(second))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.valueOfDigits
  }
}
