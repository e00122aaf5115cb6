package import WorkoutModel

/// A powerlifting total put together from estimated one-rep maxes: no meet, only a hint of one.
package struct EstimatedTotal: Hashable, Sendable {
  /// Canonical names in the order of a meet.
  package static let lifts = ["Squat", "Bench Press", "Deadlift"]

  /// The best estimates in kilograms, in the order of `lifts`.
  package let oneRepMaxes: [Double]
  /// Kilograms, from the weighing nearest to the last of the three.
  package let bodyweight: Double?

  package var total: Double { oneRepMaxes.reduce(0, +) }

  /// The best of the twelve weeks up to `today`.
  ///
  /// `nil` when one of the lifts has no estimate then.
  package init?(_ history: TrainingHistory, formulas: FormulaChoice, asOf today: CivilDate) {
    let start = today.adding(days: -84)
    var best: [Double] = []
    var lastDate = start
    for lift in Self.lifts {
      guard let exercise = history.exercise(named: lift) else { return nil }
      let formula = formulas.formula(for: lift)
      let recent = exercise.days.indices.filter { start...today ~= exercise.days[$0].date }
      let estimates = recent.compactMap {
        exercise.result(ofDay: $0, formula: formula).oneRepMax?.value
      }
      guard let estimate = estimates.max(), let last = recent.last else { return nil }
      best.append(estimate)
      lastDate = max(lastDate, exercise.days[last].date)
    }
    oneRepMaxes = best
    bodyweight = BodyweightLog(history.bodyweights).nearest(to: lastDate)?.mass.kilograms
  }

  /// The points of the total; `nil` without a bodyweight.
  package func points(_ score: StrengthScore, sex: Sex) -> Double? {
    bodyweight.flatMap { score.points(total: total, bodyweight: $0, sex: sex) }
  }
}
