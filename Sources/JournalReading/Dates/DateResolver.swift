internal import JournalSyntax
internal import WorkoutModel

/// Finds out for a whole file in which order day and month stand, and which years were left out.
struct DateResolver {
  var statedOrder: DateOrder?
  /// The year of dates without one: an option or a directive.
  var statedYear: Int?
  /// A year that the file's name or its title tells.
  var hintedYear: Int?
  /// The last year that is possible, when today is known.
  var latestYear: Int?
  /// Americans write month first and lift in pounds.
  var prefersMonthFirst: Bool
  /// East Asia writes the year first, and the month before the day: `25.3.4`, `3/4`.
  var prefersYearFirst = false

  struct Resolved: Hashable, Sendable {
    var date: CivilDate?
    var reading: Reading
    /// The other day that the writing allows, when nothing in the file decides.
    var rival: CivilDate?
    /// The writing allows no day at all.
    var isImpossible = false
    var lacksYear = false
    /// No year is written anywhere; the calendar told it.
    var isYearFound = false
  }

  func resolve(_ dates: [WrittenDate]) -> [Resolved] {
    let isOpen = dates.contains { openSeparator($0) != nil }
    let order = statedOrder ?? (isOpen ? bestOrder(dates) : .yearMonthDay)
    let isSettled = statedOrder != nil || !isOpen || isDecided(order, dates)
    var resolved = dates.map { first($0, order, isSettled) }
    fillYears(&resolved, dates, order)
    fillWeekdays(&resolved, dates)
    return resolved
  }

  // MARK: Order

  private func first(_ date: WrittenDate, _ order: DateOrder, _ isSettled: Bool) -> Resolved {
    guard date.form != .weekdayOnly else { return Resolved(date: nil, reading: .inferred) }
    guard let parts = date.parts(order) else {
      for other in DateOrder.allCases {
        if let parts = date.parts(other), let year = parts.year {
          return Resolved(
            date: CivilDate(year: year, month: parts.month, day: parts.day), reading: .inferred)
        }
      }
      return Resolved(date: nil, reading: .inferred, isImpossible: true)
    }
    guard let year = parts.year else {
      return Resolved(date: nil, reading: .inferred, lacksYear: true)
    }
    var result = Resolved(
      date: CivilDate(year: year, month: parts.month, day: parts.day), reading: .written)
    if case .three = date.form {
      result.reading = isSettled ? (statedOrder == nil ? .written : .inherited) : .inferred
      if !isSettled, let other = rival(date, order) { result.rival = other }
    }
    return result
  }

  private func rival(_ date: WrittenDate, _ order: DateOrder) -> CivilDate? {
    let other: DateOrder = order == .monthDayYear ? .dayMonthYear : .monthDayYear
    guard order != .yearMonthDay, let parts = date.parts(other), let year = parts.year,
      let day = CivilDate(year: year, month: parts.month, day: parts.day)
    else { return nil }
    let own = date.parts(order).flatMap {
      CivilDate(year: $0.year ?? 0, month: $0.month, day: $0.day)
    }
    return own == day ? nil : day
  }

  /// The order that makes the most dates possible, in sequence, and on their weekdays.
  private func bestOrder(_ dates: [WrittenDate]) -> DateOrder {
    let orders: [DateOrder] =
      prefersYearFirst
      ? [.yearMonthDay, .monthDayYear, .dayMonthYear]
      : prefersMonthFirst
        ? [.monthDayYear, .dayMonthYear, .yearMonthDay]
        : [.dayMonthYear, .monthDayYear, .yearMonthDay]
    var best = orders[0]
    var bestScore = -Double.infinity
    for order in orders {
      let score = score(order, dates)
      if score > bestScore { (best, bestScore) = (order, score) }
    }
    return best
  }

