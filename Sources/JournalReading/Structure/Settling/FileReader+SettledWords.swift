internal import JournalSyntax

/// Words of a line, each looked at once behind its first element.
extension FileReader {
  /// Returns the index behind which the line goes on.
  mutating func settleWord(_ index: Int, _ marks: inout MarksOfLine) -> Int {
    if !isASCII, elements[index - 1].kind == .quantity {
      if settleParticle(index) { return index - 1 }
      if settleKoreanSets(index) { return index }
    }
    if elements[index - 1].kind == .comma, dropGripBetweenLists(index) { return index - 1 }
    if dropTwoBeforeLoad(index) || dropDoerBehindName(index) { return index - 1 }
    if settleOwnWeightBehindReps(index) { return index + 1 }
    if elements[index].range.count == 5, partRelativeClause(index) { return index + 1 }
    if dropSwitchesOfHands(index) { return max(0, index - 4) }
    if elements[index].range.count <= 4,
      settlePieceOfReps(index) || settleEndingOfLoad(index) || dropWordBeforeDottedTime(index)
    {
      return index - 1
    }
    if !elements[index].spaceBefore, settleNamedSize(index) { return max(0, index - 3) }
    if !isASCII, elements[index].range.count == 4, elements[index - 1].kind == .quantity {
      let next = settleLoadsOnReps(index)
      if next != index { return next }
    }
    if elements[index - 1].kind == .quantity {
      if dropBagBehindLoad(index) { return index - 1 }
      if dropWithBehindLoad(index) { return index - 1 }
      if settleWeightBehindSets(index) || settlePrefixOfLoad(index) || settleWithBehindOf(index) {
        return index
      }
      if let next = settleRomanian(index) { return next }
    }
    settlePerSide(index)
    if dropSetOfReps(index) { return index - 1 }
    if elements[index].meaning == .exercise, settleNumberOfExercise(index) { return index - 1 }
    if elements[index].meaning == .bar, dropBarBeforeFactors(index) { return max(0, index - 2) }
    if settleMissBeforeLoad(index) { return index }
    if elements[index].meaning == .drop { settleDropsWithReps(index) }
    if elements[index].meaning == .minute { settleMinuteAlone(index) }
    settleUnitBeforeNumber(index)
    guard index < elements.count, elements[index].kind == .word else { return index }
    if elements[index - 1].meaning == .failed, dropTalkBehindSet(index) { return index - 1 }
    if elements[index - 1].isNumber {
      if settleHelp(index) || dropMyo(index) || dropToolBehindLoad(index)
        || dropCarryBehindLoad(index)
      {
        return index - 1
      }
      if dropCountOfDrops(index) { return index - 2 }
      if dropRestPauseBeforePlus(index) { return index - 1 }
      if dropSettingBeforeWord(index) { return max(0, index - 3) }
      settleArticleOfSide(index)
      if dropWordBehindNumber(index) || dropTalkBehindSet(index) { return index - 1 }
      if marks.remarkBehindReps == nil, isRemarkBehindReps(index) { marks.remarkBehindReps = index }
    }
    if elements[index].range.count <= 7, settleNoWeight(index) { return index }
    if elements[index].range.count == 1, dropTemperature(index) { return max(0, index - 3) }
    if elements[index].range.count <= 3, dropPostposition(index) { return index - 1 }
    if elements[index].range.count <= 4, elements[index - 1].isNumber,
      settleWithBeforeLoad(index) || settleWordBeforeSets(index)
        || elements[index].range.count == 1 && settleLetterOfWarmup(index)
    {
      return index
    }
    if elements[index].range.count == 1 {
      if settleWatts(index) { return index - 1 }
      // `1h20 Z2`.
      if elements[index].meaning == .with,
        elements[index - 1].kind == .clock || elements[index - 1].unit.isTime
          || elements[index - 1].unit.isLength
      {
        settleZone(index)
      }
    }
    if elements[index].meaning == .plate, dropPlatesInWords(index) { return index - 2 }
    settleAllButLast(index)
    if elements[index].range.count == 2 {
      if dropSizeEnding(index) { return index - 1 }
      settleOwnWeightInLetters(index)
      settleNoRep(index)
      settleNumberOfPin(index)
    }
    // `10 par jambe`.
    if elements[index].meaning == .side, isWord(index - 1, in: Self.par) {
      anatomy.parser.elements[index - 1].word = Word(meaning: .per, value: 0)
      return index
    }
    settleLetterOfRest(index)
    if elements[index].meaning == .rest, dropRestPause(index) { return index - 1 }
    if elements[index].meaning == .week { return dropWeekBehindName(index) }
    if elements[index].range.count == 4, settleFewerSets(index) { return index - 2 }
    if index + 2 == elements.count, settleRepsOfAllLoads(index) { return index }
    if elements[index - 1].kind == .quantity, settleRepsOfAll(index) { return index }
    if settleReportBehindPlus(index) || settleBarBeforeReps(index) || dropWordsInList(index) {
      return index
    }
    switch elements[index].meaning {
    case .at: settleWithBeforeNumber(index)
    case .and where isLetterOfEach(index): marks.hasLetterOfEach = true
    case .and:
      settleAndBetweenReps(index)
      guard elements[index].meaning == .and else { return index }
      settleAndInList(index)
      settleLastOne(index)
    case .then where settleThenBetweenReps(index) || dropMannerBehindThen(index): return index
    case .then: return dropTalkBeforeThen(index)
    case .left, .right:
      dropLimb(behind: index)
      foldSides(index)
      partSides(index)
      settleSoreSide(index)
    case .day where dropCountedDay(index): return index - 2
    case .total: settleTotal(index)
    case .of where dropPlaceInRow(index): return index - 2
    case .of where dropOfBehindTopSet(index): return index - 1
    case .of where settleSetsOfEach(index) || settleLoadBehindList(index): return index
    case .of where index > 1 && elements[index - 1].isNumber: settlePairOfBells(index)
    case .of where index > 1 && elements[index - 1].meaning == .equipment:
      return settleLoadOfEquipment(index)
    case .of where index > 1:
      settleRunsOfWay(index)
      if index < elements.count, elements[index].unit == .letterM { marks.tellsWay = true }
    case .each where dropEachBeforeEach(index) || settleLoadOfEachBeforeScheme(index):
      return index - 1
    case .each:
      settleLongRun(index)
      settleLoadBehindEach(index)
      settleOneEach(index)
      settleLoadBeforeEach(index)
    case .seat: return dropSeat(index)
    case .in where settleCountInSetsBehindName(index): return index
    case .failed where dropDeniedMiss(index): return max(0, index - 3)
    case .failed where settleMissAt(index): return index
    case .assisted: settleHelpInScript(index)
    case .maximum, .failed: settleSetsToFailure(index)
    case .record where dropRecordBeforeSet(index): return index - 1
    case .cardinal where settleRepsInWords(index): return index
    case .cardinal: settleCountInWords(index)
    case .tempo where settleTempoBehindSign(index): return index - 1
    case .warmup: settleWarmupBeforeReps(index)
    case .tuple where dropAdjectiveOfTuple(index): return max(0, index - 2)
    case .tuple:
      dropOfBehindTuple(index)
      settleTupleBehindLoads(index)
      settleTupleBeforeLoad(index)
    case .for where elements[index - 1].isNumber: settleListBehindFor(index)
    case .for: dropPurpose(index)
    case .drop where dropLastBehindDrop(index): return index
    default: return settleWordByNeighbours(index, &marks)
    }
    return index
  }

