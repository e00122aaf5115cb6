import WorkoutModel

/// When in the week and in the day sets are done.
package struct TrainingClock: Hashable, Sendable {
  /// Sets performed by weekday, Monday first.
  package private(set) var setsByWeekday = [Int](repeating: 0, count: 7)
  /// Sets performed by the hour in which they began, 0…23.
  package private(set) var setsByHour = [Int](repeating: 0, count: 24)
  /// Sets whose hour the journal does not tell.
  package private(set) var setsWithoutTime = 0

  /// Warm-ups and failed sets are counted too. The hour is that of the entry, else that at which the
  /// session began.
  package init(_ history: TrainingHistory) {
    for session in history.sessions {
      guard let date = session.date else { continue }
      for entry in session.entries {
        var sets = 0
        for index in entry.sets.indices { sets += Int(entry.sets[index].count) }
        setsByWeekday[date.weekday - 1] += sets
        if let time = entry.time ?? session.start {
          setsByHour[time.hour] += sets
        } else {
          setsWithoutTime += sets
        }
      }
    }
  }
}
