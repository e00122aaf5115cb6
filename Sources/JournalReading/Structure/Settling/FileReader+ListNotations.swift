internal import JournalSyntax

/// Lists of reps that are told in signs and orders of their own, put into those of most before all else is
/// settled.
extension FileReader {
  /// Asks only of what the line holds.
  mutating func settleListNotations() {
    if !file.columnsOfLines.isEmpty { settleColumnsOfTitle() }
    openLabelOfSuperset()
    guard 2...Self.mostOfNotation ~= elements.count, !isRowOfTable, context.table == nil else {
      return
    }
    if elements[0].isNumber, elements.count < 6 { settleMarkOfAttempt() }
    guard elements.count > 2 else { return }
    var kinds: UInt32 = 0
    var (numbers, sides) = (0, 0)
    for element in elements {
      kinds |= 1 << UInt32(element.kind.rawValue)
      if element.isNumber { numbers += 1 }
      if element.meaning == .left || element.meaning == .right { sides += 1 }
    }
    func holds(_ kind: Element.Kind) -> Bool { kinds & (1 << UInt32(kind.rawValue)) != 0 }
    guard numbers > 0 else { return }
    if elements[0].kind == .word {
      dropHalfOfDay()
      settleLettersOfTurns()
    }
    settlePinsByLetter()
    if sides > 1 || numbers == 1 { settleTurnsOfSides() }
    if holds(.openParenthesis) { dropPlannedInParentheses() }
    guard numbers > 1, elements.count > 2 else { return }
    settleCrossesAmongPairs()
    if holds(.times) { settleLoadBehindProducts() }
    settleSpacedRepsOfBody()
    if holds(.plus) { settleDashBehindAdded() }
    if elements.count > 6 {
      settleRepsOfListedLoads()
      settleRepsOfSidesBehindLoad()
    }
    if holds(.arrow) {
      settleListBehindArrow()
      foldSidesOfLoads()
    }
    settleKilosOfRowers()
    if holds(.slash) {
      settleStatedSlashes()
      settleSetsOverSlashes()
      settleAddedLoadsOfReps()
      settleSchemeBehindSlash()
      settlePairsBySpacedSlashes()
      settleBackoffByLetters()
      settlePairBeforeSlashes()
      dropBloodPressureOfDay()
    }
    if elements[0].kind == .word {
      settleDoubleBellsAhead()
      settleDashBehindMinutes()
    }
    if holds(.comma) {
      settlePhraseOfMinutes()
      dropSpeedBehindMinutes()
      dropSettingsOfPads()
    }
    settleLights()
    if holds(.hyphen) {
      settleLadderBehindLoad()
      settleCountsOfLoads()
    }
    if holds(.period) { settleListByPeriods() }
    if !isASCII, holds(.dot) || holds(.other) { settleCirclesOfAttempts() }
    settleMarksOfAttempts()
    settleListEndingInAnd()
    if elements[0].kind == .word, elements.count > 5 {
      settleLoadOfLastReps()
      if holds(.plus), holds(.comma) { settleOwnWeightBesideLoads() }
      if holds(.colon), elements.count > 7 { settleVerdictBehindColon() }
    }
    dropProductOfPlates()
    dropCountOfPause()
  }

  private static let mostOfNotation = 120

  /// The name of an exercise before a load, behind the label of its place in the session; `nil` where anything else
  /// stands there.
  func nameBeforeLoad(_ load: Int) -> Range<Int>? {
    let start = behindSetLabel
    guard start < load, load - start <= 8, load < elements.count, elements[start].kind == .word,
      elements[load - 1].kind == .word, elements[load].spaceBefore,
      elements[start..<load].allSatisfy({ $0.isOfPlainName || $0.kind == .ampersand })
    else { return nil }
    return start..<load
  }

  /// The name is none of an exercise that only the body, time or ways are told of.
  func mayBeLoaded(_ name: Range<Int>) -> Bool {
    names.nature(of: NameText.clean(written.bytes[range(name).indices]))
      .isDisjoint(with: [.bodyweight, .timed, .cardio, .distance, .counted, .jumped])
  }
}
