internal import JournalSyntax

/// Signs, letters and words that stand for the joints of numbers, in the order in which they are settled.
extension FileReader {
  /// Holds and rests side by side, and the sets behind a warm-up.
  mutating func settleTimesAndRests() {
    settleTimesSideBySide()
    settleRestByLetter()
    settleSignsBesideTimes()
    partSetsBehindWarmup()
  }

  /// Words for signs, misses by letter, equal reps, and loads and sets in fields of their own.
  mutating func settleSignsAndFields() {
    settleSignsInWords()
    settleMissByM()
    dropUncountedBar()
    settleEqualReps()
    guard !isRowOfTable else { return }
    settleLoadsBeforeSpacedSlashes()
    settleTriplesByDashes()
  }
}
