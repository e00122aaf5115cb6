internal import JournalSyntax

/// Ways of writing that say the same as another in other signs, put into those before the line is
/// read. The rules lie in folders by what they settle; the files beside this one call them in order.
extension FileReader {
  mutating func settleElements() {
    // What is asked of a heading goes no further than its line, however long the last one was.
    anatomy.parser.end = elements.count
    dropNumberInBold()
    dropBoldPart()
    if elements.count == 1, elements[0].kind == .clock { settleMetersOfCarries() }
    if elements.count > 1, elements[elements.count - 1].meaning == .bodyweight {
      settleBodyAboveReps()
    }
    if 3...Self.mostElements ~= elements.count {
      settleMissBehindReps()
      settleMissByM()
      settleResultOfOpenSet()
      if !isRowOfTable {
        settleWordsOfKinds()
        keepZone()
        settleRoundsOfHalves()
        settleFootOfBody()
        settleSpelledCounts()
        settleCarriesByFeet()
        settleChalkOfBoards()
      }
    }
    settleCountsBeforeSets()
    if elements.count > 1, elements.count <= Self.mostElements, !isRowOfTable { settleSmallWords() }
    if 3...Self.mostElements ~= elements.count {
      settleKilosByLetter()
      moveRestBehindTimes()
      settleInclineWalk()
      settleTimesAndRests()
      settleHelpBehindSets()
      settleTimeBehindTalk()
      settleRoundsBehindSuperset()
      if elements.count > 5 { dropRoundsBeforeList() }
    }
    settleListNotations()
    if 1...Self.mostElements ~= elements.count, !isRowOfTable { settleEverydayWordings() }
    if elements.count > 3 { settleWordsOfRest() }
    settleCountedMaximum()
    if 3...16 ~= elements.count { settleNumbersInNames() }
    if elements.count > 1, elements[0].isNumber {
      settleDegrees(0)
      settleDashBehindRounds()
    }
    if 2...16 ~= elements.count { settleTimeBeforeLift() }
    if 2...6 ~= elements.count { settleNumberAboveSets() }
    if elements.count > 3 {
      settleOrdinalsLikeUnits()
      dropWorkOfPartner()
    }
    if !isASCII, 2...Self.mostElements ~= elements.count {
      settleGluedWords()
      settleLimbsInScripts()
    }
    if 2...Self.mostElements ~= elements.count, !isRowOfTable { settleSignsOfScriptsAndFiles() }
    if 2...60 ~= elements.count, !isRowOfTable { settleWorkToldApart() }
    if 2...Self.mostElements ~= elements.count { settleWorkOfProgrammes() }
    if 3...Self.mostElements ~= elements.count, !isRowOfTable { settleHabitsOfFile() }
    if 2...Self.mostElements ~= elements.count { settleWorkToldOtherwise() }
    if 3...Self.mostElements ~= elements.count {
      settleSignsAndFields()
      settleKindBeforeSets()
      settleSetsBehindSchemes()
    }
    if 2...Self.mostElements ~= elements.count, !isRowOfTable { settleWorkOfManyTongues() }
    if elements.first?.kind == .word {
      if 4...8 ~= elements.count { settleWayBeforeColon() }
      if elements.count > 3 { dropColonBehindWay() }
      settleWeekdaysInTwoLetters()
      settleLabelOfWayUp()
      dropWayBehindBoldName()
      if 4...60 ~= elements.count { settleMinutesByLetter() }
    }
    if context.ratingOfLine != nil { findRatingLeft() }
    if 5...Self.mostElements ~= elements.count { settleRatingOfLine() }
    if 3...Self.mostElements ~= elements.count {
      if context.lineIndex < 5 { keepInitialsOfTitle() }
      if !context.soughtInitials { keepInitialsOfFile() }
      settleInitials()
      if elements.count > 5 { settleReservesOfEach() }
      settleWritersOrders()
    }
    if elements.first?.kind == .word {
      settleNumberedKey(document.lines[context.lineIndex])
      settleKeywordFields()
      dropLabelOfLoads()
      dropLabelOfExtras()
    }
    if 2...Self.mostElements ~= elements.count {
      settleWritersMarks()
      settleWordsAmongSets()
    }
    settleLoadsByDashes()
    settleSetsByHyphens()
    settleSidesBySlashes()
    if elements.count > 2 { settleWordsAndSignsOfSets() }
    dropTodayBelowLastTime()
    settleDittosBelow()
    settleSetFields()
    if elements.count > 2 { settleOwnSets() }
    settleOrdinalsInWords()
    dropSetNumbers()
    dropOrdinalOfSet()
    if 4...Self.mostElements ~= elements.count { settleWaysToTellSets() }
    settleLoadsOfStations()
    settleSidesBesideLoads()
    settleUsualNotations()
    if 4...Self.mostElements ~= elements.count { settleMarksBetweenNumbers() }
    // `then 4 rounds:` above a list.
    if elements.count > 1, elements[0].meaning == .then, elements[1].unit == .round {
      anatomy.parser.elements.removeFirst()
    }
    if elements.count == 2, elements[1].isNumber {
      settleNumberOfName(1)
      if context.headLoad?.lineIndex == context.lineIndex - 1 { settleRepsBelowLoad() }
    }
    if elements.first?.meaning == .assisted { settleHelpInScript(0) }
    openAsides()
    openSetsBelowName()
    if elements.count > 3, elements.first?.kind == .word {
      dropTotalBeforeMeasure()
      settleFailureBeforeName()
      dropOrderOfExercise()
      dropVerbBeforeWay()
      if elements.count > 8 { dropHeadOfCountedNames() }
    }
    settleSideOfLine()
    settleRepsBehindComma()
    settleParallelLetters()
    settleRowOfValues()
    if elements.count > 2 { settleLettersOfValues() }
    settleEveryMinute()
    settleFasting()
    if elements.first?.kind == .word { dropLetterOfDay() }
    if context.generalScheme != nil, 2...60 ~= elements.count { settleGeneralScheme() }
    guard 3...Self.mostElements ~= elements.count else { return }
    dropSmiley()
    dropOpenEnd()
    guard elements.count > 2 else { return }
    if elements[0].kind == .word, elements[1].isNumber { dropTalkBehindWeight() }
    guard elements.count > 2 else { return }
    if elements.count > 3 {
      dropTrailingRemarks()
      dropTalkAroundName()
      dropAsideBeforeSets()
      guard elements.count > 2 else { return }
    }
    if elements[0].kind == .word {
      settleLoadsOfMinutes()
      settleWeightsInWords()
    }
    guard elements.count > 2 else { return }
    settleSingles()
    if elements[elements.count - 1].flags.contains(.gap)
      || elements[1].flags.contains(.gap)
    {
      settleColumnsOfReps()
    }
    if elements.count > 5 { settleLoadsInColumns() }
    settleRunWithWords()
    guard elements.count > 2 else { return }
    settleLabel()
    dropRemarkBehindDash()
    dropRemarkBeforeReps()
    settleMissBelowSets()
    dropSearchForMaximum()
    guard elements.count > 2 else { return }
    settleOneHand()
    if elements[0].kind == .word {
      settleLabelOfPlan()
      dropNumberOfStation()
      dropTimeOfDay()
      guard elements.count > 2 else { return }
      settleBloodPressure()
      settleSpokenPressure()
      guard elements.count > 2 else { return }
    }
    settleBodyLabel()
    if elements[0].meaning == .superset || elements[0].isNumber { settleSuperset() }
    if elements[0].range.count == 1 { partLabelledExercises() }
    if elements[0].kind == .quantity {
      if elements[1].kind == .slash { dropSharesBeforeSets() }
      guard elements.count > 2 else { return }
      if elements[0].unit == .set { _ = dropCountOfListedSets(0) }
      guard elements.count > 2 else { return }
      dropPeriodOfTime()
      settlePipesBetweenReps()
      settleCountInSets()
      settleHeadOfScheme()
    }
    settleLoadAtStart()
    dropRemarkOfRounds()
    settleEnclosedRounds()
    announceRecords()
    guard elements.count > 2 else { return }
    settleNumerals()
    settleHoldsOfLine()
    if elements[elements.count - 1].kind == .word { settleSpokenWork() }
    if elements[elements.count - 1].meaning == .each { settlePairsOfEachSide() }
    settleOwnWeight(0)
    if elements.count > 8 { dropSumOfReps() }
    settleRoundsOfExercise()
    var marks = MarksOfLine(elements[0])
    if elements.contains(where: { $0.kind == .tilde }) { dropStruck() }
    guard elements.count > 2 else { return }
    var index = 0
    while index + 1 < elements.count {
      index += 1
      switch elements[index].kind {
      case .word: index = settleWord(index, &marks)
      case .quantity: settleQuantity(index, &marks)
      case .clock: settleClock(index, &marks)
      default: index = settleSign(index, &marks)
      }
    }
    settleWholeLine(marks)
  }

