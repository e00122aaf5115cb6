internal import JournalSyntax

/// What the lines around the current one are about: blocks of exercises, plans, notes.
extension FileReader {
  /// Exercises done in turn, below a head such as `5 rounds for time`.
  enum Block: Hashable {
    case none
    case rounds(Quantity)
    /// So heavy.
    case load(Quantity)
    /// So often, and so heavy.
    case loadedRounds(Quantity, Quantity)
    /// So many reps in each round, and so heavy.
    case scheme([Quantity], load: Quantity?)
    /// As many rounds as possible: how many is told elsewhere, or not at all.
    case open
  }

  /// How far the lines below a sentence that plans them have been read, while they tell goals and no
  /// sets.
  enum PlanBlock {
    case announced
    /// `With PRs of;`: up to the next blank line, whatever stands there.
    case ofRecords
    case begun
  }

  /// What the lines under a heading are about.
  enum Section {
    case training
    /// Plans, goals, records, next time: nothing here was performed.
    case planned
    /// Food, sleep, notes: nothing here is training.
    case other
  }
}
