internal import JournalSyntax

extension FileReader {
  /// What lifters write on any day in words of their own, put as the parser knows it: rests, warm-ups, totals and misses told
  /// beside the sets, loads before names, loads that share their reps.
  mutating func settleEverydayWordings() {
    settleSameBelow()
    settleMarkedSingle()
    settleMissAlone()
    settleHeadOfTest()
    settleMissBehindName()
    settleLoadSaidFirst()
    settleCardioBehindAdjective()
    guard elements.count > 2 else { return }
    dropPhasesBesideName()
    guard elements.count > 2 else { return }
    settleWarmBehindSets()
    settleJointsOfTongues()
    guard elements.count > 3 else { return }
    settleNotDone()
    settleSentencesOfSets()
    guard elements.count > 3 else { return }
    settleChainOfDrops()
    partPairsOfSides()
    dropEstimateBehindArrow()
    settleLoadBehindCount()
    settlePlateByWeight()
    settleListsOfEqualLength()
    settleSetsOfLift()
    dropLabelsBetweenSets()
    settleCountedCircuit()
    settleTabata()
    settleRestRanges()
    dropWarmupsToldApart()
    dropTotalBeforeParts()
    settleLoadsThenReps()
    settleNamedCounts()
    dropSpeedOfBar()
    dropPinOfRack()
    settleUnitOfSide()
    settleHelpBehindName()
    settleTens()
  }
}
