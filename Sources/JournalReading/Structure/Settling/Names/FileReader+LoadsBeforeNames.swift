internal import JournalSyntax

/// A load before the name of its lift, as it is said aloud: `135 bench x 10`, `225 squat 5x5`, `185 bench for 5`.
extension FileReader {
  /// Puts the name first.
  mutating func settleLoadSaidFirst() {
    guard elements.count > 2, elements[0].isBare, elements[0].spaceAfter,
      45_000...700_000 ~= elements[0].value, elements[0].value % 2_500 == 0,
      elements[1].kind == .word,
      let end = elements[1...].firstIndex(where: { $0.kind != .word || $0.meaning == .for }),
      2...5 ~= end, case let name = 1..<end, isExercise(name), tellsReps(end),
      case let nature = names.nature(of: NameText.clean(written.bytes[range(name).indices])),
      nature.isDisjoint(with: [.bodyweight, .cardio, .timed, .distance, .jumped, .swum]),
      !isWord(end - 1, in: Self.counted)
    else { return }
    var load = anatomy.parser.elements.removeFirst()
    load.flags.insert(.spaceBefore)
    anatomy.parser.elements.insert(load, at: end - 1)
  }

  /// `x 10`, `5x5`, `10 reps`, `for 5`.
  private func tellsReps(_ index: Int) -> Bool {
    if index < elements.count, elements[index].unit == .repetition {
      return elements[index].value <= 30_000
    }
    guard index + 1 < elements.count else { return false }
    if elements[index].kind == .times || elements[index].meaning == .for {
      return elements[index + 1].isBareWhole && elements[index + 1].value <= 30_000
    }
    return elements[index].isBareWhole && elements[index].value <= 30_000
      && elements[index + 1].kind == .times
  }

  /// Of which people do a hundred: `100 swings x 3`, `500 row x 4`.
  private static let counted = WordSet(
    "swings swing row rows squats presses curls raises raise crunches crunch reps steps step lunges lunge bridge thrust"
  )
}
