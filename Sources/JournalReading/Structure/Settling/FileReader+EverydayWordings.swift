internal import JournalSyntax

extension FileReader {
  /// What lifters write on any day in words of their own, put as the parser knows it: rests, warm-ups, totals and misses told
  /// beside the sets, loads before names, loads that share their reps.
  mutating func settleEverydayWordings() {
    if elements.count < 3 {
      settleSameBelow()
      settleMarkedSingle()
    }
    if elements.first?.unit == .letterS { settleSizeAboveReps() }
    // `Rest: 90` says nothing else.
    if elements.count < 4, elements.first?.meaning == .rest { return }
    var (words, numbers, times) = (0, 0, 0)
    for element in elements {
      switch element.kind {
      case .word: words += 1
      case .quantity, .clock: numbers += 1
      case .times: times += 1
      default: break
      }
    }
    if numbers == 0 { return words > 1 && times > 0 ? dropKiss() : settleHeadOfTest() }
    // `100x5` is read as it stands.
    guard words > 0 || elements.count > 5 || !isASCII else { return }
    if words > 0 { settleWordsBesideNumbers() }
    guard elements.count > 2 else { return }
    settleJointsOfTongues()
    guard elements.count > 3 else { return }
    if words > 0 {
      settleJointsOfLists()
      settleSentences()
    }
    settleSignsOfLoads()
  }

  /// Misses, tests, loads and manners before the name or behind it.
  private mutating func settleWordsBesideNumbers() {
    settleSpokenTimesOfLoad()
    settleSetsOnTheMinute()
    dropWorkOfNamedBehind()
    settleMissAlone()
    settleHeadOfTest()
    settleMissBehindName()
    settleLoadSaidFirst()
    settleCardioBehindAdjective()
    dropRemarkBehindCardio()
    settleTimeBeforeFirstName()
    settleListBeforeName()
    dropPhasesBesideName()
    if elements.count > 2 { settleWarmBehindSets() }
  }

  /// Words among the numbers of a line.
  private mutating func settleSentences() {
    settleNotDone()
    settleSentencesOfSets()
    settleVerbsBeforeReps()
    dropOldMark()
    dropWordsBetweenPairs()
    settleDropsInWords()
    settleListsWithLoads()
    guard elements.count > 3 else { return }
    settleChainOfDrops()
    partPairsOfSides()
    dropEstimateBehindArrow()
    settleLoadBehindCount()
    settlePlateByWeight()
    settleSetsOfLift()
    dropLabelsBetweenSets()
    settleTabata()
    settleRestRanges()
    dropRangeInReserve()
    dropWarmupsToldApart()
    dropTotalBeforeParts()
    dropSpeedOfBar()
    dropPinOfRack()
    settleUnitOfSide()
    settleHelpBehindName()
    settleTens()
    dropHandsOfBells()
  }

  /// Lists of loads and reps, and counts by their units.
  private mutating func settleSignsOfLoads() {
    settleResultsBehindDash()
    settleLoadsSharedByLists()
    settleListsOfEqualLength()
    settleCountedCircuit()
    settleLoadsThenReps()
    settleNamedCounts()
  }
}
