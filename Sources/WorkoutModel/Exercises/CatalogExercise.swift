/// What an exercise is done with, as a rule.
public enum Equipment: String, Hashable, Sendable, CaseIterable {
  case barbell
  case dumbbell
  case kettlebell
  case machine
  case cable
  case smithMachine = "smith machine"
  case ezBar = "ez bar"
  case trapBar = "trap bar"
  case landmine
  case bodyweight
  case rings
  case band
  case plate
  case medicineBall = "medicine ball"
  case wheel
  case rope
  case sled
  /// A stone, a sandbag, a log, a tyre.
  case object
  case cardioMachine = "cardio machine"
  case none
}

/// How a set of an exercise is measured, as a rule.
public enum EffortKind: String, Hashable, Sendable, CaseIterable {
  case reps
  case time
  case distance
}

/// What is known of a well-known exercise.
public struct CatalogExercise: Hashable, Sendable {
  /// The canonical name, e.g. `Romanian Deadlift`.
  public let name: String
  public let equipment: Equipment
  /// How a set is measured when the journal leaves it open.
  public let effort: EffortKind
  /// True for endurance work: a run, a row, a ride.
  public let isCardio: Bool
  /// The part of the bodyweight that a repetition moves, 0…1; `nil` for an exercise that does not
  /// move the body, or for which no one number is true.
  public let bodyweightFraction: FixedPoint?
  /// Direct muscles first. Empty for stretches.
  public let muscles: [MuscleShare]

  public init(
    name: String, equipment: Equipment, effort: EffortKind, isCardio: Bool,
    bodyweightFraction: FixedPoint?, muscles: [MuscleShare]
  ) {
    self.name = name
    self.equipment = equipment
    self.effort = effort
    self.isCardio = isCardio
    self.bodyweightFraction = bodyweightFraction
    self.muscles = muscles
  }
}
