internal import JournalSyntax

/// The hub of what is told beside the sets of an exercise: kinds, counts, settings, targets and misses.
extension FileReader {
  /// Letters, labels and counts beside the sets of an exercise.
  mutating func settleWaysToTellOneSet() {
    settleKindsOfSets()
    settleWarmupsInTurn()
    dropRemarksBeforeLikeSets()
    dropCountBeforeListOfSets()
    dropOneSet()
    dropTimesBehindEachCount()
    settleWorkBehindSlash()
    dropSettingsBeforeTime()
    settleMissEndingList()
    settleUnitEndingSlashes()
    dropAtBeforeAdded()
    dropClockOfSingles()
    dropTargetBehindName()
  }
}
