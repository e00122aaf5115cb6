/// Something of an export that does not get into the journal.
package struct ImportLoss: Hashable, Sendable {
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    // The whole row.
    case noDate = "no day that can be read"
    case noExercise = "no exercise is named"
    case notDone = "planned or skipped, not done"
    case nothingDone = "no reps, no time and no distance"
    case impossible = "a number that cannot be true"
    case restAlone = "a rest without a set before it"
    case noSet = "belongs to no session or exercise of the file"
    case noTraining = "no training: settings, routines and the like"
    case repeated = "told twice in the export"
    case malformed = "more or fewer cells than the header has"
    // Only a value of it.
    case setNotDone = "sets that were not done"
    case duration = "a duration that is no training time"
    case rating = "an RPE outside of 1 to 10"
    case failure = "that a hold or a distance went to failure"
    case secondMeasure = "a second measure beside reps, time or distance"
    case column = "a column that the notation has no place for"
    case readBack = "reads back differently from the journal’s text"
  }

  /// The line of the export; 0 for all rows.
  package let lineNumber: Int
  package let reason: Reason
  /// What it was, e.g. `reps 0` or the column’s name.
  package let detail: String

  package init(lineNumber: Int, reason: Reason, detail: String) {
    self.lineNumber = lineNumber
    self.reason = reason
    self.detail = detail
  }
}

extension ImportLoss.Reason {
  /// True when nothing of the row is kept.
  package var losesRow: Bool {
    switch self {
    case .noDate, .noExercise, .notDone, .nothingDone, .impossible, .restAlone, .noSet, .noTraining,
      .repeated, .malformed:
      true
    case .setNotDone, .duration, .rating, .failure, .secondMeasure, .column, .readBack: false
    }
  }
}
