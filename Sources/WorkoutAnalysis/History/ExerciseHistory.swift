package import WorkoutModel

/// All that the journal holds of one exercise, in order of time.
package struct ExerciseHistory: Sendable {
  /// The canonical name.
  package let name: String
  /// The days on which it was done, ascending, each once.
  package let days: [ExerciseDay]
  /// Entries of sessions without a date, in file order. They take part in nothing that needs time.
  package let undatedEntries: [ExerciseEntry]
  /// Of all days in order: the working sets in which something was done.
  let measuredSets: [MeasuredSet]
  /// For each day where its part of `measuredSets` begins, and at last where all end.
  private let measuredStarts: [Int]

  package init(name: String, days: [ExerciseDay], undatedEntries: [ExerciseEntry] = []) {
    self.name = name
    self.days = days
    self.undatedEntries = undatedEntries
    var measured: [MeasuredSet] = []
    var starts: [Int] = []
    for dayIndex in days.indices {
      starts.append(measured.count)
      for index in days[dayIndex].sets.indices {
        let set = MeasuredSet(days[dayIndex].sets[index], dayIndex: dayIndex, index: index)
        if let set { measured.append(set) }
      }
    }
    measuredSets = measured
    measuredStarts = starts + [measured.count]
  }

  /// The part of `measuredSets` that belongs to the day of that index.
  func measuredSets(ofDay dayIndex: Int) -> ArraySlice<MeasuredSet> {
    measuredSets[measuredStarts[dayIndex]..<measuredStarts[dayIndex + 1]]
  }

  /// The set itself.
  func set(_ measured: MeasuredSet) -> TrainingSet { days[measured.dayIndex].sets[measured.index] }

  package var firstDate: CivilDate? { days.first?.date }
  package var lastDate: CivilDate? { days.last?.date }

  /// In how many dated sessions it was done.
  package var sessionCount: Int { days.reduce(0) { $0 + $1.performances.count } }

  /// True when some set was done against assistance or with the body alone: loads are then what was
  /// added to the body.
  package var isBodyweightExercise: Bool {
    days.contains { day in
      day.sets.contains { set in
        switch set.load {
        case .bodyweight, .added, .assisted: true
        case .none, .external, .level: false
        }
      }
    }
  }
}

/// One exercise on one civil day.
package struct ExerciseDay: Sendable {
  package let date: CivilDate
  /// One for each session of the day that holds the exercise, in file order; at least one.
  package private(set) var performances: [ExercisePerformance]
  /// The sets of all performances, in file order.
  package private(set) var sets: [TrainingSet]

  package init(date: CivilDate, performance: ExercisePerformance) {
    self.date = date
    performances = [performance]
    sets = performance.sets
  }

  /// What was done in all performances together.
  package var totals: WorkTotals {
    var totals = performances[0].totals
    for index in performances.indices.dropFirst() { totals.add(performances[index].totals) }
    return totals
  }

  mutating func append(_ performance: ExercisePerformance) {
    performances.append(performance)
    sets += performance.sets
  }

  mutating func extendLastPerformance(with entry: ExerciseEntry) {
    performances[performances.count - 1].append(entry)
    sets += entry.sets
  }
}

/// One exercise in one session; a session that returns to an exercise still has one of these.
package struct ExercisePerformance: Sendable {
  package let date: CivilDate
  /// Index into `TrainingHistory.sessions`.
  package let sessionIndex: Int
  /// In file order; at least one.
  package private(set) var entries: [ExerciseEntry]
  /// The sets of all entries, in file order; empty when the exercise was named without numbers.
  package private(set) var sets: [TrainingSet]
  package private(set) var totals: WorkTotals

  package init(date: CivilDate, sessionIndex: Int, entry: ExerciseEntry) {
    self.date = date
    self.sessionIndex = sessionIndex
    entries = [entry]
    sets = entry.sets
    totals = WorkTotals(entry.sets)
  }

  /// Where the exercise's name stands in this session.
  package var location: SourceLocation? { entries.first?.location }

  mutating func append(_ entry: ExerciseEntry) {
    entries.append(entry)
    sets += entry.sets
    totals.add(WorkTotals(entry.sets))
  }
}
