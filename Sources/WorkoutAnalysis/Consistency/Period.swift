package import WorkoutModel

/// A stretch of the calendar by which training is counted.
package enum Period: UInt8, Hashable, Sendable, CaseIterable {
  case day
  /// Monday to Sunday (ISO 8601).
  case week
  case month
  case year

  /// The first day of the period that holds the date.
  package func start(of date: CivilDate) -> CivilDate {
    switch self {
    case .day: date
    case .week: date.monday
    case .month: date.adding(days: 1 - date.day)
    case .year:
      CivilDate(year: date.year, month: 1, day: 1) ?? date
    }
  }

  /// The first day of the period after the one that starts on this date.
  package func next(after start: CivilDate) -> CivilDate {
    switch self {
    case .day: start.adding(days: 1)
    case .week: start.adding(days: 7)
    case .month:
      start.adding(days: CivilDate.daysInMonth(year: start.year, month: start.month))
    case .year: start.adding(days: CivilDate.isLeap(start.year) ? 366 : 365)
    }
  }
}

extension CivilDate {
  /// `2026-W10`.
  package var isoWeekName: String {
    let (year, week) = isoWeek
    return "\(year)-W" + (week < 10 ? "0" : "") + String(week)
  }
}
