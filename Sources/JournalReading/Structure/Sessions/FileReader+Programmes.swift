internal import JournalSyntax

/// What a head tells of a programme beside the name of a lift: `5/3/1 Press - Cycle 1 Week 2`.
extension FileReader {
  /// The name without the waves of the programme before it and the weeks behind its dash.
  func withoutProgramme(_ lowerBound: Int, _ upperBound: Int) -> (Int, Int) {
    let start = behindDayOfProgramme(behindWaves(lowerBound, upperBound), upperBound)
    let dash = elements[start..<upperBound].firstIndex { $0.kind == .hyphen && $0.spaceBefore }
    guard let dash, dash > start, dash + 2 < upperBound,
      (dash + 1..<upperBound).allSatisfy({ isPartOfProgramme($0) }),
      elements[(dash + 1)...].prefix(upperBound - dash - 1).contains(where: { $0.kind == .word })
    else { return (start, upperBound) }
    return (start, dash)
  }

  /// Behind the `Day 1 -` of `Day 1 - Squat`, where a lift is named.
  private func behindDayOfProgramme(_ start: Int, _ end: Int) -> Int {
    guard start + 3 < end, elements[start].meaning == .day, elements[start + 1].isNumber,
      elements[start + 2].kind == .hyphen && elements[start + 2].spaceBefore
        || elements[start + 2].kind == .colon,
      isExercise((start + 3)..<end)
    else { return start }
    return start + 3
  }

  /// Behind the `5/3/1` of `5/3/1 Press`.
  private func behindWaves(_ start: Int, _ end: Int) -> Int {
    guard start + 1 < end, elements[start + 1].kind == .word,
      Self.waves.contains(bytes[elements[start].range.indices])
    else { return start }
    return start + 1
  }

  private static let waves = WordSet("5/3/1")

  /// `Cycle`, `1`, `Week 2`.
  private func isPartOfProgramme(_ index: Int) -> Bool {
    let element = elements[index]
    switch element.kind {
    case .quantity: return element.unit == .none && element.value <= 60_000
    case .comma, .slash: return true
    case .word:
      return element.meaning == .week || element.meaning == .day
        || Self.parts.contains(bytes[element.range.indices])
    default: return false
    }
  }

  private static let parts = WordSet("cycle cycles phase wave mesocycle meso w wk d deload")

  /// `Week 5 Day 1 - Repeat 4`: which session of a programme it was.
  func isDayOfProgramme(_ segment: Segment) -> Bool {
    segment.name.count >= 4 && elements[0].meaning == .week && elements[1].isNumber
      && elements[2].meaning == .day && elements[3].isNumber && !segment.isNameBehind
      && anatomy.parser.quantities.count == 1 && anatomy.parser.quantities[0].unit == .none
      && !segment.name.contains { isExercise($0..<($0 + 1)) }
  }
}
