package import WorkoutModel

/// What an export holds, as far as a journal can tell it.
///
/// Every row is either counted in `keptRows` or named in `losses` with a reason that loses it.
/// Locations of the model are lines of the export.
package struct ImportResult: Sendable {
  package let app: ImportApp
  /// By date and time; those of the same minute in the order of the file.
  package let sessions: [Session]
  package let bodyweights: [BodyweightEntry]
  package let measurements: [Measurement]
  /// Rows below the header.
  package let rowCount: Int
  package let keptRows: Int
  package let losses: [ImportLoss]
  /// What was taken for granted, a sentence each.
  package let assumptions: [String]

  /// Sets that were performed, each of equal ones counted.
  package var setCount: Int {
    sessions.lazy.flatMap(\.entries).flatMap(\.sets).reduce(0) { $0 + Int($1.count) }
  }
}
