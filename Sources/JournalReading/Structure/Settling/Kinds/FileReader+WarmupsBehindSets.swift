internal import JournalSyntax

/// A word for warming up behind all the sets that it is meant of: `45x10 95x5 135x3 warmup`, `40x8, 60x5 (both warm-ups), 80x5`.
extension FileReader {
  /// Puts it before each of them: the loads before it only rise, and those behind it are no lighter.
  mutating func settleWarmupBehindSets() {
    guard elements.count > 6,
      let word = elements.indices.dropFirst(6).first(where: { elements[$0].meaning == .warmup }),
      !elements[..<word].contains(where: { $0.meaning == .warmup || $0.meaning == .drop }),
      case let (start, end) = wordsOfWarmup(word),
      end == elements.count || elements[end].kind == .comma || elements[end].isNumber
        || elements[end].meaning == .then,
      let loads = risingLoads(endingAt: start), loads.count > 1,
      !holdsLighter(elements[loads[loads.count - 1]].value, from: end)
    else { return }
    let mark = elements[word]
    anatomy.parser.elements.removeSubrange(start..<end)
    for load in loads.reversed() {
      var again = mark
      let place = Int(elements[load].range.start)
      again.range = ByteRange(place, place)
      again.flags.formUnion([.spaceBefore, .spaceAfter])
      anatomy.parser.elements[load].flags.insert(.spaceBefore)
      anatomy.parser.elements.insert(again, at: load)
      if load > 0, elements[load - 1].isNumber {
        anatomy.parser.elements.insert(
          Element(.comma, ByteRange(place, place), flags: .spaceAfter), at: load)
      }
    }
    anatomy.parser.end = elements.count
  }

  /// The word with its parentheses, its `both` and its `sets`.
  private func wordsOfWarmup(_ word: Int) -> (Int, Int) {
    var (start, end) = (word, word + 1)
    while start > 1, isWord(start - 1, in: Self.allOfThem) { start -= 1 }
    if end < elements.count, elements[end].meaning == .set { end += 1 }
    if start > 0, elements[start - 1].kind == .openParenthesis, end < elements.count,
      elements[end].kind == .closeParenthesis
    {
      return (start - 1, end + 1)
    }
    return (start, end)
  }

  /// The loads of the pairs that end there, with their reps and nothing else between them.
  private func risingLoads(endingAt end: Int) -> [Int]? {
    var loads: [Int] = []
    var index = end
    while index > 2, elements[index - 1].isBareWhole || elements[index - 1].unit == .repetition,
      elements[index - 2].kind == .times,
      elements[index - 3].isBare || elements[index - 3].unit.isMass
    {
      let load = index - 3
      if let last = loads.last, elements[load].value > elements[last].value { return nil }
      guard elements[load].value >= 5_000, elements[index - 1].value <= 30_000 else { return nil }
      loads.append(load)
      index = load
      guard index > 0 else { break }
      if elements[index - 1].kind == .comma { index -= 1 }
    }
    // A product of three numbers.
    if index > 0, elements[index - 1].kind == .times { return nil }
    return loads.reversed()
  }

  private func holdsLighter(_ load: Int32, from start: Int) -> Bool {
    elements.indices[start...].contains { index in
      index + 1 < elements.count && elements[index + 1].kind == .times
        && elements[index].isNumber && elements[index].value < load
    }
  }

  private static let allOfThem = WordSet("both all as for the these were")
}
