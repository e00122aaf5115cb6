internal import JournalSyntax
internal import WorkoutModel

/// Labels before sets that tell what kind of work they are, and no exercise.
extension FileReader {
  /// `Bonus: 3 sets of 8 wall walks`: what stands behind the word is another exercise, with a name of
  /// its own.
  mutating func behindBonus(_ index: Int, _ end: Int) -> Int {
    guard index + 3 < end, elements[index + 1].kind == .colon, elements[index + 2].isNumber else {
      return behindTitle(index, end)
    }
    // `Warm-up: 500 m row / 1:50`, `Warm-up: 5 min bike`.
    // `Warm-up: 3x3 goblet squats 16 kg`.
    if elements[index].meaning == .warmup,
      isEndurance(index + 2, end)
        || (context.isAfterBlank || context.entry == nil && context.pendingName == nil)
          && areFactorsOfExercise(index + 2, end)
    {
      settlePendingName(nextIsName: true)
      context.entry = nil
      pendingKind = .warmup
      return index + 2
    }
    // `Main: 5x5 squat 100`.
    if isWord(index, in: Self.kindsOfSets), areFactorsOfExercise(index + 2, end) {
      settlePendingName(nextIsName: true)
      context.entry = nil
      return index + 2
    }
    guard elements[end - 1].kind == .word || elements[end - 1].kind == .closeParenthesis,
      Self.bonusWords.contains(bytes[elements[index].range.indices])
        || elements[index].kind == .word && elements[index].word == .plain
          && labelsCounts(index, colon: index + 1, end)
    else { return index }
    settlePendingName(nextIsName: true)
    context.entry = nil
    return index + 2
  }

  private static let kindsOfSets = WordSet(
    """
    main primary secondary work working accessory accessories assistance strength supplemental \
    secundario principal hauptübung assistenz
    """)
  private static let bonusWords = WordSet("bonus finisher finishers extra extras burnout cashout")
}
