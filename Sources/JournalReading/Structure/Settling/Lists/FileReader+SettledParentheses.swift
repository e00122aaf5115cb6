internal import JournalSyntax

/// Parentheses of a line, each looked at once.
extension FileReader {
  /// Each way to read a parenthesis may take it off the line.
  mutating func settleParenthesis(_ open: Int, _ marks: inout MarksOfLine) -> Int {
    if dropSumBeforeSets(open) || dropEnclosedPlus(open) { return open - 1 }
    if dropRemarkBeforeEnclosedLoad(open) { return max(0, open - 8) }
    if dropWordBeforeEnclosedLoad(open) { return open - 1 }
    if settleEnclosedLoad(open) { return open }
    if settleEnclosedDrop(open) { return open }
    if settlePartsOfSum(open) { return open }
    if settleEnclosedMiss(open) { return open }
    var before = dropLastTime(open)
    if before == open { before = dropPlanBehindSets(open) }
    if before == open { before = settleEnclosedHelp(open) }
    guard before == open else { return before }
    settleLoadsBehindShares(open)
    guard isSign(open, .openParenthesis) else { return open - 1 }
    marks.isEnclosed = true
    dropRemarkBetweenPairs(open)
    guard isSign(open, .openParenthesis) else { return open - 1 }
    dropRemarkOnOpenSet(open)
    settleLastSet(open)
    settleSetsBehindPair(open)
    guard isSign(open, .openParenthesis) else { return open }
    if settleLastSets(open) { return 0 }
    dropCountOfList(open)
    if isSign(open, .openParenthesis), settleLoadBehindSets(open) { return 0 }
    if isSign(open, .openParenthesis) { settleToolInParentheses(open) }
    if isSign(open, .openParenthesis), open >= 3 { askForEnclosedLoads(open) }
    if isSign(open, .openParenthesis) { settlePlates(open) }
    if isSign(open, .openParenthesis) { dropAsideOfLoad(open) }
    if isSign(open, .openParenthesis) { _ = dropWordsInList(open) }
    return open
  }
}
