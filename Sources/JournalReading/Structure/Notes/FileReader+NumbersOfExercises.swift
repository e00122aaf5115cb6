internal import JournalSyntax
internal import WorkoutModel

/// Lines that begin with an exercise, and of whose number nothing was read.
extension FileReader {
  /// `Dead bugs maybe 8? felt it`, `Pull-ups max 9!!`: the number may well be what was done, and its loss
  /// is said.
  mutating func doubtNumberOfExercise(_ line: LineSyntax, _ before: (drafts: Int, sets: Int)) {
    guard line.kind == .text || line.kind == .item, line.check != .open,
      context.section == .training, let session = context.session, context.planBlock == nil,
      // `令和6年5月2日` opened it.
      file.sessions[session].location.lineNumber != context.lineIndex + 1 || isASCII,
      before == (file.drafts.count, file.sets.count), context.lastSetLine != context.lineIndex,
      file.plannedLines.last != context.lineIndex,
      let number = elements.prefix(8).firstIndex(where: \.isNumber), number > 0,
      elements[number].isBareWhole || elements[number].unit == .repetition,
      2_000...300_000 ~= elements[number].value, isNamed(before: number),
      definedReps() == nil
    else { return }
    let place = place(line.content)
    if context.pendingName.map({ Int($0.location.lineNumber) - 1 }) == context.lineIndex {
      context.pendingName?.doubtfulNumber = place
    } else {
      file.diagnostics.append(.unreadNumbers(at: place))
    }
  }

  /// A sentence with a `3x10` in it and `sets: 3 reps: 10`, of which nothing was read and nothing is said
  /// by now. A short line may tell a scheme or a goal.
  mutating func doubtProduct(_ line: LineSyntax, _ before: (drafts: Int, sets: Int)) {
    guard line.kind == .text || line.kind == .item || line.kind == .numbered,
      before == (file.drafts.count, file.sets.count), context.lastSetLine != context.lineIndex,
      context.keyValues.range == nil, file.plannedLines.last != context.lineIndex,
      elements.count > 3,
      // `Notes: 140 kg 3x3 is what I go by`, `goal: Squat 140 kg x 5 by the end of the year`.
      line.content.count >= 60 && elements[1].kind != .colon && tellsProduct || tellsLabelledSets
    else { return }
    file.diagnostics.append(.unreadNumbers(at: place(line.content)))
  }

  private var tellsProduct: Bool {
    elements.indices.dropFirst().dropLast().contains { index in
      elements[index].kind == .times && elements[index - 1].isNumber && elements[index + 1].isNumber
    }
  }

  private var tellsLabelledSets: Bool {
    var (reps, sets) = (false, false)
    for index in elements.indices.dropLast() where elements[index].kind == .word {
      let next = elements[index + 1].kind == .colon ? index + 2 : index + 1
      guard next < elements.count, elements[next].isBareWhole else { continue }
      if elements[index].meaning == .repetition { reps = true }
      if elements[index].meaning == .set { sets = true }
    }
    return reps && sets
  }

  /// Words that name an exercise, and perhaps one or two behind them, but no day, plan or memory.
  private func isNamed(before number: Int) -> Bool {
    let words = elements[..<number]
    guard words.allSatisfy({ $0.kind == .word || $0.kind == .hyphen || $0.kind == .comma }),
      !words.contains(where: { tellsOther($0.meaning) })
    else { return false }
    return (1...number).contains { end in number - end <= 2 && isExercise(0..<end) }
  }

  private func tellsOther(_ meaning: WordMeaning) -> Bool {
    switch meaning {
    case .day, .week, .session, .goal, .plan, .next, .previous, .record, .total, .month, .weekday,
      .date, .rest, .time:
      true
    default: false
    }
  }
}
