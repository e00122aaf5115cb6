internal import JournalSyntax
internal import WorkoutModel

extension Element {
  /// The unit that a word names: `kgs`.
  var massUnit: MassUnit? {
    switch meaning {
    case .kilogram: .kilogram
    case .pound: .pound
    default: nil
    }
  }
}
