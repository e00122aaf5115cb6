internal import JournalSyntax
internal import WorkoutModel

/// Words before a colon and at the start of a line that tell what shall be done, or what was drunk.
extension FileReader {
  /// `#10 should be: 160x5x3`, `Anna: from wk 11 leg press 25 kg 3x12`, `Milk: 1/2 gal, 151 lb`.
  mutating func settleLabelOfPlan() {
    // `To do: leg press 170 x 6 by April`.
    if elements[2].kind == .colon, isTo(elements[0]), isWord(1, in: Self.doing) {
      anatomy.parser.elements[0].word = Word(meaning: .plan, value: 0)
      anatomy.parser.elements.remove(at: 1)
      return
    }
    let start = elements[1].kind == .colon ? 2 : 0
    if startsInWeek(start) {
      anatomy.parser.elements[0].word = Word(meaning: .next, value: 0)
    } else if start == 2, isWord(0, in: Self.drinks) {
      anatomy.parser.elements[0].word = Word(meaning: .food, value: 0)
    }
  }

  private static let doing = WordSet("do")

  /// The `from wk 11` behind which new work is told; `from week 3 to week 5` looks back.
  private func startsInWeek(_ start: Int) -> Bool {
    guard start + 3 < elements.count, isWord(start, in: Self.starts),
      elements[start + 1].meaning == .week, elements[start + 2].kind == .quantity
    else { return false }
    return elements[start + 3].kind == .word && elements[start + 3].range.count > 2
      || elements[start + 3].kind == .comma || elements[start + 3].kind == .colon
  }

  /// The `should` of `#10 should be:`.
  mutating func settleWish(before colon: Int) {
    guard colon > 1, colon <= 5, isWord(colon - 1, in: Self.being),
      isWord(colon - 2, in: Self.wishing)
    else { return }
    anatomy.parser.elements[colon - 2].word = Word(meaning: .next, value: 0)
  }

  /// `- [x] Jan 13 squat 6x2 120`: a ticked item was done, whatever its heading plans.
  mutating func leavePlanAtTick() {
    if context.section == .planned { context.section = .training }
  }

  private static let starts = WordSet("from starting beginning ab desde dès od с")
  private static let drinks = WordSet("milk gomad shake shakes juice beer milch leche lait")
  private static let wishing = WordSet("should shall will must could")
  private static let being = WordSet("be")
}
