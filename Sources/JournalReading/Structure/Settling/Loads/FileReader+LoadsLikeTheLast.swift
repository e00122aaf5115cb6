internal import JournalSyntax

/// The load of the exercise above in words: `レッグエクステ 同じ重さで15×3`, `Leg extension same weight 3x12`, `Beinstrecker
/// gleiches Gewicht 3x12`.
extension FileReader {
  /// Puts the load of the last set for the words.
  mutating func settleLoadLikeTheLast() {
    guard let last = context.lastSet, context.lastSetLine == context.lineIndex - 1,
      elements.count > 4, elements[0].kind == .word,
      let first = elements.indices.dropFirst().dropLast(3).first(where: {
        wordsOfSameLoad($0) != nil
      }),
      let end = wordsOfSameLoad(first), end + 2 < elements.count,
      elements[end].isBareWhole, elements[end + 1].kind == .times, elements[end + 2].isBareWhole,
      elements[safe: end + 3]?.kind != .times,
      elements[..<first].allSatisfy({ $0.kind == .word || $0.kind == .hyphen || $0.kind == .comma })
    else { return }
    let place = range(first..<end)
    let start = elements[first - 1].kind == .comma ? first - 1 : first
    anatomy.parser.elements[end].flags.insert(.spaceBefore)
    anatomy.parser.elements.replaceSubrange(
      start..<end,
      with: [
        Element(
          .quantity, place, unit: last.load.unit, value: last.load.value,
          flags: [.spaceBefore, .spaceAfter])
      ])
    anatomy.parser.end = elements.count
  }

  /// Where the words end.
  private func wordsOfSameLoad(_ first: Int) -> Int? {
    guard elements[first].kind == .word else { return nil }
    if elements[first].flags.contains(.unspacedScript) {
      let word = bytes[elements[first].range.indices]
      return Self.inOne.contains { word.starts(with: $0) } ? first + 1 : nil
    }
    guard first + 1 < elements.count, isWord(first, in: Self.same),
      elements[first + 1].meaning == .weight || isWord(first + 1, in: CommonWords.weight)
    else { return nil }
    return first + 2
  }

  private static let same = WordSet(
    """
    same gleiches gleichem selbes selbem même mêmes mismo misma mesmo mesma stesso stessa zelfde samma samme sama stejná
    stejnou ten тот те тем
    """)
  private static let inOne = ["同じ重さ", "同じ重量", "同重量", "同样重量", "同樣重量", "같은무게"].map { Array($0.utf8) }
}
