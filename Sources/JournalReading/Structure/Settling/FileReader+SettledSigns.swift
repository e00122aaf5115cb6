internal import JournalSyntax

/// Signs of a line, each looked at once behind its first element.
extension FileReader {
  /// Returns the index behind which the line goes on.
  mutating func settleSign(_ index: Int, _ marks: inout MarksOfLine) -> Int {
    if elements[index - 1].isNumber, dropTalkBetweenSets(index) { return index - 1 }
    if index + 2 < elements.count, elements[index].kind == .period {
      settleDottedReps(from: index - 1)
    }
    if elements[index].kind == .hyphen, !isASCII, settleOrdinalInLetters(index) { return index - 1 }
    if elements[index].kind == .hyphen, let end = settlePairsByHyphens(index) { return end }
    switch elements[index].kind {
    case .hyphen where dropSuffixOfUnit(index), .quote where dropSuffixOfUnit(index),
      .colon where !elements[index].spaceAfter && dropSuffixOfUnit(index):
      return index - 1
    default: break
    }
    switch elements[index].kind {
    case .slash where isSlashOfPace(index): return dropSpacedPace(index)
    case .slash where settleRowWithoutLast(index): return index - 2
    case .slash where partSlashedLists(index), .comma where partSlashedLists(index): return index
    case .slash: settleSlash(index, &marks)
    case .comma where dropCommaBehindBands(index): return max(0, index - 5)
    case .comma where dropGripsBehindSets(index) || dropDenialBeforeReps(index): return index - 1
    case .comma where settleBellBeforeComma(index): return max(0, index - 2)
    case .comma where settleOrdinalOfShortSet(index): return index
    case .comma: settleComma(index)
    // `345x2* missed the third`: the sign of a note.
    case .times where isStarOfNote(index):
      anatomy.parser.elements.remove(at: index)
      return index - 1
    case .times where settleCrossBehindTimes(index): return index
    case .times where settleSetsBehindSlashedPair(index): return index
    case .times where dropCountOfSlashedReps(index): return max(0, index - 2)
    case .times where dropGapOfGripper(before: index): return max(0, index - 2)
    case .times where settleSchemeWithResults(index) || settleMissByLetter(index): return index
    case .times: settleTimes(index)
    case .plus where dropHelpBehindPlus(index): return index - 1
    case .plus where dropChains(index) || dropPartialReps(index): return index - 1
    case .plus: settlePlus(index)
    case .openParenthesis where dropPlaceInRace(index): return index - 1
    case .openParenthesis where dropRepMaxBeforeSets(index): return max(0, index - 3)
    case .openParenthesis where settleLoadOfShare(index): return index - 1
    case .openParenthesis where !settleTempoBehindSign(index):
      return settleParenthesis(index, &marks)
    // `Face pull :: 17.5 15 15`.
    case .colon where elements[index - 1].kind == .colon:
      anatomy.parser.elements.remove(at: index)
      return index - 1
    case .colon where settleLoadBehindRating(index), .equals where settleLoadBehindRating(index),
      .hyphen where elements[index].spaceBefore && settleLoadBehindRating(index):
      return index - 1
    case .colon where index > 3 && settleSharesOfSets(index): return index
    case .colon where dropRepMaxBeforeSets(index): return max(0, index - 3)
    case .colon where index > 1 && dropCountOfPairs(index): return index - 2
    case .colon where dropCountOfMaximum(before: index),
      .hyphen where elements[index].spaceBefore && dropCountOfMaximum(before: index):
      return index - 4
    case .colon where index > 1 && settleLoadsOfHangs(behind: index): return max(0, index - 3)
    case .colon where index > 1: return settleColon(index)
    case .colon: dropWordsBeforeSets(behind: index)
    case .arrow where settleSignBeforeReps(index), .period where settleSignBeforeReps(index),
      .hyphen where settleSignBeforeReps(index):
      return index - 1
    case .period: settlePeriodOfUnit(index)
    case .hyphen where dropDashBeforeCount(index): return index - 1
    case .hyphen where dropCountBehindList(index): return index - 1
    case .hyphen where settleRepsBeforeLoads(index) || settleFieldsByDash(index): return index
    case .question where isSign(index - 1, .question):
      // `9?? felt off`.
      anatomy.parser.elements.remove(at: index)
      return index - 1
    case .hyphen where elements[index].spaceBefore:
      settleLoadBeforeDash(index)
      if isSign(index, .hyphen) { settleFractionBeforeDash(index) }
      guard isSign(index, .hyphen) else { return index }
      settleHyphenBeforeReps(index)
      guard isSign(index, .hyphen) else { return index }
      settleLetterOfSets(index)
      settleSinglesBehindDash(index)
      settleDashedPairs(index)
      settleSetsOfLastPair(index)
    case .hyphen:
      settleNearMiss(behind: index)
      settleStatedHyphens(index)
      settlePairBeforeSets(index)
      settleHyphenBeforeReps(index)
    case .arrow where settleArrowOfRatings(index): return index
    case .arrow where settleArrowBeforeReps(index): return index
    case .arrow where dropTotalBehindArrow(index) || dropArrowBeforeTime(index): return index - 1
    case .arrow where dropDidBehindArrow(index): return index - 1
    case .arrow where index > 3 && settleLoadsBehindArrow(index): return index
    case .arrow where index > 2 && dropPlanBeforeArrow(index): return 0
    case .arrow where index > 3 && dropRoundsDone(index): return index - 2
    case .arrow where index > 3:
      if settleResultOfOpenSet(index) { return index - 3 }
      settleResults(index)
    case .equals where dropSumOfSets(index): return index - 1
    case .equals where settleEqualsSign(index) || dropShareAndSign(index): return index - 1
    case .equals where dropWeightOfAllReps(index): return index - 1
    case .equals where equatesTimeWithReps(index): anatomy.parser.elements.remove(at: index)
    case .equals:
      settleRepsOfBellTime(index)
      guard index < elements.count, isSign(index, .equals) else { return index - 1 }
      settleLoadBehindEquals(index)
      if isSign(index, .equals) { marks.hasSum = true }
    case .quote where settleSecondsInSum(index): return index - 1
    case .quote: marks.hasDitto = true
    case .openParenthesis: return index - 1
    case .at where settleTempoBehindSign(index) || dropAtBehindOpenSet(index): return index - 1
    case .at where dropBodyBeforeAdded(index) || dropPaceOfBell(index): return index - 1
    case .at:
      settleRepsBehindAt(index)
      dropSpacedRatings(index)
      if elements[index].kind == .at { settleOwnWeight(index + 1) }
    case .check where dropTickBeforeAdded(index): return index - 1
    case .check:
      settleTicksOfSets(index)
      if isSign(index, .check) { settleTick(index) }
    case .other where isCross(index): settleTicksOfSets(index)
    case .exclamation: return dropCry(index)
    case .pipe where settleLoadBeforeMark(index), .dot where settleLoadBeforeMark(index):
      return index - 1
    case .dot where index > 3: dropPace(before: index)
    case .hash where dropNumberOfDay(index): return index - 1
    case .other where isBackslash(index):
      guard settleFormula(index) else { return index }
      marks = MarksOfLine(elements[0])
      return 0
    case .other where elements[index - 1].kind == .quantity: settleAngle(index - 1)
    default: break
    }
    return index
  }

