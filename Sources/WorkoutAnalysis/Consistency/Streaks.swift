package import WorkoutModel

/// Periods in a row with training in each.
package struct Streak: Hashable, Sendable {
  /// The first day of the first period.
  package let start: CivilDate
  /// The first day of the last period.
  package let end: CivilDate
  /// How many periods.
  package let count: Int
}

/// The streaks of a journal by day, week or month.
package struct Streaks: Hashable, Sendable {
  package let period: Period
  /// The one that still lives: it reaches into the present period or the one before, which can still
  /// be followed up. `nil` when there is none.
  package let current: Streak?
  /// The longest, the earliest of equal ones.
  package let longest: Streak?
  /// All, in order of time.
  package let all: [Streak]

  /// - Parameters:
  ///   - dates: the days of training, ascending; repeats do no harm.
  ///   - period: by what it is counted.
  ///   - today: the day as of which a streak is current; training after it is passed over.
  package init(_ dates: some Sequence<CivilDate>, by period: Period, asOf today: CivilDate) {
    var streaks: [Streak] = []
    for date in dates {
      if date > today { break }
      let start = period.start(of: date)
      if let last = streaks.last, last.end == start { continue }
      if let last = streaks.last, period.next(after: last.end) == start {
        streaks[streaks.count - 1] = Streak(start: last.start, end: start, count: last.count + 1)
      } else {
        streaks.append(Streak(start: start, end: start, count: 1))
      }
    }
    self.period = period
    all = streaks
    longest = streaks.reduce(nil) { best, streak in
      best.map { $0.count >= streak.count } ?? false ? best : streak
    }
    let thisPeriod = period.start(of: today)
    current = streaks.last.flatMap { last in
      last.end == thisPeriod || period.next(after: last.end) == thisPeriod ? last : nil
    }
  }
}

/// A time without training, and the return.
package struct TrainingBreak: Hashable, Sendable {
  package let lastBefore: CivilDate
  package let firstAfter: CivilDate

  /// Days from the last session to the next.
  package var days: Int { firstAfter.days(since: lastBefore) }
}

extension TrainingHistory {
  /// The days of training, ascending, each once.
  package var trainingDays: [CivilDate] {
    var days: [CivilDate] = []
    for session in sessions {
      guard let date = session.date, days.last != date else { continue }
      days.append(date)
    }
    return days
  }

  package func streaks(by period: Period, asOf today: CivilDate) -> Streaks {
    Streaks(trainingDays, by: period, asOf: today)
  }

  /// The times of at least so many days without a session that somebody returned from, in order.
  package func breaks(ofAtLeast days: Int = 14) -> [TrainingBreak] {
    let dates = trainingDays
    return zip(dates, dates.dropFirst()).compactMap { last, next in
      next.days(since: last) >= days ? TrainingBreak(lastBefore: last, firstAfter: next) : nil
    }
  }

  /// Weeks by sessions, then days, then working sets; the earlier first among equals.
  package func bestWeeks(_ limit: Int = 5) -> [PeriodTotals] {
    let ranked = totals(by: .week).sorted { left, right in
      if left.sessions != right.sessions { return left.sessions > right.sessions }
      if left.days != right.days { return left.days > right.days }
      if left.work.workingSets != right.work.workingSets {
        return left.work.workingSets > right.work.workingSets
      }
      return left.start < right.start
    }
    return Array(ranked.prefix(limit))
  }

  /// The mean number of sessions in the full weeks before the week of `today`.
  ///
  /// - Parameters:
  ///   - today: its own week, not yet over, is not counted.
  ///   - weeks: how many weeks back, at least 1; weeks before the journal began are not counted.
  /// - Returns: `nil` when no full week lies between the first session and this week.
  package func sessionsPerWeek(before today: CivilDate, weeks: Int = 4) -> Double? {
    let end = today.monday
    guard let firstDate, firstDate.monday < end else { return nil }
    let start = max(firstDate.monday, end.adding(days: -7 * max(1, weeks)))
    let count = sessions.reduce(0) { sum, session in
      guard let date = session.date, date >= start, date < end else { return sum }
      return sum + 1
    }
    return Double(count) / Double(end.days(since: start) / 7)
  }
}
