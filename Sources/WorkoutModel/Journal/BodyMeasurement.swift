/// The lifter's bodyweight on a day.
public struct BodyweightEntry: Hashable, Sendable {
  public let date: CivilDate?
  public let mass: Mass
  public let location: SourceLocation

  public init(date: CivilDate?, mass: Mass, location: SourceLocation) {
    self.date = date
    self.mass = mass
    self.location = location
  }
}

/// Another number about the body on a day: a waist of 84 cm, 17 % fat.
public struct Measurement: Hashable, Sendable {
  public let date: CivilDate?
  /// As written, e.g. `Waist`.
  public let name: String
  public let value: FixedPoint
  /// As written, e.g. `cm`; empty when none was given.
  public let unit: String
  public let location: SourceLocation

  public init(
    date: CivilDate?, name: String, value: FixedPoint, unit: String, location: SourceLocation
  ) {
    self.date = date
    self.name = name
    self.value = value
    self.unit = unit
    self.location = location
  }

  /// A line `Waist: 82 cm` of it is read as a measurement and as nothing else.
  package var isReadable: Bool {
    switch unit {
    case "cm", "in": BodyPart.isLength(name)
    case "%": BodyPart.isShare(name)
    default: false
    }
  }
}
