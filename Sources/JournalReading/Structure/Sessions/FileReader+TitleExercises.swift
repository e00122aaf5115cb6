internal import JournalSyntax
internal import WorkoutModel

/// Titles of a day that name the exercise of the sets below: `Wed 2/7/24 - Deadlift (max 180)`.
extension FileReader {
  /// `Wed 2/7/24 - Deadlift (max 180)` above bare sets: the title of the day names their exercise.
  mutating func takeTitle(isPlanned: Bool) -> Bool {
    guard !isPlanned, let session = context.session, !file.sessions[session].isContinued,
      let title = file.sessions[session].title,
      let name = exercise(inTitle: title) ?? names.exercise(ofDay: ExerciseNames.core(title))
    else { return false }
    addEntry(name, file.sessions[session].location)
    return true
  }

  /// The exercise of `Deadlift (max 180)`, of `One arm press` and of `Machine fly in Chest`, as an app
  /// heads its sets.
  private mutating func exercise(inTitle title: String) -> String? {
    let core = ExerciseNames.core(title)
    if names.isKnown(core) { return core }
    var words = core.split(separator: " ")
    if words.count > 2, words[words.count - 2] == "in" { words.removeLast(2) }
    guard let last = words.last else { return nil }
    let name = words.joined(separator: " ")
    let isOne = !words.contains { $0 == "and" || $0 == "&" || $0 == "+" || $0.hasSuffix(",") }
    return names.isKnown(name) || isOne && ExerciseNames.isMovement(String(last)) ? name : nil
  }
}
