internal import JournalSyntax

/// Attempts of a meet with the lights of the referees: `180 3w`, `190 2w1r`, `200 1w2r`, `140 3 whites`.
extension FileReader {
  /// Writes one rep where two lights or more were white, and none elsewhere.
  mutating func settleLights() {
    let start = elements[0].meaning == .set && elements.count > 4 && elements[1].isBareWhole ? 2 : 0
    guard 3...16 ~= elements.count - start,
      let load = elements.indices.dropFirst(start).first(where: { elements[$0].isNumber }),
      load + 2 < elements.count, elements[load].isBare || elements[load].unit.isMass,
      elements[load].value >= 20_000, elements[load + 1].kind == .quantity,
      elements[load + 1].value % 1000 == 0, elements[load + 1].value <= 3_000,
      elements[load + 1].spaceBefore, elements[load + 1].unit == .none,
      let end = endOfLights(load + 1),
      !elements[end...].contains(where: \.isNumber)
    else { return }
    let isGood = elements[load + 1].value >= 2_000
    putSets(
      writtenSets(CollectionOfOne((load: elements[load], reps: isGood ? 1_000 : 0))), from: load,
      to: end)
  }

  /// Behind `3w`, `2w1r`, `3 white lights`.
  private func endOfLights(_ number: Int) -> Int? {
    let word = number + 1
    guard elements[word].kind == .word,
      !elements[word].spaceBefore
        ? isWord(word, in: Self.lettersOfWhite)
        : isWord(word, in: Self.whites)
    else { return nil }
    let other = word + 1
    if let red = elements[safe: other], red.unit == .repetition,
      !red.spaceAfter || red.spaceBefore == false,
      red.value + elements[number].value == 3_000
    {
      return other + 1
    }
    if elements[safe: other]?.isBareWhole == true, elements[other].value <= 2_000,
      elements[other].value + elements[number].value == 3_000, other + 1 < elements.count,
      isWord(other + 1, in: Self.reds)
    {
      return other + 2
    }
    return other
  }

  private static let lettersOfWhite = WordSet("w")
  private static let whites = WordSet("white whites")
  private static let reds = WordSet("r red reds")
}
