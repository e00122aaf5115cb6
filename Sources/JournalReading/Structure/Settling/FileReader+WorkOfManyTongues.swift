internal import JournalSyntax

extension FileReader {
  /// Ways of telling sets that writers of many languages share, each asked only where the line holds what it is about.
  mutating func settleWorkOfManyTongues() {
    settleWorkOfFurtherWriters()
    if !isASCII, elements.count > 2, elements[0].kind == .word { dropFirstTimeInScript() }
    guard elements.count > 4, elements[0].kind == .word, elements.contains(where: \.isNumber)
    else { return }
    let hasFactors = elements.contains { $0.kind == .times }
    settlePlatesBySides()
    if hasFactors { settleToolsBehindScheme() }
    if hasFactors, elements.contains(where: { $0.kind == .colon }) {
      settleLightLoadsBehindScheme()
    }
    if !hasFactors { settleLoadOfToolBeforeReps() }
  }
}
