internal import JournalSyntax

/// The empty bar beside names: `Smith squat just the bar 3x10`, `bar only x15`.
extension FileReader {
  /// The end of `Smith squat` in `Smith squat just the bar 3x10`.
  func beforeEmptyBar(_ start: Int, _ end: Int) -> Int {
    // `Bench bar 2x10`.
    if end - start > 1, elements[end - 1].meaning == .bar, isName(start..<(end - 1)),
      !isName(start..<end)
    {
      return end - 1
    }
    if let own = beforeBarAlone(start, end) { return own }
    guard end - start > 2, elements[end - 1].meaning == .bar,
      Self.barArticles.contains(bytes[elements[end - 2].range.indices])
    else { return end }
    var name = end - 2
    while name > start + 1,
      Self.barArticles.contains(bytes[elements[name - 1].range.indices])
        || isTrailingWord(elements[name - 1])
    {
      name -= 1
    }
    return name
  }

  /// The start of `bar only x15` and of `barra sola x15`: words that name no exercise of their own.
  private func beforeBarAlone(_ start: Int, _ end: Int) -> Int? {
    guard start < end else { return nil }
    let first = elements[start].meaning == .warmup ? start + 1 : start
    guard end - first > 1, end - first <= 3,
      elements[first..<end].contains(where: { $0.meaning == .bar }),
      (first..<end).allSatisfy({
        elements[$0].meaning == .bar || isWord($0, in: Self.barArticles)
      })
    else { return nil }
    return first
  }

  /// `bar`, `just the bar` on a line of its own below a lift: how its sets began.
  func isEmptyBar(_ indices: Range<Int>) -> Bool {
    guard context.pendingName != nil || context.entry != nil, let last = indices.last,
      elements[last].meaning == .bar
    else { return false }
    return indices.dropLast().allSatisfy { isWord($0, in: Self.barArticles) }
  }

  private static let barArticles = WordSet(
    """
    the an just only empty boş bos kosong sola solo leer leere leeren nur vuoto vuota vide seule tylko
    sam sama pusty pusta lege alleen فاضي
    """)

  /// Drops the words of `bench 20 empty bar 15, 40 10, 60 8`, which only tell what weighs 20, and returns
  /// the index before what stood behind them.
  ///
  /// `Curl 25 EZ bar 10` and `Squat 3 bar 10` name a bar or count something.
  mutating func dropBarBehindLoad(_ bar: Int) -> Int {
    var first = bar
    while first > 1, isWord(first - 1, in: Self.barArticles) || elements[first - 1].meaning == .bar
    {
      first -= 1
    }
    guard first > 1, bar + 1 < elements.count, elements[first - 2].kind == .word,
      case let load = elements[first - 1], load.kind == .quantity,
      load.unit == .none || load.unit.isMass, 5_000...60_000 ~= load.value,
      elements[bar + 1].kind == .quantity, elements[bar + 1].unit == .none,
      1_000...50_000 ~= elements[bar + 1].value,
      bar + 2 >= elements.count || elements[bar + 2].kind == .comma
    else { return bar }
    anatomy.parser.elements.removeSubrange(first...bar)
    return first - 1
  }

  /// `- +17.5`, `- +20 (8 s, slipped)` below a name: so much was added, and nobody says how often.
  func isLoadAddedAlone(_ line: LineSyntax) -> Bool {
    let sign = elements[0].kind == .hyphen ? 1 : 0
    guard sign + 1 < elements.count, elements[sign].kind == .plus,
      elements[sign + 1].kind == .quantity, elements[sign + 1].spaceBefore == false,
      elements[sign + 1].unit == .none
    else { return false }
    return sign + 2 == elements.count || elements[sign + 2].kind == .openParenthesis
  }
}
