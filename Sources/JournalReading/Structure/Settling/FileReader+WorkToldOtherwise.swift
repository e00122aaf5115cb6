internal import JournalSyntax

/// Orders and signs that fewer people write, put into those of most before all else is settled.
extension FileReader {
  /// Asks only of what the line holds.
  mutating func settleWorkToldOtherwise() {
    let line = KindsOfLine(elements)
    let numbers = line.numbers
    // `same again for another set` right below one.
    let hasDittos = context.lastSet.map { $0.lineIndex == context.lineIndex - 1 } ?? false
    guard numbers > 0 || hasDittos else { return }
    settleWorkSaidInPassing(line)
    guard numbers > 0 else { return }
    if line.holds(.times) || line.holds(.comma) { settleMissesAgain() }
    if line.holds(.times) { dropNameOfSet() }
    if elements.count > 2 { settleResultOfMaximum() }
    settleSetsOfAccessories()
    partUnitOfDay()
    settleWordsAroundWork()
    openLabelOfWarmup()
    dropInchesOfLift()
    if line.holds(.plus) { settleAddedAboveReps() }
    guard numbers > 1 else { return }
    settleListsOfEachSide()
    settleLoadOfHandsBeforeReps()
    if line.holds(.hash) { settlePinByHash() }
    settleWordsOfFewReps()
    settleArticlesOfLoads()
    settleThousandsOfMeters()
    settlePlatesOfStack()
    settleLoadsOfEachSide()
    dropWordsBetweenWayAndTime()
    if line.hasShare {
      settleSharesOffTopSets()
      settleShareOffSetsAbove()
      dropSharesBesidePairs()
    }
    if line.holds(.colon) {
      settleRepsBehindColons()
      settleAddedBeforeColon()
      nameHeightBeforeSets()
      settleMaximaBeforeList()
      settleTestOfReps()
    }
    settleNumberedRowOfSet()
    if line.holds(.at) { settleRatingsBySpaces() }
    if line.holds(.comma) {
      settleLoadsBehindDe()
      settleTalkBehindLists()
      settleLoadBeforeHold()
      dropCommaBeforeOwnWeight()
      dropBackoffBeforeList()
    }
    if line.hasSizes {
      settleSetsByGermanLetters()
      settleSizesBeforeTimes()
      settleSizesOfSets()
      settleSizeBehindSets()
      settleRoundsOfTwentyOnes()
    }
    if line.holds(.slash) {
      settlePlatesOverReps()
      settleGroupsBySlashes()
      settleSidesBeforeCount()
      foldPairsOfOneSide()
      foldPairBeforeReps()
    }
    if line.holds(.plus) { foldOtherHandBeforeWays() }
    if line.holds(.hyphen) {
      settleLoadsBeforeDashedReps()
      dropHandBehindLoad()
      settleZeroBehindHyphen()
    }
    if line.holds(.openParenthesis) {
      settleLoadOfVest()
      dropAsideOfPlan()
      settleMissInParentheses()
      settleSumInParentheses()
      settleWarmupInParentheses()
      keepLoadsOfWarmup()
      settleLadderInParentheses()
    }
    if line.holds(.times) {
      if numbers > 3 { dropTalkBehindDay() }
      settleUnitBehindReps()
      foldPairBeforeSets()
      dropSchemesBesideResults()
      settleDropBehindName()
      settleWarmupBehindSets()
      settleGermanBody()
      settleCrossesBehindLoads()
      settleLoadBehindBothSides()
      dropOneBeforeBell()
      dropNounsOfReps()
      partBoldSet()
      endBlockBehindThen()
      if line.holds(.comma), line.holds(.hyphen) { settleLoadsOfSetNumbers() }
    }
    if line.holds(.period) {
      dropDayBeforeWay()
      settleLoadsBehindWay()
    }
    dropTalkBeforeLists()
    settleSpokenSets()
    dropTimeForReps()
    dropSpeedOfMachine()
    settleSetsByTheMinute()
    settleHeavySet()
    settleHeadOfComplex()
  }

  /// What stands around the only number of a line as well as around more of them.
  private mutating func settleWordsAroundWork() {
    dropPeriodOfWeight()
    dropUntoldBar()
    dropLetterBeforeScheme()
    dropFillers()
    settleHoursByLetter()
    dropDotBeforeTime()
    dropTalkOfRun()
    dropTimeOfLifting()
    settleRoundsInWordsAtEnd()
    dropLetterOfStation()
    settleLetterOfDrops()
    settleLoadOfStation()
  }

  /// Puts a sign where another stood or none.
  func signOf(_ kind: Element.Kind, at index: Int) -> Element {
    let place = Int(elements[index].range.start)
    return Element(kind, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter])
  }
}
