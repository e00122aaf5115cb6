package import WorkoutModel

/// What a trend says, in a word.
///
/// - `tooFew`: fewer than 6 days, or less than 28 days from the first to the last.
/// - `decline`: the whole 95 % interval of the slope is below zero.
/// - `progress`: it is above zero, and reaches at least 0.25 % of the level a week or a record fell in
///   the last 28 days.
/// - `plateau`: none of these, and no record in the last 28 days.
/// - `unclear`: none of these, but a record fell in the last 28 days.
package enum TrendVerdict: String, Hashable, Sendable, CaseIterable {
  case tooFew = "too few"
  case decline
  case progress
  case plateau
  case unclear

  package static let fewestDays = 6
  package static let shortestSpan = 28
  /// Of the level, per week: slower progress than this cannot be told from standing still.
  package static let slowestProgress = 0.0025

  /// `too few`, `decline`, `progress`, `plateau`, `unclear`.
  package var name: String { rawValue }
}

/// A series' trend over a stretch of time, with all that a verdict needs.
package struct TrendReport: Hashable, Sendable {
  /// `nil` when there are no two days.
  package let trend: TheilSenTrend?
  /// `nil` below `MannKendallTest.fewestPoints` days.
  package let test: MannKendallTest?
  package let verdict: TrendVerdict
  /// Days in the stretch.
  package let count: Int
  package let firstDate: CivilDate?
  package let lastDate: CivilDate?

  package var spanInDays: Int {
    guard let firstDate, let lastDate else { return 0 }
    return lastDate.days(since: firstDate)
  }

  /// The trend of the whole series, ascending by date.
  package init(_ series: [DatedValue]) {
    self.init(series, window: series.startIndex)
  }

  /// The trend of the last twelve weeks up to the last day of the series; longer when they hold
  /// fewer than six days.
  package init(recent series: [DatedValue]) {
    guard let last = series.last else {
      self.init(series)
      return
    }
    let start = last.date.adding(days: -84)
    let inTime = series.firstIndex { $0.date >= start } ?? series.startIndex
    self.init(series, window: max(0, min(inTime, series.count - TrendVerdict.fewestDays)))
  }

  private init(_ series: [DatedValue], window start: Int) {
    let stretch = Array(series[start...])
    trend = TheilSenTrend(stretch)
    test =
      stretch.count < MannKendallTest.fewestPoints ? nil : MannKendallTest(stretch.map(\.value))
    count = stretch.count
    firstDate = stretch.first?.date
    lastDate = stretch.last?.date
    verdict = Self.verdict(on: trend, hasRecentRecord: Self.hasRecentRecord(series))
  }

  private static func verdict(on trend: TheilSenTrend?, hasRecentRecord: Bool) -> TrendVerdict {
    guard let trend, trend.count >= TrendVerdict.fewestDays,
      trend.spanInDays >= TrendVerdict.shortestSpan
    else { return .tooFew }
    if trend.highPerDay < 0 { return .decline }
    let level = abs(trend.level(on: trend.lastDate))
    let isFastEnough = trend.highPerWeek >= TrendVerdict.slowestProgress * level
    if trend.lowPerDay > 0, isFastEnough || hasRecentRecord { return .progress }
    return hasRecentRecord ? .unclear : .plateau
  }

  /// Whether a value of the last 28 days is above all before it.
  private static func hasRecentRecord(_ series: [DatedValue]) -> Bool {
    guard let last = series.last else { return false }
    let start = last.date.adding(days: -TrendVerdict.shortestSpan)
    let earlier = series.prefix { $0.date <= start }.map(\.value).max()
    let recent = series.reversed().prefix { $0.date > start }.map(\.value).max()
    guard let earlier, let recent else { return false }
    return recent > earlier * (1 + 1e-9)
  }
}
