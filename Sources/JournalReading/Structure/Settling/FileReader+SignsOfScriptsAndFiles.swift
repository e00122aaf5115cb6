internal import JournalSyntax

/// Signs and words that tell sets in one script or kind of file, put into those of most.
extension FileReader {
  /// Called for every line, before all else is settled.
  mutating func settleSignsOfScriptsAndFiles() {
    guard elements.count > 1 else { return }
    dropMarkOfLiteralLine()
    dropRestBehindName()
    guard elements.count > 1 else { return }
    dropLabelBelowName()
    guard elements.count > 1 else { return }
    settleRowOfLoads()
    settleRepsBehindPreposition()
    settleLoadsBeforeSlashedColons()
    settleAddedBeforeSlashedColons()
    settleEveryMinuteInWords()
    settleLaddersOfSides()
    settleRunsWithWalks()
    settleSecondsOfHolds()
    dropColourOfBand()
    dropOnlyBeforeLoads()
    settleComingWeek()
    settleLoadsOfOneCount()
    settleRepsWithEmptyBar()
    dropCommaBeforeLoadsOfSets()
    dropSmallWordsBeforeWork()
    partExercisesBySentences()
    guard !isASCII, elements.count > 1 else { return }
    settleLoadsBehindA()
    settleHelpByMinus()
    settleCountsBeforePreposition()
    settlePrices()
    dropWeekBeforeWeekday()
    settleCircledSets()
  }

  /// The point of `40 kg x 12 warm., 60 kg x 8`, the `with` of `with +5 kg 8, with +5 kg 7`, the `по` of `26 кг: по
  /// 10, 3 подхода` and the `до` of `3 подхода до отказа: 12, 9`.
  private mutating func dropSmallWordsBeforeWork() {
    var index = elements.count - 2
    while index >= 0 {
      defer { index -= 1 }
      let (word, next) = (elements[index], elements[index + 1])
      switch word.kind {
      case .period
      where next.kind == .comma && index > 0 && !word.spaceBefore
        && elements[index - 1].kind == .word:
        anatomy.parser.elements.remove(at: index)
      case .word
      where word.meaning == .with && next.kind == .plus && index + 2 < elements.count
        && elements[index + 2].unit.isMass && !elements[index + 2].spaceBefore:
        anatomy.parser.elements.remove(at: index)
      case .word
      where word.meaning == .of && index > 1 && elements[index - 1].kind == .colon
        && elements[index - 2].unit.isMass && next.isBareWhole:
        anatomy.parser.elements.remove(at: index)
      case .word
      where next.meaning == .maximum && index > 0 && elements[index - 1].unit == .set
        && elements[safe: index + 2]?.kind == .colon && word.range.count <= 5
        && elements[safe: index + 3]?.isNumber == true:
        anatomy.parser.elements.remove(at: index)
      case .word
      where word.meaning == .bodyweight && next.kind == .colon && index > 0
        && elements[safe: index + 2]?.isNumber == true && isExercise(0..<index):
        // `Dips BW: 12, 9` as `Dips: BW 12, 9`.
        anatomy.parser.elements[index + 1].word = word.word
        anatomy.parser.elements[index + 1].kind = .word
        anatomy.parser.elements[index].kind = .colon
        anatomy.parser.elements[index].word = .plain
      default: continue
      }
    }
    anatomy.parser.end = elements.count
  }

  /// The colon of `: 60 80 100`, which in org files opens a line that shall stand as it was typed.
  private mutating func dropMarkOfLiteralLine() {
    guard elements[0].kind == .colon, elements[0].spaceAfter,
      document.lines[context.lineIndex].kind == .text
    else { return }
    anatomy.parser.elements.removeFirst()
    anatomy.parser.end = elements.count
  }

  /// Dots, letters and gaps between the numbers of a line.
  mutating func settleMarksBetweenNumbers() {
    if elements.count > 4 { settleFactorsByDots() }
    settlePolishLetters()
    if elements.count > 8 { settleResultsInColumns() }
  }
}
