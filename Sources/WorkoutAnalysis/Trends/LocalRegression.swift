import WorkoutModel

/// A smooth curve through a noisy series: LOWESS (Cleveland 1979), as in statsmodels.
///
/// A straight line is fitted around each point, near points weigh more (tricube), and values far off
/// the curve are weighted down (bisquare) in each of the robust passes.
package struct LocalRegression: Sendable {
  /// Fewer points are better shown as they are.
  package static let fewestPoints = 8

  private let x: [Double]
  private let y: [Double]
  /// How many points each line is fitted to.
  private let neighbourCount: Int
  /// Points nearer than this to the last fitted one are interpolated.
  private let step: Double

  /// - Parameters:
  ///   - series: ascending by date.
  ///   - fraction: of the points that each local line sees, 0…1.
  ///   - robustPasses: how often wild values are weighted down.
  /// - Returns: A value for each point. Above 300 points lines are fitted every hundredth of the
  ///   span only, with straight lines between.
  package static func smooth(
    _ series: [DatedValue], fraction: Double = 2.0 / 3, robustPasses: Int = 3
  ) -> [DatedValue] {
    guard series.count > 2, let first = series.first?.day, let last = series.last?.day else {
      return series
    }
    let count = Double(series.count)
    let regression = LocalRegression(
      x: series.map { $0.day - first }, y: series.map(\.value),
      neighbourCount: min(max(Int(fraction * count + 1e-10), 2), series.count),
      step: series.count > 300 ? (last - first) / 100 : 0)
    let fitted = regression.fitted(robustPasses: robustPasses)
    return zip(series, fitted).map { DatedValue(date: $0.date, value: $1) }
  }

  private func fitted(robustPasses: Int) -> [Double] {
    var weights = [Double](repeating: 1, count: x.count)
    var curve = pass(robustness: weights)
    for _ in 0..<robustPasses {
      let residuals = zip(y, curve).map { abs($0 - $1) }
      // With more than half of the points on the curve there is no scale for being far off it.
      guard let median = Selection.median(residuals), median > 0 else { break }
      weights = residuals.map { residual in
        let u = residual / (6 * median)
        return u < 1 ? (1 - u * u) * (1 - u * u) : 0
      }
      curve = pass(robustness: weights)
    }
    return curve
  }

  private func pass(robustness: [Double]) -> [Double] {
    var curve = [Double](repeating: 0, count: x.count)
    var start = 0
    var lastFitted = -1
    for index in x.indices {
      let isLast = index == x.count - 1
      if lastFitted >= 0, !isLast, x[index + 1] - x[lastFitted] <= step { continue }
      moveWindow(&start, to: x[index])
      curve[index] = fit(at: index, from: start, robustness: robustness)
      interpolate(&curve, from: lastFitted, to: index)
      lastFitted = index
    }
    return curve
  }

  /// Moves the window of neighbours right while that brings it nearer to the point.
  private func moveWindow(_ start: inout Int, to position: Double) {
    while start + neighbourCount < x.count,
      position - x[start] > x[start + neighbourCount] - position
    {
      start += 1
    }
  }

  private func interpolate(_ curve: inout [Double], from left: Int, to right: Int) {
    guard left >= 0, right - left > 1 else { return }
    let width = x[right] - x[left]
    for index in (left + 1)..<right {
      let share = width > 0 ? (x[index] - x[left]) / width : 0
      curve[index] = curve[left] + share * (curve[right] - curve[left])
    }
  }

  private func fit(at index: Int, from start: Int, robustness: [Double]) -> Double {
    let position = x[index]
    let end = start + neighbourCount
    let radius = max(position - x[start], x[end - 1] - position)
    var weights = [Double](repeating: 0, count: neighbourCount)
    var total = 0.0
    var mean = 0.0
    for neighbour in start..<end {
      let distance = abs(x[neighbour] - position)
      let weight = tricube(distance, radius) * robustness[neighbour]
      weights[neighbour - start] = weight
      total += weight
      mean += weight * x[neighbour]
    }
    guard total > 0 else { return y[index] }
    mean /= total
    var spread = 0.0
    for neighbour in start..<end {
      spread += weights[neighbour - start] / total * (x[neighbour] - mean) * (x[neighbour] - mean)
    }
    var value = 0.0
    for neighbour in start..<end {
      let lever = spread > 1e-12 ? (position - mean) * (x[neighbour] - mean) / spread : 0
      value += weights[neighbour - start] / total * (1 + lever) * y[neighbour]
    }
    return value
  }

  private func tricube(_ distance: Double, _ radius: Double) -> Double {
    if distance <= 0.001 * radius { return 1 }
    if distance > 0.999 * radius { return 0 }
    let ratio = distance / radius
    let rest = 1 - ratio * ratio * ratio
    return rest * rest * rest
  }
}
