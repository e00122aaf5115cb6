internal import JournalSyntax

/// Sets of which fewer were done than planned, and plates that are added to others.
extension FileReader {
  /// The `only managed 3 sets` of `85 5x10 - only managed 3 sets`: so many were done.
  mutating func settleFewerSets(_ only: Int) -> Bool {
    guard only > 3, only + 1 < elements.count, isWord(only, in: CommonWords.only),
      case let count = tellsDone(only + 1) ? only + 2 : only + 1,
      count < elements.count, elements[count].kind == .quantity, elements[count].unit == .set,
      count + 1 == elements.count || elements[count + 1].kind == .comma
        || elements[count + 1].kind == .period,
      case let reps = isSeparating(only - 1) ? only - 2 : only - 1,
      reps > 2, elements[reps].isBare,
      elements[reps - 1].kind == .times, elements[reps - 2].isBare,
      2_000...12_000 ~= elements[reps - 2].value,
      elements[count].value < elements[reps - 2].value,
      elements[reps - 3].kind != .times
    else { return false }
    context.remarks.append(range(only..<(count + 1)))
    anatomy.parser.elements[reps - 2].value = elements[count].value
    anatomy.parser.elements[reps - 2].unit = .set
    anatomy.parser.elements.removeSubrange((reps + 1)...count)
    return true
  }

  private func isSeparating(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .hyphen, .comma, .semicolon: true
    default: false
    }
  }

  private func tellsDone(_ index: Int) -> Bool {
    isDoing(elements[index]) || isWord(index, in: Self.hadOrFinished)
  }

  private static let hadOrFinished = WordSet("had finished")

  /// The `1 pl + 10 each side` of `Incline Smith 1 pl + 10 each side, not counting bar` above its reps:
  /// what hangs on the bar, and no reps.
  mutating func dropPlatesBehindName(_ plus: Int) {
    guard plus > 2, plus + 2 < elements.count, elements[plus - 1].meaning == .plate,
      elements[plus - 2].kind == .quantity, elements[plus - 2].value <= 10_000,
      elements[plus + 1].kind == .quantity,
      elements[plus + 1].unit == .none || elements[plus + 1].unit.isMass,
      elements[plus + 2].meaning == .each || elements[plus + 2].meaning == .per
        || elements[plus + 2].kind == .slash,
      elements[..<(plus - 2)].allSatisfy({ $0.kind == .word }),
      !elements[(plus + 2)...].contains(where: { $0.isNumber || $0.kind == .times })
    else { return }
    context.remark = range((plus - 2)..<elements.count)
    anatomy.parser.elements.removeSubrange((plus - 2)...)
  }
}
