import WorkoutModel

/// Finds the exercise that somebody means on the command line.
enum ExerciseName {
  /// The canonical name of what was typed: `bench`, `pullups`, `OHP`, or any spelling of the
  /// journal's own.
  static func find(_ name: String, in journal: Journal) throws(Failure) -> String {
    if let found = match(name, in: journal) { return found }
    let names = Set(journal.sessions.flatMap { $0.entries.map(\.exercise) }).sorted()
    let nearest = Suggestion.nearest(to: name, among: names)
    throw Failure(
      "the journal has no exercise ‘\(name)’",
      hint: nearest.map { "did you mean ‘\($0)’?" } ?? "")
  }

  private static func match(_ name: String, in journal: Journal) -> String? {
    let wanted = ExerciseKey(name)
    let catalogued = ExerciseCatalog.exercise(named: name)?.name
    var asWritten: String?
    var known: String?
    for entry in journal.sessions.lazy.flatMap(\.entries) {
      if ExerciseKey(entry.exercise) == wanted { return entry.exercise }
      if asWritten == nil, ExerciseKey(entry.nameAsWritten) == wanted { asWritten = entry.exercise }
      if known == nil, entry.exercise == catalogued { known = entry.exercise }
    }
    return asWritten ?? known
  }
}
