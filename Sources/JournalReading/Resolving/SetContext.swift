internal import JournalSyntax
internal import WorkoutModel

/// What the line and the block say of an expression.
struct SetContext {
  var nature: ExerciseNature = []
  var kind: SetKind?
  var side: Side?
  var restSeconds: Int32?
  var headerLoad: Quantity?
  var isChained = false
  /// The load of the set on its line that a slash parts it from.
  var loadBefore: Mass?
  var hasLoad = false
  /// The unit of bare loads: who lifts in pounds runs in miles.
  var unit = MassUnit.kilogram
  var location: SourceLocation

  /// True for a set that follows another without rest and is not heavier.
  func isDrop(_ load: Load) -> Bool {
    guard isChained else { return false }
    guard let loadBefore, let mass = load.mass else { return true }
    return mass.exactWeight < loadBefore.exactWeight
  }

  /// Bodyweight that nobody wrote is known from the exercise.
  func noLoadReading(_ load: Load) -> Reading { load == .bodyweight ? .inherited : .written }
}
