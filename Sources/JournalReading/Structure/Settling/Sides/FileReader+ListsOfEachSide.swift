internal import JournalSyntax

/// Lists of which every number says that it is of one side: `Pistols 5/leg, 5/leg, 4/leg`, `Lunges 8 per side, 8 per side`.
extension FileReader {
  /// Writes them as `5 each, 5 each, 4 each`, which is no part of a name.
  mutating func settleListsOfEachSide() {
    guard elements.count > 5 else { return }
    let sides = elements.indices.dropFirst(2).filter { isBehindReps($0) }
    guard sides.count > 1, sides[0] == 2 || elements[sides[0] - 3].kind == .word else { return }
    for side in sides.reversed() {
      let each = Element(
        .word, range((side - 1)..<(side + 1)), word: Word(meaning: .each, value: 0),
        flags: [.spaceBefore, .spaceAfter])
      anatomy.parser.elements.replaceSubrange((side - 1)...side, with: CollectionOfOne(each))
      anatomy.parser.elements[side - 2].flags.insert(.spaceAfter)
    }
    anatomy.parser.end = elements.count
  }

  /// The `leg` of `5/leg` and the `side` of `8 per side`.
  private func isBehindReps(_ side: Int) -> Bool {
    guard elements[side].kind == .word,
      elements[side - 1].kind == .slash && !elements[side - 1].spaceBefore
        || elements[side - 1].meaning == .per,
      elements[side - 2].isBareWhole || elements[side - 2].unit == .repetition,
      1_000...60_000 ~= elements[side - 2].value
    else { return false }
    return elements[side].meaning == .side || isWord(side, in: Self.limbs)
  }

  private static let limbs = WordSet(
    """
    leg legs arm arms hand hands foot side sides seite bein hand jambe bras côté pierna brazo lado perna braço gamba braccio lato
    noga ręka strona ногу руку сторону нога рука сторона been kant ben sida side
    """)
}
