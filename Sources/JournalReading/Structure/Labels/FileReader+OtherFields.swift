internal import JournalSyntax

/// Labels of what is no training: `seat heights: incline 4, pec deck 6`, `mood:: ok`.
extension FileReader {
  /// `mood:: ok`: a field of a note in Logseq or Obsidian, and no name of an exercise.
  var isFieldOfWords: Bool {
    if isLineOfTags { return true }
    guard elements.count > 2, elements[0].kind == .word, elements[1].kind == .colon,
      elements[2].kind == .colon, !elements[1].spaceBefore, !elements[2].spaceBefore
    else { return false }
    switch elements[0].meaning {
    case .none, .feeling, .sleep, .food, .note:
      return !elements.contains(where: \.isNumber) && !isExercise(0..<1)
    default: return false
    }
  }

  /// `#daily #gym`: nothing but tags, of which none names an exercise.
  private var isLineOfTags: Bool {
    guard elements.count % 2 == 0, elements[0].kind == .hash, !elements[0].spaceAfter else {
      return false
    }
    for index in elements.indices {
      if index % 2 == 0 {
        guard elements[index].kind == .hash else { return false }
      } else {
        guard elements[index].kind == .word, !elements[index].spaceBefore,
          !isExercise(index..<(index + 1))
        else { return false }
      }
    }
    return true
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
