internal import JournalSyntax

/// Ways of writing of single sports, put into those of the others before the line is read.
extension FileReader {
  mutating func settleOrdersOfGyms() {
    dropIntendedWork()
    settleAlternatingMinutes()
    guard elements.count > 3 else { return }
    dropSettingsBeforePin()
    settleOwnShare()
    guard elements.count > 3 else { return }
    dropMannerOfRounds()
    settleTimesBehindPieces()
    dropSplitOfPiece()
    settleDoubleBells()
    dropRemarkBehindBell()
    settleSizeBeforeScheme()
    settleSecondsBehindWays()
    dropRampToHeavy()
  }
}