  private func score(_ order: DateOrder, _ dates: [WrittenDate]) -> Double {
    var score = 0.0
    var rising = 0
    var falling = 0
    var before: (key: Int, hasYear: Bool)?
    if order == .monthDayYear, dates.contains(where: { $0.form == .yearMonthDay }) { score += 1 }
    for date in dates {
      guard case .some = openSeparator(date) else {
        if let parts = date.parts(order) { before = Self.key(parts) }
        continue
      }
      guard let parts = date.parts(order) else {
        score -= 10
        continue
      }
      if order == .yearMonthDay, !prefersYearFirst {
        guard date.numbers.count == 3, date.numbers[0] < 100 else {
          score -= 5
          continue
        }
        score -= 0.5
      }
      let key = Self.key(parts)
      if let before {
        let isWhole = key.hasYear && before.hasYear
        let step = isWhole ? key.key - before.key : wrapped(key.key - before.key)
        if step > 0, step < 120 { rising += 1 }
        if step < 0, step > -120 { falling += 1 }
        if abs(step) > 400 { score -= 0.5 }
        // People train again within days rather than months.
        if abs(step) > 24 { score -= 0.25 }
      }
      before = key
      score += weekdayScore(date, parts)
    }
    score += Double(max(rising, falling)) - 0.5 * Double(min(rising, falling))
    if prefersYearFirst { return order == .yearMonthDay ? score + 3 : score }
    if order == .dayMonthYear, dates.contains(where: { openSeparator($0) == Byte.period }) {
      score += 3
    }
    return score
  }

  /// A number that grows with the day, for dates with years and for those without.
  private static func key(
    _ parts: (year: Int?, month: Int, day: Int)
  ) -> (key: Int, hasYear: Bool) {
    ((parts.year ?? 0) * 372 + parts.month * 31 + parts.day, parts.year != nil)
  }

  /// Days of a year modulo a year: from December to January is one step forward.
  private func wrapped(_ step: Int) -> Int {
    let rest = ((step % 372) + 372) % 372
    return rest > 186 ? rest - 372 : rest
  }

  private func weekdayScore(
    _ date: WrittenDate, _ parts: (year: Int?, month: Int, day: Int)
  ) -> Double {
    guard let weekday = date.weekday, let year = parts.year,
      let day = CivilDate(year: year, month: parts.month, day: parts.day)
    else { return 0 }
    return day.weekday == weekday ? 4 : -4
  }

  private func openSeparator(_ date: WrittenDate) -> UInt8? {
    switch date.form {
    case .three(let separator), .two(let separator): separator
    default: nil
    }
  }

  /// True when some date of the file is possible in this order only.
  private func isDecided(_ order: DateOrder, _ dates: [WrittenDate]) -> Bool {
    let own = score(order, dates)
    return DateOrder.allCases.allSatisfy { $0 == order || score($0, dates) < own - 1.5 }
  }

  // MARK: Years

  private func fillYears(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder
  ) {
    guard resolved.contains(where: \.lacksYear) else { return }
    for index in resolved.indices where resolved[index].lacksYear {
      if let year = dates[index].contextYear {
        set(&resolved[index], dates[index], order, year, .inherited)
      }
    }
    if let statedYear { return fill(&resolved, dates, order, year: statedYear) }
    let isNewestFirst = isNewestFirst(resolved, dates, order)
    if let anchor = resolved.indices.first(where: { resolved[$0].date != nil }) {
      spread(&resolved, dates, order, from: anchor, isNewestFirst)
    } else if let hintedYear {
      fillFromHint(&resolved, dates, order, hintedYear, isNewestFirst)
    } else if let latestYear {
      findYear(&resolved, dates, order, latestYear, isNewestFirst)
    }
  }

  private func fill(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder, year: Int
  ) {
    for index in resolved.indices where resolved[index].lacksYear {
      set(&resolved[index], dates[index], order, year, .inherited)
    }
  }

  private func set(
    _ resolved: inout Resolved, _ date: WrittenDate, _ order: DateOrder, _ year: Int,
    _ reading: Reading
  ) {
    guard let parts = date.parts(order) else { return }
    resolved.date = CivilDate(year: year, month: parts.month, day: parts.day)
    resolved.reading = reading
    resolved.lacksYear = resolved.date == nil
  }

