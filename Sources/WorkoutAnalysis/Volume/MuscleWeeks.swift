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
    var weeks: [MuscleWeek] = []
    var indexByMonday: [CivilDate: Int] = [:]
    for date in trainingDays where weeks.last?.start != date.monday {
      indexByMonday[date.monday] = weeks.count
      weeks.append(MuscleWeek(start: date.monday))
    }
    var marks = MuscleDayMarks()
    for exercise in exercises {
      let shares = settings.muscles[exercise.name] ?? catalog(exercise.name)
      for day in exercise.days {
        let totals = day.totals
        let sets = totals.workingSets - totals.cardioSets
        guard sets > 0, let week = indexByMonday[day.date.monday] else { continue }
        weeks[week].add(sets, on: day.date, shares: shares, marks: &marks)
      }
    }
    return weeks
  }
}

/// Which muscles already had a direct set on which day, so that each day counts once.
private struct MuscleDayMarks {
  private var seen: Set<Int> = []

  /// True the first time.
  mutating func insert(_ muscleIndex: Int, _ date: CivilDate) -> Bool {
    seen.insert(Int(date.dayNumber) * Muscle.allCases.count + muscleIndex).inserted
  }
}

extension MuscleWeek {
  fileprivate mutating func add(
    _ sets: Int, on date: CivilDate, shares: [MuscleShare], marks: inout MuscleDayMarks
  ) {
    if shares.isEmpty { unassignedSets += sets }
    for share in shares {
      guard let index = Muscle.allCases.firstIndex(of: share.muscle) else { continue }
      muscles[index].fractional += Double(sets) * share.share.double
      guard share.share >= 1 else { continue }
      muscles[index].direct += Double(sets)
      if marks.insert(index, date) { muscles[index].days += 1 }
    }
  }
}
