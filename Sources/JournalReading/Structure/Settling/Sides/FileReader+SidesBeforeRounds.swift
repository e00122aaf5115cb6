internal import JournalSyntax
internal import WorkoutModel

/// Reps of each side, and how many rounds of them: `clams, 15 a side, three rounds, in front of the telly`.
extension FileReader {
  /// The `three rounds` of `clams, 15 a side, three rounds, in front of the telly`.
  mutating func settleEachSideBeforeRounds() {
    guard let comma = elements.prefix(5).firstIndex(where: { $0.kind == .comma }), comma > 0,
      comma + 4 < elements.count, elements[..<comma].allSatisfy({ $0.kind == .word }),
      elements[comma + 1].isBareWhole || elements[comma + 1].unit == .repetition,
      elements[comma + 1].value <= 50_000
    else { return }
    var next = comma + 2
    while next < elements.count, next < comma + 4,
      elements[next].meaning == .each || elements[next].meaning == .side
        || elements[next].meaning == .per || isWord(next, in: CommonWords.one)
    {
      next += 1
    }
    guard next + 2 <= elements.count, next > comma + 2,
      elements[next - 1].meaning == .side, elements[safe: next]?.kind == .comma,
      let rounds = amount(at: next + 1) ?? roundsOfNumber(next + 1),
      2_000...12_000 ~= rounds.value
    else { return }
    var end = rounds.end
    let isCounted = elements[next + 1].unit == .round || elements[next + 1].unit == .set
    if !isCounted {
      guard let noun = elements[safe: end], noun.meaning == .round || noun.meaning == .set
      else { return }
      end += 1
    }
    guard endsSpokenSet(end) || end == elements.count else { return }
    var count = elements[comma + 1]
    count.unit = .none
    count.flags.formUnion([.spaceBefore, .spaceAfter])
    var sets = count
    sets.value = rounds.value
    sets.range = ByteRange(Int(count.range.start), Int(count.range.start))
    if end < elements.count { context.remarks.append(range(end..<elements.count)) }
    let side = Element(
      .word, elements[next - 1].range, word: elements[next - 1].word,
      flags: [.spaceBefore, .spaceAfter])
    var each = side
    each.word = Word(meaning: .each, value: 0)
    anatomy.parser.elements.replaceSubrange(
      comma...,
      with: [
        sets, Element(.times, sets.range, flags: [.spaceBefore, .spaceAfter]), count, each, side,
      ])
    anatomy.parser.end = elements.count
  }

  private func roundsOfNumber(_ index: Int) -> SpokenNumber? {
    guard let number = elements[safe: index], number.kind == .quantity,
      number.unit == .round || number.unit == .set
    else { return nil }
    return SpokenNumber(value: number.value, end: index + 1)
  }
}
