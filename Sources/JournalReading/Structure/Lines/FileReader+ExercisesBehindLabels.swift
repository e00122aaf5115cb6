internal import JournalSyntax

/// A word and a colon between the exercises of a line: `db bench 50s 12 12 10, cable row 100 12 12 12, mcgill: curl up
/// 3x8, bird dog 3x6/side`, `squat 100x5, assistance: dips 3x10`.
extension FileReader {
  /// Reads what stands before the label and behind it as lines of their own.
  mutating func exercisesBehindLabel(_ line: LineSyntax) -> Bool {
    guard line.kind == .text || line.kind == .item, 9...200 ~= elements.count,
      !context.isPieceOfLine, context.table == nil, context.section == .training,
      let colon = elements.indices.dropFirst(5).dropLast(3).first(where: { labelsExercise($0) }),
      elements.count(where: { $0.kind == .colon }) == 1,
      tellsSetsBefore(colon - 2),
      elements.allSatisfy({ $0.kind != .pipe && !tellsOtherWork($0) })
    else { return false }
    let places = [
      ByteRange(Int(line.content.start), Int(elements[colon - 3].range.end)),
      ByteRange(Int(elements[colon + 1].range.start), Int(line.content.end)),
    ]
    let label = elements[colon - 1].range
    readPieces(of: line, at: places)
    note(label)
    return true
  }

  /// `, mcgill: curl up 3x8`: one word behind a comma, and an exercise with its number behind the colon.
  private func labelsExercise(_ colon: Int) -> Bool {
    guard elements[colon].kind == .colon, elements[colon].spaceAfter,
      elements[colon - 1].kind == .word, elements[colon - 1].word == .plain,
      elements[colon - 2].kind == .comma || elements[colon - 2].kind == .semicolon,
      elements[colon - 3].isNumber || elements[colon - 3].kind == .word,
      !isExercise((colon - 1)..<colon),
      let number = elements[(colon + 1)...].prefix(5).firstIndex(where: { $0.kind != .word }),
      number > colon + 1, elements[number].isNumber, elements[number].spaceBefore
    else { return false }
    return elements[safe: number + 1]?.kind == .times
      || elements[safe: number + 1]?.isNumber == true
      || isExercise((colon + 1)..<number)
  }

  /// An exercise with two numbers or more.
  private func tellsSetsBefore(_ comma: Int) -> Bool {
    let first = dates.date(at: 0)?.1 ?? 0
    guard first < comma,
      let number = elements[first..<comma].firstIndex(where: \.isNumber), number > first,
      number - first <= 5
    else { return false }
    return elements[first..<comma].count(where: \.isNumber) > 1
      && isExercise(first..<number)
  }
}
