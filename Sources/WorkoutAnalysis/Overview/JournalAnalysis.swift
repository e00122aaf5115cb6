package import WorkoutModel

/// Everything that is computed from a journal, as of a day.
package struct JournalAnalysis: Sendable {
  package let history: TrainingHistory
  package let formulas: FormulaChoice
  /// The day as of which streaks live and goals are due; the only "today" there is.
  package let today: CivilDate
  /// Favourites first, then by how often they are trained.
  package let exercises: [ExerciseAnalysis]
  /// Of all exercises, in order of time.
  package let records: [RecordEvent]
  package let goals: [GoalProgress]
  package let trophies: TrophyCase
  package let bodyweights: BodyweightLog
  private let indexByName: [String: Int]

  /// - Parameters:
  ///   - journal: what was read.
  ///   - formula: a one-rep-max formula for everything, or `nil` for what the journal says.
  ///   - today: the day of the report; the last day of training when it is `nil`.
  ///   - analyze: does a piece of work as often as it is told, and gives the results in order: whoever
  ///     has threads can do the exercises side by side.
  package init(
    _ journal: Journal, formula: OneRepMaxFormula? = nil, asOf today: CivilDate? = nil,
    analyze: (Int, @escaping @Sendable (Int) -> ExerciseAnalysis) -> [ExerciseAnalysis] = {
      (0..<$0).map($1)
    }
  ) {
    let history = TrainingHistory(journal)
    let formulas = FormulaChoice(settings: journal.settings, override: formula)
    let today = today ?? history.lastDate ?? CivilDate(dayNumber: 0)
    let histories = history.exercisesByInterest()
    let exercises = analyze(histories.count) { index in
      ExerciseAnalysis(histories[index], formula: formulas.formula(for: histories[index].name))
    }
    let records = exercises.flatMap(\.records).inOrderOfTime()
    self.history = history
    self.formulas = formulas
    self.today = today
    self.exercises = exercises
    self.records = records
    goals = history.goalProgress(formulas: formulas, asOf: today)
    trophies = TrophyCase(history, records: records, asOf: today)
    bodyweights = BodyweightLog(journal.bodyweights)
    indexByName = Dictionary(
      uniqueKeysWithValues: exercises.enumerated().map { ($1.name, $0) })
  }

  /// The analysis of the exercise with that canonical name.
  package func exercise(named name: String) -> ExerciseAnalysis? {
    indexByName[name].map { exercises[$0] }
  }
}
