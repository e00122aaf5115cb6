internal import JournalSyntax

/// Words behind numbers that want a sign: `Lunges 6L 5R`, `Push-ups 100 in total`.
extension FileReader {
  /// Parts the reps of both sides with a comma, as in `6L, 5R`; those of `60 * 2 right 3 left` share a
  /// load.
  mutating func partSides(_ side: Int) {
    guard side + 2 < elements.count, elements[side - 1].isNumber, elements[side + 1].isNumber,
      elements[side + 1].spaceBefore, elements[side + 2].meaning != elements[side].meaning,
      elements[side + 2].meaning == .left || elements[side + 2].meaning == .right,
      side < 2 || elements[side - 2].kind == .word && !elements[side - 2].isSide
        || elements[side].range.count == 1 && !elements[side].spaceBefore
    else { return }
    let end = Int(elements[side].range.end)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(end, end), flags: .spaceAfter), at: side + 1)
  }

  /// Takes the `in` off `100 in total` at the end of a line; `100 total` are reps.
  mutating func dropWordBeforeTotal(_ total: Int) {
    guard total + 1 == elements.count, total > 2, elements[total - 2].isNumber,
      isWord(total - 1, in: Self.beforeTotal)
    else { return }
    anatomy.parser.elements.remove(at: total - 1)
  }

  private static let beforeTotal = WordSet("in en no au im i")
}

extension Element {
  fileprivate var isSide: Bool { meaning == .left || meaning == .right }
}
