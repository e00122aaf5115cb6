/// The ticks of an axis of days, on the boundaries of the calendar.
///
/// The ladder is that of d3-time (day, two days, week, month, quarter, year, years), with weeks that
/// start on Monday. Labels have two lines, as in Observable Plot: the year stands below the first
/// tick and wherever it changes.
package struct TimeTicks: Hashable, Sendable {
  package struct Tick: Hashable, Sendable {
    /// Days since 1970-01-01.
    package let day: Int
    /// `3 Mar`, `Mar` or `2026`.
    package let label: String
    package let year: Int
  }

  package let ticks: [Tick]
  /// True when the labels are years themselves and need no second line.
  package let areYears: Bool

  /// Ticks within a range of days, about `count` of them, and two if that can be.
  package init(days: ClosedRange<Int>, count: Int) {
    let target = Double(days.upperBound - days.lowerBound) / Double(max(1, count))
    var interval = Interval.nearest(to: target)
    var starts = interval.days(in: days)
    while starts.count < 2, let finer = interval.finer {
      interval = finer
      starts = interval.days(in: days)
    }
    areYears = interval.isYears
    ticks = starts.map { day in
      let (year, month, dayOfMonth) = CalendarDay.components(day)
      let monthName = CalendarDay.monthNames[month - 1]
      let label =
        switch interval {
        case .days, .weeks: String(dayOfMonth) + "\u{A0}" + monthName
        case .months: monthName
        case .years: String(year)
        }
      return Tick(day: day, label: label, year: year)
    }
  }
}

private enum Interval: Hashable, Sendable {
  case days(Int)
  case weeks
  case months(Int)
  case years(Int)

  /// In ascending order, with a typical length in days.
  private static let ladder: [(interval: Interval, length: Double)] = [
    (.days(1), 1), (.days(2), 2), (.weeks, 7), (.months(1), 30), (.months(3), 91),
    (.years(1), 365), (.years(2), 730), (.years(5), 1826), (.years(10), 3652),
    (.years(20), 7305), (.years(50), 18_262), (.years(100), 36_524), (.years(1000), 365_242),
  ]

  var isYears: Bool {
    if case .years = self { true } else { false }
  }

  /// The interval whose length is nearest to a target, by ratio.
  static func nearest(to target: Double) -> Interval {
    guard let upper = ladder.firstIndex(where: { $0.length >= target }) else {
      return ladder[ladder.count - 1].interval
    }
    guard upper > 0 else { return ladder[0].interval }
    let lower = ladder[upper - 1]
    let prefersLower = target / lower.length < ladder[upper].length / target
    return prefersLower ? lower.interval : ladder[upper].interval
  }

  /// The next interval down the ladder.
  var finer: Interval? {
    Self.ladder.firstIndex { $0.interval == self }.flatMap { index in
      index > 0 ? Self.ladder[index - 1].interval : nil
    }
  }

  /// The days on which this interval begins.
  func days(in range: ClosedRange<Int>) -> [Int] {
    switch self {
    case .days(let step):
      return range.filter { (CalendarDay.components($0).day - 1) % step == 0 }
    case .weeks:
      let first = CalendarDay.monday(onOrBefore: range.lowerBound + 6)
      return Array(stride(from: first, through: range.upperBound, by: 7))
    case .months(let step):
      return Self.months(step, in: range)
    case .years(let step):
      return Self.months(12 * step, in: range)
    }
  }

  private static func months(_ step: Int, in range: ClosedRange<Int>) -> [Int] {
    let start = CalendarDay.monthIndex(of: range.lowerBound)
    let last = CalendarDay.monthIndex(of: range.upperBound)
    let first = start - (start % step + step) % step
    return stride(from: first, through: last, by: step)
      .map(CalendarDay.firstDay)
      .filter(range.contains)
  }
}
