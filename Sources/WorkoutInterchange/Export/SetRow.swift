package import WorkoutModel

/// One performed set with all that is said of it: a row of the export.
struct SetRow {
  let file: String
  let session: Session
  let entry: ExerciseEntry
  /// 1-based within the exercise of the session.
  let setNumber: Int
  let set: TrainingSet
}

extension SetRow {
  /// The rows of one session in file order; equal sets are one row each.
  static func rows(of session: Session, in journal: Journal, filter: SetFilter) -> [SetRow] {
    var rows: [SetRow] = []
    var counts: [String: Int] = [:]
    for entry in session.entries where filter.includes(entry) {
      for set in entry.sets {
        for _ in 0..<set.count {
          counts[entry.exercise, default: 0] += 1
          rows.append(
            SetRow(
              file: journal.fileName(of: set.location), session: session, entry: entry,
              setNumber: counts[entry.exercise] ?? 1, set: set))
        }
      }
    }
    return rows
  }
}

extension Journal {
  /// Empty for a location that is in none of the journal's files.
  package func fileName(of location: SourceLocation) -> String {
    let index = Int(location.fileIndex)
    return files.indices.contains(index) ? files[index] : ""
  }
}
