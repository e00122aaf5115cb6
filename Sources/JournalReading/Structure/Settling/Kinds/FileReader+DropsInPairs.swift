internal import JournalSyntax

/// Loads with their reps right behind, and a word for a drop between them: `70 8 ds 50 10`, `40 10 drop 30 8 drop 20 6`.
extension FileReader {
  /// Puts a times sign between each load and its reps.
  mutating func settleDropsInPairs() {
    guard elements.count >= 5, elements.count % 3 == 2,
      context.pendingName != nil || context.entry != nil
    else { return }
    for start in stride(from: 0, to: elements.count, by: 3) {
      guard elements[start].isBare || elements[start].unit.isMass, elements[start].value >= 5_000,
        elements[start + 1].isBareWhole, elements[start + 1].value <= 30_000,
        elements[start + 1].spaceBefore,
        start + 2 == elements.count || isDrop(start + 2),
        start == 0 || elements[start].value < elements[start - 3].value
      else { return }
    }
    for start in stride(from: elements.count - 2, through: 0, by: -3) {
      let place = ByteRange(Int(elements[start].range.end), Int(elements[start].range.end))
      anatomy.parser.elements.insert(Element(.times, place), at: start + 1)
      if start > 0 {
        anatomy.parser.elements[start - 1].word = Word(meaning: .drop, value: 0)
        let comma = ByteRange(
          Int(elements[start - 1].range.start), Int(elements[start - 1].range.start))
        anatomy.parser.elements.insert(Element(.comma, comma, flags: .spaceAfter), at: start - 1)
      }
    }
    anatomy.parser.end = elements.count
  }

  /// The hyphens of `50x12-40x10-30x10` part sets, and the tick of `92.5x8 ✓ > 70x8` ends none.
  mutating func partProductsByHyphens() {
    for index in elements.indices.dropFirst(3).dropLast(3) {
      guard elements[index].kind == .hyphen, elements[index - 2].kind == .times,
        elements[index + 2].kind == .times,
        [index - 3, index - 1, index + 1, index + 3].allSatisfy({ elements[$0].isNumber }),
        elements[index - 3].value >= 10_000, elements[index + 1].value >= 10_000,
        elements[index - 1].value <= 50_000, elements[index + 3].value <= 50_000
      else { continue }
      anatomy.parser.elements[index].kind = .comma
      anatomy.parser.elements[index].flags = .spaceAfter
    }
    while let tick = elements.indices.dropFirst().dropLast(3).first(where: {
      elements[$0].kind == .check && elements[$0 - 1].isNumber && elements[$0 + 1].kind == .arrow
        && elements[$0 + 2].isNumber && elements[$0 + 3].kind == .times
    }) {
      anatomy.parser.elements.remove(at: tick)
      anatomy.parser.end = elements.count
    }
  }

  private func isDrop(_ index: Int) -> Bool {
    elements[index].meaning == .drop || isWord(index, in: Self.drops)
  }

  private static let drops = WordSet("ds drop dropset drops")
}
