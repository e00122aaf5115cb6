internal import JournalSyntax

/// Several days on a line, as people append them below the name of an exercise:
/// `9/3 95x5,5,5 9/6 100x5,5,5 9/12 105x5,5,4`, `Bench: 3/1 135x5 3/4 140x5`.
extension FileReader {
  /// Reads each day as a line of its own.
  mutating func severalDays(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, elements.count > 9 else { return false }
    let starts = startsOfDays()
    guard starts.count > 1 || starts.count == 1 && isDayOfSets(starts[0].index),
      areInOrder(starts),
      // `Clean: 20/3 30/3 35/2` where slashes stand between loads and reps.
      starts[0].index == 0 || starts[0].numbers.count != 2 || !writesLoadsOverReps()
    else { return false }
    if elements[0].meaning == .bodyweight || elements[0].meaning == .weight {
      addWeights(of: starts.map(\.index))
      return true
    }
    context.isDayOfSeveral = true
    readLines(in: line, startingAt: starts.map(\.index))
    context.isDayOfSeveral = false
    return true
  }

  /// Where the line's days stand, each before a number; the first at the start or behind a name and
  /// its colon.
  private func startsOfDays() -> [(index: Int, numbers: DateNumbers)] {
    guard !context.isDayOfSeveral, let first = elements.firstIndex(where: { $0.isNumber }),
      first == 0
        || elements[0].kind == .word
          && (elements[first - 1].kind == .colon || isSpacedDash(first - 1)
            || tellsYear(first) && isExercise(0..<first))
          // `Goal: 3/1 135x5 3/8 140x5`.
          && !elements[..<first].contains(where: { tellsOtherDay($0) || $0.meaning == .next })
    else { return [] }
    var days: [(index: Int, numbers: DateNumbers)] = []
    var index = first
    while index + 3 < elements.count {
      defer { index += 1 }
      guard elements[index].isBareWhole, index == first || elements[index].spaceBefore,
        let (date, next) = dates.date(at: index), isDayOfSeveral(date, index..<next),
        next < elements.count, elements[next].spaceBefore || elements[next].kind == .colon,
        elements[next].isNumber || elements[next].kind == .word || elements[next].kind == .plus
          || elements[next].kind == .colon,
        // `9/9   9/11   9/13` heads columns.
        !elements[next].flags.contains(.gap) || dates.date(at: next) == nil
      else {
        if days.isEmpty { return [] }
        continue
      }
      // A day in another form is none.
      if let known = days.first,
        known.numbers.count != date.numbers.count
          || elements[first + 1].kind != elements[index + 1].kind
      {
        continue
      }
      days.append((index, date.numbers))
      index = next - 1
    }
    return days
  }

  /// `Squat 12/1/24 80x5x5 | 16/1/24 82.5x5x5`: no reps of three sets.
  private func tellsYear(_ index: Int) -> Bool {
    dates.date(at: index).map { $0.0.form == .yearMonthDay || $0.0.numbers.count == 3 } ?? false
  }

  /// `Squat: 12/1/24 80x5x5`, where nothing but the sets shows that 12/1/24 are no reps.
  private func isDayOfSets(_ start: Int) -> Bool {
    guard start > 0, case let next = start + 5, next + 2 < elements.count,
      elements[start + 1].kind == .slash, 20_000...39_000 ~= elements[next - 1].value,
      elements[next].isNumber, elements[next + 1].kind == .times, elements[next + 2].isNumber
    else { return false }
    return true
  }

  private func isDayOfSeveral(_ date: WrittenDate, _ indices: Range<Int>) -> Bool {
    switch date.form {
    case .two(separator: Byte.slash): indices.count == 3 && isPossible(date)
    case .yearMonthDay: date.weekday == nil && isPossible(date)
    // `10/10/10` and `8/8/7` are reps.
    case .three:
      date.weekday == nil && isPossible(date)
        && (15...49 ~= date.numbers[2] || 2_000...2_049 ~= date.numbers[2])
    default: false
    }
  }

  /// The weights of `BW: 12/1/24 77.4 | 21/1/24 77.9`, each of its day.
  private mutating func addWeights(of days: [Int]) {
    for start in days {
      guard let (date, next) = dates.date(at: start), next < elements.count,
        elements[next].kind == .quantity,
        elements[next].unit == .none || elements[next].unit.isMass,
        20_000...350_000 ~= elements[next].value
      else { continue }
      let quantity = Quantity(elements[next])
      if !isCurrent(date) { startSession(date, titleFrom: elements.count) }
      addBodyweight(quantity)
    }
  }

