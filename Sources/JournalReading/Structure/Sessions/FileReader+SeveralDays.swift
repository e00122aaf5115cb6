internal import JournalSyntax

/// Several days on a line, as people append them below the name of an exercise:
/// `9/3 95x5,5,5 9/6 100x5,5,5 9/12 105x5,5,4`, `Bench: 3/1 135x5 3/4 140x5`.
extension FileReader {
  /// Reads each day as a line of its own.
  mutating func severalDays(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, elements.count > 9 else { return false }
    let starts = startsOfDays()
    guard starts.count > 1, areInOrder(starts) else { return false }
    context.isDayOfSeveral = true
    readPieces(of: line, startingAt: starts.map(\.index))
    context.isDayOfSeveral = false
    return true
  }

  /// Where the line's days stand, each before a number; the first at the start or behind a name and
  /// its colon.
  private func startsOfDays() -> [(index: Int, numbers: DateNumbers)] {
    guard !context.isDayOfSeveral, let first = elements.firstIndex(where: { $0.isNumber }),
      first == 0
        || elements[first - 1].kind == .colon && elements[0].kind == .word
          // `Goal: 3/1 135x5 3/8 140x5`.
          && !elements[..<first].contains(where: { tellsOtherDay($0) || $0.meaning == .next })
    else { return [] }
    var days: [(index: Int, numbers: DateNumbers)] = []
    for slash in elements.indices.dropFirst()
    where elements[slash].kind == .slash && elements[slash - 1].isBareWhole {
      let start = slash - 1
      guard start == first || elements[start].spaceBefore && !days.isEmpty,
        let (date, next) = dates.date(at: start), date.form == .two(separator: Byte.slash),
        next == start + 3, next < elements.count, elements[next].spaceBefore,
        elements[next].isNumber || elements[next].kind == .word, isPossible(date)
      else { continue }
      days.append((start, date.numbers))
    }
    return days.first?.index == first ? days : []
  }

  /// Each day is later than the one before, in one order of day and month.
  private func areInOrder(_ days: [(index: Int, numbers: DateNumbers)]) -> Bool {
    [(0, 1), (1, 0)].contains { (month, day) in
      let places = days.map { ($0.numbers[month], $0.numbers[day]) }
      return places.allSatisfy { 1...12 ~= $0.0 && 1...31 ~= $0.1 }
        && zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    }
  }

  /// `9/3 60x5 70x5`: no reps, for whole sets stand behind; `5/5 60x3` may be reps of both sides.
  func isDayBeforeSets(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.weekday == nil, next == 3, elements[1].kind == .slash, next < elements.count,
      elements[next].isNumber, elements[next].spaceBefore
    else { return false }
    if context.isDayOfSeveral || context.daysBeginLines == true { return true }
    return date.numbers[0] != date.numbers[1] && next + 2 < elements.count
      && elements[next + 1].kind == .times && elements[next + 2].isNumber
  }

  /// Looks once whether lines of the file begin with a day and a number behind it, and the days rise
  /// or fall.
  mutating func findDaysBeforeNumbers() {
    guard context.daysBeginLines == nil else { return }
    var days: [(Int, Int)] = []
    for line in document.lines where line.kind == .text {
      if let day = dayBeforeNumber(line.content) { days.append(day) }
    }
    context.daysBeginLines =
      days.count > 2 && days.count { $0.0 != $0.1 } * 3 >= days.count * 2
      && (runs(days.map { $0.0 * 32 + $0.1 }) || runs(days.map { $0.1 * 32 + $0.0 }))
  }

  /// Nearly all steps go the same way; each exercise of the file may begin anew.
  private func runs(_ days: [Int]) -> Bool {
    let steps = zip(days, days.dropFirst())
    let (rises, falls) = (steps.count { $0 < $1 }, steps.count { $0 > $1 })
    // Reps fall from set to set, so that few lines tell nothing.
    return (rises > falls || days.count > 4)
      && max(rises, falls) >= 3 * (days.count - 1 - max(rises, falls))
  }

  /// The numbers of `9/3 60x5`.
  private func dayBeforeNumber(_ content: ByteRange) -> (Int, Int)? {
    let head = bytes[content.indices].prefix(7)
    guard let slash = head.firstIndex(of: Byte.slash),
      let space = head[slash...].firstIndex(of: Byte.space),
      let first = number(head[..<slash]), let second = number(head[(slash + 1)..<space]),
      1...31 ~= first, 1...31 ~= second, first <= 12 || second <= 12,
      let next = bytes[space..<Int(content.end)].first(where: { $0 != Byte.space })
    else { return nil }
    return Byte.isDigit(next) ? (first, second) : nil
  }

  private func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...2 ~= digits.count, digits.allSatisfy({ Byte.isDigit($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - Byte.zero) }
  }
}
