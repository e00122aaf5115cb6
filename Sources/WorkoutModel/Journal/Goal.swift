/// What a lifter wants to reach.
public struct Goal: Hashable, Sendable {
  public enum Target: Hashable, Sendable {
    /// A load for at least that many reps in one set (`Bench Press 120 kg`, `120 kg x 5`).
    case load(Mass, reps: Int)
    /// Reps in one set, without a load (`Pull-up 20 reps`).
    case reps(Int)
    /// An estimated one-rep max.
    case oneRepMax(Mass)
    /// Sessions in a week, of one exercise or of any.
    case sessionsPerWeek(Int)
    /// Reps in a day, of one exercise.
    case repsPerDay(Int)
    /// A bodyweight to reach.
    case bodyweight(Mass)
  }

  /// The canonical name; `nil` for a goal about training as a whole.
  public let exercise: String?
  public let target: Target
  public let deadline: CivilDate?
  public let location: SourceLocation

  public init(
    exercise: String?, target: Target, deadline: CivilDate?, location: SourceLocation
  ) {
    self.exercise = exercise
    self.target = target
    self.deadline = deadline
    self.location = location
  }
}
