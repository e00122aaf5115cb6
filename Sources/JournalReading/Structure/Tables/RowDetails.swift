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
  func complete(_ told: inout Attributes) { told.complete(by: attributes) }
}

extension Attributes {
  /// Takes from the others what these do not tell.
  mutating func complete(by others: Attributes) {
    if rpe.isEmpty, !others.rpe.isEmpty { rpe = others.rpe }
    rir = rir ?? others.rir
    rest = rest ?? others.rest
    tempo = tempo ?? others.tempo
    note = note ?? others.note
    lastSet = lastSet ?? others.lastSet
    if actualReps.isEmpty, !others.actualReps.isEmpty { actualReps = others.actualReps }
    marks.formUnion(others.marks)
  }
}
