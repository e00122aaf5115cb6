package import WorkoutModel

/// A week's load by session RPE: Foster, Medicine & Science in Sports & Exercise 30:1164 (1998).
///
/// The standard deviation is that of the week itself (population, divided by 7), in which days of
/// rest are zeros.
package struct TrainingLoad: Hashable, Sendable {
  /// The sum of session RPE times minutes.
  package let total: Double
  /// The mean of the days over their standard deviation; `nil` when all days are alike.
  package let monotony: Double?

  /// Load times monotony; `nil` when the monotony is.
  package var strain: Double? { monotony.map { $0 * total } }

  /// Of the loads of consecutive days, normally seven; at least one.
  package init(dailyLoads: [Double]) {
    let count = Double(max(dailyLoads.count, 1))
    total = dailyLoads.reduce(0, +)
    let mean = total / count
    let variance = dailyLoads.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    monotony = variance > 0 ? mean / variance.squareRoot() : nil
  }
}

/// The load of a calendar week.
package struct LoadWeek: Hashable, Sendable {
  /// A Monday.
  package let start: CivilDate
  package let load: TrainingLoad
  /// False when a session of the week lacks its RPE or its duration: the load is then too low.
  package let isComplete: Bool
}

extension TrainingHistory {
  /// The weeks in which at least one session states RPE and duration, ascending.
  package func loadWeeks() -> [LoadWeek] {
    var weeks: [LoadWeek] = []
    var index = 0
    while index < sessions.count {
      guard let monday = sessions[index].date?.monday else { break }
      var daily = [Double](repeating: 0, count: 7)
      var stated = 0
      let first = index
      while index < sessions.count, let date = sessions[index].date, date.monday == monday {
        if let load = sessions[index].statedLoad {
          daily[date.weekday - 1] += load
          stated += 1
        }
        index += 1
      }
      guard stated > 0 else { continue }
      weeks.append(
        LoadWeek(
          start: monday, load: TrainingLoad(dailyLoads: daily),
          isComplete: stated == index - first))
    }
    return weeks
  }
}