  private mutating func settleSlash(_ index: Int, _ marks: inout MarksOfLine) {
    if settleGluedPairBeforeSets(index) || settleRepsBehindSlash(index)
      || settleSecondsUnderLoad(index)
    {
      return
    }
    if joinLetters(index) || settleSlashBehindBody(index) || foldPairBetweenFactors(index) {
      return
    }
    settleOtherSide(index)
    guard isSign(index, .slash) else { return }
    if dropSlashBeforeScheme(index) || settleLastBehindSlash(index) { return }
    settleMissOverSlash(index)
    guard isSign(index, .slash) else { return }
    settleRepsAndSetsOverSlash(index)
    settleRepsOverLoads(index)
    guard isSign(index, .slash) else { return }
    if elements[index - 1].meaning == .with { partFromWith(index) }
    if elements[index - 1].kind == .slash {
      marks.hasDoubleSlash = true
    } else if index + 1 < elements.count, elements[index + 1].meaning == .side {
      // `Leg ext 40 3x12 / leg curl 35 3x12`.
      if elements[index].spaceBefore, elements[index + 1].spaceBefore, index + 3 < elements.count,
        elements[index + 2].kind == .word, isExercise((index + 1)..<(index + 3))
      {
        anatomy.parser.elements[index + 1].word = .plain
      } else {
        settleLoadOfSide(index)
      }
    } else if elements[index - 1].value == 0 {
      dropNoPain(index)
    } else if elements[index - 1].kind == .quantity {
      foldSidesBeforeLoad(index)
      if isSign(index, .slash) { settleSlashedReps(index) }
      if isSign(index, .slash) { settleLoadsOverReps(index) }
    }
  }

