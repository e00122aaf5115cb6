internal import JournalSyntax

/// A try at a load and what came of it: `40kg 도전 → 3회 성공!!`, `40 kg попытка → 3 раза`.
extension FileReader {
  /// Writes `40 kg 3회`; the words go to the notes.
  mutating func settleTryBehindLoad() {
    var index = 1
    while index < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .word else { continue }
      if elements[index - 1].unit.isMass, isWord(index, in: Self.tries),
        case let reps = behindArrow(index + 1), elements[safe: reps]?.unit == .repetition
      {
        context.remarks.append(elements[index].range)
        anatomy.parser.elements.removeSubrange(index..<reps)
        anatomy.parser.elements[index].flags.insert(.spaceBefore)
      } else if elements[index - 1].unit == .repetition, isWord(index, in: Self.wins),
        index > 1, elements[index - 2].unit.isMass, isTalk(behind: index)
      {
        context.remarks.append(range(index..<elements.count))
        anatomy.parser.elements.removeSubrange(index...)
      }
    }
    anatomy.parser.end = elements.count
  }

  private func behindArrow(_ start: Int) -> Int {
    var index = start
    while index < elements.count,
      elements[index].kind == .arrow || elements[index].kind == .hyphen
        || elements[index].kind == .colon
    {
      index += 1
    }
    return index
  }

  /// No other set stands behind the word.
  private func isTalk(behind word: Int) -> Bool {
    guard let next = elements[safe: word + 1] else { return true }
    return (next.kind == .exclamation || next.kind == .period)
      && !elements[(word + 1)...].contains { $0.kind == .times || $0.unit.isMass }
  }

  private static let tries = WordSet(
    "도전 시도 挑戦 挑战 挑戰 попытка attempt Versuch essai intento tentativa")
  private static let wins = WordSet("성공 성공함 成功 成功了 success успех")
}
