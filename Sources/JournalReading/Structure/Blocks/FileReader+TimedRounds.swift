internal import JournalSyntax
internal import WorkoutModel

/// Rounds whose head tells how long they took: `Metcon: 3 rounds for time, 14:32` above a list.
extension FileReader {
  /// Takes such a head; the time is of all its items together, or the rest between the rounds of
  /// `Circuit: 3 rounds without a break, 2 min between`, and no set of any.
  mutating func timedRounds(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard end - start > 4, isAboveList,
      let number = elements[start..<min(end, start + 5)].firstIndex(where: \.isNumber),
      elements[number].unit == .round, isRounds(number), number + 3 < end,
      elements[start..<number].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements[(number + 1)..<end].contains(where: { $0.kind == .clock || $0.unit.isTime }),
      elements[(number + 1)..<end].contains(where: { $0.kind != .word && !$0.isNumber }),
      !elements[(number + 1)..<end].contains(where: {
        $0.kind == .times || $0.kind == .plus || $0.kind == .quantity && !$0.unit.isTime
      }),
      !namesExerciseBefore(start, number)
    else { return false }
    return openApart(.rounds(Quantity(elements[number])), line)
  }

  /// `Burpees: 3 rounds for time, 4:10` names what was done.
  private func namesExerciseBefore(_ start: Int, _ number: Int) -> Bool {
    let name = elements[start..<number].last?.kind == .colon ? start..<(number - 1) : start..<number
    return !name.isEmpty && isExercise(name)
  }

  /// `time 11:05, Jess got 9:50` below a list: how long all of it took, and words.
  mutating func timeOfAll(_ line: LineSyntax) -> Bool {
    guard elements.count > 3, elements[0].meaning == .time, elements[1].kind == .clock,
      context.session != nil,
      elements[2].kind == .comma || elements[2].kind == .openParenthesis
        || elements[2].kind == .semicolon || elements[2].kind == .period,
      elements[3].kind == .word, !isSetShaped(3..<elements.count)
    else { return false }
    note(line.content)
    return true
  }
}
