import WorkoutModel

/// Exponential smoothing that knows how many days lie between two values.
package enum ExponentialTrend {
  /// The share of a new value that The Hacker's Diet (J. Walker 1991) takes over a day.
  package static let bodyweightShare = 0.1

  /// The smoothed series: T ← T + (1 − (1 − share)^days) · (value − T), starting at the first value.
  ///
  /// After a gap a new value counts for more. With a value each day it is the plain moving average.
  /// - Parameters:
  ///   - series: ascending by date.
  ///   - share: of a new value after one day, above 0 and at most 1.
  /// - Returns: A value for each of the series.
  package static func smooth(
    _ series: [DatedValue], share: Double = bodyweightShare
  ) -> [DatedValue] {
    guard var level = series.first?.value, var lastDate = series.first?.date else { return [] }
    return series.map { point in
      let days = Double(point.date.days(since: lastDate))
      let kept = ElementaryFunctions.power(1 - share, days)
      level += (1 - kept) * (point.value - level)
      lastDate = point.date
      return DatedValue(date: point.date, value: level)
    }
  }
}
