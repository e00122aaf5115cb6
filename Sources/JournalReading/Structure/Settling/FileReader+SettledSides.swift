internal import JournalSyntax

/// Sides that want a sign between them: `Lunges 6L 5R`.
extension FileReader {
  /// Parts the reps of both sides with a comma, as in `6L, 5R`; those of `60 * 2 right 3 left` share a
  /// load, and as many of both are told in one.
  mutating func partSides(_ side: Int) {
    guard side + 2 < elements.count, elements[side - 1].isNumber, elements[side + 1].isNumber,
      elements[side - 1].value != elements[side + 1].value,
      elements[side + 1].spaceBefore, elements[side + 2].meaning != elements[side].meaning,
      elements[side + 2].meaning == .left || elements[side + 2].meaning == .right,
      side < 2 || elements[side - 2].kind == .word && !elements[side - 2].isSide
        || elements[side].range.count == 1 && !elements[side].spaceBefore
    else { return }
    let end = Int(elements[side].range.end)
    anatomy.parser.elements.insert(
      Element(.comma, ByteRange(end, end), flags: .spaceAfter), at: side + 1)
  }

  /// The `leg` of `Step-ups left leg 10, right leg 12`: the side is told without it.
  mutating func dropLimb(behind side: Int) {
    let limb = side + 1
    guard limb + 1 < elements.count, elements[limb].kind == .word, isWord(limb, in: Self.limbs),
      elements[limb + 1].isNumber
        || elements[limb + 1].kind == .colon && limb + 2 < elements.count
          && elements[limb + 2].isNumber,
      // `left arm 3/10 pain`.
      limb + 2 >= elements.count || elements[limb + 2].kind != .slash
    else { return }
    anatomy.parser.elements.remove(at: limb)
  }

  private static let limbs = WordSet("leg arm side hand")

  /// The `/ 9 R` of `70 x 8 L / 9 R`: the other side, with the same load.
  mutating func settleOtherSide(_ mark: Int) {
    guard mark > 3, mark + 2 < elements.count, elements[mark + 1].isBare,
      elements[mark - 1].meaning == .left
        || elements[mark - 1].meaning == .right,
      elements[mark + 2].meaning == .left || elements[mark + 2].meaning == .right,
      elements[mark - 1].meaning != elements[mark + 2].meaning,
      elements[mark - 2].kind == .quantity, elements[mark - 3].kind == .times,
      case let load = elements[mark - 4], load.kind == .quantity,
      load.unit.isMass && elements[mark].kind == .slash
        || load.unit == .none && load.value >= 20_000,
      mark < 6 || elements[mark - 5].kind != .times
    else { return }
    // `65 x 12 L / 12 R, x2`: as many on each side.
    if elements[mark].kind == .slash, elements[mark - 2].value == elements[mark + 1].value {
      let hasSets =
        mark + 5 < elements.count && elements[mark + 3].kind == .comma
        && elements[mark + 4].kind == .times && elements[mark + 5].isNumber
      if hasSets { anatomy.parser.elements[mark + 5].unit = .set }
      anatomy.parser.elements.removeSubrange(mark..<(mark + (hasSets ? 4 : 3)))
      anatomy.parser.elements[mark - 1].word = Word(meaning: .each, value: 0)
      return
    }
    let place = ByteRange(Int(elements[mark].range.end), Int(elements[mark].range.end))
    var again = load
    again.range = place
    again.flags = .spaceBefore
    anatomy.parser.elements[mark].kind = .comma
    anatomy.parser.elements.insert(contentsOf: [again, Element(.times, place)], at: mark + 1)
  }

  /// The 2 of `30x8/side x 2` counts sets: the sides are told.
  mutating func settleSetsBehindSide(_ times: Int) {
    guard times > 3, times + 1 < elements.count, elements[times - 1].meaning == .side,
      elements[times - 2].kind == .slash, elements[times - 3].isNumber,
      elements[times + 1].isBare,
      elements[times + 1].value <= 10_000,
      times + 2 >= elements.count || elements[times + 2].meaning != .side
    else { return }
    anatomy.parser.elements[times + 1].unit = .set
  }
}

extension Element {
  fileprivate var isSide: Bool { meaning == .left || meaning == .right }
}
