internal import JournalSyntax

/// `MAX chin-ups`, and `Max hangs`, which are an exercise.
extension FileReader {
  /// The word before an exercise that tells how many could be done: `MAX chin-ups`.
  func isMaximumOfName(_ start: Int, _ end: Int) -> Bool {
    start + 1 < end && elements[start].meaning == .maximum && isExercise((start + 1)..<end)
      && !isWord(start + 1, in: Self.climbed)
  }

  private static let climbed = WordSet("hangs")
}
