internal import JournalSyntax
internal import WorkoutModel

/// What the last set of a line was done with.
struct LoadOfLine {
  private let mass: Mass?
  private let lineIndex: Int

  init(_ set: TrainingSet?, lineIndex: Int) {
    mass = set?.load.mass
    self.lineIndex = lineIndex
  }

  /// For a set behind a slash or an arrow: `60x10/50x8` drops, `60x10/70x8` does not.
  func before(_ link: Expression.Link, onLine index: Int) -> Mass? {
    index == lineIndex && link == .slashed ? mass : nil
  }
}
