/// What was done with the load in one set.
public enum Effort: Hashable, Sendable {
  /// Repetitions, perhaps with the time they took (`20 in 45 s`). Halves are partial reps.
  case reps(FixedPoint, seconds: FixedPoint?)
  /// A hold or a piece of work of some seconds.
  case time(seconds: FixedPoint)
  /// A distance, perhaps with the time it took.
  case distance(Distance, seconds: FixedPoint?)
  /// It was done, but the journal does not say how much (`AMRAP`, `200@9`).
  case untold

  public static func reps(_ count: FixedPoint) -> Self { .reps(count, seconds: nil) }

  public var reps: FixedPoint? {
    if case .reps(let count, _) = self { count } else { nil }
  }

  public var seconds: FixedPoint? {
    switch self {
    case .reps(_, let seconds), .distance(_, let seconds): seconds
    case .time(let seconds): seconds
    case .untold: nil
    }
  }

  public var distance: Distance? {
    if case .distance(let distance, _) = self { distance } else { nil }
  }
}
