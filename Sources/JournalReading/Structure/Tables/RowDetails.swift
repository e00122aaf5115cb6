internal import JournalSyntax
internal import WorkoutModel

/// What the cells of a row tell of all its sets: of what kind they were, how hard, in what tempo.
struct RowDetails {
  var attributes = Attributes()
  var kind: SetKind?

  /// Of sets that are told apart only the last was failed.
  mutating func take(_ kind: SetKind) {
    if kind == .failed { attributes.marks.insert(.failed) } else { self.kind = kind }
  }

  /// Fills what the cell of the sets does not tell itself.
  func complete(_ told: inout Attributes) {
    if told.rpe.isEmpty, !attributes.rpe.isEmpty { told.rpe = attributes.rpe }
    told.rir = told.rir ?? attributes.rir
    told.rest = told.rest ?? attributes.rest
    told.tempo = told.tempo ?? attributes.tempo
    told.note = told.note ?? attributes.note
    told.lastSet = told.lastSet ?? attributes.lastSet
    if told.actualReps.isEmpty, !attributes.actualReps.isEmpty {
      told.actualReps = attributes.actualReps
    }
    told.marks.formUnion(attributes.marks)
  }
}
