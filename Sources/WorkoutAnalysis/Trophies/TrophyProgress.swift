import WorkoutModel

/// Finds for each rule how the best grew, and keeps what several rules ask for.
struct TrophyProgress {
  private let history: TrainingHistory
  private let records: [RecordEvent]
  private let today: CivilDate
  private let bodyweights: BodyweightLog
  private var stepsByQuestion: [TrophyQuestion: [ProgressStep]] = [:]

  init(history: TrainingHistory, records: [RecordEvent], today: CivilDate) {
    self.history = history
    self.records = records
    self.today = today
    bodyweights = BodyweightLog(history.bodyweights)
  }

  mutating func trophy(_ rule: TrophyRule) -> Trophy {
    let steps = steps(for: rule)
    let target = rule.target
    let earned = steps.first { $0.value >= target - 1e-9 }?.milestone
    return Trophy(
      rule: rule, earned: earned, current: current(rule.feat) ?? steps.last?.value ?? 0)
  }

  /// What may shrink again, or grows between sessions.
  private func current(_ feat: TrophyRule.Feat) -> Double? {
    switch feat {
    case .inARow(_, let period):
      Double(history.streaks(by: period, asOf: today).current?.count ?? 0)
    case .years:
      history.firstDate.map { Double(today.days(since: $0)) / 365.2425 }
    default: nil
    }
  }

  private mutating func steps(for rule: TrophyRule) -> [ProgressStep] {
    let question = rule.question
    if let known = stepsByQuestion[question] { return known }
    let steps = findSteps(rule)
    stepsByQuestion[question] = steps
    return steps
  }

  private func findSteps(_ rule: TrophyRule) -> [ProgressStep] {
    let exercises = exercises(named: rule.exercise)
    let single = rule.exercise == nil ? nil : exercises.first
    return switch rule.feat {
    case .sessions: sessionSteps(of: rule.exercise == nil ? nil : exercises)
    case .firstTime: firstTime(of: single)
    case .records: recordSteps(of: rule.exercise == nil ? nil : single?.name ?? "")
    case .load(_, let reps): single.map { ProgressSteps.load(of: $0, reps: reps) } ?? []
    case .bodyweights: single.map(bodyweightSteps) ?? []
    case .repsInSet: ProgressSteps.repsInSet(of: exercises)
    case .repsInDay: ProgressSteps.repsPerDay(of: exercises)
    case .repsInTime(_, let seconds): ProgressSteps.repsInTime(of: exercises, seconds: seconds)
    case .hold: single.map(ProgressSteps.longest) ?? []
    case .distance: single.map(ProgressSteps.farthest) ?? []
    case .tonnage:
      ProgressSteps.tonnage(of: exercises, sessionCount: history.sessions.count)
    case .inARow(_, let period): streakSteps(by: period)
    case .years: yearSteps()
    }
  }

  /// All exercises for no name; the lifter need not write capitals as the journal does.
  private func exercises(named name: String?) -> [ExerciseHistory] {
    guard let name else { return history.exercises }
    if let exact = history.exercise(named: name) { return [exact] }
    let lowercase = name.lowercased()
    return history.exercises.first { $0.name.lowercased() == lowercase }.map { [$0] } ?? []
  }

  private func sessionSteps(of exercises: [ExerciseHistory]?) -> [ProgressStep] {
    let milestones =
      if let exercises {
        exercises.flatMap(\.days).flatMap(\.performances).compactMap { performance in
          performance.location.map { Milestone(date: performance.date, location: $0) }
        }
      } else {
        history.sessions.compactMap { session in
          session.date.map { Milestone(date: $0, location: session.location) }
        }
      }
    return milestones.enumerated().map { ProgressStep(value: Double($0 + 1), milestone: $1) }
  }

  private func firstTime(of exercise: ExerciseHistory?) -> [ProgressStep] {
    guard let exercise, let day = exercise.days.first, let first = day.performances.first,
      let location = first.sets.first?.location ?? first.location
    else { return [] }
    return [
      ProgressStep(
        value: 1, milestone: Milestone(date: day.date, location: location, exercise: exercise.name))
    ]
  }

  private func recordSteps(of exercise: String?) -> [ProgressStep] {
    records.filter { $0.kind != .first && (exercise == nil || $0.exercise == exercise) }
      .enumerated().map { index, event in
        ProgressStep(
          value: Double(index + 1),
          milestone: Milestone(
            date: event.date, location: event.location, exercise: event.exercise))
      }
  }

  private func bodyweightSteps(of exercise: ExerciseHistory) -> [ProgressStep] {
    ProgressSteps.rising(
      exercise.dayResults(formula: .standard).lazy.compactMap { day -> ProgressStep? in
        guard let bodyweight = bodyweights.nearest(to: day.date)?.mass.kilograms, bodyweight > 0,
          let top = day.topSet, case .external(let mass) = top.load
        else { return nil }
        return ProgressStep(
          value: mass.kilograms / bodyweight,
          milestone: Milestone(date: day.date, location: top.location, exercise: exercise.name))
      })
  }

  private func streakSteps(by period: Period) -> [ProgressStep] {
    var steps: [ProgressStep] = []
    var length = 0
    var last: CivilDate?
    for session in history.sessions {
      guard let date = session.date else { continue }
      let start = period.start(of: date)
      if start == last { continue }
      length = last.map { period.next(after: $0) == start } ?? false ? length + 1 : 1
      last = start
      steps.append(
        ProgressStep(
          value: Double(length), milestone: Milestone(date: date, location: session.location)))
    }
    return ProgressSteps.rising(steps)
  }

  private func yearSteps() -> [ProgressStep] {
    guard let first = history.firstDate else { return [] }
    return ProgressSteps.rising(
      history.sessions.lazy.compactMap { session -> ProgressStep? in
        guard let date = session.date else { return nil }
        return ProgressStep(
          value: Double(date.wholeYears(since: first)),
          milestone: Milestone(date: date, location: session.location))
      })
  }
}

extension CivilDate {
  /// Anniversaries passed; that of 29 February is 1 March in other years.
  fileprivate func wholeYears(since other: Self) -> Int {
    let (now, then) = (components, other.components)
    let hasPassed = (now.month, now.day) >= (then.month, then.day)
    return now.year - then.year - (hasPassed ? 0 : 1)
  }
}
