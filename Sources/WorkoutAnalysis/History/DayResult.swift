package import WorkoutModel

/// What one day of an exercise came to.
package struct DayResult: Hashable, Sendable {
  package let date: CivilDate
  /// The heaviest working set, the most reps (time, distance) first among equal loads, then the
  /// earliest; `nil` when no working set succeeded.
  package let topSet: TrainingSet?
  /// The best estimated one-rep max of the working sets, in kilograms.
  package let oneRepMax: OneRepMaxEstimate?
  /// The set of that estimate.
  package let oneRepMaxSet: TrainingSet?
  package let totals: WorkTotals
  /// The most reps in one working set.
  package let mostReps: FixedPoint?
}

extension ExerciseDay {
  /// What the day came to, with estimates by the given formula.
  package func result(formula: OneRepMaxFormula) -> DayResult {
    var top: MeasuredSet?
    var best: (value: Double, set: MeasuredSet)?
    var mostReps: Int64 = 0
    for set in measuredSets {
      if top.map({ set.isHeavier(than: $0) }) ?? true { top = set }
      if set.measure == .reps { mostReps = max(mostReps, set.amount) }
      if let value = formula.comparedOneRepMax(of: set), value > best?.value ?? 0 {
        best = (value, set)
      }
    }
    return DayResult(
      date: date, topSet: top.map { sets[$0.index] },
      oneRepMax: best.flatMap { try? formula.estimate(of: sets[$0.set.index]).get() },
      oneRepMaxSet: best.map { sets[$0.set.index] }, totals: totals,
      mostReps: mostReps > 0 ? FixedPoint(thousandths: Int32(clamping: mostReps)) : nil)
  }
}

extension ExerciseHistory {
  /// One result for each day, ascending.
  package func dayResults(formula: OneRepMaxFormula) -> [DayResult] {
    days.map { $0.result(formula: formula) }
  }
}
