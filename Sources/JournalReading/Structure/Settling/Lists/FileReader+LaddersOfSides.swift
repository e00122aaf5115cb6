internal import JournalSyntax

/// Ladders with each side, and how many of them: `c&p ladder 16 kg: 1,2,3 each side, 3 ladders`, `press ladder 20 kg 1,2,3
/// per arm x2`.
extension FileReader {
  /// Writes the rungs as often as the ladder was climbed.
  mutating func settleLaddersOfSides() {
    guard elements.count > 8,
      elements.prefix(8).indices.contains(where: { isWord($0, in: GymWords.ladders) }),
      let (count, tail) = countOfLadders()
    else { return }
    var end = tail
    while end > 6, tail - end < 3, elements[end - 1].kind == .word { end -= 1 }
    var (first, rungs) = (end - 1, 1)
    while first > 2, elements[first - 1].kind == .comma || elements[first - 1].kind == .hyphen,
      elements[first].isBareWhole, elements[first - 2].isBareWhole,
      elements[first - 2].value < elements[first].value
    {
      (first, rungs) = (first - 2, rungs + 1)
    }
    guard rungs > 2, elements[end - 1].isBareWhole, elements[end - 1].value <= 20_000,
      elements[end - 1].spaceAfter || elements[safe: end]?.kind != .comma
    else { return }
    let ladder = Array(elements[first..<end])
    let place = elements[end - 1].range
    let comma = Element(.comma, ByteRange(Int(place.end), Int(place.end)), flags: .spaceAfter)
    anatomy.parser.elements.removeSubrange(tail...)
    for _ in 1..<count {
      anatomy.parser.elements.insert(contentsOf: [comma] + ladder, at: end)
    }
    anatomy.parser.elements[elements.count - 1].flags.insert(.spaceAfter)
    dropWordsOfLadder()
    anatomy.parser.end = elements.count
  }

  /// The `then` and the `ladder` of `then c&p ladder 16 kg`, which are none of the name.
  private mutating func dropWordsOfLadder() {
    if let word = elements.prefix(8).indices.first(where: { isWord($0, in: GymWords.ladders) }),
      word > 0,
      elements[safe: word + 1]?.isNumber == true || elements[safe: word + 1]?.kind == .colon
    {
      context.remarks.append(elements[word].range)
      anatomy.parser.elements.remove(at: word)
      anatomy.parser.elements[word].flags.insert(.spaceBefore)
    }
    if elements[0].meaning == .then { anatomy.parser.elements.removeFirst() }
  }

  /// The `, 3 ladders` and the `x2` at the end of the line, and where that begins.
  private func countOfLadders() -> (count: Int, tail: Int)? {
    let last = elements.count - 1
    let isNamed = isWord(last, in: GymWords.ladders) || isWord(last, in: CommonWords.times)
    let number = elements[last].isNumber ? last : last - 1
    guard elements[last].isNumber || isNamed, elements[number].kind == .quantity,
      2_000...12_000 ~= elements[number].value, elements[number].value % 1000 == 0,
      elements[number].unit == .none || elements[number].unit == .round
    else { return nil }
    switch elements[number - 1].kind {
    case .times: break
    case .comma where isNamed || elements[number].unit == .round: break
    default: return nil
    }
    return (Int(elements[number].value) / 1000, number - 1)
  }
}
