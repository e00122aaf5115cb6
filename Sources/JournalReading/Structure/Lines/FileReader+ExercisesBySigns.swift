internal import JournalSyntax

/// A session on a line, a sign before each of its exercises: `puis 70 3x10. militaire assis 40 4x8. élévations lat 9kg
/// 4x15`, `squats 57.5 3x6 / rdl 60 3x8 / pull ups 4 3 3`.
extension FileReader {
  /// Reads each exercise as a line of its own, when it is known and a number stands right behind its name.
  mutating func exercisesBySigns(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item || line.kind == .numbered,
      6...200 ~= elements.count, !context.isPieceOfLine, context.table == nil,
      context.section == .training, elements.allSatisfy({ isOfToday($0) && !isTabbed($0) }),
      startsExercise(0)
    else { return false }
    let starts = elements.indices.dropFirst(3).filter {
      partsExercises($0 - 1) && startsExercise($0)
    }
    guard !starts.isEmpty,
      zip([0] + starts, starts + [elements.count]).allSatisfy({ tellsSetsOfItsOwn($0..<$1) })
    else { return false }
    context.isPieceOfLine = true
    readPieces(of: line, startingAt: starts)
    context.isPieceOfLine = false
    return true
  }

  /// Nothing that tells of another time, of other exercises at once, or of a list in another layout.
  private func isOfToday(_ element: Element) -> Bool {
    switch element.kind {
    case .pipe, .equals, .arrow, .question, .colon, .openParenthesis, .closeParenthesis: false
    case .word:
      switch element.meaning {
      case .record, .maximum, .between: false
      default: !tellsOtherWork(element)
      }
    default: element.unit != .round
    }
  }

  private func partsExercises(_ sign: Int) -> Bool {
    switch elements[sign].kind {
    case .comma, .semicolon: elements[sign].spaceAfter
    case .period: elements[sign].spaceAfter && !elements[sign].spaceBefore
    case .slash, .plus, .hyphen: elements[sign].spaceBefore && elements[sign].spaceAfter
    default: false
    }
  }

  /// A known name of up to four words before a number.
  private func startsExercise(_ start: Int) -> Bool {
    guard let number = elements[start...].prefix(5).firstIndex(where: { $0.kind != .word }),
      number > start, elements[number].isNumber, elements[number].spaceBefore
    else { return false }
    let name = NameText.clean(written.bytes[range(start..<number).indices])
    return names.isKnown(name) || number == start + 1 && ExerciseNames.isMovement(name)
  }

  /// A load and its reps, or two counts: one number alone may belong to the sets of its neighbours.
  private func tellsSetsOfItsOwn(_ piece: Range<Int>) -> Bool {
    piece.count(where: { elements[$0].isNumber }) > 1
  }
}
