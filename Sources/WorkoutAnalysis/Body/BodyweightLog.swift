package import WorkoutModel

/// The lifter's bodyweight through time.
package struct BodyweightLog: Hashable, Sendable {
  /// A weighing with its day.
  package struct Weighing: Hashable, Sendable {
    package let date: CivilDate
    package let mass: Mass
    package let location: SourceLocation
  }

  /// Those with a date, ascending; several of a day stay in file order.
  package let weighings: [Weighing]

  package init(_ entries: [BodyweightEntry]) {
    weighings =
      entries.compactMap { entry in
        entry.date.map { Weighing(date: $0, mass: entry.mass, location: entry.location) }
      }
      .enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }

  /// In kilograms, ascending.
  package var series: [DatedValue] {
    weighings.map { DatedValue(date: $0.date, value: $0.mass.kilograms) }
  }

  /// The series without the noise of the day (`ExponentialTrend`).
  package var trend: [DatedValue] { ExponentialTrend.smooth(series) }

  /// The weighing nearest in time, the earlier of two as near; `nil` when there is none within
  /// `days`.
  package func nearest(to date: CivilDate, within days: Int = 90) -> Weighing? {
    var low = 0
    var high = weighings.count
    while low < high {
      let middle = (low + high) / 2
      if weighings[middle].date < date { low = middle + 1 } else { high = middle }
    }
    var nearest: Weighing?
    var distance = days
    if low > 0, date.days(since: weighings[low - 1].date) <= distance {
      nearest = weighings[low - 1]
      distance = date.days(since: weighings[low - 1].date) - 1
    }
    if low < weighings.count, weighings[low].date.days(since: date) <= distance {
      nearest = weighings[low]
    }
    return nearest
  }
}
