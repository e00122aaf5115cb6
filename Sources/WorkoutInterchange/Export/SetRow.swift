package import WorkoutModel

/// One performed set with all that is said of it: a row of the export.
struct SetRow {
  /// What the sets of an entry share; one object, for copies of it are free.
  final class Context {
    let file: String
    let session: Session
    let entry: ExerciseEntry

    init(file: String, session: Session, entry: ExerciseEntry) {
      self.file = file
      self.session = session
      self.entry = entry
    }
  }

  let context: Context
  /// 1-based within the exercise of the session.
  let setNumber: Int
  let set: TrainingSet

  var session: Session { context.session }
  var entry: ExerciseEntry { context.entry }
}

extension SetRow {
  /// Calls the body with the rows of one session in file order; equal sets are one row each.
  static func forEachRow(
    of session: Session, in journal: Journal, filter: SetFilter, _ body: (SetRow) -> Void
  ) {
    var counts: [String: Int] = [:]
    for entry in session.entries where filter.includes(entry) && !entry.sets.isEmpty {
      let context = Context(
        file: journal.fileName(of: entry.location), session: session, entry: entry)
      var count = counts[entry.exercise] ?? 0
      for set in entry.sets {
        for _ in 0..<set.count {
          count += 1
          body(SetRow(context: context, setNumber: count, set: set))
        }
      }
      counts[entry.exercise] = count
    }
  }
}

extension Journal {
  /// Empty for a location that is in none of the journal's files.
  package func fileName(of location: SourceLocation) -> String {
    let index = Int(location.fileIndex)
    return files.indices.contains(index) ? files[index] : ""
  }
}
