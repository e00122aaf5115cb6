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
    let fewest = Int64(max(1, reps)).clampedTimes(1000)
    return rising(of: exercise) { set in
      guard set.measure == .reps, set.amount >= fewest else { return nil }
      return set.rank.kilograms
    }
  }

  /// The most reps in one set of any of the exercises.
  static func repsInSet(of exercises: [ExerciseHistory]) -> [ProgressStep] {
    inOrderOfTime(exercises.map { rising(of: $0, \.reps) })
  }

  /// The most reps in a set that took no longer than so many seconds.
  static func repsInTime(
    of exercises: [ExerciseHistory], seconds: FixedPoint
  ) -> [ProgressStep] {
    inOrderOfTime(
      exercises.map { exercise in
        rising(of: exercise) { set in
          guard let time = set.seconds, time <= seconds else { return nil }
          return set.reps
        }
      })
  }

  /// The most reps of one exercise in a day; each step is shown by the set that reached it.
  static func repsPerDay(of exercises: [ExerciseHistory]) -> [ProgressStep] {
    inOrderOfTime(
      exercises.map { exercise in
        var dayIndex = 0
        var sum = 0.0
        return rising(of: exercise) { set in
          if set.dayIndex != dayIndex { sum = 0 }
          dayIndex = set.dayIndex
          sum += (set.reps ?? 0) * Double(set.count)
          return sum
        }
      })
  }

  /// The longest time, in seconds, of a hold or piece of work.
  static func longest(of exercise: ExerciseHistory) -> [ProgressStep] {
    rising(of: exercise) { set in
      set.measure == .seconds ? set.measuredValue : nil
    }
  }

  /// The farthest distance in one set, in meters.
  static func farthest(of exercise: ExerciseHistory) -> [ProgressStep] {
    rising(of: exercise) { $0.measure == .meters ? $0.measuredValue : nil }
  }

  /// The tonnage of the exercises together since the journal began, in kilograms, session by session;
  /// each step is shown by the last set of the session that adds to it.
  static func tonnage(
    of exercises: [ExerciseHistory], sessionCount: Int
  ) -> [ProgressStep] {
    var tonnages = [Double](repeating: 0, count: sessionCount)
    var places = [(exercise: Int, day: Int, performance: Int)?](repeating: nil, count: sessionCount)
    for exercise in exercises.indices {
      for day in exercises[exercise].days.indices {
        for index in exercises[exercise].days[day].performances.indices {
          let tonnage = exercises[exercise].days[day].performances[index].totals.tonnage
          guard tonnage > 0 else { continue }
          let session = exercises[exercise].days[day].performances[index].sessionIndex
          tonnages[session] += tonnage
          places[session] = (exercise, day, index)
        }
      }
    }
    var sum = 0.0
    return zip(tonnages, places).compactMap { tonnage, place in
      guard let place else { return nil }
      sum += tonnage
      let performance = exercises[place.exercise].days[place.day].performances[place.performance]
      let last = performance.sets.last { $0.isWorking && $0.volumeInMillionths ?? 0 > 0 }
      return last.map { set in
        let milestone = Milestone(
          date: performance.date, location: set.location, exercise: exercises[place.exercise].name)
        return ProgressStep(value: sum, milestone: milestone)
      }
    }
  }
}

extension ProgressSteps {
  /// The rising steps of a number of each working set.
  private static func rising(
    of exercise: ExerciseHistory, _ value: (MeasuredSet) -> Double?
  ) -> [ProgressStep] {
    var steps: [ProgressStep] = []
    var best = 0.0
    for set in exercise.measuredSets {
      guard let value = value(set), value > best else { continue }
      best = value
      let milestone = Milestone(
        date: exercise.days[set.dayIndex].date, location: exercise.set(set).location,
        exercise: exercise.name)
      steps.append(ProgressStep(value: value, milestone: milestone))
    }
    return steps
  }

  /// The rising steps of several exercises as one: what is above all is above its own.
  private static func inOrderOfTime(_ steps: [[ProgressStep]]) -> [ProgressStep] {
    rising(
      steps.joined().sorted { left, right in
        let (left, right) = (left.milestone, right.milestone)
        return PlaceInTime(left.date, left.location) < PlaceInTime(right.date, right.location)
      })
  }
}
