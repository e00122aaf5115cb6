internal import JournalSyntax
internal import WorkoutModel

/// What the calendar tells of the year of a file in which no year is written.
///
/// A weekday beside a date fits about one year in six. And many writers part their weeks with a
/// blank line: in the right year the blank lines then stand between a Sunday and a Monday.
struct YearEvidence {
  /// The last year that is possible.
  let latestYear: Int

  /// How many years back are tried: after eleven years every common year's calendar comes again.
  private static let span = 11
  /// Fewer weekdays than this prove nothing.
  private static let fewestWeekdays = 3
  /// Fewer weeks than this prove nothing.
  private static let fewestWeeks = 8
  /// Days that may stand against a year: people forget a blank line, or train past midnight.
  private static let toleratedShare = 0.1

  /// The latest year that fits best, or `nil` when the dates do not tell.
  ///
  /// `days` gives the days of the dates when the first of them is of a year.
  func year(of dates: [WrittenDate], days: (Int) -> [CivilDate?]) -> Int? {
    let weekdays = dates.reduce(0) { $0 + ($1.weekday == nil ? 0 : 1) }
    let weeks = dates.dropFirst().reduce(0) { $0 + ($1.startsBlock ? 1 : 0) }
    let isByWeekday = weekdays >= Self.fewestWeekdays
    guard isByWeekday || weeks >= Self.fewestWeeks && dates.count - weeks >= 2 * Self.fewestWeeks
    else { return nil }
    let fits = (0..<Self.span).map { years in
      let days = days(latestYear - years)
      return isByWeekday ? weekdayFit(dates, days) : weekFit(dates, days)
    }
    guard let best = fits.max(by: { $0.share < $1.share }),
      best.share >= 1 - Self.toleratedShare,
      let years = fits.firstIndex(where: { $0.good == best.good }),
      fits.allSatisfy({ $0.good == best.good || $0.good + 2 < best.good })
    else { return nil }
    return latestYear - years
  }

  private struct Fit {
    var good = 0
    var all = 0

    var share: Double { all == 0 ? 0 : Double(good) / Double(all) }

    mutating func add(_ isGood: Bool) {
      all += 1
      if isGood { good += 1 }
    }
  }

  private func weekdayFit(_ dates: [WrittenDate], _ days: [CivilDate?]) -> Fit {
    var fit = Fit()
    for (date, day) in zip(dates, days) {
      guard let weekday = date.weekday, let day else { continue }
      fit.add(day.weekday == weekday)
    }
    return fit
  }

  /// Days without a blank line between them are of one week, the others are not.
  private func weekFit(_ dates: [WrittenDate], _ days: [CivilDate?]) -> Fit {
    var fit = Fit()
    for index in dates.indices.dropFirst() {
      guard let day = days[index], let before = days[index - 1] else { continue }
      fit.add((day.monday != before.monday) == dates[index].startsBlock)
    }
    return fit
  }
}
