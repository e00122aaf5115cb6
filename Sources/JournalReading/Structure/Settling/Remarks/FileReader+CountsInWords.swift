internal import JournalSyntax

/// Counts in words behind a load: `Rows 135, four sets of 8`, `80 kg ten reps three sets`.
extension FileReader {
  /// Makes one number of the word and its unit; `felt like one set too many` tells none.
  mutating func settleCountInWords(_ word: Int) {
    guard word > 1, word + 1 < elements.count, elements[word].word.value > 0,
      let unit = Unit(elements[word + 1].meaning),
      unit == .set || unit == .repetition || unit == .round,
      elements[word - 1].isNumber || elements[word - 1].kind == .comma
        || elements[word - 1].meaning == .for
        || elements[word - 1].kind == .hyphen && elements[word - 1].spaceBefore,
      elements[..<word].contains(where: { $0.unit.isMass || $0.isBare && $0.value >= 20_000 })
    else { return }
    let isEnd =
      word + 2 == elements.count || elements[word + 2].kind == .comma
      || elements[word + 2].kind == .colon
      || elements[word + 2].kind == .period || elements[word + 2].meaning == .cardinal
    guard isEnd || elements[word + 2].meaning == .of && word + 3 < elements.count else { return }
    var flags = elements[word].flags
    if elements[word + 1].spaceAfter { flags.insert(.spaceAfter) }
    anatomy.parser.elements[word] = Element(
      .quantity, elements[word].range.through(elements[word + 1].range), unit: unit,
      value: Int32(elements[word].word.value) * 1000, flags: flags)
    anatomy.parser.elements.remove(at: word + 1)
    if dropCountBeforeList(word) { return }
    // `four sets of eight`.
    guard word + 2 < elements.count, elements[word + 1].meaning == .of,
      elements[word + 2].meaning == .cardinal
    else { return }
    anatomy.parser.elements[word + 2] = Element(
      .quantity, elements[word + 2].range, value: Int32(elements[word + 2].word.value) * 1000,
      flags: elements[word + 2].flags)
  }

  /// The `for five` of `135 for five 225 for five`: as many reps.
  mutating func settleRepsInWords(_ word: Int) -> Bool {
    guard word > 2, elements[word - 1].meaning == .for, elements[word - 2].kind == .quantity,
      elements[word - 2].unit.isMass
        || elements[word - 2].isBare && elements[word - 2].value >= 20_000,
      1...30 ~= elements[word].word.value,
      // `bench pr!! 97.5 for three` says again what stands above.
      !elements[..<(word - 2)].contains(where: { $0.meaning == .record }),
      word + 1 == elements.count || elements[word + 1].isNumber
        || elements[word + 1].kind == .comma || elements[word + 1].kind == .period
        || elements[word + 1].meaning == .then || elements[word + 1].meaning == .and
    else { return false }
    anatomy.parser.elements[word] = Element(
      .quantity, elements[word].range, value: Int32(elements[word].word.value) * 1000,
      flags: elements[word].flags)
    return true
  }
}
