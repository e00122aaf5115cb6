internal import JournalSyntax
internal import WorkoutModel

/// Totals that are the work itself, and attempts that failed: `Total distance: 8 km` below `Run`, `Failed squat
/// at 150 kg`.
extension FileReader {
  /// The `Total` of `Total distance: 8 km` and of `Total time: 41:00` below `Run` with nothing told of it before.
  mutating func dropTotalBeforeMeasure() {
    guard elements.count > 3, elements[0].meaning == .total,
      elements[1].meaning == .distance || elements[1].meaning == .time
        || elements[1].meaning == .duration,
      elements[2].kind == .colon, elements[3].isNumber
    else { return }
    let isBelowName =
      context.pendingName.map {
        ExerciseCatalog.exercise(named: $0.text)?.isCardio == true
          || names.nature(of: $0.text).contains(.cardio)
      } ?? false
    let isAmongMeasures =
      context.keyValues.range != nil
      && context.entry.map { file.entries[$0].nature.contains(.cardio) } == true
    guard isBelowName || isAmongMeasures else { return }
    anatomy.parser.elements.removeFirst()
  }

  /// Puts the word behind the load: `Failed bench attempt at 105 kg` is `bench 105 kg failed`.
  mutating func settleFailureBeforeName() {
    guard elements[0].meaning == .failed || isWord(0, in: Self.missed),
      let number = elements.prefix(8).firstIndex(where: \.isNumber), number > 1,
      elements[number].kind == .quantity, elements[number].unit.isMass,
      number + 1 == elements.count
        || number + 2 == elements.count && elements[number + 1].kind == .period
    else { return }
    var end = number
    while end > 1,
      isWord(end - 1, in: Self.attempts) || elements[end - 1].kind == .colon
        || elements[end - 1].kind == .at || elements[end - 1].meaning == .at
        || elements[end - 1].meaning == .maximum || elements[end - 1].meaning == .with
    {
      end -= 1
    }
    guard end > 1, end <= number, elements[1..<end].allSatisfy({ $0.kind == .word }),
      isExercise(1..<end)
    else { return }
    var failed = elements[0]
    failed.word = Word(meaning: .failed, value: 0)
    failed.flags.formUnion([.spaceBefore, .spaceAfter])
    anatomy.parser.elements.insert(failed, at: number + 1)
    anatomy.parser.elements.removeSubrange(end..<number)
    anatomy.parser.elements.removeFirst()
  }

  private static let missed = WordSet("missed")
  private static let attempts = WordSet("attempt attempts try single on at versuch intento essai")

  /// `Bench press: 25 total reps with 60 kg`: nobody knows in how many sets.
  var tellsTotalOfReps: Bool {
    guard elements.count > 3, elements.contains(where: { $0.unit.isMass }) else { return false }
    return elements.indices.dropFirst().dropLast().contains {
      elements[$0].meaning == .total && elements[$0 - 1].isBareWhole
        && elements[$0 + 1].meaning == .repetition
    }
  }
}