  private mutating func settleComma(_ index: Int) {
    if partsTimeFromMeters(index) {
      anatomy.parser.elements.remove(at: index)
      return
    }
    if settleRepsOfEachLeg(index) || dropCommaBehindCountedName(index)
      || settleTimeBehindCountedName(index) || dropCommaInNameBehindReps(index)
    {
      return
    }
    if settleDecimalBeforeSets(index) || dropSettingBeforeComma(index) { return }
    settleHalfRep(behind: index)
    settleRepsBeforeSets(index)
    settleSizeBeforeComma(index)
    if isSign(index, .comma) { settleLoadBehindScheme(index) }
    if isSign(index, .comma) { settleLoadBehindCountedReps(index) }
    guard isSign(index, .comma) else { return }
    settleSizeBeforeReps(index)
    guard isSign(index, .comma) else { return }
    settleLevelBeforeList(index)
    guard isSign(index, .comma) else { return }
    settleSizeBeforeWays(index)
    guard isSign(index, .comma) else { return }
    settleMissInList(behind: index)
    dropCommaBehindLoadOfHand(index)
    guard isSign(index, .comma) else { return }
    if dropCommaBeforeSets(index) || settleLoadOfTool(behind: index)
      || settleTimeBehindHang(index)
    {
      return
    }
    settleOtherSide(index)
    guard isSign(index, .comma) else { return }
    if elements[index - 1].meaning == .side { settleTimesOfSides(index) }
    if isSign(index, .comma), elements[index - 1].unit == .repetition {
      settleLoadBehindReps(index)
    }
    if isSign(index, .comma) { settleLastBehind(index) }
    if isSign(index, .comma), index > 2 { settleRepsBehindLoad(index) }
    if isSign(index, .comma) { settleOwnWeight(index + 1) }
    if isSign(index, .comma), index > 1, elements[index - 1].unit.isMass {
      dropSetsOfBehindLoad(index)
    }
    if isSign(index, .comma), elements[index - 1].meaning == .side { settleTimeOfCarry(index) }
  }

  private mutating func settleTimes(_ index: Int) {
    settleStarOfSets(index)
    settleCountsByTimes(index)
    guard isSign(index, .times) else { return }
    if settlePairsOfSides(index) || settleNamedLadder(index) || dropPairBehindWith(index)
      || settlePairOfSizes(index) || dropPairBeforeCount(index) || dropPairBehindScheme(index)
      || settleSetsBehindCountedName(index)
    {
      return
    }
    settleSizeBeforeTimes(index)
    settlePairBeforeList(index)
    guard isSign(index, .times) else { return }
    settleLadder(index)
    settleSetsBehindSides(index)
    guard isSign(index, .times) else { return }
    settleRepsBehindLightLoad(index)
    settleManyReps(index)
    settleEqualReps(index)
    guard isSign(index, .times), !settleTimesBehindTime(index) else { return }
    settleLetterOfSets(index)
    settleLoadsBehindScheme(index)
    settleSumBeforeSets(index)
    settleSetsBehindSide(index)
    if elements[index - 1].value == 2_000, index > 1 {
      settlePairOfBells(index)
      settlePairOfLoads(index)
    } else if elements[index].range.count > 2 {
      countWays(index)
    } else if index > 1, elements[index - 2].kind == .word {
      partGluedName(before: index)
    }
  }

  private mutating func settlePlus(_ index: Int) {
    settleGluedPlusBehindBody(index)
    if settleComplexBeforeSets(index) { return }
    if elements[index - 1].meaning == .plate {
      dropPlatesBehindName(index)
    } else if partAddedSet(index) || dropOtherHand(index) || settleSumOfBody(index)
      || settleSumOfLoad(index)
    {
      return
    } else if index + 2 < elements.count, elements[index + 2].meaning == .assisted {
      dropAssistedReps(index)
    } else if settleRepsBehindPlus(index) {
      return
    } else if elements[index].spaceBefore {
      settlePieces(index)
    } else if index + 2 < elements.count, elements[index + 1].kind == .period {
      settleDotsBehindOpenSet(index)
    }
  }

  private func isStarOfNote(_ star: Int) -> Bool {
    elements[star].range.count == 1 && bytes[Int(elements[star].range.start)] == UInt8(ascii: "*")
      && !elements[star].spaceBefore && elements[star].spaceAfter && elements[star - 1].isNumber
      && star > 2 && elements[star - 2].kind == .times && star + 1 < elements.count
      && elements[star + 1].kind == .word
  }

  /// The sign still stands there.
  func isSign(_ index: Int, _ kind: Element.Kind) -> Bool {
    index < elements.count && elements[index].kind == kind
  }
}
