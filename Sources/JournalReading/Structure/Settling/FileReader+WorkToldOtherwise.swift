internal import JournalSyntax

/// Orders and signs that fewer people write, put into those of most before all else is settled.
extension FileReader {
  /// Asks only of what the line holds.
  mutating func settleWorkToldOtherwise() {
    var kinds: UInt32 = 0
    var (hasShare, hasSizes, numbers) = (false, false, 0)
    for element in elements {
      kinds |= 1 << UInt32(element.kind.rawValue)
      if element.isNumber { numbers += 1 }
      if element.unit == .percent { hasShare = true }
      if element.unit == .letterS { hasSizes = true }
    }
    // `same again for another set` right below one.
    let hasDittos = context.lastSet.map { $0.lineIndex == context.lineIndex - 1 } ?? false
    func holds(_ kind: Element.Kind) -> Bool { kinds & (1 << UInt32(kind.rawValue)) != 0 }
    guard numbers > 0 || hasDittos else { return }
    settleWorkSaidInPassing()
    guard numbers > 0 else { return }
    if holds(.times) || holds(.comma) { settleMissesAgain() }
    if holds(.times) { dropNameOfSet() }
    if elements.count > 2 { settleResultOfMaximum() }
    settleSetsOfAccessories()
    partUnitOfDay()
    settleWordsAroundWork()
    openLabelOfWarmup()
    dropInchesOfLift()
    if holds(.plus) { settleAddedAboveReps() }
    guard numbers > 1 else { return }
    settleListsOfEachSide()
    settleLoadOfHandsBeforeReps()
    if holds(.hash) { settlePinByHash() }
    settleWordsOfFewReps()
    settleArticlesOfLoads()
    settleThousandsOfMeters()
    settlePlatesOfStack()
    settleLoadsOfEachSide()
    dropWordsBetweenWayAndTime()
    if hasShare {
      settleSharesOffTopSets()
      settleShareOffSetsAbove()
      dropSharesBesidePairs()
    }
    if holds(.colon) {
      settleRepsBehindColons()
      settleAddedBeforeColon()
      nameHeightBeforeSets()
      settleMaximaBeforeList()
      settleTestOfReps()
    }
    settleNumberedRowOfSet()
    if holds(.at) { settleRatingsBySpaces() }
    if holds(.comma) {
      settleLoadsBehindDe()
      settleTalkBehindLists()
      settleLoadBeforeHold()
      dropCommaBeforeOwnWeight()
      dropBackoffBeforeList()
    }
    if hasSizes {
      settleSetsByGermanLetters()
      settleSizesBeforeTimes()
      settleSizesOfSets()
      settleSizeBehindSets()
      settleRoundsOfTwentyOnes()
    }
    if holds(.slash) {
      settlePlatesOverReps()
      settleGroupsBySlashes()
      settleSidesBeforeCount()
      foldPairsOfOneSide()
      foldPairBeforeReps()
    }
    if holds(.plus) { foldOtherHandBeforeWays() }
    if holds(.hyphen) {
      settleLoadsBeforeDashedReps()
      dropHandBehindLoad()
      settleZeroBehindHyphen()
    }
    if holds(.openParenthesis) {
      settleLoadOfVest()
      dropAsideOfPlan()
      settleMissInParentheses()
      settleSumInParentheses()
      settleWarmupInParentheses()
      keepLoadsOfWarmup()
      settleLadderInParentheses()
    }
    if holds(.times) {
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
      if holds(.comma), holds(.hyphen) { settleLoadsOfSetNumbers() }
    }
    if holds(.period) {
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
