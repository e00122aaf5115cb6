import WorkoutModel

/// The rests between sets, where the journal states them.
package struct RestStatistics: Hashable, Sendable {
  /// Stated rests; those of equal sets count each.
  package let count: Int
  /// Seconds. Half of the rests are no longer than this.
  package let median: Double
  /// A quarter of the rests are no longer than this.
  package let lowerQuartile: Double
  /// Three quarters are no longer than this.
  package let upperQuartile: Double

  /// Of working sets; `nil` when no rest is stated.
  package init?(_ history: ExerciseHistory) {
    var rests: [Double] = []
    for set in history.measuredSets {
      guard let rest = set.restSeconds, rest > 0 else { continue }
      rests += repeatElement(Double(rest), count: min(set.count, Self.mostRepeats))
    }
    guard !rests.isEmpty else { return nil }
    rests.sort()
    count = rests.count
    median = Self.quantile(0.5, of: rests)
    lowerQuartile = Self.quantile(0.25, of: rests)
    upperQuartile = Self.quantile(0.75, of: rests)
  }

  /// A mistyped `x 100000` shall not fill the memory.
  private static let mostRepeats = 1000

  /// With straight lines between the ranks.
  private static func quantile(_ share: Double, of sorted: [Double]) -> Double {
    let position = share * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return sorted[index] }
    return sorted[index] + (position - Double(index)) * (sorted[index + 1] - sorted[index])
  }
}
