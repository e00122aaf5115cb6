/// A muscle group, as coaches count weekly sets.
public enum Muscle: String, Hashable, Sendable, CaseIterable {
  case chest
  case upperBack = "upper back"
  case lats
  case traps
  case shoulders
  case biceps
  case triceps
  case forearms
  case abs
  case lowerBack = "lower back"
  case glutes
  case quadriceps
  case hamstrings
  case adductors
  case abductors
  case calves
  case neck
}

/// How much a set of an exercise counts for a muscle: 1 direct, ½ indirect.
public struct MuscleShare: Hashable, Sendable {
  public let muscle: Muscle
  /// 0…1.
  public let share: FixedPoint

  public init(muscle: Muscle, share: FixedPoint) {
    self.muscle = muscle
    self.share = share
  }
}
