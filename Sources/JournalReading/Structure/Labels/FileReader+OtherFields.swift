internal import JournalSyntax

/// Labels of what is no training: `seat heights: incline 4, pec deck 6`, `mood:: ok`.
extension FileReader {
  /// `mood:: ok`: a field of a note in Logseq or Obsidian, and no name of an exercise.
  var isFieldOfWords: Bool {
    guard elements.count > 2, elements[0].kind == .word, elements[1].kind == .colon,
      elements[2].kind == .colon, !elements[1].spaceBefore, !elements[2].spaceBefore
    else { return false }
    switch elements[0].meaning {
    case .none, .feeling, .sleep, .food, .note:
      return !elements.contains(where: \.isNumber) && !isExercise(0..<1)
    default: return false
    }
  }

  /// Words for how machines are set, before a colon and behind nothing else.
  func labelsSettings(_ line: LineSyntax) -> Bool {
    guard line.kind != .heading, elements.count > 3, elements[0].meaning == .seat,
      let colon = elements.prefix(4).firstIndex(where: { $0.kind == .colon }),
      elements[..<colon].allSatisfy({ $0.kind == .word }), colon + 1 < elements.count
    else { return false }
    return elements[(colon + 1)...].allSatisfy { element in
      element.kind == .word || element.kind == .comma
        || element.kind == .quantity && element.unit == .none
    }
  }
}
