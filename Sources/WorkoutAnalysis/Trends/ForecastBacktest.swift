import WorkoutModel

/// How good the trend would have been at telling the future so far, on the lifter's own past.
///
/// From many past days the trend of the twelve weeks before is drawn four weeks on and compared with
/// what came, beside the plainest forecast there is: no change.
package struct ForecastBacktest: Hashable, Sendable {
  /// How many past forecasts were compared.
  package let count: Int
  /// The mean distance of the trend's forecast from what came, in the unit of the series.
  package let meanErrorOfTrend: Double
  /// The same for the forecast that the last value stays.
  package let meanErrorOfNoChange: Double

  /// True when the trend was the better forecast: only then is a projected date worth showing.
  package var isTrendBetter: Bool { meanErrorOfTrend < meanErrorOfNoChange }

  private static let windowInDays = 84
  private static let horizonInDays = 28
  private static let patienceInDays = 14
  private static let mostForecasts = 60

  /// Of a series ascending by date; `nil` when fewer than five forecasts can be compared.
  package init?(_ series: [DatedValue]) {
    var errors: (trend: Double, noChange: Double) = (0, 0)
    var compared = 0
    var windowStart = 0
    var target = 0
    let stride = max(1, series.count / Self.mostForecasts)
    for origin in Swift.stride(from: 0, to: series.count, by: stride) {
      let today = series[origin].date
      let oldest = today.adding(days: -Self.windowInDays)
      while series[windowStart].date < oldest { windowStart += 1 }
      let due = today.adding(days: Self.horizonInDays)
      while target < series.count, series[target].date < due { target += 1 }
      guard target < series.count else { break }
      let reality = series[target]
      guard reality.date <= due.adding(days: Self.patienceInDays),
        origin - windowStart + 1 >= TrendVerdict.fewestDays,
        let trend = TheilSenTrend(Array(series[windowStart...origin])),
        trend.spanInDays >= TrendVerdict.shortestSpan
      else { continue }
      errors.trend += abs(trend.level(on: reality.date) - reality.value)
      errors.noChange += abs(series[origin].value - reality.value)
      compared += 1
    }
    guard compared >= 5 else { return nil }
    count = compared
    meanErrorOfTrend = errors.trend / Double(compared)
    meanErrorOfNoChange = errors.noChange / Double(compared)
  }
}
