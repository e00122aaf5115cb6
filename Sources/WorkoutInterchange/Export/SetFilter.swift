public import WorkoutModel

/// Which sets of a journal are wanted.
public struct SetFilter: Hashable, Sendable {
  /// A canonical name; `nil` for all.
  public var exercise: String?
  /// Sessions without a date are left out when one of these is set.
  public var from: CivilDate?
  public var to: CivilDate?

  public init(exercise: String? = nil, from: CivilDate? = nil, to: CivilDate? = nil) {
    self.exercise = exercise
    self.from = from
    self.to = to
  }

  func includes(_ session: Session) -> Bool {
    guard from != nil || to != nil else { return true }
    guard let date = session.date else { return false }
    if let from, date < from { return false }
    if let to, date > to { return false }
    return true
  }

  func includes(_ entry: ExerciseEntry) -> Bool {
    exercise == nil || exercise == entry.exercise
  }

  /// The journal without the sessions and exercises that are not wanted.
  public func applied(to journal: Journal) -> Journal {
    var filtered = journal
    filtered.sessions = journal.sessions.filter(includes)
    guard exercise != nil else { return filtered }
    for index in filtered.sessions.indices {
      filtered.sessions[index].entries.removeAll { !includes($0) }
    }
    filtered.sessions.removeAll(where: \.entries.isEmpty)
    return filtered
  }
}
