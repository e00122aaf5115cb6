package import WorkoutModel

/// One value of a day: a point of a time series, whose x is the day and never the index.
package struct DatedValue: Hashable, Sendable {
  package let date: CivilDate
  package let value: Double

  package init(date: CivilDate, value: Double) {
    self.date = date
    self.value = value
  }

  /// Days since 1970-01-01.
  var day: Double { Double(date.dayNumber) }
}

extension Array where Element == DayResult {
  /// The days that have an estimated one-rep max, in kilograms.
  package func oneRepMaxSeries() -> [DatedValue] {
    compactMap { day in
      day.oneRepMax.map { DatedValue(date: day.date, value: $0.value) }
    }
  }

  /// The heaviest load of each day in kilograms; for bodyweight work what was added (negative:
  /// assistance).
  package func topLoadSeries() -> [DatedValue] {
    compactMap { day in
      guard let rank = day.topSet?.load.rank, rank.scale == .mass else { return nil }
      return DatedValue(date: day.date, value: rank.kilograms)
    }
  }

  /// The most reps in one set of each day.
  package func mostRepsSeries() -> [DatedValue] {
    compactMap { day in
      day.mostReps.map { DatedValue(date: day.date, value: $0.double) }
    }
  }
}
