package import WorkoutModel

/// A journal put in order of time, and sorted by exercise: what every analysis starts from.
///
/// Made once, in linear time but for the sort by date. Every set keeps its `SourceLocation`.
package struct TrainingHistory: Sendable {
  package let settings: JournalSettings
  /// The sessions that have a date: by date, and within a day in file order.
  package let sessions: [Session]
  /// What was done in each of `sessions`, in the same order.
  package let sessionTotals: [WorkTotals]
  /// The sessions without a date, in file order.
  package let undatedSessions: [Session]
  /// One for each canonical name, sorted by name.
  package let exercises: [ExerciseHistory]
  package let bodyweights: [BodyweightEntry]
  package let goals: [Goal]
  private let indexByName: [String: Int]

  package init(_ journal: Journal) {
    settings = journal.settings
    sessions = Self.inOrderOfTime(journal.sessions)
    undatedSessions = journal.sessions.filter { $0.date == nil }
    bodyweights = journal.bodyweights
    goals = journal.goals

    var grouping = ExerciseGrouping()
    for (index, session) in sessions.enumerated() {
      grouping.add(session, index: index)
    }
    for session in undatedSessions {
      grouping.addUndated(session)
    }
    exercises = grouping.histories()
    var totals = [WorkTotals](repeating: WorkTotals(), count: sessions.count)
    for exercise in exercises {
      for day in exercise.days.indices {
        for index in exercise.days[day].performances.indices {
          let session = exercise.days[day].performances[index].sessionIndex
          totals[session].add(exercise.days[day].performances[index].totals)
        }
      }
    }
    sessionTotals = totals
    indexByName = Dictionary(
      uniqueKeysWithValues: exercises.enumerated().map { ($1.name, $0) })
  }

  /// The history of the exercise with that canonical name.
  package func exercise(named name: String) -> ExerciseHistory? {
    indexByName[name].map { exercises[$0] }
  }

  package var firstDate: CivilDate? { sessions.first?.date }
  package var lastDate: CivilDate? { sessions.last?.date }

  /// The exercises by interest: the journal's favourites in their order, then those trained in most
  /// sessions, the more recent and then the name first among equals.
  package func exercisesByInterest() -> [ExerciseHistory] {
    let favourites = settings.favourites.compactMap { exercise(named: $0) }
    let chosen = Set(favourites.map(\.name))
    let others =
      exercises.filter { !chosen.contains($0.name) }
      .map { (history: $0, sessionCount: $0.sessionCount, lastDay: $0.lastDate?.dayNumber ?? .min) }
      .sorted { left, right in
        if left.sessionCount != right.sessionCount { return left.sessionCount > right.sessionCount }
        if left.lastDay != right.lastDay { return left.lastDay > right.lastDay }
        return left.history.name < right.history.name
      }
    return favourites + others.map(\.history)
  }
}

extension TrainingHistory {
  /// File order within a day is that of the locations, so that it does not depend on the order in
  /// which a caller lists the sessions; sessions without any location keep their order.
  private static func inOrderOfTime(_ sessions: [Session]) -> [Session] {
    let keys = sessions.indices.compactMap { index in
      sessions[index].date.map { (PlaceInTime($0, sessions[index].location), index) }
    }
    return keys.sorted { $0 < $1 }.map { sessions[$0.1] }
  }
}

/// Collects entries by exercise while the sessions pass by in order of time.
private struct ExerciseGrouping {
  private var indexByName: [String: Int] = [:]
  private var names: [String] = []
  private var days: [[ExerciseDay]] = []
  private var undated: [[ExerciseEntry]] = []
  private var lastSession: [Int] = []

  mutating func add(_ session: Session, index sessionIndex: Int) {
    guard let date = session.date else { return }
    for entry in session.entries {
      let exercise = index(of: entry.exercise)
      let last = days[exercise].count - 1
      if lastSession[exercise] == sessionIndex {
        days[exercise][last].extendLastPerformance(with: entry)
      } else if last >= 0, days[exercise][last].date == date {
        days[exercise][last].append(
          ExercisePerformance(date: date, sessionIndex: sessionIndex, entry: entry))
      } else {
        let performance = ExercisePerformance(
          date: date, sessionIndex: sessionIndex, entry: entry)
        days[exercise].append(ExerciseDay(date: date, performance: performance))
      }
      lastSession[exercise] = sessionIndex
    }
  }

  mutating func addUndated(_ session: Session) {
    for entry in session.entries {
      undated[index(of: entry.exercise)].append(entry)
    }
  }

  func histories() -> [ExerciseHistory] {
    names.indices.sorted { names[$0] < names[$1] }.map {
      ExerciseHistory(name: names[$0], days: days[$0], undatedEntries: undated[$0])
    }
  }

  private mutating func index(of name: String) -> Int {
    if let known = indexByName[name] { return known }
    let new = names.count
    indexByName[name] = new
    names.append(name)
    days.append([])
    undated.append([])
    lastSession.append(-1)
    return new
  }
}
