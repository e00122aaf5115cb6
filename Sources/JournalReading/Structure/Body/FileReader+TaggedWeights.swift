internal import JournalSyntax
internal import WorkoutModel

/// What the lifter weighed, told between a day and its work.
extension FileReader {
  /// Behind the `bb 70.1:` of `Sabtu 18 bb 70.1: squat 40kg 10, 50kg 8` and the `bb 70.6 --` of
  /// `Rabu 15 bb 70.6 -- skip, lembur`.
  mutating func behindTaggedWeight(_ start: Int) -> Int? {
    guard let number = dates.numberOfTaggedWeight(start) else { return nil }
    addBodyweight(Quantity(elements[number]))
    var next = number + 1
    while let mark = elements[safe: next]?.kind,
      mark == .colon || mark == .comma || mark == .hyphen || mark == .semicolon
    {
      next += 1
    }
    return next
  }
}
