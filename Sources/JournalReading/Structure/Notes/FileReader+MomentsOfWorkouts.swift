internal import JournalSyntax
internal import WorkoutModel

/// When in a workout something happened, and what is asked for from another week on; neither was done so.
extension FileReader {
  /// `split the swings 6/4 from min 7`: a moment of the workout above.
  var tellsMoment: Bool {
    guard elements.count > 4, case let last = elements.count - 1, elements[last].isBareWhole,
      elements[last - 1].meaning == .minute || elements[last - 1].meaning == .round
        || isWord(last - 1, in: Self.moments),
      isWord(last - 2, in: Self.beforeMoments), elements[0].kind == .word
    else { return false }
    return !elements.contains { $0.kind == .times || $0.kind == .at || $0.unit.isMass }
  }

  /// `- odd: 10 swings`, `- even min: 8 burpees` below the minutes of a workout: half of them, each.
  var tellsEveryOtherMinute: Bool {
    guard elements.count > 3, isWord(0, in: Self.otherMinutes) else { return false }
    // `odd: 3 power cleans 105` below `EMOM 10` was done.
    if case .rounds = context.block { return false }
    let colon = elements[1].kind == .word ? 2 : 1
    return elements[colon].kind == .colon
      && (elements[colon + 1].isBareWhole || elements[colon + 1].unit == .repetition)
  }

  /// Keeps in mind that the line ends in `from next week`.
  mutating func findPlanFromNext() {
    guard elements.count > 4, case let last = elements.count - 1,
      elements[last].meaning == .week || elements[last].meaning == .session
        || elements[last].meaning == .time || elements[last].meaning == .month,
      elements[last - 1].meaning == .next, isWord(last - 2, in: Self.from)
    else { return }
    context.planLine = context.lineIndex
  }

  private static let moments = WordSet("min mins minute rd rds round")
  private static let beforeMoments = WordSet("from at after since by in around")
  private static let otherMinutes = WordSet("odd odds even evens")
  private static let from = WordSet("from starting as ab desde dès da vanaf från fra")
}
