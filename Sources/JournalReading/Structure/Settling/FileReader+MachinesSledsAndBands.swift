internal import JournalSyntax

/// Ways of writing sets that keep to no table: machines with their level, pushes with what lies on the sled, bands
/// by their colour.
extension FileReader {
  mutating func settleMachinesSledsAndBands() {
    guard elements.count > 2, elements.contains(where: \.isNumber) else { return }
    settleLevelBehindTime()
    settleLoadAddedToWays()
    settleFurtherSet()
    dropMaximumBeforeSets()
    settleTimesOfSprints()
    settleRepsByTheMinute()
    settleRepsInPieces()
    settleSideBeforeReps()
    settleBandsInTurn()
    settleRepsOfBody()
    dropInARow()
    dropOnlyOfLastSets()
  }
}
