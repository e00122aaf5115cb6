public import WorkoutModel

/// A line that settles something for a journal, as it stands there: `unit: kg`.
public struct StatedSetting: Hashable, Sendable {
  /// `unit`, `order`, `dates`, `year`, `alias`, `goal`, `favourite`, `color`, `muscles`, `formula`,
  /// `sex` or `trophy`, however it was spelt.
  public let key: String
  /// What stands behind the colon.
  public let value: String
  public let location: SourceLocation
}

extension StatedSetting {
  init(_ directive: Directive) {
    key = directive.key.rawValue
    value = directive.value
    location = directive.location
  }
}