  /// Endless lines stay linear.
  private static let mostElements = 400

  /// What one script or language writes in a way of its own, anywhere on the line.
  private mutating func settleWritersMarks() {
    if !isASCII { settleOtherScripts() }
    if elements.count > 3 {
      settleGermanSides()
      settleLastTime()
    }
    settleDashedLoads()
    settleLoadsOverReps()
    settleLettersOfOwnWeight()
    if !isASCII, elements.count > 3 { settleSetsBehindLetter() }
    if elements.count > 5 { settleEnumeratedSets() }
    if elements.count > 1 {
      settleOwnWeightInitials()
      dropCommaBehindBody()
    }
    if !isASCII, elements.count > 2 { settleEmptyBarPhrase() }
    if elements.count > 4, elements[0].kind == .word { settleBellsBeforeWork() }
    if elements.count > 6, elements[0].kind == .word || elements[0].kind == .openParenthesis {
      settleInlineFields()
    }
    if elements.count > 8 { dropStatistics() }
  }

  /// What only the whole line can tell, once its words, numbers and signs are settled.
  private mutating func settleWholeLine(_ marks: MarksOfLine) {
    // A line of remarks alone, `(no misses)`, holds nothing by now.
    guard !elements.isEmpty else { return }
    if let word = marks.remarkBehindReps, word < elements.count, isRemarkBehindReps(word) {
      dropRemarksBehindReps(word)
    }
    if marks.tellsWay {
      settleLoadBetweenWayAndTime()
      settleCarries()
    }
    if marks.listsTimes { settleTimesOfEach() }
    if elements[elements.count - 1].isNumber { settleEqualCounts() }
    if marks.isEnclosed || elements[elements.count - 1].kind == .clock { settleTimesOfHold() }
    if marks.hasDoubleSlash { settleDoubleSlashes() }
    if marks.hasPlan || marks.hasSum { dropPlanBeforeWork() }
    if marks.hasDrop { settleDropLists() }
    if marks.hasLetterOfEach { dropLettersOfEach() }
    if marks.hasDitto { settleDittos() }
    if marks.isEnclosed {
      dropRemarksInLists()
      settleEnclosed()
    }
    if let rounds = marks.rounds {
      joinExercisesOfRounds(rounds)
      settleRounds(rounds)
      settleRoundsOfOne()
    }
    if elements[0].meaning == .weekday { nameRepeatedWay() }
    if marks.hasSum { dropSum() }
  }
}
