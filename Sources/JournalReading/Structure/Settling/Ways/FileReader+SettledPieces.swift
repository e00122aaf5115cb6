internal import JournalSyntax

/// More reps behind short rests, a blank away from the first: `10x18 +5+5+4`, `10x18 +5 +5 +4`.
extension FileReader {
  /// Glues each plus to the reps before it; `100x5 +10` adds a load.
  mutating func settlePieces(_ plus: Int) {
    anatomy.parser.end = elements.count
    guard plus > 2, elements[plus - 2].kind == .times, anatomy.parser.isBareNumber(plus - 1) else {
      return
    }
    var next = plus
    while next + 1 < elements.count, elements[next].kind == .plus,
      anatomy.parser.isBareNumber(next + 1), !elements[next + 1].spaceBefore,
      elements[next + 1].value <= elements[plus - 1].value
    {
      next += 2
    }
    guard next - plus >= 4, next == elements.count || elements[next].spaceBefore else { return }
    for sign in stride(from: plus, to: next, by: 2) {
      anatomy.parser.elements[sign].flags.remove(.spaceBefore)
      anatomy.parser.elements[sign - 1].flags.remove(.spaceAfter)
    }
  }
}
