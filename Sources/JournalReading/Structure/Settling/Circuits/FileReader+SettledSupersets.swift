internal import JournalSyntax

/// How often a superset was done, around its word: `Superset 3 rounds: …`, `3x superset: …`,
/// `Superset x3: …`.
extension FileReader {
  /// Puts the rounds before the colon alone, as other rounds stand.
  mutating func settleSuperset() {
    guard let colon = elements.prefix(4).firstIndex(where: { $0.kind == .colon }), colon > 1,
      colon + 1 < elements.count,
      let word = elements[..<colon].indices.first(where: { isWordOfBlock($0) }),
      let number = elements[..<colon].firstIndex(where: { $0.kind == .quantity }),
      elements[..<colon].enumerated().allSatisfy({ index, element in
        index == word || index == number || element.kind == .times
      }), elements[number].value % 1000 == 0, 2_000...10_000 ~= elements[number].value,
      elements[number].unit == .round || colon == 3 && elements[number].unit == .none
        || elements[number].unit == .set
    else { return }
    var rounds = elements[number]
    rounds.unit = .round
    rounds.range = elements[0].range.through(elements[colon - 1].range)
    anatomy.parser.elements.replaceSubrange(0..<colon, with: [rounds])
  }

  /// Puts the `3 x (curl 10 kg x 10 + dips x 10)` and the `Superset (…) x 3` of a line as rounds.
  mutating func settleEnclosedRounds() {
    guard let open = elements.prefix(3).firstIndex(where: { $0.kind == .openParenthesis }),
      let close = elements.lastIndex(where: { $0.kind == .closeParenthesis }), close > open + 4
    else { return }
    let count: Int
    if close + 2 < elements.count, elements[close + 1].kind == .times,
      open == 0 || open == 1 && elements[0].meaning == .superset,
      // `(row 250 m + 12 presses) x3 with some side bends`.
      !elements[(close + 3)...].contains(where: { $0.isNumber || $0.kind == .times })
    {
      count = close + 2
    } else if close + 1 == elements.count, open == 2, elements[1].kind == .times {
      count = 0
    } else {
      return
    }
    guard let number = roundsBehindSign(count), 2_000...20_000 ~= number,
      !elements[(open + 1)..<close].contains(where: { $0.kind == .openParenthesis }),
      holdsStations(open + 1, close)
    else { return }
    var rounds = elements[count]
    (rounds.kind, rounds.word, rounds.unit, rounds.value) = (.quantity, .plain, .round, number)
    let colon = Element(.colon, elements[open].range, flags: .spaceAfter)
    let stations = Array(elements[(open + 1)..<close])
    anatomy.parser.elements.replaceSubrange(0..., with: [rounds, colon] + stations)
    anatomy.parser.elements[2].flags.insert(.spaceBefore)
  }

  /// The 3 of `x3` and the `three sets` of `x three sets`, in thousandths.
  private func roundsBehindSign(_ index: Int) -> Int32? {
    if elements[index].isBareWhole || elements[index].unit == .set { return elements[index].value }
    guard elements[index].meaning == .cardinal, index + 1 == elements.count - 1,
      elements[index + 1].meaning == .set || elements[index + 1].meaning == .round
    else { return nil }
    return Int32(elements[index].word.value) * 1000
  }
}
