internal import JournalSyntax

/// The empty bar before bare factors: `深蹲 空槓 12x1、40kg 12x1`, `Squat bar 2x12, 40kg 3x12`.
extension FileReader {
  /// Drops the bar, which is no part of the name, as a remark; what it weighs is not told.
  mutating func dropBarBeforeFactors(_ bar: Int) -> Bool {
    guard bar > 0, bar + 3 < elements.count, elements[bar].meaning == .bar,
      elements[bar - 1].kind == .word,
      elements[bar + 1].isBareWhole, elements[bar + 1].value <= 30_000,
      elements[bar + 2].kind == .times, elements[bar + 3].isBareWhole,
      elements[bar + 3].value <= 30_000,
      // A load with its own factors stands behind.
      let mark = elements[safe: bar + 4], mark.kind == .comma || mark.kind == .slash,
      let load = elements[safe: bar + 5], load.isNumber, load.unit.isMass || load.value >= 20_000,
      elements[safe: bar + 6]?.isNumber == true || elements[safe: bar + 6]?.kind == .times,
      isNameOfExercise(before: bar)
    else { return false }
    // `empty bar`.
    let first = elements[bar - 1].meaning == .bar ? bar - 1 : bar
    context.remarks.append(range(first..<(bar + 1)))
    anatomy.parser.elements.removeSubrange(first...bar)
    return true
  }

  private func isNameOfExercise(before bar: Int) -> Bool {
    let end = elements[bar - 1].meaning == .bar ? bar - 1 : bar
    let start = elements[..<end].lastIndex { $0.kind != .word }.map { $0 + 1 } ?? 0
    return start < end && isExercise(start..<end)
  }
}
