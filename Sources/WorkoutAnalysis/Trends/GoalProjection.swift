package import WorkoutModel

/// When a trend would reach a goal, if it went on.
package struct GoalProjection: Hashable, Sendable {
  /// Dates farther away are not worth telling.
  package static let horizonInDays = 180

  /// The line's level on the last day of the series.
  package let levelNow: Double
  /// Days after the last day of the series; `nil` when the trend never gets there, 0 when the line
  /// is there already.
  package let days: Double?
  /// With the steepest and the flattest slope of the 95 % interval; `nil` is never.
  package let earliestDays: Double?
  package let latestDays: Double?
  private let lastDate: CivilDate

  package init(_ trend: TheilSenTrend, goal: Double) {
    let level = trend.level(on: trend.lastDate)
    func days(_ slope: Double) -> Double? {
      if level >= goal { return 0 }
      return slope > 0 ? (goal - level) / slope : nil
    }
    levelNow = level
    self.days = days(trend.slopePerDay)
    earliestDays = days(trend.highPerDay)
    latestDays = days(trend.lowPerDay)
    lastDate = trend.lastDate
  }

  /// The expected day, when there is an honest one: also the flattest slope gets there, and it is no
  /// farther away than the horizon.
  package var date: CivilDate? {
    guard let days, latestDays != nil, days <= Double(Self.horizonInDays) else { return nil }
    return lastDate.adding(days: Int(days.rounded(.up)))
  }
}
