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
    var top: RecordCandidate?
    var best: (value: Double, set: TrainingSet)?
    var totals = WorkTotals()
    var mostReps: FixedPoint?
    for index in sets.indices {
      let set = sets[index]
      totals.add(set)
      guard let candidate = RecordCandidate(set, index: index) else { continue }
      if top.map({ candidate.isHeavier(than: $0) }) ?? true { top = candidate }
      if let reps = set.effort.reps { mostReps = max(mostReps ?? reps, reps) }
      if case .external(let mass) = set.load, let ratio = formula.ratio(of: set),
        mass.kilograms * ratio > best?.value ?? 0
      {
        best = (mass.kilograms * ratio, set)
      }
    }
    return DayResult(
      date: date, topSet: top.map { sets[$0.index] },
      oneRepMax: best.flatMap { try? formula.estimate(of: $0.set).get() },
      oneRepMaxSet: best?.set, totals: totals, mostReps: mostReps)
  }
}

extension ExerciseHistory {
  /// One result for each day, ascending.
  package func dayResults(formula: OneRepMaxFormula) -> [DayResult] {
    days.map { $0.result(formula: formula) }
  }
}
