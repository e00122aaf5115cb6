internal import JournalSyntax

/// What was done in each round, on a line of its own.
extension FileReader {
  /// Passes over the `Round 2:` of `Round 2: 12 on knees` below `Round 1: 15 on knees`, which is no
  /// number of rounds.
  mutating func dropRoundNumber() {
    guard elements.count >= 4, elements[0].meaning == .round, elements[2].kind == .colon,
      elements[1].kind == .quantity, elements[1].unit == .none, elements[1].value % 1000 == 0,
      1_000...20_000 ~= elements[1].value, startsRound(3),
      context.entry != nil || context.pendingName != nil
    else { return }
    let number = Int(elements[1].value) / 1000
    guard number == 1 || context.setNumber?.number == number - 1 else { return }
    context.setNumber = (number, context.lineIndex)
    anatomy.parser.elements.removeSubrange(0..<3)
  }

  /// `15 on knees`, `12 reps`, `20 kg x 8`; a time is that of the round.
  private func startsRound(_ index: Int) -> Bool {
    guard elements[index].kind == .quantity else { return elements[index].meaning == .bodyweight }
    switch elements[index].unit {
    case .none:
      return index + 1 == elements.count || elements[index + 1].kind != .hyphen
    case .repetition, .kilogram, .pound: return true
    default: return false
    }
  }
}
