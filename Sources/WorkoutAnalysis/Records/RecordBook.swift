import WorkoutModel

/// Every record of a journal, and what can be lifted how often.
///
/// Rules: only working sets that succeeded count. Set A dominates set B when it has at least the
/// load and at least the reps. Of one day only those sets are looked at that no other set of the day
/// dominates, and they must be strictly better than every earlier day; a tie is no record. The first
/// day with a successful working set is the exercise's baseline: one event `first`, no record. Loads
/// are compared by `LoadRank`. After `getPRsOf` of weightxreps, with day-final instead of live records.
package struct RecordBook: Sendable {
  /// By date, then by place in the journal, then by kind.
  package let events: [RecordEvent]
  /// One for each exercise with a load, sorted by exercise.
  package let repMaxes: [RepMaxTable]

  package init(_ history: TrainingHistory, formulas: FormulaChoice) {
    var events: [RecordEvent] = []
    var tables: [RepMaxTable] = []
    for exercise in history.exercises {
      let formula = formulas.formula(for: exercise.name)
      events += exercise.recordEvents(formula: formula)
      let table = RepMaxTable(exercise, formula: formula)
      if !table.rows.isEmpty { tables.append(table) }
    }
    self.events = events.inOrderOfTime()
    repMaxes = tables
  }
}

extension ExerciseHistory {
  /// The exercise's records by date, then kind by kind.
  package func recordEvents(formula: OneRepMaxFormula) -> [RecordEvent] {
    var scan = RecordScan(self, formula: formula)
    for dayIndex in days.indices {
      scan.addDay(dayIndex)
    }
    return scan.events
  }
}

extension Array where Element == RecordEvent {
  /// By date, file, place in the file, exercise and kind.
  package func inOrderOfTime() -> [RecordEvent] {
    let keys = map { PlaceInTime($0.date, $0.location) }
    return indices.sorted { left, right in
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      return (self[left].exercise, self[left].kind) < (self[right].exercise, self[right].kind)
    }
    .map { self[$0] }
  }
}
