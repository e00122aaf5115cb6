/// Whether a series rises or falls at all, without assuming a shape.
///
/// Mann (1945), Kendall (1970); with the normal approximation, which is fair from 8 values on.
package struct MannKendallTest: Hashable, Sendable {
  package enum Direction: Sendable {
    case increasing
    case decreasing
    case noTrend
  }

  /// Fewer values give no honest probability.
  package static let fewestPoints = 8

  /// Pairs that rise less pairs that fall.
  package let score: Int
  /// Of `score`, if there were no trend; corrected for ties.
  package let variance: Double
  /// Standard deviations from no trend, with the correction for continuity.
  package let z: Double
  /// Two-sided.
  package let probability: Double
  package let count: Int

  /// - Parameter values: in order of time, at least two; else `nil`.
  package init?(_ values: [Double]) {
    guard values.count > 1 else { return nil }
    count = values.count
    score = Self.score(values)
    variance = KendallVariance.of(values)
    let corrected = Double(score - score.signum())
    z = variance > 0 ? corrected / variance.squareRoot() : 0
    probability = ElementaryFunctions.complementaryErrorFunction(abs(z) / 2.0.squareRoot())
  }

  /// Kendall's τ (without correction for ties), −1…1.
  package var tau: Double { Double(score) / (Double(count) * Double(count - 1) / 2) }

  /// At the level of 5 %.
  package var direction: Direction {
    guard probability < 0.05 else { return .noTrend }
    return z > 0 ? .increasing : .decreasing
  }

  /// All pairs, less the equal ones, less twice those that fall.
  private static func score(_ values: [Double]) -> Int {
    let inversions = Inversions(of: values)
    var equal = 0
    var run = 0
    for (left, right) in zip(inversions.order, inversions.order.dropFirst()) {
      run = values[left] == values[right] ? run + 1 : 0
      equal += run
    }
    return values.count * (values.count - 1) / 2 - equal - 2 * inversions.count
  }
}
