internal import JournalSyntax

extension FileReader {
  /// What belongs to the sets of a line and stands apart from them: results, other loads of the last sets, help, rests.
  mutating func settleWorkToldApart() {
    settleHeadOfCircuit()
    settleGluedLetterOfWarmup()
    settleKindsInCapitals()
    settleCountedExercisesByAnd()
    dropPartOfMiss()
    settleEachBeforeSets()
    dropRecoveryBehindPieces()
    guard elements.count > 3, elements[0].kind == .word else {
      if elements.count > 1 { settleCountOfBands() }
      return
    }
    dropClauseBehindName()
    dropProgrammeBehindName()
    settleSames()
    settleSchemeBehindPlus()
    settleRepsApartFromLoads()
    settleWayWithArticle()
    settleCountOfBands()
    settleResultsBehindRanges()
    settleLastOfListedLoads()
    settleLoadsOfLastSets()
    settleSchemeOfAllLifts()
    settleLiftsByTurns()
    if elements.count > 4 { settleHelpOfLine() }
    settleLoadsHeld()
    settleTryInWords()
    dropNumeralsOfTalk()
  }
}
