import WorkoutModel

/// Everything that a page about one exercise tells.
package struct ExerciseAnalysis: Sendable {
  /// What the trends are about.
  package enum TrendBasis: Sendable {
    /// Estimated one-rep max in kilograms.
    case oneRepMax
    /// The most reps in a set, where there is no estimate: bodyweight work.
    case mostReps
  }

  package let history: ExerciseHistory
  package let formula: OneRepMaxFormula
  /// One for each day, ascending.
  package let results: [DayResult]
  /// In order of time.
  package let records: [RecordEvent]
  /// Has no rows when the exercise was never done with a load in kg or lb.
  package let repMaxes: RepMaxTable
  package let trendBasis: TrendBasis
  /// The values of `trendBasis` by day.
  package let series: [DatedValue]
  /// Over all days.
  package let trend: TrendReport
  /// Over the last twelve weeks.
  package let recentTrend: TrendReport
  /// One for each week in which it was done, ascending.
  package let weeks: [PeriodTotals]

  package init(_ history: ExerciseHistory, formula: OneRepMaxFormula) {
    self.history = history
    self.formula = formula
    results = history.dayResults(formula: formula)
    records = history.recordEvents(formula: formula)
    repMaxes = RepMaxTable(history, formula: formula)
    let estimates = results.oneRepMaxSeries()
    trendBasis = estimates.isEmpty ? .mostReps : .oneRepMax
    series = estimates.isEmpty ? results.mostRepsSeries() : estimates
    trend = TrendReport(series)
    recentTrend = TrendReport(recent: series)
    weeks = history.totals(by: .week)
  }

  package var name: String { history.name }

  /// The latest day against the one before; `nil` when it was never done on a known day.
  package var lastTime: LastTime? {
    results.last.map { LastTime(current: $0, previous: results.dropLast().last) }
  }
}
