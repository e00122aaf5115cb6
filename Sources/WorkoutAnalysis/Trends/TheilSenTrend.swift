package import WorkoutModel

/// The straight line through a time series by the median of all pairwise slopes: up to 29 % of wild
/// values (a mistyped load, a deload) do not move it.
///
/// Theil (1950), Sen (1968); the confidence interval is Sen's, with ranks as in SciPy's
/// `theilslopes`. Exact up to 2,000 points; of longer series 2,000 evenly spread points are taken.
package struct TheilSenTrend: Hashable, Sendable {
  /// Two-sided, for the interval of the slope.
  package enum Confidence: Sendable {
    case ninety
    case ninetyFive

    /// The quantile of the normal distribution.
    fileprivate var quantile: Double {
      switch self {
      case .ninety: 1.6448536269514722
      case .ninetyFive: 1.959963984540054
      }
    }
  }

  package static let mostPoints = 2000

  /// The median slope, per day.
  package let slopePerDay: Double
  /// The ends of the slope's confidence interval, per day.
  package let lowPerDay: Double
  package let highPerDay: Double
  /// How many points the series has.
  package let count: Int
  /// How many of them were used: fewer than `count` for a series of more than 2,000.
  package let usedCount: Int
  package let firstDate: CivilDate
  package let lastDate: CivilDate
  /// The line runs through the median day and the median value.
  private let medianDay: Double
  private let medianValue: Double

  /// Of a series ascending by date, in which a day may have several values; `nil` when there are no
  /// two days.
  package init?(_ series: [DatedValue], confidence: Confidence = .ninetyFive) {
    guard let first = series.first, let last = series.last, first.date < last.date else {
      return nil
    }
    let used = Self.thinned(series)
    let x = used.map(\.day)
    let y = used.map(\.value)
    let slopes = PairwiseSlopes(x: x, y: y)
    let total = slopes.count
    guard total > 0, let medianDay = Selection.median(x), let medianValue = Selection.median(y)
    else { return nil }

    let deviation = confidence.quantile * KendallVariance.of(x, y).squareRoot()
    let upper = ((Double(total) + deviation) / 2).rounded(.toNearestOrEven)
    let lower = ((Double(total) - deviation) / 2).rounded(.toNearestOrEven) - 1
    let ranks = [
      max(Int(lower), 0), (total - 1) / 2, total / 2, min(Int(upper), total - 1),
    ]
    let selected = slopes.select(ranks: ranks)
    slopePerDay = (selected[1] + selected[2]) / 2
    lowPerDay = selected[0]
    highPerDay = selected[3]
    count = series.count
    usedCount = used.count
    firstDate = first.date
    lastDate = last.date
    self.medianDay = medianDay
    self.medianValue = medianValue
  }

  package var slopePerWeek: Double { slopePerDay * 7 }
  package var lowPerWeek: Double { lowPerDay * 7 }
  package var highPerWeek: Double { highPerDay * 7 }
  package var spanInDays: Int { lastDate.days(since: firstDate) }

  /// The height of the line on a day.
  package func level(on date: CivilDate) -> Double {
    medianValue + slopePerDay * (Double(date.dayNumber) - medianDay)
  }

  private static func thinned(_ series: [DatedValue]) -> [DatedValue] {
    guard series.count > mostPoints else { return series }
    return (0..<mostPoints).map { series[$0 * (series.count - 1) / (mostPoints - 1)] }
  }
}

/// The variance of Kendall's S without a trend, corrected for ties (Kendall 1970).
enum KendallVariance {
  static func of(_ samples: [Double]...) -> Double {
    guard let count = samples.first?.count else { return 0 }
    var sum = term(count)
    for sample in samples {
      for size in tieSizes(sample) {
        sum -= term(size)
      }
    }
    return max(0, sum / 18)
  }

  private static func term(_ count: Int) -> Double {
    let count = Double(count)
    return count * (count - 1) * (2 * count + 5)
  }

  private static func tieSizes(_ sample: [Double]) -> [Int] {
    let sorted = sample.sorted()
    var sizes: [Int] = []
    var start = 0
    for index in 1..<(sorted.count + 1) {
      guard index == sorted.count || sorted[index] != sorted[start] else { continue }
      if index - start > 1 { sizes.append(index - start) }
      start = index
    }
    return sizes
  }
}
