internal import JournalSyntax

/// Calls what settles the orders in which only some write.
extension FileReader {
  /// Orders of numbers and words in which only some write, put into those of the others.
  mutating func settleWritersOrders() {
    guard elements.contains(where: \.isNumber) else { return }
    settleOrdersOfPlansAndUnits()
    dropDotsBeforeDay()
    settleBarsAndPlates()
    dropLastTimeBehindSets()
    settleCrossesOfMisses()
    dropAsideOfName()
    settleMarksOfOthers()
    dropLettersOfSets()
    settleBellsAndStones()
    settleNumbersInSentences()
    dropWordsOfDeeds()
    settleStrongmen()
    settleRungsInParentheses()
    dropBetweenBeforeRungs()
    dropMannerBetween()
    settleSidesBehindLoads()
    settleLoadBehindThen()
    dropEdgeBeforeLoad()
    dropCommaBehindBody()
    settleMinutesOfWork()
    settleNamedSchemes()
    settleEndsOfReps()
    settleOrdersOfGyms()
  }

  /// Plans with what came of them, loads in two units, and loads that words put behind their reps.
  private mutating func settleOrdersOfPlansAndUnits() {
    settleSetsBySlashes()
    settleDoneBehindScheme()
    if elements.count > 4 { dropConvertedLoads() }
    settleHelpBehindReps()
    settleBareLoadBehindList()
    settleGermanSizes()
    // `x lunges 2x10` was done, in the journal of somebody who marks so.
    if elements[0].kind == .word || elements[0].kind == .times { settleWorkBehindNames() }
    settlePartsOfTimes()
    settleMissesInLists()
    settleSidesBeforeName()
    findPlanFromNext()
  }

  /// What stands between the name of an exercise and its sets, or joins them.
  private mutating func settleWorkBehindNames() {
    settleLettersOfSides()
    settleLettersOfDrops()
    settleRepsOfHead()
    settleSpokenLists()
    settleListsWithoutLoad()
    settleDashesBeforeReps()
    settleLettersBehindSides()
    settleAndBehindPin()
    settleLoadsHungForOneTime()
    dropDashBeforeWay()
    dropSchemeAboveTable()
  }
}
