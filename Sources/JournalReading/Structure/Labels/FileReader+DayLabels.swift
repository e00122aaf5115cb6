internal import JournalSyntax

/// Labels that name a kind of day, or a week, before sets.
extension FileReader {
  /// `light day: 40 kg 3x15` below an exercise; `week 2: 60x8` may be a plan, and `Squat day: 3x5` is of
  /// another exercise.
  mutating func dayLabel(_ colon: Int, _ value: Int, _ line: LineSyntax) {
    // `Day two: 5 reps each set` above its loads.
    guard value < elements.count, isSetShaped(value..<elements.count),
      context.repsOfEachSet?.lastLine != context.lineIndex
    else { return note(line.content) }
    let isOfAbove =
      (context.entry != nil || context.pendingName != nil)
      && elements[..<colon].allSatisfy {
        $0.meaning == .day || Self.kindsOfDays.contains(bytes[$0.range.indices])
      }
    guard isOfAbove else { return noteUnread(line) }
    training(line, from: value)
  }

  private static let kindsOfDays = WordSet(
    "light heavy medium easy hard volume speed technique deload recovery power intensity max")
}
