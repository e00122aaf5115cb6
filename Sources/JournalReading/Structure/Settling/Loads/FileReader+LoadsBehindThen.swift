internal import JournalSyntax

/// A second load behind a word for what came next: `press 50kg 6 6 5 then 40 x 12`.
extension FileReader {
  /// Gives the `40` of `then 40 x 12` the unit of the load before: nobody does forty reps twelve times
  /// behind fives and sixes.
  mutating func settleLoadBehindThen() {
    guard let then = elements.firstIndex(where: { $0.meaning == .then }), then > 3,
      then + 3 < elements.count, elements[then + 1].isBare, elements[then + 2].kind == .times,
      elements[then + 3].isBareWhole, elements[then + 3].value < elements[then + 1].value,
      elements[then + 3].value <= 30_000,
      let load = elements[..<then].first(where: { $0.isNumber }), load.unit.isMass,
      load.value / 4...load.value / 2 * 3 ~= elements[then + 1].value,
      elements[then + 1].value >= 10_000
    else { return }
    let last = elements[then - 1].kind == .comma ? then - 2 : then - 1
    guard elements[last].isBareWhole, elements[last].value < elements[then + 1].value else {
      return
    }
    anatomy.parser.elements[then + 1].unit = load.unit
    if last == then - 1 {
      anatomy.parser.elements[then].kind = .comma
      anatomy.parser.elements[then].word = .plain
      anatomy.parser.elements[then].flags.insert(.spaceAfter)
    }
  }

  /// The `strict` of `snatch 20kg 5/5 strict, then 24kg 2/2` and of `hang 10s easy x 3`: how it was done.
  mutating func dropMannerBetween() {
    guard elements.count > 4 else { return }
    var index = 1
    while index + 2 < elements.count {
      defer { index += 1 }
      guard elements[index].kind == .word, elements[index - 1].isNumber,
        isWord(index, in: Self.mannersBetween)
      else { continue }
      let isBeforeThen =
        index + 3 < elements.count && elements[index + 1].kind == .comma
        && elements[index + 2].meaning == .then && elements[index + 3].isNumber
      let isBeforeTimes =
        elements[index - 1].unit.isTime && elements[index + 1].kind == .times
        && elements[index + 2].isBareWhole && elements[index + 2].value <= 20_000
        || elements[index - 1].unit == .letterS && elements[index + 1].kind == .times
          && elements[index + 2].isBareWhole && elements[index + 2].value <= 20_000
      guard isBeforeThen || isBeforeTimes else { continue }
      context.remarks.append(elements[index].range)
      anatomy.parser.elements.remove(at: index)
      anatomy.parser.elements[index - 1].flags.insert(.spaceAfter)
    }
  }

  private static let mannersBetween = WordSet(
    """
    slow slowly easy hard heavy light strict paused controlled clean ugly smooth fast steady crisp
    langsam leicht schwer lento facile léger lourd rustig zwaar licht lugnt tungt lätt
    """)
}
