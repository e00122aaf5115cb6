internal import JournalSyntax
internal import WorkoutModel

/// The lifter's own weight on lines of exercises: `bw 178. sq 245x3x3, bench 165x5x3`.
extension FileReader {
  /// `bw 78.4 kg` among exercises.
  mutating func bodyweightSegment(_ start: Int, _ end: Int) -> Bool {
    // `BW- 192`: nobody is helped by so much.
    if start == 0, end == 3, elements.count == 3, elements[0].meaning == .bodyweight,
      elements[1].kind == .hyphen, elements[1].spaceAfter, elements[2].kind == .quantity,
      elements[2].unit == .none || elements[2].unit.isMass,
      60_000...250_000 ~= elements[2].value
    {
      addBodyweight(Quantity(elements[2]))
      return true
    }
    guard start + 1 < end, end - start == 2, elements[start].meaning == .bodyweight,
      elements[start + 1].kind == .quantity, elements[start + 1].unit.isMass,
      elements[start + 1].value >= 30_000
    else { return false }
    addBodyweight(Quantity(elements[start + 1]))
    return true
  }

  /// Behind the weight of `bw 178. sq 245x3x3, bench 165x5x3`.
  mutating func behindOwnWeight(_ start: Int, _ end: Int) -> Int {
    guard startsWithOwnWeight(start, end) else { return start }
    addBodyweight(Quantity(elements[start + 1]))
    return start + 3
  }

  /// `bw 178.` before words.
  func startsWithOwnWeight(_ start: Int, _ end: Int) -> Bool {
    start + 4 < end && elements[start].meaning == .bodyweight
      && elements[start + 1].kind == .quantity && 45_000...250_000 ~= elements[start + 1].value
      && (elements[start + 1].unit == .none || elements[start + 1].unit.isMass)
      && isTitleMark(elements[start + 2]) && elements[start + 2].kind != .colon
      && elements[start + 3].kind == .word
  }
}
