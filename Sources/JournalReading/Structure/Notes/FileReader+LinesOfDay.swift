internal import JournalSyntax

/// Lines about the day and the lifter's body, beside its sets.
extension FileReader {
  /// A stamp of a post, a height, what somebody weighed, steps and meals, or a note of the day.
  mutating func tellsOfDay() -> Bool {
    isStampOfPost || tellsHeightOfBody() || weighedAlone() || tellsFatOfBody()
      || weighedAfterTraining() || isNoteOfDay || tellsCadence || tellsMacros
  }
}
