internal import JournalSyntax

/// Reps that are told by `times` behind their load: `deadlift 100 kg 5 times, 120 kg 3 times, 125 kg 2 times`.
extension FileReader {
  /// Makes reps of the `3 times`; from five on they are known.
  mutating func settleFewRepsInWords() {
    var index = 2
    while index < elements.count {
      defer { index += 1 }
      guard
        elements[index].meaning == .often
          || elements[index].kind == .times
            && elements[index].range.count > 2,
        elements[index - 1].isBareWhole, 1_000...4_000 ~= elements[index - 1].value,
        elements[index - 2].kind == .quantity, elements[index - 2].unit.isMass,
        elements[index - 2].value >= 5_000,
        index + 1 == elements.count
          || elements[index + 1].kind == .comma && isPairInWords(index + 2)
          || elements[index + 1].isNumber && isPairInWords(index + 1),
        holdsOtherPair(index)
      else { continue }
      anatomy.parser.elements[index - 1].unit = .repetition
      anatomy.parser.elements[index - 1].range =
        elements[index - 1].range.through(elements[index].range)
      anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements.remove(at: index)
      index -= 1
    }
  }

  /// `120 kg 3 times`, `120 kg 6 times`.
  private func isPairInWords(_ load: Int) -> Bool {
    guard load + 1 < elements.count, elements[load].unit.isMass,
      elements[load + 1].kind == .quantity
    else { return false }
    if elements[load + 1].unit == .repetition { return true }
    guard elements[load + 1].isBareWhole, let word = elements[safe: load + 2] else { return false }
    return word.meaning == .often || word.kind == .times && word.range.count > 2
  }

  /// Another pair stands beside it; alone, `60 kg 3 times` may be three sets.
  private func holdsOtherPair(_ word: Int) -> Bool {
    isPairInWords(word + 1) || isPairInWords(word + 2)
      || elements[..<(word - 2)].contains { $0.unit.isMass }
        && elements[..<(word - 2)].contains { $0.unit == .repetition }
  }
}
