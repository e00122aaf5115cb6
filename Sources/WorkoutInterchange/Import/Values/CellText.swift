import WorkoutModel

/// How numbers of an export are told in messages.
enum CellText {
  /// With three decimals at most.
  static func number(_ value: Double) -> String {
    FixedPoint(rounding: value)?.description ?? String(value)
  }
}

/// A time of the clock in a cell of its own.
enum CellClock {
  /// `18:05`, `18:05:00`, `6:05 PM`; `nil` for anything else.
  static func time(_ text: String) -> TimeOfDay? {
    guard text.contains(":") else { return nil }
    // The day does not matter; it makes a date of it that the reader of dates can take apart.
    return CellDate("2000-01-01 " + text, order: nil)?.time
  }
}
