internal import JournalSyntax
internal import WorkoutModel

/// Years and weekdays for dates that do not tell them.
extension DateResolver {
  func fillYears(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder
  ) {
    guard resolved.contains(where: \.lacksYear) else { return }
    fillFromHeadings(&resolved, dates, order)
    if let statedYear { return fill(&resolved, dates, order, year: statedYear) }
    let isNewestFirst = isNewestFirst(resolved, dates, order)
    if let anchor = resolved.indices.first(where: { resolved[$0].date != nil }) {
      if let hintedYear, !isNewestFirst {
        fillBefore(anchor, &resolved, dates, order, hintedYear)
      }
      spread(&resolved, dates, order, from: anchor, isNewestFirst)
    } else if let hintedYear {
      fillFromHint(&resolved, dates, order, hintedYear, isNewestFirst)
    } else if let year = yearBehindDayAbove(resolved, dates, order, isNewestFirst) {
      fillFromHint(&resolved, dates, order, year, isNewestFirst)
    } else if let latestYear {
      findYear(&resolved, dates, order, latestYear, isNewestFirst)
    }
  }

  /// The year that stands above the days: `2019`. Who writes `12/30` and then `1/3` below it went on into the next.
  private func fillFromHeadings(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder
  ) {
    var (heading, passed) = (0, 0)
    var before: CivilDate?
    for index in resolved.indices {
      guard resolved[index].lacksYear, let year = dates[index].contextYear else {
        before = nil
        continue
      }
      if year != heading { (heading, passed, before) = (year, 0, nil) }
      set(&resolved[index], dates[index], order, year + passed, .inherited)
      if let day = resolved[index].date, let last = before, day.days(since: last) < 0,
        let parts = dates[index].parts(order),
        let next = CivilDate(year: year + passed + 1, month: parts.month, day: parts.day),
        next.days(since: last) <= Self.longestBreakAtNewYear, next.year <= latestYear ?? next.year
      {
        passed += 1
        set(&resolved[index], dates[index], order, year + passed, .inherited)
      }
      before = resolved[index].date ?? before
    }
  }

  /// Days between the last session of a year and the first of the next.
  private static let longestBreakAtNewYear = 45

  /// The year of the first session within months behind the `5/16/23` of `Surgery 5/16/23`.
  private func yearBehindDayAbove(
    _ resolved: [Resolved], _ dates: [WrittenDate], _ order: DateOrder, _ isNewestFirst: Bool
  ) -> Int? {
    guard !isNewestFirst, let above = dayAbove?.parts(order), let year = above.year,
      let day = CivilDate(year: year, month: above.month, day: above.day),
      let first = resolved.indices.first(where: { resolved[$0].lacksYear }),
      let parts = dates[first].parts(order)
    else { return nil }
    return [year, year + 1].first {
      CivilDate(year: $0, month: parts.month, day: parts.day)
        .map { 0...Self.mostDaysBehind ~= $0.days(since: day) } ?? false
    }
  }

  private static let mostDaysBehind = 150

  private func fill(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder, year: Int
  ) {
    for index in resolved.indices where resolved[index].lacksYear {
      set(&resolved[index], dates[index], order, year, .inherited)
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

  private func fillFromHint(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder, _ year: Int,
    _ isNewestFirst: Bool
  ) {
    guard let first = resolved.indices.first(where: { resolved[$0].lacksYear }) else { return }
    let starts = dates.indices.filter { $0 > first && dates[$0].isFirstOfSubject }
    guard starts.isEmpty || resolved.contains(where: { !$0.lacksYear }) else {
      return fillSubjects(&resolved, dates, order, year, starts: [first] + starts)
    }
    set(&resolved[first], dates[first], order, year, .inherited)
    spread(&resolved, dates, order, from: first, isNewestFirst)
  }

  /// The days of each exercise of a notebook begin anew in the year of its title, or in the next where those of the first
  /// exercise went on into it and these begin earlier in the year.
  private func fillSubjects(
    _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder, _ year: Int,
    starts: [Int]
  ) {
    var (firstMonth, lastYear) = (1, year)
    for (start, end) in zip(starts, starts.dropFirst() + [dates.count]) {
      var days = Array(resolved[start..<end])
      let written = Array(dates[start..<end])
      let month = written[0].parts(order)?.month ?? 1
      if start == starts[0] { firstMonth = month }
      let begins = month < firstMonth ? lastYear : year
      set(&days[0], written[0], order, begins, .inherited)
      spread(&days, written, order, from: 0, isNewestFirst(days, written, order))
      if start == starts[0] { lastYear = days.compactMap(\.date?.year).max() ?? year }
      resolved.replaceSubrange(start..<end, with: days)
    }
  }

  /// `Gym 2019` above days without a year, and `4/2/20` behind them: they begin in the year of the title, where they come before
  /// the first day with a year and no weekday beside them says otherwise.
  private func fillBefore(
    _ anchor: Int, _ resolved: inout [Resolved], _ dates: [WrittenDate], _ order: DateOrder,
    _ year: Int
  ) {
    guard anchor > 0, let end = resolved[anchor].date, 1...3 ~= end.year - year,
      resolved[..<anchor].allSatisfy(\.lacksYear)
    else { return }
    var trial = Array(resolved[..<anchor])
    fillFromHint(&trial, Array(dates[..<anchor]), order, year, false)
    let isBefore = trial.allSatisfy { $0.date.map { $0.days(since: end) <= 0 } ?? true }
    let fits = zip(trial, dates).allSatisfy { day, date in
      guard let weekday = date.weekday, let told = day.date else { return true }
      return told.weekday == weekday
    }
    guard isBefore, fits else { return }
    resolved.replaceSubrange(..<anchor, with: trial)
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

  /// The day of `Wednesday 14`: the nearest to the date before it, rather behind it.
  private func numbered(_ date: WrittenDate, _ weekday: Int, near day: CivilDate) -> CivilDate? {
    guard date.numbers.count == 1 else { return nil }
    let number = date.numbers[0]
    for step in 0...31 {
      for days in [step, -step] {
        let other = day.adding(days: days)
        if other.day == number, other.weekday == weekday { return other }
      }
    }
    return nil
  }

  /// A weekday alone is the next such day behind the date before it.
  func fillWeekdays(_ resolved: inout [Resolved], _ dates: [WrittenDate]) {
    var before: CivilDate?
    var isWeek = false
    for index in resolved.indices {
      if dates[index].form == .weekdayOnly, let weekday = dates[index].weekday, let day = before {
        if let told = numbered(dates[index], weekday, near: day) {
          resolved[index].date = told
          before = told
          isWeek = dates[index].opensWeek
          continue
        }
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
