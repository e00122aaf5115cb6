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
    var best: Double?
    var hasMass = false
    for day in history.days {
      for set in day.sets where set.isWorking {
        guard let reps = set.effort.reps, reps >= 1, set.load.rank.scale == .mass else { continue }
        hasMass = hasMass || set.load.mass != nil
        if case .external(let mass) = set.load, mass.grams > 0,
          let ratio = formula.ratio(of: set)
        {
          best = max(best ?? 0, mass.kilograms * ratio)
        }
        let last = min(reps.whole, actual.count) - 1
        let new = Actual(load: set.load, reps: reps, date: day.date, location: set.location)
        for index in stride(from: last, through: 0, by: -1) {
          if let known = actual[index], known.load.rank >= set.load.rank { break }
          actual[index] = new
        }
      }
    }
    exercise = history.name
    self.formula = formula
    bestOneRepMax = best
    guard hasMass else {
      rows = []
      return
    }
    rows = actual.indices.map { index in
      Row(
        reps: index + 1, actual: actual[index],
        estimated: best.flatMap { formula.load(forReps: index + 1, oneRepMax: $0) })
    }
  }
}
