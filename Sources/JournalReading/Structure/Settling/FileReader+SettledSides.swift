internal import JournalSyntax

/// Sides that want a sign between them: `Lunges 6L 5R`.
extension FileReader {
  /// Parts the reps of both sides with a comma, as in `6L, 5R`; those of `60 * 2 right 3 left` share a
  /// load, and as many of both are told in one.
  mutating func partSides(_ side: Int) {
    guard side + 2 < elements.count, elements[side - 1].isNumber, elements[side + 1].isNumber,
      elements[side - 1].value != elements[side + 1].value,
      elements[side + 1].spaceBefore, elements[side + 2].meaning != elements[side].meaning,
      elements[side + 2].meaning == .left || elements[side + 2].meaning == .right,
      side < 2 || elements[side - 2].kind == .word && !elements[side - 2].isSide
        || elements[side].range.count == 1 && !elements[side].spaceBefore
    else { return }
    let end = Int(elements[side].range.end)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(end, end), flags: .spaceAfter), at: side + 1)
  }
}

extension Element {
  fileprivate var isSide: Bool { meaning == .left || meaning == .right }
}
