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
  var hasLoad = false
  /// The unit of bare loads: who lifts in pounds runs in miles.
  var unit = MassUnit.kilogram
  var location: SourceLocation

  /// Bodyweight that nobody wrote is known from the exercise.
  func noLoadReading(_ load: Load) -> Reading { load == .bodyweight ? .inherited : .written }
}
