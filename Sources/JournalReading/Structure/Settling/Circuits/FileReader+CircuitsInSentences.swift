internal import JournalSyntax

/// Circuits as people tell them: `Then a circuit three times round, ten push ups, ten goblet squats with the 20, and
/// ten rows per arm with the 20.`
extension FileReader {
  /// Puts the head as `3 rounds:`; the stations are read one by one.
  mutating func settleDictatedCircuit() {
    guard let head = elements.prefix(4).indices.first(where: { isWord($0, in: Self.circuits) }),
      head + 4 < elements.count, elements[..<head].allSatisfy({ $0.kind == .word }),
      let count = amount(at: head + 1), 2_000...12_000 ~= count.value,
      count.end + 2 < elements.count,
      elements[count.end].meaning == .often || elements[count.end].kind == .times
        || elements[count.end].meaning == .round
    else { return }
    var end = count.end + 1
    while end < elements.count, end < count.end + 3, isWord(end, in: Self.around) { end += 1 }
    guard end + 2 < elements.count,
      elements[end].kind == .comma || elements[end].kind == .colon,
      numeral(at: end + 1) != nil || elements[end + 1].isNumber
    else { return }
    let place = range(0..<end)
    anatomy.parser.elements[end].kind = .colon
    anatomy.parser.elements.replaceSubrange(
      0..<end,
      with: [
        Element(
          .quantity, place, unit: .round, value: count.value, flags: [.spaceBefore, .spaceAfter])
      ])
    for index in elements.indices.dropFirst(2).dropLast()
    where elements[index].kind == .colon || elements[index].kind == .comma
      || elements[index].meaning == .and
    {
      settleCountBeforeStation(index + 1)
    }
    settleCountBeforeStation(2)
    // `…, and ten rows`.
    for index in elements.indices.dropFirst(2).dropLast().reversed()
    where elements[index].meaning == .and && elements[index - 1].kind == .comma {
      anatomy.parser.elements.remove(at: index)
    }
    anatomy.parser.end = elements.count
  }

  /// The `ten` of `ten push ups`, and the `with the` of `10 goblet squats with the 20`.
  mutating func settleCountBeforeStation(_ first: Int) {
    guard first + 1 < elements.count, elements[first].meaning == .cardinal,
      elements[first].range.count > 2, elements[first + 1].kind == .word
    else { return }
    putNumeral(
      SpokenNumber(value: Int32(elements[first].word.value) * 1000, end: first + 1), at: first)
    let last = elements.lastIndex { $0.kind != .period } ?? 0
    guard first == 0, last > 3, elements[last].isBare, elements[last].value >= 4_000,
      isWord(last - 1, in: Self.the), elements[last - 2].meaning == .with
    else { return }
    anatomy.parser.elements[last - 2].kind = .at
    anatomy.parser.elements[last - 2].word = .plain
    anatomy.parser.elements.remove(at: last - 1)
  }

  private static let circuits = WordSet("circuit circuits zirkel circuito")
  private static let around = WordSet("round around through over")
  private static let the = WordSet("the a")
}
