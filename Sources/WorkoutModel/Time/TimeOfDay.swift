/// A time on the clock, to the minute.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0…1439.
  public let minutes: Int16

  /// `nil` when there is no such time on a 24-hour clock.
  public init?(hour: Int, minute: Int) {
    guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
    minutes = Int16(hour * 60 + minute)
  }

  public var hour: Int { Int(minutes) / 60 }
  public var minute: Int { Int(minutes) % 60 }

  public static func < (left: Self, right: Self) -> Bool {
    left.minutes < right.minutes
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// `18:05`.
  public var description: String {
    (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
  }
}
