internal import JournalSyntax

/// How many reps were done with a load in a time: `Snatch test with 24: 100 in 4:50`.
extension FileReader {
  /// Puts them as `100 reps @ 24 in 4:50`; the numbers change their places, the signs keep theirs.
  mutating func settleTestOfReps() {
    guard let colon = elements.firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 1 < elements.count, elements[colon - 1].kind == .quantity,
      elements[colon - 1].isBare || elements[colon - 1].unit.isMass,
      4_000...60_000 ~= elements[colon - 1].value,
      !elements[..<(colon - 1)].contains(where: \.isNumber),
      elements[colon + 1].kind == .quantity,
      elements[colon + 1].unit == .none || elements[colon + 1].unit == .repetition,
      elements[colon + 1].value % 1000 == 0, 20_000...500_000 ~= elements[colon + 1].value
    else { return }
    var next = colon + 2
    while next < elements.count, next < colon + 4,
      elements[next].meaning == .total || elements[next].meaning == .repetition
    {
      next += 1
    }
    guard next + 1 < elements.count, elements[next].meaning == .in,
      elements[next + 1].kind == .clock || elements[next + 1].unit.isTime
    else { return }
    let (load, reps) = (elements[colon - 1], elements[colon + 1])
    anatomy.parser.elements[colon - 1].value = reps.value
    anatomy.parser.elements[colon - 1].unit = .repetition
    anatomy.parser.elements[colon - 1].flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements[colon].kind = .at
    anatomy.parser.elements[colon].flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements[colon + 1].value = load.value
    anatomy.parser.elements[colon + 1].unit = load.unit
    anatomy.parser.elements[colon + 1].flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.removeSubrange((colon + 2)..<next)
    if elements[colon - 2].meaning == .with || elements[colon - 2].meaning == .at
      || elements[colon - 2].kind == .at
    {
      anatomy.parser.elements.remove(at: colon - 2)
    }
  }
}
