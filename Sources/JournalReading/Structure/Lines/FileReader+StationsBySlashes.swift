internal import JournalSyntax

/// Exercises beside each other below the reps of all: `thrusters 75 / ring rows` below `21-15-9 for time`.
extension FileReader {
  mutating func stationsBySlashes(_ line: LineSyntax) -> Bool {
    guard case .scheme = context.block, !elements.isEmpty, line.kind == .text || line.kind == .item
    else {
      return false
    }
    // `9:14. Coach counted` tells how long all of it took.
    if elements[0].kind == .clock, elements.count > 2,
      elements[1].kind == .period || elements[1].kind == .exclamation,
      !elements.dropFirst().contains(where: { $0.isNumber || $0.kind == .times })
    {
      note(line.content)
      return true
    }
    guard 3...30 ~= elements.count, !context.isPieceOfLine, isAsWritten
    else { return false }
    let starts = elements.indices.dropFirst().dropLast().filter { index in
      (elements[index].kind == .slash || elements[index].kind == .plus)
        && elements[index].spaceBefore && elements[index].spaceAfter
    }.map { $0 + 1 }
    guard !starts.isEmpty, ([0] + starts).allSatisfy({ endOfKnownName($0) != nil || isLast($0) })
    else {
      return false
    }
    let ends = starts.map { $0 - 1 } + [elements.count]
    readPieces(of: line, at: zip([0] + starts, ends).map { range($0..<$1) })
    return true
  }

  /// `ring rows` at the end of the line.
  private func isLast(_ start: Int) -> Bool {
    elements[start...].allSatisfy { $0.kind == .word || $0.kind == .hyphen && !$0.spaceBefore }
      && isExercise(start..<elements.count)
  }

  /// The `, cap 12` of `21-15-9 for time, cap 12` and the `(12 min cap)`: so long at most.
  mutating func dropTimeCap() {
    guard let cap = elements.indices.dropFirst(3).first(where: { isWord($0, in: Self.caps) }) else {
      return
    }
    var (start, end) = (cap, cap + 1)
    while start > 3,
      elements[start - 1].isNumber || elements[start - 1].kind == .comma
        || elements[start - 1].kind == .openParenthesis || elements[start - 1].unit == .minute
        || elements[start - 1].meaning == .minute
    { start -= 1 }
    while end < elements.count,
      elements[end].isNumber || elements[end].kind == .colon
        || elements[end].kind == .closeParenthesis || elements[end].meaning == .minute
    { end += 1 }
    guard start < cap || end > cap + 1, elements[start - 1].kind == .word || start > 4 else {
      return
    }
    context.remarks.append(range(start..<end))
    anatomy.parser.elements.removeSubrange(start..<end)
    anatomy.parser.end = elements.count
  }

  private static let caps = WordSet("cap tc timecap limit")
}
