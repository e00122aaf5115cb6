package import WorkoutModel

/// The heaviest loads of an exercise for at least 1, 2, 3 … 12 reps, done and estimated.
package struct RepMaxTable: Hashable, Sendable {
  /// What was really lifted.
  package struct Actual: Hashable, Sendable {
    package let load: Load
    /// Reps of that set; at least those of the row.
    package let reps: FixedPoint
    /// The first day on which it was done.
    package let date: CivilDate
    package let location: SourceLocation

    fileprivate init?(_ set: TrainingSet, on date: CivilDate) {
      guard let reps = set.effort.reps else { return nil }
      load = set.load
      self.reps = reps
      self.date = date
      location = set.location
    }
  }

  package struct Row: Hashable, Sendable {
    /// 1…12.
    package let reps: Int
    /// `nil` when no set had as many reps.
    package let actual: Actual?
    /// Kilograms, from the best estimated one-rep max; `nil` when there is none.
    package let estimated: Double?
  }

  package let exercise: String
  package let formula: OneRepMaxFormula
  /// The highest estimate of all working sets, in kilograms.
  package let bestOneRepMax: Double?
  /// For 1…12 reps in order; empty for an exercise that was never done with a load in kg or lb.
  package let rows: [Row]

  package init(_ history: ExerciseHistory, formula: OneRepMaxFormula) {
    var actual = [Actual?](repeating: nil, count: OneRepMaxFormula.mostReps)
    var heaviest = [LoadRank?](repeating: nil, count: OneRepMaxFormula.mostReps)
    var best: (compared: Double, set: TrainingSet)?
    var hasMass = false
    for set in history.measuredSets where set.rank.scale == .mass {
      guard let reps = set.reps, reps >= 1 else { continue }
      hasMass = hasMass || !set.isLoadFree
      if let compared = formula.comparedOneRepMax(of: set), compared > best?.compared ?? 0 {
        best = (compared, history.set(set))
      }
      let last = min(set.amount / 1000, Int64(actual.count)) - 1
      for index in stride(from: Int(last), through: 0, by: -1) {
        if let known = heaviest[index], known >= set.rank { break }
        heaviest[index] = set.rank
        actual[index] = Actual(history.set(set), on: history.days[set.dayIndex].date)
      }
    }
    exercise = history.name
    self.formula = formula
    let bestOneRepMax = best.flatMap { try? formula.estimate(of: $0.set).get().value }
    self.bestOneRepMax = bestOneRepMax
    guard hasMass else {
      rows = []
      return
    }
    rows = actual.indices.map { index in
      Row(
        reps: index + 1, actual: actual[index],
        estimated: bestOneRepMax.flatMap { formula.load(forReps: index + 1, oneRepMax: $0) })
    }
  }
}
