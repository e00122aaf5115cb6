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
      elements[start..<number].allSatisfy({
        $0.kind == .word || $0.kind == .colon || $0.kind == .comma
      }),
      elements[(number + 1)..<end].contains(where: { $0.kind == .clock || $0.unit.isTime }),
      elements[(number + 1)..<end].contains(where: { $0.kind != .word && !$0.isNumber }),
      !elements[(number + 1)..<end].contains(where: {
        $0.kind == .times || $0.kind == .plus || $0.kind == .quantity && !$0.unit.isTime
      }),
      !namesExerciseBefore(start, number), listsWork
    else { return false }
    return openApart(.rounds(Quantity(elements[number])), line)
  }

  /// `Cindy 20 min: 14 rds + 5 pullups` above its movements: so many rounds of all of them; the rest of the
  /// last round is said to be unread.
  mutating func roundsAndMore(_ start: Int, _ end: Int, _ line: LineSyntax) -> Bool {
    guard isAboveList,
      let rounds = elements[start..<end].firstIndex(where: { $0.unit == .round }), rounds + 2 < end,
      rounds > start, elements[rounds - 1].kind == .colon || elements[rounds - 1].kind == .hyphen,
      elements[rounds + 1].kind == .plus, elements[rounds + 2].isNumber,
      !elements[start..<end].contains(where: { $0.kind == .times || $0.unit.isMass }), listsWork
    else { return false }
    file.diagnostics.append(.unreadRest(at: place(range((rounds + 1)..<end))))
    return openApart(.rounds(Quantity(elements[rounds])), line)
  }

  /// An item below holds a number or names an exercise; `- felt good` and `- hands sore` are remarks.
  private var listsWork: Bool {
    document.lines[(context.lineIndex + 1)...].prefix(12)
      .prefix { $0.kind == .item || $0.kind == .numbered }
      .contains { item in
        bytes[item.content.indices].contains { Byte.isDigit($0) }
          || item.content.count <= 60
            && (names.isKnown(NameText.clean(written.bytes[item.content.indices]))
              || ExerciseNames.isMovement(text(item.content)))
      }
  }

  /// `Burpees: 3 rounds for time, 4:10` names what was done.
  private func namesExerciseBefore(_ start: Int, _ number: Int) -> Bool {
    let name = elements[start..<number].last?.kind == .colon ? start..<(number - 1) : start..<number
    return !name.isEmpty && isExercise(name)
  }

  /// The time below `Run 5 km` is that of the run; below `Squat 100x5` nobody knows what it is of.
  mutating func timeOfExercise(_ line: LineSyntax) -> Bool {
    guard let entry = context.entry else { return false }
    if !file.entries[entry].nature.isDisjoint(with: [.cardio, .distance, .timed]) {
      return timeLabel(.time, 1)
    }
    noteUnread(line)
    return true
  }

  /// Below the items of a list; the time below `Run 5 km` is that of the run.
  private var isBelowItems: Bool {
    guard context.lineIndex > 0 else { return false }
    let above = document.lines[context.lineIndex - 1]
    return above.kind == .item || above.kind == .numbered
  }

  /// `time 11:05, Jess got 9:50` below a list: how long all of it took, and words.
  mutating func timeOfAll(_ line: LineSyntax) -> Bool {
    guard elements.count > 3, elements[0].meaning == .time, elements[1].kind == .clock,
      context.session != nil,
      elements[2].kind == .comma || elements[2].kind == .openParenthesis
        || elements[2].kind == .semicolon || elements[2].kind == .period,
      elements[3].kind == .word
        || elements[3].kind == .quantity && (elements.count > 4 || elements[3].unit == .round),
      !isSetShaped(3..<elements.count)
    else { return false }
    // `time 12:30, 3 rounds`: of what is told elsewhere.
    if elements[3].unit == .round {
      noteUnread(line)
      return true
    }
    // `time 25:00, run 5 km`, `time 12:00; squats 20`.
    if elements[3...].contains(where: { $0.kind == .quantity && !$0.unit.isTime })
      || elements[3...].contains(where: \.isNumber)
        && (3..<elements.count).contains(where: { isExercise($0..<($0 + 1)) })
    {
      file.diagnostics.append(.unreadRest(at: place(range(0..<2))))
      note(range(0..<2))
      training(line, from: 3)
      return true
    }
    if !isBelowItems { return timeOfExercise(line) }
    note(line.content)
    return true
  }
}
