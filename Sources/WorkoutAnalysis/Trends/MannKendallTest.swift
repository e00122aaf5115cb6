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

  /// By merge sort (Knight 1966): all pairs, less the equal ones, less twice those that fall.
  private static func score(_ values: [Double]) -> Int {
    var sorted = values
    var buffer = values
    let falling = countFallingPairs(&sorted, &buffer, 0, values.count)
    var equal = 0
    var run = 1
    for index in sorted.indices.dropFirst() {
      run = sorted[index] == sorted[index - 1] ? run + 1 : 1
      equal += run - 1
    }
    return values.count * (values.count - 1) / 2 - equal - 2 * falling
  }

  private static func countFallingPairs(
    _ values: inout [Double], _ buffer: inout [Double], _ start: Int, _ end: Int
  ) -> Int {
    guard end - start > 1 else { return 0 }
    let middle = (start + end) / 2
    var falling =
      countFallingPairs(&values, &buffer, start, middle)
      + countFallingPairs(&values, &buffer, middle, end)
    var left = start
    var right = middle
    for index in start..<end {
      if right == end || (left < middle && values[left] <= values[right]) {
        buffer[index] = values[left]
        left += 1
      } else {
        buffer[index] = values[right]
        right += 1
        falling += middle - left
      }
    }
    values.replaceSubrange(start..<end, with: buffer[start..<end])
    return falling
  }
}
