internal import JournalSyntax
internal import WorkoutModel

/// Exercises of the writer's own that were held: `front lever tuck 12s 10s 9s` on one day, `front lever tuck 13 11 10`
/// on another.
extension FileReader {
  /// Keeps that an exercise was told in seconds, or that it is counted after all.
  mutating func keepHeld(_ exercise: Int, _ quantities: [Quantity]) {
    guard names.exercises[exercise].catalog == nil else { return }
    let told = quantities.filter { $0.unit != .set && $0.unit != .round }
    if !told.isEmpty,
      told.allSatisfy({ $0.kind == .number && ($0.unit == .second || $0.unit == .letterS) })
    {
      context.heldExercises.insert(exercise)
    } else if told.contains(where: { $0.unit == .repetition || $0.unit.isMass }) {
      context.heldExercises.remove(exercise)
    }
  }
}
