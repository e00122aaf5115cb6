internal import JournalSyntax
package import WorkoutModel

/// Which exercise a name means in a journal: its aliases, its own spellings, the catalog.
package struct ExerciseNaming: Sendable {
  private var aliases: [ExerciseKey: String] = [:]
  private var known: [ExerciseKey: String] = [:]

  package init(_ journal: Journal, aliases: [(spelling: String, name: String)]) {
    for (spelling, name) in aliases { self.aliases[ExerciseKey(spelling)] = name }
    for entry in journal.sessions.lazy.flatMap(\.entries) {
      for name in [entry.exercise, entry.nameAsWritten] {
        let key = ExerciseKey(name)
        if known[key] == nil { known[key] = entry.exercise }
      }
    }
  }

  /// The canonical name; a name that nobody knows is its own.
  package func canonical(_ name: String) -> String {
    let meant = aliases[ExerciseKey(name)] ?? name
    return known[ExerciseKey(meant)] ?? ExerciseCatalog.exercise(named: meant)?.name ?? meant
  }

  /// True when the journal or the catalog knows the name.
  package func knows(_ name: String) -> Bool {
    let key = ExerciseKey(name)
    return aliases[key] != nil || known[key] != nil
      || ExerciseCatalog.exercise(named: name) != nil
  }

  /// True when sets of that exercise stand in the journal.
  package func isUsed(_ canonical: String) -> Bool { known[ExerciseKey(canonical)] == canonical }

  func isAlias(_ name: String) -> Bool { aliases[ExerciseKey(name)] != nil }
}
