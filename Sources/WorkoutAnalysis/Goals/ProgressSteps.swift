import WorkoutModel

/// A new best of something that only grows, and the line that shows it.
struct ProgressStep {
  let value: Double
  let milestone: Milestone
}

/// How the best of a thing grew through time: the steps rise strictly.
enum ProgressSteps {
  /// Those that are above all before.
  static func rising(_ steps: some Sequence<ProgressStep>) -> [ProgressStep] {
    var kept: [ProgressStep] = []
    for step in steps where step.value > kept.last?.value ?? 0 {
      kept.append(step)
    }
    return kept
  }

  /// The heaviest load, in kilograms, for at least so many reps; for bodyweight work what was added.
  static func load(of exercise: ExerciseHistory, reps: Int) -> [ProgressStep] {
    rising(
      workingSets(of: exercise).compactMap { date, set in
        guard let done = set.effort.reps, done >= FixedPoint(max(1, reps)),
          set.load.rank.scale == .mass
        else { return nil }
        return ProgressStep(
          value: set.load.rank.kilograms,
          milestone: Milestone(date: date, location: set.location, exercise: exercise.name))
      })
  }

  /// The most reps in one set of any of the exercises.
  static func repsInSet(of exercises: [ExerciseHistory]) -> [ProgressStep] {
    inOrderOfTime(exercises) { exercise in
      workingSets(of: exercise).compactMap { date, set in
        guard let reps = set.effort.reps else { return nil }
        return ProgressStep(
          value: reps.double,
          milestone: Milestone(date: date, location: set.location, exercise: exercise.name))
      }
    }
  }

  /// The most reps in a set that took no longer than so many seconds.
  static func repsInTime(
    of exercises: [ExerciseHistory], seconds: FixedPoint
  ) -> [ProgressStep] {
    inOrderOfTime(exercises) { exercise in
      workingSets(of: exercise).compactMap { date, set in
        guard let reps = set.effort.reps, let time = set.effort.seconds, time <= seconds else {
          return nil
        }
        return ProgressStep(
          value: reps.double,
          milestone: Milestone(date: date, location: set.location, exercise: exercise.name))
      }
    }
  }

  /// The most reps of one exercise in a day; each step is shown by the set that reached it.
  static func repsPerDay(of exercises: [ExerciseHistory]) -> [ProgressStep] {
    inOrderOfTime(exercises) { exercise in
      exercise.days.flatMap { day in
        var sum = 0.0
        return day.sets.compactMap { set -> ProgressStep? in
          guard set.isWorking, let reps = set.effort.reps else { return nil }
          sum += reps.double * Double(set.count)
          return ProgressStep(
            value: sum,
            milestone: Milestone(
              date: day.date, location: set.location, exercise: exercise.name))
        }
      }
    }
  }

  /// The longest time, in seconds, of a hold or piece of work.
  static func longest(of exercise: ExerciseHistory) -> [ProgressStep] {
    rising(
      workingSets(of: exercise).compactMap { date, set in
        guard case .time(let seconds) = set.effort else { return nil }
        return ProgressStep(
          value: seconds.double,
          milestone: Milestone(date: date, location: set.location, exercise: exercise.name))
      })
  }

  /// The farthest distance in one set, in meters.
  static func farthest(of exercise: ExerciseHistory) -> [ProgressStep] {
    rising(
      workingSets(of: exercise).compactMap { date, set in
        guard let distance = set.effort.distance else { return nil }
        return ProgressStep(
          value: distance.meters,
          milestone: Milestone(date: date, location: set.location, exercise: exercise.name))
      })
  }

  /// The tonnage of the exercises together since the journal began, in kilograms.
  static func tonnage(of exercises: [ExerciseHistory]) -> [ProgressStep] {
    let performances = exercises.flatMap { exercise in
      exercise.days.lazy.flatMap(\.performances).filter { $0.tonnage > 0 }
        .map { (exercise.name, $0) }
    }
    var sum = 0.0
    return performances.sorted { $0.1.sessionIndex < $1.1.sessionIndex }
      .compactMap { name, performance in
        sum += performance.tonnage
        let last = performance.sets.last { $0.isWorking && $0.tonnage > 0 }
        return last.map { set in
          ProgressStep(
            value: sum,
            milestone: Milestone(
              date: performance.date, location: set.location, exercise: name))
        }
      }
  }

  private static func workingSets(
    of exercise: ExerciseHistory
  ) -> some Sequence<(CivilDate, TrainingSet)> {
    exercise.days.lazy.flatMap { day in
      day.sets.lazy.filter(\.isWorking).map { (day.date, $0) }
    }
  }

  /// The rising steps of all exercises as one.
  private static func inOrderOfTime<Steps: Sequence<ProgressStep>>(
    _ exercises: [ExerciseHistory], _ steps: (ExerciseHistory) -> Steps
  ) -> [ProgressStep] {
    // Each exercise's own rising steps are enough: what is above all is above its own.
    let all = exercises.flatMap { rising(steps($0)) }
    return rising(
      all.sorted { left, right in
        let (left, right) = (left.milestone, right.milestone)
        if left.date != right.date { return left.date < right.date }
        let leftPlace = (left.location.fileIndex, left.location.offset)
        return leftPlace < (right.location.fileIndex, right.location.offset)
      })
  }
}
