package import WorkoutModel

/// How far a lifter is on the way to a goal.
package struct GoalProgress: Hashable, Sendable {
  /// In what `current` and `target` are counted.
  package enum Unit: Sendable {
    case kilograms
    case reps
    case sessionsPerWeek
  }

  package let goal: Goal
  package let unit: Unit
  /// The best so far (for a bodyweight the trend's last value, for sessions a week those of this
  /// week); `nil` when nothing that counts was done.
  package let current: Double?
  package let target: Double
  /// The share of the way, 0…1.
  package let fraction: Double
  /// The first day on which it was reached, and the line that shows it; `nil` when it was not.
  package let reached: Milestone?
  /// When the recent trend gets there; `nil` without a trend, and once it is reached.
  package let projection: GoalProjection?
  /// Whether such trends told this lifter's future better than "no change" would have.
  package let backtest: ForecastBacktest?
  /// The day as of which all this is said.
  package let today: CivilDate

  /// When the trend gets there, where it can honestly be told.
  package var projectedOn: CivilDate? { projection?.date }

  /// True when the deadline is past and the goal was not reached by then.
  package var isOverdue: Bool {
    guard let deadline = goal.deadline, deadline < today else { return false }
    return reached.map { $0.date > deadline } ?? true
  }

  /// What is needed each week until the deadline, in `unit`; negative for a bodyweight to lose.
  /// `nil` without a deadline ahead, and for goals that are no matter of growth.
  package var neededPerWeek: Double? {
    guard reached == nil, unit != .sessionsPerWeek, let current, let deadline = goal.deadline,
      deadline > today
    else { return nil }
    return (target - current) / Double(deadline.days(since: today)) * 7
  }
}

extension TrainingHistory {
  /// Progress towards each of the journal's goals, in the order of the journal.
  package func goalProgress(formulas: FormulaChoice, asOf today: CivilDate) -> [GoalProgress] {
    let evaluation = GoalEvaluation(history: self, formulas: formulas, today: today)
    return goals.map(evaluation.progress)
  }
}
