internal import JournalSyntax

extension FileReader {
  /// What is told beside the sets of an exercise: kinds, counts, settings, targets and misses. Numbers and kinds come
  /// first, so that the other rules find a set as any other.
  mutating func settleWaysToTellSets() {
    settleRatingsOfEqualSets()
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
