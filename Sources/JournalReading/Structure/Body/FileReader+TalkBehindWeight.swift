internal import JournalSyntax
internal import WorkoutModel

/// What the lifter weighed with words behind it: `bw 151 (was 146). GOMAD is disgusting`,
/// `Weight 183. Doctor would like 175`, `weigh 138`.
extension FileReader {
  /// Takes the words off the line; they are kept as notes.
  mutating func dropTalkBehindWeight() {
    if isWord(0, in: Self.weighing), elements.count > 1, elements[1].isNumber {
      anatomy.parser.elements[0].word = Word(meaning: .weight, value: 0)
    }
    guard elements.count > 3, context.pendingName == nil,
      elements[0].meaning == .weight || elements[0].meaning == .bodyweight,
      elements[1].kind == .quantity, elements[1].isBare || elements[1].unit.isMass,
      35_000...500_000 ~= elements[1].value, isTalkOfWeight(2),
      !elements.contains(where: { $0.kind == .times || $0.kind == .at || $0.unit == .set })
    else { return }
    context.remarks.append(range(2..<elements.count))
    anatomy.parser.elements.removeSubrange(2...)
    anatomy.parser.elements[1].flags.insert(.spaceAfter)
  }

  private func isTalkOfWeight(_ start: Int) -> Bool {
    switch elements[start].kind {
    case .openParenthesis: return isWord(start + 1, in: Self.before)
    // `Weight 183. Doctor would like 175 by Easter.`
    case .period:
      return elements[start].spaceAfter && elements[start + 1].kind == .word
        && (context.entry == nil || elements[1].value >= 100_000)
        && !isExercise((start + 1)..<(start + 2))
    // `bw 268 in boots`.
    case .word:
      return elements[1].value >= 100_000 && isWord(start, in: Self.occasions)
        && !elements[start...].contains(where: \.isNumber)
    default: return false
    }
  }

  private static let weighing = WordSet("weigh weighed weighing")
  private static let before = WordSet("was from up down vs")
  private static let occasions = WordSet("in after before this today fasted post with without")
}
