/// What was moved in a set.
public enum Load: Hashable, Sendable {
  /// Nothing was said, and nothing is known.
  case none
  /// A bar, a dumbbell, a stack: the load as written. For dumbbells that is one of them.
  case external(Mass)
  /// The lifter's own body and nothing more.
  case bodyweight
  /// The body plus a load (`BW+20 kg`).
  case added(Mass)
  /// The body less a load that helps (`BW-20 kg`, bands, an assistance machine).
  case assisted(Mass)
  /// A position on a machine, a number of plates, a band: no mass can be told.
  case level(FixedPoint)

  /// The mass that was written, if there is one.
  public var mass: Mass? {
    switch self {
    case .external(let mass), .added(let mass), .assisted(let mass): mass
    case .none, .bodyweight, .level: nil
    }
  }
}
