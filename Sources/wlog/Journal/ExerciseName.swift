import WorkoutModel

/// Finds the exercise that somebody means on the command line.
enum ExerciseName {
  /// The canonical name; case does not matter, and any spelling that the journal uses will do.
  static func find(_ name: String, in journal: Journal) throws(Failure) -> String {
    if let found = match(name, in: journal) { return found }
    let names = Set(journal.sessions.flatMap { $0.entries.map(\.exercise) }).sorted()
    let nearest = Suggestion.nearest(to: name, among: names)
    throw Failure(
      "the journal has no exercise ‘\(name)’",
      hint: nearest.map { "did you mean ‘\($0)’?" } ?? "")
  }

  private static func match(_ name: String, in journal: Journal) -> String? {
    let wanted = name.lowercased()
    var asWritten: String?
    for entry in journal.sessions.lazy.flatMap(\.entries) {
      if entry.exercise.lowercased() == wanted { return entry.exercise }
      if asWritten == nil, entry.nameAsWritten.lowercased() == wanted { asWritten = entry.exercise }
    }
    return asWritten
  }
}
