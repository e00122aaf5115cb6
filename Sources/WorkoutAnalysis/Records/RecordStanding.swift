package import WorkoutModel

/// What became of a set among the records: which it set, or why none.
package enum RecordStanding: Hashable, Sendable {
  /// The records of this set; at least one.
  case records([RecordEvent])
  /// Of the exercise's first day, with which later days are compared.
  case baseline
  case warmup
  case failed
  /// The journal does not say how much was done, or it was nothing.
  case nothingDone
  /// Its session has no day.
  case undated
  /// Another set of the same day is at least as heavy and has at least as much of the rest.
  case surpassedThatDay(by: TrainingSet)
  /// A set of an earlier day is.
  case reachedBefore(on: CivilDate, by: TrainingSet)
}

extension ExerciseHistory {
  /// Where each set stands that was written at one of these places.
  ///
  /// - Parameters:
  ///   - formula: that of the exercise.
  ///   - isAsked: true for the location of a set that is asked for.
  /// - Returns: In order of time; sets of undated sessions last.
  package func recordStandings(
    formula: OneRepMaxFormula, of isAsked: (SourceLocation) -> Bool
  ) -> [(set: TrainingSet, standing: RecordStanding)] {
    var standings: [(TrainingSet, RecordStanding)] = []
    let asked = days.indices.filter { index in
      days[index].sets.contains { isAsked($0.location) }
    }
    let events = asked.isEmpty ? [] : recordEvents(formula: formula)
    for dayIndex in asked {
      let sets = days[dayIndex].sets
      for (index, set) in sets.enumerated() where isAsked(set.location) {
        // Sets of one line share its place: of equal ones the first has the record.
        let isFirst =
          sets.firstIndex { $0.location == set.location && $0.isEqual(to: set) } == index
        let own = events.filter { isFirst && $0.kind != .first && $0.isRecord(of: set) }
        standings.append(
          (set, own.isEmpty ? whyNoRecord(set, dayIndex: dayIndex, index: index) : .records(own)))
      }
    }
    for set in undatedEntries.lazy.flatMap(\.sets) where isAsked(set.location) {
      standings.append((set, .undated))
    }
    return standings
  }

  private func whyNoRecord(_ set: TrainingSet, dayIndex: Int, index: Int) -> RecordStanding {
    if set.kind == .warmup { return .warmup }
    if set.kind == .failed { return .failed }
    guard let measured = MeasuredSet(set, dayIndex: dayIndex, index: index) else {
      return .nothingDone
    }
    if measuredSets.first?.dayIndex == dayIndex { return .baseline }
    let best = measuredSets(ofDay: dayIndex)
      .filter { $0.index != index && $0.dominates(measured) }
      .min { $0.isHeavier(than: $1) }
    if let best, !measured.dominates(best) || best.index < index {
      return .surpassedThatDay(by: self.set(best))
    }
    let earlier = measuredSets.prefix { $0.dayIndex < dayIndex }.first { $0.dominates(measured) }
    // What nothing dominates is a record, so there is an earlier one.
    return earlier.map { .reachedBefore(on: days[$0.dayIndex].date, by: self.set($0)) } ?? .baseline
  }
}

extension RecordEvent {
  fileprivate func isRecord(of set: TrainingSet) -> Bool {
    location == set.location && load == set.load && effort == set.effort
  }
}

extension MeasuredSet {
  /// At least as heavy and at least as much.
  fileprivate func dominates(_ other: Self) -> Bool {
    measure == other.measure && rank.scale == other.rank.scale && rank >= other.rank
      && amount >= other.amount
  }
}
