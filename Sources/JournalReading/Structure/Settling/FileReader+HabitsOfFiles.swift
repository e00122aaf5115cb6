internal import JournalSyntax

/// Signs that mean something else than with most, as other lines of the file show.
extension FileReader {
  /// Called for every line of some length, before all else is settled.
  mutating func settleHabitsOfFile() {
    guard elements.count > 2 else { return }
    dropLetterOfPair()
    guard elements.count > 2 else { return }
    settleDiariesAndEvents()
    guard elements.count > 2 else { return }
    settleWaysOfWriters()
    guard elements.count > 2 else { return }
    if elements.contains(where: { $0.kind == .slash }) { settleLoadsOverSlashes() }
    settleToolsBeforeLoads()
    settlePairOfDottedReps()
    settleDigitsOfReps()
    dropRemarkOnLastSet()
    if elements.contains(where: { $0.kind == .pipe }) {
      settleBarsBehindName()
      settleCellsBehindName()
    }
    settleLoadOfBell()
    guard elements.count > 2 else { return }
    if elements.contains(where: { $0.kind == .plus }) { partExercisesByPlus() }
    settleTimeOfEachRun()
    settleLastWithBand()
    settleFollowingPiece()
    settleSetsBeforeName()
    dropOpeningTalk()
    guard elements.count > 2 else { return }
    joinWayAndTime()
    settleSinglesOfComplex()
  }

  /// The line is read as a row of cells.
  /// Between bars, or between tabs below a head: signs between the cells part nothing else.
  var isRowOfTable: Bool {
    let line = document.lines[context.lineIndex]
    return line.kind == .tableRow
      || line.kind == .text && context.table != nil && isBareTableRow(line)
  }

  /// The `last one with a pause` of `95x5x4 last one with a pause` below the name of the exercise: how the last
  /// set was, and no name.
  private mutating func dropRemarkOnLastSet() {
    guard elements[0].isNumber, context.entry != nil || context.pendingName != nil,
      let number = elements.lastIndex(where: \.isNumber), number + 1 < elements.count,
      elements.count - number <= 8, elements[number + 1].kind == .word,
      elements[number + 1].spaceBefore, isWord(number + 1, in: CommonWords.last),
      elements[(number + 1)...].allSatisfy({
        $0.kind == .word && $0.meaning != .failed || $0.kind == .exclamation
      })
    else { return }
    context.remarks.append(range((number + 1)..<elements.count))
    anatomy.parser.elements.removeSubrange((number + 1)...)
    anatomy.parser.elements[number].flags.insert(.spaceAfter)
    anatomy.parser.end = elements.count
  }

  /// The plus of `curl 30x12x4+press 50x10x4`, which joins two exercises done in turn.
  private mutating func partExercisesByPlus() {
    var index = 1
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .plus, !elements[index].spaceBefore,
        elements[index - 1].isNumber, !elements[index - 1].unit.isMass,
        elements[index + 1].kind == .word,
        let number = elements[(index + 2)...].prefix(4).firstIndex(where: { $0.kind != .word }),
        elements[number].isNumber,
        elements[safe: number + 1].map({
          $0.kind == .times || $0.isNumber || $0.kind == .comma
        }) ?? false,
        elements[index + 1].flags.contains(.unspacedScript) || isExercise((index + 1)..<number),
        elements[index + 1].meaning == .none || isExercise((index + 1)..<number)
      else { continue }
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags = .spaceAfter
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    }
  }
}
