internal import JournalSyntax

/// Ways of writing that say the same as another in other signs, put into those before the line is
/// read.
extension FileReader {
  mutating func settleElements() {
    settleDittosBelow()
    settleSetFields()
    if elements.count > 2 { settleOwnSets() }
    dropSetNumbers()
    if elements.count > 1, elements[0].isNumber { settleDegrees(0) }
    if elements.count == 2, elements[1].isNumber {
      settleNumberOfName(1)
      if context.headLoad?.lineIndex == context.lineIndex - 1 { settleRepsBelowLoad() }
    }
    settleRepsBehindComma()
    settleFasting()
    if elements.first?.kind == .word { dropLetterOfDay() }
    if context.generalScheme != nil, 2...60 ~= elements.count { settleGeneralScheme() }
    // Endless lines stay linear.
    guard 3...400 ~= elements.count else { return }
    dropSmiley()
    dropOpenEnd()
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
      if elements[0].range.count == 2 { settleBloodPressure() }
    }
    settleBodyLabel()
    if elements[0].meaning == .superset || elements[0].isNumber { settleSuperset() }
    settleEnclosedRounds()
    announceRecords()
    guard elements.count > 2 else { return }
    settleNumerals()
    if elements[elements.count - 1].kind == .word { settleSpokenWork() }
    settleOwnWeight(0)
    var (ditto, sum, open, drop, letter) = (false, false, false, false, false)
    var (tellsWay, listsTimes) = (false, false)
    var rounds = elements[0].unit == .round ? 0 : nil
    var (slashes, plan) = (false, elements[0].meaning == .plan || elements[0].meaning == .goal)
    if elements.contains(where: { $0.kind == .tilde }) { dropStruck() }
    guard elements.count > 2 else { return }
    var index = 0
    while index + 1 < elements.count {
      index += 1
      if elements[index].kind == .slash || elements[index].kind == .comma {
        settleOtherSide(index)
      } else if elements[index].kind == .times {
        settleRepsBehindLightLoad(index)
        settleSetsBehindSide(index)
      }
      guard index < elements.count else { break }
      switch elements[index].kind {
      case .slash where elements[index - 1].kind == .slash: slashes = true
      case .check: settleTick(index)
      case .exclamation: index = dropCry(index)
      case .at: settleOwnWeight(index + 1)
      case .quote: ditto = true
      case .equals where equatesTimeWithReps(index): anatomy.parser.elements.remove(at: index)
      case .equals: sum = true
      case .clock where elements[0].kind == .clock: settleLaterHour(index)
      case .times where elements[index - 1].value == 2_000 && index > 1:
        settlePairOfBells(index)
        settlePairOfLoads(index)
      case .times where elements[index].range.count > 2: countWays(index)
      case .slash where index + 1 < elements.count && elements[index + 1].meaning == .side:
        settleLoadOfSide(index)
      case .arrow where index > 3: settleResults(index)
      case .times where index > 1 && elements[index - 2].kind == .word:
        partGluedName(before: index)
      case .openParenthesis where dropLastTime(index) < index: index -= 1
      case .openParenthesis where dropPlanBehindSets(index) < index: index -= 1
      case .openParenthesis where settleEnclosedHelp(index) < index: index -= 1
      case .openParenthesis:
        open = true
        dropRemarkOnOpenSet(index)
        settleParenthesis(index)
      case .word where elements[index].meaning == .week: index = dropWeekBehindName(index)
      case .word where elements[index].range.count == 4 && settleFewerSets(index): index -= 2
      case .word where elements[index - 1].kind == .plus: settleReportBehindPlus(index)
      case .hyphen where elements[index].spaceBefore: settleDashedPairs(index)
      case .word where elements[index].meaning == .bar && isBarBeforeReps(index):
        anatomy.parser.elements.insert(
          Element(.times, elements[index + 1].range), at: index + 1)
      case .word where startsWordsInList(index): dropWordsInList(index)
      case .word:
        if elements[index].meaning == .and {
          settleLastOne(index)
        } else if elements[index].meaning == .left || elements[index].meaning == .right {
          partSides(index)
          settleSoreSide(index)
        } else if elements[index].meaning == .total {
          settleTotal(index)
        } else if elements[index].meaning == .of, index > 1, elements[index - 1].isNumber {
          settlePairOfBells(index)
        } else if elements[index].meaning == .each {
          settleLongRun(index)
          settleLoadBehindEach(index)
          settleOneEach(index)
        } else if elements[index].meaning == .seat {
          index = dropSeat(index)
        } else if index + 1 < elements.count, elements[index + 1].kind == .quantity,
          isSettingWord(index)
        {
          settleMachine(index)
        } else if elements[index - 1].unit.isMass, isHolder(index) {
          dropHolder(index)
        } else if index + 5 < elements.count, elements[index + 2].kind == .slash {
          settleDayOfSentence(index)
        } else if isTimeOfRest(index - 1), !elements[index].flags.contains(.unspacedScript) {
          index = settleRecovery(index)
        } else if elements[index].range.count == 1 {
          if isLetterOfEach(index) { letter = true } else { settleZone(index) }
        } else if elements[index].meaning == .drop || partTimes(index) {
          index = dropLastSetBeforeDrop(index)
          drop = true
        } else if elements[index].meaning == .with {
          settleHungLoad(index)
        } else if elements[index].meaning == .plan || elements[index].meaning == .goal {
          plan = true
        } else if elements[index].meaning == .bar {
          index = dropBarBehindLoad(index)
          settleBarBeforeSets(index)
        } else if elements[index].meaning == .bodyweight {
          settleBodyweightName(index)
        } else if !isASCII, elements[index].flags.contains(.unspacedScript) {
          settleCounterOfLengths(index)
        } else if elements[index - 1].kind == .quantity {
          settleAngle(index - 1)
        }
      case .quantity where elements[index].value <= 9_000 && startsTempo(index): settleTempo(index)
      case .quantity where isFirstOfReport(index): settleReport(index)
      case .quantity where elements[index].unit == .set: dropOrdinalSet(index)
      case .quantity where elements[index].unit == .repetition: settleTimesOfWork(index)
      case .comma where elements[index - 1].meaning == .side: settleTimesOfSides(index)
      case .comma where elements[index - 1].unit == .repetition && index + 3 < elements.count:
        settleLoadBehindReps(index)
      case .comma where index + 3 == elements.count || index + 4 == elements.count:
        settleLastBehind(index)
      case .clock where elements[index].flags.contains(.hours): tellsWay = true
      case .clock where elements[index - 1].kind == .word: settleTimeOfDay(index)
      case .quantity where tellsDifference(index): settleDifference(index)
      case .quantity where arePaired(index): settlePairedSizes(index)
      case .quantity where elements[index].unit == .round: rounds = rounds ?? index
      case .quantity where elements[index].unit == .letterM: tellsWay = true
      case .quantity where isSeconds(index) && isSeconds(index - 1) || isSecondsBehindMark(index):
        listsTimes = true
      case .quantity where elements[index].unit == .percent: dropShareBeforeLoad(index)
      case .quantity where elements[index].unit == .other:
        settleDegrees(index)
        dropSlope(index)
      case .quantity where index + 3 < elements.count && elements[index + 2].meaning == .set:
        dropOrdinalRemark(index)
      case .plus where elements[index - 1].meaning == .plate: dropPlatesBehindName(index)
      case .plus where elements[index].spaceBefore: settlePieces(index)
      case .plus where index + 2 < elements.count && elements[index + 1].kind == .period:
        settleDotsBehindOpenSet(index)
      case .quantity where elements[index].value % 45_000 == 0: settleNumberOfName(index)
      case .quantity where elements[index].value <= 2_000: settleCountOfName(index)
      case .slash where elements[index - 1].value == 0: dropNoPain(index)
      case .slash where elements[index - 1].kind == .quantity:
        settleSlashedReps(index)
        if elements[index].kind == .slash { settleLoadsOverReps(index) }
      case .other where elements[index - 1].kind == .quantity: settleAngle(index - 1)
      case .dot where index > 3: dropPace(before: index)
      case .colon where index > 1:
        let mark = settlePartLabel(before: index)
        guard mark == index else {
          index = mark
          continue
        }
        settleResults(index)
        guard index < elements.count, elements[index].kind == .colon else { break }
        askForLoadBeforeColon(index)
        settleColon(index)
      default: break
      }
    }
    if tellsWay { settleCarries() }
    if listsTimes { settleTimesOfEach() }
    if open || elements[elements.count - 1].kind == .clock { settleTimesOfHold() }
    if slashes { settleDoubleSlashes() }
    if plan || sum { dropPlanBeforeWork() }
    if drop { settleDropLists() }
    if letter { dropLettersOfEach() }
    if ditto { settleDittos() }
    if open {
      dropRemarksInLists()
      settleEnclosed()
    }
    if let rounds { settleRounds(rounds) }
    if elements[0].meaning == .weekday { nameRepeatedWay() }
    if sum {
      dropSum()
    }
  }

  /// Each way to read a parenthesis may take it off the line.
  private mutating func settleParenthesis(_ index: Int) {
    guard isOpen(index) else { return }
    settleLastSet(index)
    dropCountOfList(index)
    if isOpen(index) { settleToolInParentheses(index) }
    if isOpen(index), index >= 3 { askForEnclosedLoads(index) }
    if isOpen(index) { settlePlates(index) }
    if isOpen(index) { dropAsideOfLoad(index) }
    if isOpen(index), index > 1, elements[index - 1].isNumber { dropWordsInList(index) }
  }

  private func isOpen(_ index: Int) -> Bool {
    index < elements.count && elements[index].kind == .openParenthesis
  }

  /// The `:(` of `weight 83.1 kg :(`, which labels nothing.
  private mutating func dropSmiley() {
    let last = elements.count - 1
    guard elements[last].kind == .openParenthesis || elements[last].kind == .closeParenthesis,
      !elements[last].spaceBefore, elements[last - 1].kind == .colon,
      elements[last - 1].spaceBefore
    else { return }
    anatomy.parser.elements.removeSubrange((last - 1)...last)
    anatomy.parser.elements[last - 2].flags.insert(.spaceAfter)
  }

  /// `Three sets, fifteen reps`, `Twelve sets of ten reps`: numbers in words.
  private mutating func settleNumerals() {
    guard elements[0].meaning == .cardinal, elements[1].meaning == .set else { return }
    var index = elements.count - 2
    while index >= 0 {
      defer { index -= 1 }
      guard elements[index].meaning == .cardinal, let unit = Unit(elements[index + 1].meaning),
        unit == .set || unit == .repetition
      else { continue }
      let numeral = elements[index]
      var flags = numeral.flags
      if elements[index + 1].spaceAfter { flags.insert(.spaceAfter) }
      anatomy.parser.elements[index] = Element(
        .quantity, numeral.range.through(elements[index + 1].range), unit: unit,
        value: Int32(numeral.word.value) * 1000, flags: flags)
      anatomy.parser.elements.remove(at: index + 1)
    }
  }

  /// `Unweighted x15` below the name of an exercise, `2@Unweighted x15`, `2@BW x 15`.
  private mutating func settleOwnWeight(_ index: Int) {
    guard index + 2 < elements.count, elements[index].kind == .word,
      elements[index + 1].kind == .times, elements[index + 2].isNumber,
      elements[index].meaning == .bodyweight || isWord(index, in: Self.unweighted),
      index == 0 || isCountBeforeAt(index - 2)
    else { return }
    anatomy.parser.elements[index].word = Word(meaning: .bodyweight, value: 0)
    if index > 0 { anatomy.parser.elements[index - 1].kind = .times }
  }

  private static let unweighted = WordSet("unweighted unloaded")

  /// The `3@` of `3@40-20 drop x10`.
  func isCountBeforeAt(_ index: Int) -> Bool {
    elements[index].kind == .quantity && elements[index].unit == .none
      && elements[index].value % 1000 == 0 && 1_000...10_000 ~= elements[index].value
      && elements[index + 1].kind == .at
  }

  /// The `@ 9:27/mi avg` of `10.38 mi @ 9:27/mi avg · 1:38:08 moving`: it follows from way and time.
  private mutating func dropPace(before dot: Int) {
    guard dot + 1 < elements.count, elements[dot + 1].kind == .clock,
      let at = elements[(dot - 3)..<dot].lastIndex(where: { $0.kind == .at }), at > 0,
      elements[at - 1].unit.isLength, elements[at + 1].kind == .clock,
      !elements[at + 1].flags.isDisjoint(with: [.perMile, .perKilometer]),
      isTime(elements[dot + 1], of: elements[at - 1], pace: elements[at + 1])
    else { return }
    anatomy.parser.elements.removeSubrange(at...dot)
  }

  /// About so long takes the way at that pace; `@ 5:00/km · 7:30 am` tells when it was.
  private func isTime(_ clock: Element, of way: Element, pace: Element) -> Bool {
    let isOfWay =
      way.unit == .kilometer && pace.flags.contains(.perKilometer)
      || way.unit == .mile && pace.flags.contains(.perMile)
    let expected = Int64(way.value) * Int64(pace.value) / 1000
    return isOfWay && abs(Int64(clock.value) - expected) <= expected / 10
  }
}
