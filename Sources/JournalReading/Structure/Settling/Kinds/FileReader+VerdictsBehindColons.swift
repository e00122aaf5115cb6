internal import JournalSyntax

/// A last load with a word for how often it was lifted, behind a colon: `SDT 70 x 8, 100 x 5, 120 x 3, puis 130 : une seule,
/// mais propre`, `DC 60x8 / 80x5 / 85x3, et 90 : raté, le spotter a tout pris`.
extension FileReader {
  /// Writes `, 130 x 1` and `, 90 x 0`; what is said behind it goes to the notes.
  mutating func settleVerdictBehindColon() {
    guard elements.count > 7,
      let colon = elements.indices.dropFirst(5).dropLast().first(where: { index in
        elements[index].kind == .colon && isLoadBehindWord(index - 1)
      }), elements[..<(colon - 2)].contains(where: { $0.kind == .times }),
      elements[colon...].allSatisfy({ !$0.isNumber || $0.meaning == .cardinal }),
      case let end = endOfClause(colon + 1), let reps = repsOfVerdict((colon + 1)..<end)
    else { return }
    let start = elements[colon - 3].kind == .comma ? colon - 3 : colon - 2
    if end < elements.count { context.remarks.append(range(end..<elements.count)) }
    let place = elements[colon].range
    var load = elements[colon - 1]
    load.flags.formUnion([.spaceBefore])
    load.flags.remove(.spaceAfter)
    anatomy.parser.elements.replaceSubrange(
      start...,
      with: [
        Element(.comma, elements[start].range, flags: .spaceAfter), load, Element(.times, place),
        Element(.quantity, place, value: reps),
      ])
    anatomy.parser.end = elements.count
  }

  /// `puis 130`, `et 90`, `then 100 kg` behind other sets.
  private func isLoadBehindWord(_ load: Int) -> Bool {
    guard elements[load].isBare || elements[load].unit.isMass, elements[load].value >= 20_000,
      elements[load - 1].meaning == .and || elements[load - 1].meaning == .then
        || isWord(load - 1, in: CommonWords.then)
    else { return false }
    return elements[load - 2].kind == .comma || elements[load - 2].isNumber
  }

  private func endOfClause(_ start: Int) -> Int {
    elements[start...].firstIndex { $0.kind != .word && !$0.isNumber } ?? elements.count
  }

  /// In thousandths; nothing for a miss.
  private func repsOfVerdict(_ words: Range<Int>) -> Int32? {
    guard 1...3 ~= words.count else { return nil }
    if words.contains(where: {
      elements[$0].meaning == .failed || isWord($0, in: CommonWords.missed)
    }) {
      return 0
    }
    let isOnce = words.allSatisfy {
      isWord($0, in: CommonWords.only) || isWord($0, in: CommonWords.one)
        || isWord($0, in: Self.alone) || elements[$0].meaning == .repetition
        || elements[$0].isNumber && elements[$0].value == 1_000
    }
    return isOnce
      && words.contains { isWord($0, in: Self.alone) || isWord($0, in: CommonWords.only) }
      ? 1_000 : nil
  }

  private static let alone = WordSet(
    """
    seule seul single once einmal einzige einziges einzelner sola solo uma única único unica unico jeden jedno jednou один
    одно разок
    """)
}
