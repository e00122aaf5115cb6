internal import JournalSyntax

/// Days that only the whole file shows to be days: `2-1 squat 80x5x3` on one line a day, `## 03-02`
/// above each, `0402` alone, `0305목`.
extension FileReader {
  /// How a file writes its days, where nothing in one of them alone tells that it is a day.
  enum DayStamps {
    case none
    /// Day and month with a hyphen between them, in either order.
    case hyphenated
    /// Four digits, the month first or the day.
    case fourDigits(isMonthFirst: Bool)
  }

  /// The day at the start of the line, and the index behind it.
  mutating func dayOfStamp() -> (WrittenDate, Int)? {
    guard elements[0].kind == .quantity, elements[0].unit == .none,
      let stamp = stamp(in: document.lines[context.lineIndex])
    else { return nil }
    let stamps = context.dayStamps ?? findDayStamps()
    context.dayStamps = stamps
    switch stamps {
    case .none: return nil
    case .hyphenated:
      guard stamp.isHyphenated, elements.count > 2, elements[1].kind == .hyphen,
        elements[2].isNumber, tellsDay(stamp)
      else { return nil }
      let range = elements[0].range.through(elements[2].range)
      return (
        WrittenDate(
          numbers: [stamp.first, stamp.second], form: .two(separator: Byte.hyphen), weekday: nil,
          range: range), 3
      )
    case .fourDigits(let isMonthFirst):
      guard !stamp.isHyphenated,
        case let (month, day) = isMonthFirst
          ? (stamp.first, stamp.second) : (stamp.second, stamp.first), 1...12 ~= month,
        1...31 ~= day
      else { return nil }
      if let weekday = stamp.weekday {
        guard elements.count > 1, elements[1].range.count == WeekdayLetter.length else {
          return nil
        }
        return (
          WrittenDate(
            numbers: [month, day], form: .namedWithoutYear, weekday: weekday,
            range: elements[0].range.through(elements[1].range)), 2
        )
      }
      return (
        WrittenDate(
          numbers: [month, day], form: .namedWithoutYear, weekday: nil, range: elements[0].range),
        1
      )
    }
  }

  private struct Stamp {
    let first: Int
    let second: Int
    let isHyphenated: Bool
    /// All digits are there: `03-02`.
    let isPadded: Bool
    let isHeading: Bool
    let isAlone: Bool
    /// A letter stands behind it.
    let isBeforeWord: Bool
    /// The letter glued to it is that of a weekday: `0305목`.
    var weekday: Int?
  }

  /// `12-1 squat`, and neither `12-1` alone nor `2-1`, unless it is padded with zeros.
  private func tellsDay(_ stamp: Stamp) -> Bool {
    stamp.isBeforeWord || stamp.isPadded && (stamp.isAlone || stamp.isHeading)
  }

  private func stamp(in line: LineSyntax) -> Stamp? {
    guard line.kind == .text || line.kind == .heading || line.kind == .item else { return nil }
    let content = bytes[line.content.indices]
    let first = content.prefix { Byte.isDigit($0) }
    let mark = first.endIndex
    guard 1...4 ~= first.count, mark < content.endIndex || first.count == 4 else { return nil }
    if first.count == 4 {
      // `2024 log`.
      guard !(1990...2049 ~= number(first)) else { return nil }
      let letter = content[mark...].prefix(WeekdayLetter.length)
      let weekday = letter.first ?? 0 >= 0xE0 ? WeekdayLetter.value(letter) : nil
      let behind = weekday == nil ? mark : mark + WeekdayLetter.length
      let rest = content[behind...].drop { $0 == Byte.space }
      if let weekday, rest.isEmpty || rest.startIndex > behind {
        return Stamp(
          first: number(first.prefix(2)), second: number(first.suffix(2)), isHyphenated: false,
          isPadded: true, isHeading: line.kind == .heading, isAlone: true,
          isBeforeWord: !rest.isEmpty, weekday: weekday)
      }
      guard rest.startIndex > mark || rest.isEmpty,
        rest.first.map({
          Byte.isASCIILetter($0) && rest.dropFirst().first != Byte.space || $0 >= 0xC3
        }) ?? true
      else { return nil }
      return Stamp(
        first: number(first.prefix(2)), second: number(first.suffix(2)), isHyphenated: false,
        isPadded: true, isHeading: line.kind == .heading, isAlone: rest.isEmpty,
        isBeforeWord: !rest.isEmpty)
    }
    guard first.count < 3, content[mark] == Byte.hyphen else { return nil }
    let second = content[(mark + 1)...].prefix { Byte.isDigit($0) }
    guard 1...2 ~= second.count else { return nil }
    let behind = content[second.endIndex...]
    guard behind.first.map({ $0 == Byte.space || $0 == Byte.colon }) ?? true else { return nil }
    let rest = behind.drop { $0 == Byte.space || $0 == Byte.colon }
    return Stamp(
      first: number(first), second: number(second), isHyphenated: true,
      isPadded: first.count == 2 && second.count == 2, isHeading: line.kind == .heading,
      isAlone: rest.isEmpty,
      isBeforeWord: rest.first.map { Byte.isASCIILetter($0) || $0 >= 0xC3 } ?? false)
  }

  func number(_ digits: ArraySlice<UInt8>) -> Int {
    digits.valueOfDigits
  }

  /// Asked once a file. Days follow each other; so many loads or reps at the start of lines do not.
  private func findDayStamps() -> DayStamps {
    guard file.dates.isEmpty else { return .none }
    let stamps = document.lines.compactMap { stamp(in: $0) }
    let hyphenated = stamps.filter { $0.isHyphenated && tellsDay($0) }
    if hyphenated.count >= (hyphenated.allSatisfy(\.isPadded) ? 2 : Self.fewestDays),
      // `8-6` alone on other lines: reps.
      hyphenated.count * 2 > stamps.count(where: \.isHyphenated),
      // `1-1 squat`, `1-2 bench`, `2-1 row` number exercises.
      hyphenated.contains(where: { $0.isPadded || max($0.first, $0.second) > 12 }),
      follow(hyphenated.map { ($0.first, $0.second) })
        || follow(hyphenated.map { ($0.second, $0.first) })
    {
      return .hyphenated
    }
    let digits = stamps.filter { !$0.isHyphenated }
    // `0312 推日`: no load begins with a zero.
    guard digits.count >= (digits.allSatisfy { $0.weekday != nil } ? 2 : 3),
      digits.count(where: \.isAlone) * 2 > digits.count
        || digits.allSatisfy({ min($0.first, $0.second) > 0 && $0.first < 10 }),
      digits.contains(where: { $0.first < 10 })
    else { return .none }
    if follow(digits.map { ($0.first, $0.second) }) { return .fourDigits(isMonthFirst: true) }
    if follow(digits.map { ($0.second, $0.first) }) { return .fourDigits(isMonthFirst: false) }
    return .none
  }

  private static let fewestDays = 4

  /// Months and days of one direction, but for a new year.
  func follow(_ days: [(month: Int, day: Int)]) -> Bool {
    guard days.allSatisfy({ 1...12 ~= $0.month && 1...31 ~= $0.day }) else { return false }
    var (rises, falls) = (0, 0)
    for (before, next) in zip(days, days.dropFirst()) {
      // Over the end of a year.
      if min(before.month, next.month) <= 3, max(before.month, next.month) >= 10 { continue }
      let (one, other) = (before.month * 32 + before.day, next.month * 32 + next.day)
      if other > one { rises += 1 } else if other < one { falls += 1 }
    }
    return min(rises, falls) <= days.count / 10 && max(rises, falls) > 0
  }
}
