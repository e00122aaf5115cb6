internal import JournalSyntax

/// Numbers and times of a line, each looked at once behind its first element.
extension FileReader {
  mutating func settleQuantity(_ index: Int, _ marks: inout MarksOfLine) {
    settleLoadsBeforePairs(index)
    let element = elements[index]
    if element.value <= 9_000, startsTempo(index) { return settleTempo(index) }
    if isFirstOfReport(index) { return settleReport(index) }
    if dropStrokeRate(index) { return }
    if element.flags.contains(.fraction) {
      settleDottedTime(index)
      guard elements[index].kind == .quantity else { return }
      if settleStatedDot(index) { return }
      settleFractionBeforeReps(index)
    }
    switch element.unit {
    case .letterS where settleSizeBeforeList(index): return
    case .minute where dropTimeOfTest(index) || dropOnlyMinutes(index): return
    case .letterS: settlePauseOfHangs(index)
    case .second, .minute: settleUnitOfTimes(index)
    case .none where dropNumberOfBoat(index): return
    case .none:
      dropLetterOfLoad(index)
      guard index < elements.count, elements[index].kind == .quantity else { return }
      settleMissesInRow(index)
      settleLoadByComma(index)
      partGluedList(index)
      partEqualCounts(index)
      settleLoadBeforeList(index)
      partLoadFromPair(index)
      partSlashesFromPair(index)
      settlePlateWithoutUnit(index)
    default: break
    }
    switch element.unit {
    case .inch, .second: settleInchesInRow(index)
    case .set:
      settleRepsBeforeCount(index)
      if !dropCountOfListedSets(index), !dropCountBeforeList(index) { dropOrdinalSet(index) }
    case .repetition: settleTimesOfWork(index)
    case _ where element.unit.isMass && dropCountOfHands(behind: index): return
    case _ where element.unit.isMass && dropPairBeforeReps(index): return
    case _ where element.unit.isMass && elements[safe: index + 1]?.kind == .word:
      dropHands(behind: index)
      if tellsDifference(index) {
        settleDifference(index)
      } else if arePaired(index) {
        settlePairedSizes(index)
      }
    case _ where tellsDifference(index): settleDifference(index)
    case _ where arePaired(index): settlePairedSizes(index)
    case .round: marks.rounds = marks.rounds ?? index
    case .letterM, .foot, .meter, .yard: marks.tellsWay = true
    case .plate: settlePlateOfStack(index)
    case _ where isSeconds(index) && isSeconds(index - 1) || isSecondsBehindMark(index):
      marks.listsTimes = true
    case .kilo: settleKiloBeforeTime(index)
    case .kilometer, .mile:
      dropAsideBeforeTime(index)
      if elements[safe: index + 1]?.meaning == .in { dropWordsBeforeTime(index) }
    case .percent where settleEnclosedLoadOfShare(index): return
    case .percent:
      dropShareBeforeLoads(index)
      if elements[safe: index]?.unit == .percent { dropShareBeforeLoad(index) }
    case .hour where dropHourOfDay(index): return
    case .kilogram where !isASCII: settleKiloOfWay(index)
    case .other:
      dropEdge(index)
      guard elements[index].kind == .quantity else { return }
      settleWordBeforePower(index)
      settleDegrees(index)
      dropSlope(index)
    case _ where index + 3 < elements.count && elements[index + 2].meaning == .set:
      dropOrdinalRemark(index)
    case _ where element.value % 45_000 == 0: settleNumberOfName(index)
    case _ where element.value <= 2_000: settleCountOfName(index)
    default: break
    }
  }

  mutating func settleClock(_ index: Int, _ marks: inout MarksOfLine) {
    if elements[0].kind == .clock { settleLaterHour(index) }
    guard elements[index].kind == .clock, !dropSplit(index) else { return }
    if elements[index].flags.contains(.hours) {
      marks.tellsWay = true
    } else if elements[index - 1].kind == .word {
      settleTimeOfDay(index)
    }
  }
}
