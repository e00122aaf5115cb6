internal import JournalSyntax

/// Words that count how often, where they count sets: `플랭크 40초 2번`, `10 на каждую руку, 3 раза`.
extension FileReader {
  /// Makes the `2번` behind a time a number of sets; `20 s 15 reps` tells of reps.
  mutating func settleTimesOfWork(_ index: Int) {
    let work = elements[index - 1]
    guard work.kind == .quantity || work.kind == .clock,
      // `힙쓰러스트 20kg으로 15개 3번`.
      work.kind == .clock || work.unit.isTime
        || !isASCII && work.unit == .repetition && !tellsHowOften(work),
      2_000...6_000 ~= elements[index].value, tellsHowOften(elements[index]),
      index + 1 == elements.count || elements[index + 1].kind == .comma
    else { return }
    anatomy.parser.elements[index].unit = .set
  }

  /// The `, 3 раза` at the end of a line, behind the reps of each side.
  mutating func settleTimesOfSides(_ comma: Int) {
    guard elements[comma - 1].meaning == .side, comma + 1 < elements.count,
      elements[comma + 1].kind == .quantity, 2_000...10_000 ~= elements[comma + 1].value,
      elements[..<comma].contains(where: { $0.isNumber })
    else { return }
    let number = comma + 1
    let hasWord = number + 2 == elements.count && isWord(number + 1, in: Self.often)
    guard hasWord || number + 1 == elements.count && tellsHowOften(elements[number]) else { return }
    anatomy.parser.elements[number].unit = .set
    if hasWord {
      anatomy.parser.elements[number].range =
        elements[number].range.through(elements[number + 1].range)
      anatomy.parser.elements.remove(at: number + 1)
    }
    anatomy.parser.elements[comma].kind = .times
  }

  /// The word behind the number counts how often something was done.
  private func tellsHowOften(_ quantity: Element) -> Bool {
    guard quantity.unit == .repetition else { return false }
    let text = bytes[quantity.range.indices]
    guard let last = text.lastIndex(where: { Byte.isDigit($0) || $0 == Byte.space }) else {
      return false
    }
    return Self.often.contains(text[(last + 1)...])
  }

  private static let often = WordSet(
    "回 次 번", CommonWords.times)
}
