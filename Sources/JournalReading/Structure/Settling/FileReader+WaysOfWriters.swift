internal import JournalSyntax

/// Ways of writing that are put into those of most before all else is settled.
extension FileReader {
  mutating func settleWaysOfWriters() {
    guard !isRowOfTable else { return }
    if elements.contains(where: \.isNumber) {
      if !isASCII {
        findCompanions()
      }
      settleSetsByPlus()
      settlePairsBetweenSlashes()
      settleLettersBeforeReps()
      partPairsOfSidesByDashes()
      settleToolBeforeName()
      settleHelpBehindScheme()
      settleFewRepsInWords()
      dropMissedRep()
      settlePairsOfBells()
      settleRoundsInWords()
      settleWeightOfToday()
      settleLoadOfLaterSets()
      dropThenBeforeLoads()
      settleLoadsBeforeDashedLists()
      settleBarOfWarmup()
      dropWarmupsWithoutReps()
    }
  }
}
