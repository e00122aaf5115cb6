internal import JournalSyntax

/// What lifters add to their sets in a word or two, put behind the sets or taken off before all else is settled.
extension FileReader {
  mutating func settleWorkInShort(_ line: KindsOfLine) {
    guard line.numbers > 0 else { return }
    guard elements.count > 2 else { return settleHelpBeforeReps() }
    if line.holds(.word) || line.holds(.at) {
      moveRatingBehindSets()
      dropSettingOfMachine()
      settleLevelByName()
      openWarmupByMachine()
      dropPauseBeforeSets()
      settleSidesBehindLoad()
      settleLoadPerSide()
      settleHelpBeforeReps()
    } else if line.holds(.hyphen) {
      settleHelpBeforeReps()
    }
    if line.hasSizes || line.holds(.word) { settleBellsBeforeReps() }
    if line.holds(.times) {
      settleDetailsBehindReps()
      settleSchemesOfOneLoad()
      settlePiecesBelowLift()
    }
    if line.holds(.word), line.numbers > 1 { settleDropsByLetters() }
    if line.holds(.clock) {
      settleMetersOfCarries()
      settleClockBeforeWay()
      settlePaceBehindAt()
    }
  }
}
