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
    guard let mark = markBehindOwnWeight(start, end) else { return start }
    addBodyweight(Quantity(elements[start + 1]))
    if mark > start + 2 { context.remarks.append(range((start + 2)..<mark)) }
    return mark + 1
  }

  /// `bw 178.` before words, `wt 201 ugh.` before an exercise: where the sentence ends.
  func markBehindOwnWeight(_ start: Int, _ end: Int) -> Int? {
    guard start + 4 < end, elements[start + 1].kind == .quantity,
      45_000...250_000 ~= elements[start + 1].value,
      elements[start + 1].unit == .none || elements[start + 1].unit.isMass
    else { return nil }
    var mark = start + 2
    switch elements[start].meaning {
    case .bodyweight:
      guard elements[mark + 1].kind == .word else { return nil }
    case .weight:
      while mark < min(start + 5, end - 2), elements[mark].kind == .word { mark += 1 }
      guard elements[mark].kind == .period || mark == start + 2,
        isExercise(mark + 1..<(mark + 2))
      else { return nil }
    default: return nil
    }
    return isTitleMark(elements[mark]) && elements[mark].kind != .colon ? mark : nil
  }
}