  private func isNewestFirst(
    _ resolved: [Resolved], _ dates: [WrittenDate], _ order: DateOrder
  ) -> Bool {
    var falling = 0
    var rising = 0
    var before: Int?
    for (index, date) in dates.enumerated() {
      guard let parts = date.parts(order) else { continue }
      let key = parts.month * 31 + parts.day
      if let before {
        let step = wrapped(key - before)
        if step < 0 { falling += 1 } else if step > 0 { rising += 1 }
      }
      before = key
      _ = index
    }
    return falling > rising
  }

  /// From a date with its year on to the others, up and down, in the direction of the file.
  private func spread(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder, from anchor: Int,
    _ isNewestFirst: Bool
  ) {
    var before = resolved[anchor].date
    for index in resolved.indices where index > anchor {
      if resolved[index].lacksYear, let day = before {
        fill(&resolved[index], dates[index], order, near: day, isLater: !isNewestFirst)
      }
      before = resolved[index].date ?? before
    }
    var after = resolved[anchor].date
    for index in resolved.indices.reversed() where index < anchor {
      if resolved[index].lacksYear, let day = after {
        fill(&resolved[index], dates[index], order, near: day, isLater: isNewestFirst)
      }
      after = resolved[index].date ?? after
    }
  }

  /// The nearest such day in the file's direction; a little against it, for days out of order.
  private func fill(
    _ resolved: inout Resolved, _ date: WrittenDate, _ order: DateOrder, near day: CivilDate,
    isLater: Bool
  ) {
    let slack = 45
    let years =
      isLater ? [day.year - 1, day.year, day.year + 1] : [day.year + 1, day.year, day.year - 1]
    for year in years {
      guard let parts = date.parts(order),
        let candidate = CivilDate(year: year, month: parts.month, day: parts.day)
      else { continue }
      let step = candidate.days(since: day)
      if isLater ? step >= -slack : step <= slack {
        return set(&resolved, date, order, year, .inherited)
      }
    }
  }

  private func fillFromHint(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder, _ year: Int,
    _ isNewestFirst: Bool
  ) {
    guard let first = resolved.indices.first(where: { resolved[$0].lacksYear }) else { return }
    set(&resolved[first], dates[first], order, year, .inherited)
    spread(&resolved, dates, order, from: first, isNewestFirst)
  }

  private func findYear(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder, _ latestYear: Int,
    _ isNewestFirst: Bool
  ) {
    let found = YearEvidence(latestYear: latestYear).year(of: dates) { year in
      var trial = resolved
      fillFromHint(&trial, dates, order, year, isNewestFirst)
      return trial.map(\.date)
    }
    guard let found else { return }
    fillFromHint(&resolved, dates, order, found, isNewestFirst)
    for index in resolved.indices where resolved[index].date != nil {
      resolved[index].reading = .inferred
      resolved[index].isYearFound = true
    }
  }

  /// True for the Monday of `Friday, October 29` over the days from Monday to Friday: the post tells
  /// of the week behind it.
  private func endsWithPost(_ first: Int, _ dates: [WrittenDate], _ weekday: Int) -> Bool {
    guard dates[first].isBelowPost, dates[first].weekday != weekday else { return false }
    let days = dates[first...].prefix { $0.form == .weekdayOnly }
    return days.count <= 7 && days.last?.weekday == weekday
  }

  /// A weekday alone is the next such day behind the date before it.
  private func fillWeekdays(_ resolved: inout [Resolved], _ dates: [WrittenDate]) {
    var before: CivilDate?
    var isWeek = false
    for index in resolved.indices {
      if dates[index].form == .weekdayOnly, let weekday = dates[index].weekday, let day = before {
        let step = (weekday - day.weekday + 7) % 7
        let isPast = endsWithPost(index, dates, day.weekday)
        let isSameDay = isWeek || dates[index].isBelowPost
        resolved[index].date = day.adding(
          days: isPast ? step - 7 : step == 0 && !isSameDay ? 7 : step)
      }
      before = resolved[index].date ?? before
      isWeek = dates[index].opensWeek
    }
  }
}
