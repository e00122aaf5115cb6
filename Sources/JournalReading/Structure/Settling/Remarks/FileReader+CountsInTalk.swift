internal import JournalSyntax

/// Counts as somebody tells them: `did 10 reps 3 times`, `10 each leg two sets`.
extension FileReader {
  /// The `did` of `did 10 reps` and the `3 times` of `10 reps 3 times`.
  mutating func settleTimesSpoken() {
    var index = 1
    while index + 1 < elements.count {
      defer { index += 1 }
      if elements[index].kind == .word, elements[index - 1].isNumber,
        elements[index + 1].unit == .repetition, isWord(index, in: Self.did)
      {
        anatomy.parser.elements.remove(at: index)
        continue
      }
      // `11 and then 8`.
      if elements[index].meaning == .and, elements[index + 1].meaning == .then,
        elements[index - 1].isBareWhole, elements[safe: index + 2]?.isBareWhole == true
      {
        anatomy.parser.elements.remove(at: index + 1)
        anatomy.parser.elements[index].kind = .comma
        anatomy.parser.elements[index].word = .plain
        anatomy.parser.elements[index].flags.insert(.spaceAfter)
        continue
      }
      // `10 each leg two sets`.
      if index + 2 == elements.count, elements[index].meaning == .cardinal,
        elements[index + 1].meaning == .set,
        elements[index - 1].meaning == .side || elements[index - 1].meaning == .each,
        2...10 ~= elements[index].word.value
      {
        anatomy.parser.elements[index].kind = .quantity
        anatomy.parser.elements[index].value = Int32(elements[index].word.value) * 1000
        anatomy.parser.elements[index].unit = .set
        anatomy.parser.elements[index].word = .plain
        anatomy.parser.elements.removeLast()
        continue
      }
      guard index + 2 == elements.count, elements[index].isBareWhole,
        2_000...10_000 ~= elements[index].value, elements[index - 1].unit == .repetition,
        elements[index + 1].kind == .word, isWord(index + 1, in: Self.times)
      else { continue }
      anatomy.parser.elements[index].unit = .set
      anatomy.parser.elements.removeLast()
    }
  }

  private static let did = WordSet("did got made")
  private static let times = WordSet("times")
}
