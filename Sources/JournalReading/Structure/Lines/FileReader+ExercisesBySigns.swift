internal import JournalSyntax

/// A session on a line, a sign before each of its exercises: `puis 70 3x10. militaire assis 40 4x8. élévations lat 9kg
/// 4x15`, `squats 57.5 3x6 / rdl 60 3x8 / pull ups 4 3 3`.
extension FileReader {
  /// Reads each exercise as a line of its own, when it is known and a number stands right behind its name.
  mutating func exercisesBySigns(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item || line.kind == .numbered,
      6...200 ~= elements.count, !context.isPieceOfLine, context.table == nil,
      context.section == .training,
      elements.indices.allSatisfy({ isOfToday($0) && !isTabbed(elements[$0]) }),
      startsExercise(0), isAsWritten
    else { return false }
    let starts = elements.indices.dropFirst(3).filter {
      partsExercises($0 - 1) && startsExercise($0) && !isEnclosed($0)
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
  private func isOfToday(_ index: Int) -> Bool {
    let element = elements[index]
    return switch element.kind {
    case .pipe, .equals, .arrow, .question, .colon: false
    case .word:
      switch element.meaning {
      // `82.5x1 PR, 67.5 7/6`.
      case .record: index > 0 && elements[index - 1].isNumber
      case .maximum, .between: false
      default: !tellsOtherWork(element)
      }
    default: element.unit != .round
    }
  }

  private func isEnclosed(_ index: Int) -> Bool {
    elements[..<index].reduce(0) { depth, element in
      switch element.kind {
      case .openParenthesis: depth + 1
      case .closeParenthesis: depth - 1
      default: depth
      }
    } > 0
  }

  private func partsExercises(_ sign: Int) -> Bool {
    switch elements[sign].kind {
    case .comma, .semicolon: elements[sign].spaceAfter
    case .period: elements[sign].spaceAfter && !elements[sign].spaceBefore
    case .slash, .plus, .hyphen: elements[sign].spaceBefore && elements[sign].spaceAfter
    default: false
    }
  }

  /// A known name of up to four words before a number, and perhaps a word of what kind the sets were: `bench opener
  /// 105x1`, `bike home 6 km`.
  func startsExercise(_ start: Int) -> Bool {
    guard let number = elements[start...].prefix(6).firstIndex(where: { $0.kind != .word }),
      number > start, elements[number].isNumber, elements[number].spaceBefore
    else { return false }
    let name = NameText.clean(written.bytes[range(start..<number).indices])
    if names.isKnown(name) || number == start + 1 && ExerciseNames.isMovement(name) { return true }
    return number > start + 1 && elements[number - 1].word == .plain
      && names.isKnown(NameText.clean(written.bytes[range(start..<(number - 1)).indices]))
  }

  /// A load and its reps, two counts, a way or a time: one number alone may belong to the sets of its neighbours.
  private func tellsSetsOfItsOwn(_ piece: Range<Int>) -> Bool {
    piece.count(where: { elements[$0].isNumber }) > 1
      || elements[piece].contains { $0.unit.isTime || $0.unit.isLength }
  }
}
