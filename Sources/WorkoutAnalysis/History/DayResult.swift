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

extension ExerciseHistory {
  /// One result for each day, ascending, with estimates by the given formula.
  package func dayResults(formula: OneRepMaxFormula) -> [DayResult] {
    days.indices.map { result(ofDay: $0, formula: formula) }
  }

  /// What the day of that index came to.
  func result(ofDay dayIndex: Int, formula: OneRepMaxFormula) -> DayResult {
    var top: MeasuredSet?
    var best: (value: Double, set: MeasuredSet)?
    var mostReps: Int64 = 0
    for set in measuredSets(ofDay: dayIndex) {
      if top.map({ set.isHeavier(than: $0) }) ?? true { top = set }
      if set.measure == .reps { mostReps = max(mostReps, set.amount) }
      if let value = formula.comparedOneRepMax(of: set), value > best?.value ?? 0 {
        best = (value, set)
      }
    }
    let bestSet = best.map { set($0.set) }
    return DayResult(
      date: days[dayIndex].date, topSet: top.map(set),
      oneRepMax: bestSet.flatMap { try? formula.estimate(of: $0).get() }, oneRepMaxSet: bestSet,
      totals: days[dayIndex].totals,
      mostReps: mostReps > 0 ? FixedPoint(thousandths: Int32(clamping: mostReps)) : nil)
  }
}
