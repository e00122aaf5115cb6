/// Lengths of a pool that is so long: `40 Bahnen à 25 m`, `16 lengths of 25 m`, `30 laps (50 m pool)`.
extension ElementScanner {
  /// Makes one way of both numbers: nobody swims a thousand meters in lengths of their own.
  mutating func foldLengths(_ pool: Element, _ elements: inout [Element]) -> Bool {
    guard pool.unit == .meter || pool.unit == .letterM, elements.count >= 2,
      [20_000, 25_000, 33_000, 50_000].contains(pool.value)
    else { return false }
    let last = elements[elements.count - 1]
    let isJoined =
      last.meaning == .of || last.meaning == .at || last.kind == .openParenthesis
      || last.kind == .times || last.kind == .at
    let word = isJoined ? elements.count - 2 : elements.count - 1
    guard word > 0, elements[word].kind == .word,
      Self.lengths.contains(bytes[elements[word].range.indices]),
      case let count = elements[word - 1], count.kind == .quantity, count.unit == .none,
      count.value % 1000 == 0, 2_000...400_000 ~= count.value
    else { return false }
    if last.kind == .openParenthesis {
      // `(25 m pool)` is told.
      guard
        let close = (index..<min(index + 5, tokens.count)).first(where: {
          kind(at: $0) == .closeParenthesis
        })
      else { return false }
      // `8 laps (50 m) easy, 20 min`: the words behind it would part the way from its time.
      if kind(at: nextSolid(from: close + 1)) == .word { return false }
      index = close + 1
    }
    elements[word - 1].value = Element.bounded(
      Int64(pool.value) * Int64(count.value / 1000))
    elements[word - 1].unit = .meter
    elements[word - 1].range = count.range.through(pool.range)
    elements[word - 1].flags.insert(.spaceAfter)
    elements.removeSubrange(word...)
    pending = []
    return true
  }

  private static let lengths = WordSet(
    """
    length lengths lap laps bahn bahnen länge längen longueur longueurs largo largos vasca vasche
    banen baan längder baner altaanväliä basenów bazénů бассейнов бассейна piscinas
    """)
}
