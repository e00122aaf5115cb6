internal import JournalSyntax

extension FileReader {
  /// What belongs to the sets of a line and stands apart from them: results, other loads of the last sets, help, rests.
  mutating func settleWorkToldApart() {
    settleCountedExercisesByAnd()
    guard elements[0].kind == .word else { return }
    dropClauseBehindName()
    dropProgrammeBehindName()
    settleSames()
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
    dropPartOfMiss()
    dropNumeralsOfTalk()
  }
}