  /// Words that tell something by what stands beside them, before what they mean alone.
  private mutating func settleWordByNeighbours(_ index: Int, _ marks: inout MarksOfLine) -> Int {
    if index + 1 < elements.count, elements[index + 1].kind == .quantity, isSettingWord(index) {
      settleMachine(index)
    } else if elements[index - 1].unit.isMass, isHolder(index) {
      dropHolder(index)
    } else if index + 5 < elements.count, elements[index + 2].kind == .slash {
      settleDayOfSentence(index)
    } else if isTimeOfRest(index - 1), !elements[index].flags.contains(.unspacedScript) {
      return settleRecovery(index)
    } else if elements[index - 1].isBareWhole, isBoard(index), dropBoards(index) {
      return index - 3
    } else if elements[index].range.count == 1, elements[index].meaning != .with {
      if isLetterOfEach(index) { marks.hasLetterOfEach = true } else { settleZone(index) }
    } else if elements[index].meaning == .drop || partTimes(index) {
      marks.hasDrop = true
      return dropLastSetBeforeDrop(index)
    } else {
      return settleWordAlone(index, &marks)
    }
    return index
  }

  private mutating func settleWordAlone(_ index: Int, _ marks: inout MarksOfLine) -> Int {
    if dropAnother(index) || dropWeightBehindWith(index) { return index - 1 }
    switch elements[index].meaning {
    case .with:
      settlePairBehindSides(index)
      if elements[index].kind == .word { settleHungLoad(index) }
    case .plan where dropWordOfPlan(index): return max(0, index - 2)
    case .plan, .goal: marks.hasPlan = true
    case .bar:
      settleBarOfMass(index)
      guard index < elements.count, elements[index].meaning == .bar else { return index }
      let next = dropBarBehindLoad(index)
      settleBarBeforeSets(next)
      return next
    case .bodyweight:
      settleBodyweightName(index)
      return dropOwnWeightBehindSets(index)
    default:
      if !isASCII, elements[index].flags.contains(.unspacedScript) {
        settleCounterOfLengths(index)
      } else if elements[index - 1].kind == .quantity {
        settleAngle(index - 1)
        if elements[index].range.count == 2 { settleLoadOfMachine(index) }
      }
    }
    return index
  }

  static let par = WordSet("par na")
}
