import WorkoutModel

/// An exercise on a day against the time before: what changed.
package struct LastTime: Hashable, Sendable {
  package let current: DayResult
  /// `nil` on the first day.
  package let previous: DayResult?

  package init(current: DayResult, previous: DayResult?) {
    self.current = current
    self.previous = previous
  }

  package var daysSince: Int? { previous.map { current.date.days(since: $0.date) } }

  /// Kilograms more (or less) on the top set; for bodyweight work what was added or no longer
  /// assisted. `nil` when one of the days has no top set with a comparable load.
  package var topLoadChange: Double? {
    guard let now = current.topSet?.load.rank, let before = previous?.topSet?.load.rank,
      now.scale == .mass, before.scale == .mass
    else { return nil }
    return Double(now.amount - before.amount) / 1000
  }

  /// Reps more (or less) in the top set.
  package var topRepsChange: Double? {
    guard let now = current.topSet?.effort.reps, let before = previous?.topSet?.effort.reps else {
      return nil
    }
    return now.double - before.double
  }

  /// Kilograms more (or less) of estimated one-rep max.
  package var oneRepMaxChange: Double? {
    guard let now = current.oneRepMax, let before = previous?.oneRepMax else { return nil }
    return now.value - before.value
  }

  /// Kilograms more (or less) of tonnage.
  package var tonnageChange: Double? {
    previous.map { current.totals.tonnage - $0.totals.tonnage }
  }

  /// More (or fewer) working sets.
  package var workingSetsChange: Int? {
    previous.map { current.totals.workingSets - $0.totals.workingSets }
  }
}

extension Array where Element == DayResult {
  /// Each day against the one before, in the same order.
  package func comparedWithLastTime() -> [LastTime] {
    indices.map { index in
      LastTime(current: self[index], previous: index > 0 ? self[index - 1] : nil)
    }
  }
}
