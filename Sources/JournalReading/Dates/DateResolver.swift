internal import JournalSyntax
internal import WorkoutModel

/// Finds out for a whole file in which order day and month stand, and which years were left out.
struct DateResolver {
  var statedOrder: DateOrder?
  /// The year of dates without one: an option or a directive.
  var statedYear: Int?
  /// A year that the file's name or its title tells.
  var hintedYear: Int?
  /// A day with its year that a sentence above all sessions tells.
  var dayAbove: WrittenDate?
  /// The last year that is possible, when today is known.
  var latestYear: Int?
  /// Americans write month first and lift in pounds.
  var prefersMonthFirst: Bool
  /// East Asia writes the year first, and the month before the day: `25.3.4`, `3/4`.
  var prefersYearFirst = false

  /// Another day that the writing allows, and the orders of both.
  struct Rival: Hashable, Sendable {
    let day: CivilDate
    let order: DateOrder
    let chosenOrder: DateOrder
  }

  struct Resolved: Hashable, Sendable {
    var date: CivilDate?
    var reading: Reading
    /// When nothing in the file decides.
    var rival: Rival?
    /// The writing allows no day at all.
    var isImpossible = false
    var lacksYear = false
    /// No year is written anywhere; the calendar told it.
    var isYearFound = false
  }

  func resolve(_ written: [WrittenDate]) -> [Resolved] {
    let dates = Self.withPersianYears(written)
    let isOpen = dates.contains { openSeparator($0) != nil }
    // The day above all of them tells the order as well.
    let order =
      statedOrder ?? (isOpen ? bestOrder(dates + [dayAbove].compactMap { $0 }) : .yearMonthDay)
    let rivals = statedOrder == nil && isOpen ? rivals(of: order, dates) : []
    var resolved = dates.map { first($0, order, rivals) }
    fillYears(&resolved, dates, order)
    fillWeekdays(&resolved, dates)
    return resolved
  }

  // MARK: Order

  /// `rivals` are the orders that the file allows as well.
  func first(_ date: WrittenDate, _ order: DateOrder, _ rivals: [DateOrder]) -> Resolved {
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
      result.reading = !rivals.isEmpty ? .inferred : statedOrder == nil ? .written : .inherited
      result.rival = rivals.lazy.compactMap { other in
        day(date, other).map { Rival(day: $0, order: other, chosenOrder: order) }
      }
      .first { $0.day != result.date }
    }
    return result
  }

  private func day(_ date: WrittenDate, _ order: DateOrder) -> CivilDate? {
    guard let parts = date.parts(order), let year = parts.year else { return nil }
    return CivilDate(year: year, month: parts.month, day: parts.day)
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

  /// How well an order fits; that nobody trains on the ninth alone tips it, but takes no doubt away.
  private func score(
    _ order: DateOrder, _ dates: [WrittenDate], minding sameDays: Bool = true
  ) -> Double {
    var score = 0.0
    var rising = 0
    var falling = 0
    var before: (key: Int, hasYear: Bool)?
    var dayBefore = 0
    if order == .monthDayYear, dates.contains(where: { $0.form == .yearMonthDay }) { score += 1 }
    for date in dates {
      guard case .some = openSeparator(date) else {
        if let parts = date.parts(order) { (before, dayBefore) = (Self.key(parts), parts.day) }
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
        // `24.01.12`, `24.01.19`: not a day in January of each of many years.
        if abs(step) > 400 { score -= 3 }
        // People train again within days rather than months.
        if abs(step) > 24 { score -= 0.25 }
        // `9.6.22`, `9.7.22`, `9.9.22`: nobody trains on the ninth alone.
        if sameDays, step != 0, parts.day == dayBefore { score -= 1.25 }
      }
      (before, dayBefore) = (key, parts.day)
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
  static func key(
    _ parts: (year: Int?, month: Int, day: Int)
  ) -> (key: Int, hasYear: Bool) {
    ((parts.year ?? 0) * 372 + parts.month * 31 + parts.day, parts.year != nil)
  }

  /// Days of a year modulo a year: from December to January is one step forward.
  func wrapped(_ step: Int) -> Int {
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

  /// The orders that fit the file nearly as well, the likelier first.
  private func rivals(of order: DateOrder, _ dates: [WrittenDate]) -> [DateOrder] {
    let own = score(order, dates, minding: false)
    let others = DateOrder.allCases.filter { $0 != order }.map {
      ($0, score($0, dates, minding: false))
    }
    return others.filter { $0.1 >= own - 1.5 }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  // MARK: Years
}