  /// Each day is later than the one before, or each earlier, in one order of day, month and year.
  private func areInOrder(_ days: [(index: Int, numbers: DateNumbers)]) -> Bool {
    let hasYears = days.allSatisfy { $0.numbers.count == 3 }
    let orders = hasYears ? [(0, 1, 2), (2, 1, 0), (2, 0, 1)] : [(-1, 0, 1), (-1, 1, 0)]
    return orders.contains { (year, month, day) in
      guard days.allSatisfy({ 1...12 ~= $0.numbers[month] && 1...31 ~= $0.numbers[day] }) else {
        return false
      }
      let places = days.map {
        ((year < 0 ? 0 : $0.numbers[year]) * 16 + $0.numbers[month]) * 32 + $0.numbers[day]
      }
      let steps = zip(places, places.dropFirst())
      return steps.allSatisfy { $0 < $1 } || hasYears && steps.allSatisfy { $0 > $1 }
    }
  }

  /// `9/3 60x5 70x5`: no reps, for whole sets stand behind; `5/5 60x3` may be reps of both sides.
  func isDayBeforeSets(_ date: WrittenDate, _ next: Int) -> Bool {
    guard date.weekday == nil, next == 3, elements[1].kind == .slash, next < elements.count,
      elements[next].spaceBefore
    else { return false }
    if context.isDayOfSeveral || context.daysBeginLines == true {
      return elements[next].isNumber || isAddedLoad(next)
    }
    // `25/9  +5kg 7-6-6` below `Dips`.
    if isAddedLoad(next), isExerciseAboveDay { return true }
    guard elements[next].isNumber else { return false }
    return date.numbers[0] != date.numbers[1] && next + 2 < elements.count
      && elements[next + 1].kind == .times && elements[next + 2].isNumber
  }

  /// The `+5kg` of `25/9  +5kg 7-6-6`.
  private func isAddedLoad(_ sign: Int) -> Bool {
    elements[sign].kind == .plus && !elements[sign].spaceAfter && elements.count > sign + 2
      && elements[sign + 1].kind == .quantity
      && (elements[sign + 1].unit.isMass || elements[sign + 1].unit == .none)
  }

  private var isExerciseAboveDay: Bool {
    context.subject != nil || context.pendingName.map { isExerciseAboveDays($0) } ?? false
  }

  /// Looks once whether lines of the file begin with a day and a number behind it, and the days rise
  /// or fall.
  mutating func findDaysBeforeNumbers() {
    guard context.daysBeginLines == nil else { return }
    var days: [(Int, Int)] = []
    // Those of each paragraph: below the name of an exercise they begin anew.
    var (starts, isNew) = ([Int](), true)
    for line in document.lines {
      if line.kind == .blank { isNew = true }
      guard line.kind == .text, let day = dayBeforeNumber(line.content) else { continue }
      if isNew { starts.append(days.count) }
      isNew = false
      days.append(day)
    }
    let paragraphs = zip(starts, starts.dropFirst() + [days.count]).map { days[$0..<$1] }
    context.daysBeginLines =
      days.count > 2 && days.count { $0.0 != $0.1 } * 3 >= days.count * 2
      && (runs(days.map { $0.0 * 32 + $0.1 }) || runs(days.map { $0.1 * 32 + $0.0 })
        || runInParagraphs(paragraphs) { $0.0 * 32 + $0.1 }
        || runInParagraphs(paragraphs) { $0.1 * 32 + $0.0 })
  }

  /// The days of each paragraph rise, in at least two of them, as a list of days below each name does and reps do not.
  private func runInParagraphs(
    _ paragraphs: [ArraySlice<(Int, Int)>], _ place: ((Int, Int)) -> Int
  ) -> Bool {
    let long = paragraphs.filter { $0.count > 1 }
    return long.count > 1
      && long.allSatisfy { days in
        zip(days, days.dropFirst()).allSatisfy { place($0) < place($1) }
      }
      && long.reduce(0) { $0 + $1.count } > 5
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
    return Byte.isDigit(next) || next == UInt8(ascii: "+") ? (first, second) : nil
  }

  private func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard 1...2 ~= digits.count, digits.allSatisfy({ Byte.isDigit($0) }) else { return nil }
    return digits.valueOfDigits
  }
}
