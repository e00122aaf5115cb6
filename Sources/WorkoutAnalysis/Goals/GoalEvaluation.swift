import WorkoutModel

/// Looks up in a history what a goal is about.
struct GoalEvaluation {
  let history: TrainingHistory
  let formulas: FormulaChoice
  let today: CivilDate

  func progress(_ goal: Goal) -> GoalProgress {
    let exercise = goal.exercise.flatMap(history.exercise(named:))
    let formula = formulas.formula(for: goal.exercise ?? "")
    return switch goal.target {
    case .load(let mass, let reps):
      loadProgress(goal, mass, reps: reps, exercise, formula)
    case .reps(let reps):
      repsProgress(goal, Double(reps), exercise)
    case .oneRepMax(let mass):
      oneRepMaxProgress(goal, mass, exercise, formula)
    case .sessionsPerWeek(let count):
      sessionsProgress(goal, Double(count), exercise)
    case .repsPerDay(let reps):
      made(
        goal, .reps, target: Double(reps),
        ProgressSteps.repsPerDay(of: exercise.map { [$0] } ?? []))
    case .bodyweight(let mass):
      bodyweightProgress(goal, mass)
    }
  }

  private func loadProgress(
    _ goal: Goal, _ mass: Mass, reps: Int, _ exercise: ExerciseHistory?,
    _ formula: OneRepMaxFormula
  ) -> GoalProgress {
    let steps = exercise.map { ProgressSteps.load(of: $0, reps: reps) } ?? []
    let needed = formula.load(forReps: reps, oneRepMax: 1).map {
      Double(mass.grams) / 1000 / $0
    }
    let series = exercise?.dayResults(formula: formula).oneRepMaxSeries() ?? []
    return made(
      goal, .kilograms, target: Double(mass.grams) / 1000, steps, series: series,
      seriesGoal: needed)
  }

  private func repsProgress(
    _ goal: Goal, _ reps: Double, _ exercise: ExerciseHistory?
  ) -> GoalProgress {
    let steps = ProgressSteps.repsInSet(of: exercise.map { [$0] } ?? [])
    let series = exercise?.dayResults(formula: .standard).mostRepsSeries() ?? []
    return made(goal, .reps, target: reps, steps, series: series, seriesGoal: reps)
  }

  private func oneRepMaxProgress(
    _ goal: Goal, _ mass: Mass, _ exercise: ExerciseHistory?, _ formula: OneRepMaxFormula
  ) -> GoalProgress {
    let results = exercise?.dayResults(formula: formula) ?? []
    let steps = ProgressSteps.rising(
      results.lazy.compactMap { day in
        guard let estimate = day.oneRepMax, let set = day.oneRepMaxSet else { return nil }
        let milestone = Milestone(
          date: day.date, location: set.location, exercise: exercise?.name)
        return ProgressStep(value: estimate.value, milestone: milestone)
      })
    return made(
      goal, .kilograms, target: mass.kilograms, steps, series: results.oneRepMaxSeries(),
      seriesGoal: mass.kilograms)
  }

  private func sessionsProgress(
    _ goal: Goal, _ count: Double, _ exercise: ExerciseHistory?
  ) -> GoalProgress {
    let sessions = goal.exercise == nil ? history.sessions : exercise.map(sessions(of:)) ?? []
    var steps: [ProgressStep] = []
    var week: CivilDate?
    var inWeek = 0
    for session in sessions {
      guard let date = session.date else { continue }
      inWeek = date.monday == week ? inWeek + 1 : 1
      week = date.monday
      let milestone = Milestone(date: date, location: session.location, exercise: goal.exercise)
      steps.append(ProgressStep(value: Double(inWeek), milestone: milestone))
    }
    let thisWeek = sessions.filter { $0.date?.monday == today.monday }.count
    return made(
      goal, .sessionsPerWeek, target: count, ProgressSteps.rising(steps),
      current: Double(thisWeek))
  }

  private func sessions(of exercise: ExerciseHistory) -> [Session] {
    exercise.days.flatMap { $0.performances.map { history.sessions[$0.sessionIndex] } }
  }

  /// Whether it is to be lost or gained is told by the first weighing.
  private func bodyweightProgress(_ goal: Goal, _ mass: Mass) -> GoalProgress {
    let target = mass.kilograms
    let log = BodyweightLog(history.bodyweights)
    let start = log.weighings.first?.mass.kilograms ?? target
    let sign: Double = start > target ? -1 : 1
    let reached = log.weighings.first { ($0.mass.kilograms - target) * sign >= 0 }
    let current = log.trend.last?.value
    let way = abs(target - start)
    let done = current.map { ($0 - start) * sign } ?? 0
    let series = log.series.map { DatedValue(date: $0.date, value: $0.value * sign) }
    return made(
      goal, .kilograms, target: target, current: current,
      fraction: reached != nil ? 1 : way > 0 ? done / way : 0,
      reached: reached.map { Milestone(date: $0.date, location: $0.location) },
      series: series, seriesGoal: target * sign)
  }
}

extension GoalEvaluation {
  /// A goal whose progress only grows, step by step.
  private func made(
    _ goal: Goal, _ unit: GoalProgress.Unit, target: Double, _ steps: [ProgressStep],
    current: Double? = nil, series: [DatedValue] = [], seriesGoal: Double? = nil
  ) -> GoalProgress {
    let current = current ?? steps.last?.value
    let reached = steps.first { $0.value >= target - 1e-9 }
    let fraction = target > 0 ? (current ?? 0) / target : 0
    return made(
      goal, unit, target: target, current: current, fraction: reached != nil ? 1 : fraction,
      reached: reached?.milestone, series: series, seriesGoal: seriesGoal)
  }

  private func made(
    _ goal: Goal, _ unit: GoalProgress.Unit, target: Double, current: Double?, fraction: Double,
    reached: Milestone?, series: [DatedValue], seriesGoal: Double?
  ) -> GoalProgress {
    let recent = reached == nil ? TrendReport(recent: series) : nil
    var projection: GoalProjection?
    if let recent, recent.verdict != .tooFew, let trend = recent.trend, let seriesGoal {
      projection = GoalProjection(trend, goal: seriesGoal)
    }
    return GoalProgress(
      goal: goal, unit: unit, current: current, target: target,
      fraction: min(max(fraction, 0), 1), reached: reached, projection: projection,
      backtest: projection == nil ? nil : ForecastBacktest(series), today: today)
  }
}
