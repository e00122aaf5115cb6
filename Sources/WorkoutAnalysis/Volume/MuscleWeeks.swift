package import WorkoutModel

/// The sets that one muscle got in one week.
package struct MuscleSets: Hashable, Sendable {
  package let muscle: Muscle
  /// Working sets of exercises that count whole for the muscle.
  package fileprivate(set) var direct: Double = 0
  /// All working sets by their share: direct 1, indirect ½. The count that explains growth best in
  /// Pelland, Remmert, Robinson, Hinson and Zourdos (2024), 67 studies.
  package fileprivate(set) var fractional: Double = 0
  /// Days of the week with a direct set.
  package fileprivate(set) var days = 0

  fileprivate var lastDay: CivilDate?

  fileprivate init(muscle: Muscle) {
    self.muscle = muscle
  }
}

/// The sets of all muscles in one week.
package struct MuscleWeek: Hashable, Sendable {
  /// A Monday.
  package let start: CivilDate
  /// One for each muscle, in the order of `Muscle.allCases`.
  package fileprivate(set) var muscles: [MuscleSets]
  /// Working sets of exercises whose muscles are not known.
  package fileprivate(set) var unassignedSets = 0

  fileprivate init(start: CivilDate) {
    self.start = start
    muscles = Muscle.allCases.map { MuscleSets(muscle: $0) }
  }
}

extension TrainingHistory {
  /// The sets of each muscle in every week with training, ascending. Endurance work is not counted.
  ///
  /// - Parameter catalog: the muscles of an exercise by its canonical name; the journal's own
  ///   `muscles:` lines come first.
  /// - Returns: One value for each week that has a session.
  package func muscleWeeks(catalog: (String) -> [MuscleShare]) -> [MuscleWeek] {
    var sharesByExercise: [String: [(index: Int, share: Double)]] = [:]
    for exercise in exercises {
      let shares = settings.muscles[exercise.name] ?? catalog(exercise.name)
      sharesByExercise[exercise.name] = shares.compactMap { share in
        Muscle.allCases.firstIndex(of: share.muscle).map { ($0, share.share.double) }
      }
    }
    var weeks: [MuscleWeek] = []
    for session in sessions {
      guard let date = session.date else { continue }
      if weeks.last?.start != date.monday { weeks.append(MuscleWeek(start: date.monday)) }
      for entry in session.entries {
        let sets = entry.sets.reduce(0) { sum, set in
          set.isWorking && set.kind != .cardio ? sum + Int(set.count) : sum
        }
        guard sets > 0 else { continue }
        weeks[weeks.count - 1].add(
          sets, on: date, shares: sharesByExercise[entry.exercise] ?? [])
      }
    }
    return weeks
  }
}

extension MuscleWeek {
  fileprivate mutating func add(
    _ sets: Int, on date: CivilDate, shares: [(index: Int, share: Double)]
  ) {
    if shares.isEmpty { unassignedSets += sets }
    for (index, share) in shares {
      muscles[index].fractional += Double(sets) * share
      guard share >= 1 else { continue }
      muscles[index].direct += Double(sets)
      if muscles[index].lastDay != date { muscles[index].days += 1 }
      muscles[index].lastDay = date
    }
  }
}
