internal import JournalSyntax

/// A session on a line, its exercises parted by full stops: `Leg ext 90 2x12. Calves 180 2x15. Situps 2x25.`
extension FileReader {
  /// Reads each exercise as a line of its own, where words and the product of a set stand behind each stop.
  mutating func exercisesByPeriods(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 8...200 ~= elements.count,
      !context.isPieceOfLine, context.table == nil
    else { return false }
    var (starts, known) = ([Int](), 0)
    for stop in elements.indices.dropFirst(2).dropLast(3)
    where elements[stop].kind == .period && elements[stop].spaceAfter {
      let end =
        elements[(stop + 1)...].firstIndex { $0.kind == .period && $0.spaceAfter }
        ?? elements.count
      guard let number = elements[(stop + 1)..<end].firstIndex(where: \.isNumber),
        1...5 ~= number - stop - 1,
        elements[(stop + 1)..<number].allSatisfy({ $0.kind == .word }),
        elements[number..<end].contains(where: { $0.kind == .times }),
        elements[number..<end].allSatisfy({ isPartOfSets($0) })
      else { return false }
      // `1/7 Wed. Squat 135x8`: the day ends there.
      guard elements[stop - 1].isNumber || starts.isEmpty && elements[stop - 1].meaning == .weekday
      else { return false }
      if isExercise((stop + 1)..<number) { known += 1 }
      starts.append(stop + 1)
    }
    guard let first = starts.first, known > 0, starts.count > 1 || opensProductOfKnown(first) else {
      return false
    }
    readPieces(of: line, startingAt: starts)
    return true
  }

  /// `Curls 15 3x10` before the first stop.
  private func opensProductOfKnown(_ end: Int) -> Bool {
    guard let number = elements[..<end].firstIndex(where: \.isNumber), number > 0,
      elements[..<number].allSatisfy({ $0.kind == .word })
    else { return false }
    // `dl opw 50x5, 1x5x80. lat pd 3x10x37,5`.
    let name = number > 1 && elements[number - 1].meaning == .warmup ? number - 1 : number
    return isExercise(0..<name) && elements[number..<end].contains { $0.kind == .times }
  }

  private func isPartOfSets(_ element: Element) -> Bool {
    switch element.kind {
    case .quantity, .times, .comma, .at, .plus, .exclamation: true
    default: element.meaning == .each || element.meaning == .side || element.meaning == .bodyweight
    }
  }
}
