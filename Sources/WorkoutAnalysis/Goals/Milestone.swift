package import WorkoutModel

/// A day on which something was reached, and the line of the journal that shows it.
package struct Milestone: Hashable, Sendable {
  package let date: CivilDate
  package let location: SourceLocation
  /// The exercise by which it was reached; `nil` where none matters.
  package let exercise: String?

  package init(date: CivilDate, location: SourceLocation, exercise: String? = nil) {
    self.date = date
    self.location = location
    self.exercise = exercise
  }
}
