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

  /// As many of both sides, and how often: `Row 20 kg 10 L, 10 R x3`, `Side plank 30s L / 30s R x2`,
  /// `Lunges 10 left 10 right, 3 sets`, `Lunges L 10, R 10 x3`.
  ///
  /// Puts them as `10 each x 3`.
  mutating func foldSides(_ side: Int) {
    let isBehind = side > 0 && isReps(side - 1) && (side < 2 || elements[side - 2].kind != .colon)
    let first = isBehind ? side - 1 : side + 1
    guard first < elements.count, isReps(first), case let mark = max(first, side) + 1,
      mark + 2 < elements.count,
      case let isParted = elements[mark].kind == .comma || elements[mark].kind == .slash,
      case let next = isParted ? mark + 1 : mark,
      case let (number, other) = isBehind ? (next, next + 1) : (next + 1, next),
      max(number, other) + 1 < elements.count, isReps(number),
      elements[number].value == elements[first].value,
      elements[number].unit == elements[first].unit,
      elements[other].isSide, elements[other].meaning != elements[side].meaning,
      let sets = setsAtEnd(behind: max(number, other))
    else { return }
    var each = elements[side]
    each.word = Word(meaning: .each, value: 0)
    each.flags = [.spaceBefore, .spaceAfter]
    var count = elements[sets]
    count.unit = .set
    let times = Element(.times, each.range, flags: .spaceBefore)
    anatomy.parser.elements.replaceSubrange(
      min(first, side)..., with: [elements[first], each, times, count])
  }

  /// The 3 of `x3`, of `3x` and of `3 sets` at the end of the line, perhaps behind a comma.
  private func setsAtEnd(behind index: Int) -> Int? {
    let start = elements[index + 1].kind == .comma ? index + 2 : index + 1
    let count = elements.count - start
    guard 1...2 ~= count,
      let number = (start..<elements.count).first(where: { elements[$0].isNumber }),
      2_000...10_000 ~= elements[number].value, elements[number].value % 1000 == 0,
      count == 1 && elements[number].unit == .set
        || count == 2 && elements[number].isBare
          && elements[start...].contains(where: { $0.kind == .times })
    else { return nil }
    return number
  }

  private func isReps(_ index: Int) -> Bool {
    let element = elements[index]
    return element.isBareWhole || element.unit == .repetition || element.unit == .second
      || element.unit == .letterS
  }

  /// The `/5` of `3x5/5 @16`: as many of the other side.
  mutating func foldSidesBeforeLoad(_ slash: Int) {
    guard slash > 2, slash + 3 < elements.count, elements[slash + 2].kind == .at,
      elements[slash + 3].isNumber, elements[slash - 1].isBareWhole,
      elements[slash + 1].isBareWhole,
      elements[slash - 1].value == elements[slash + 1].value, elements[slash - 2].kind == .times,
      elements[slash - 3].isBareWhole, elements[slash - 3].value <= 10_000,
      slash < 5 || elements[slash - 4].kind != .times
    else { return }
    let place = elements[slash].range.through(elements[slash + 1].range)
    anatomy.parser.elements.replaceSubrange(
      slash...(slash + 1),
      with: [
        Element(
          .word, place, word: Word(meaning: .each, value: 0), flags: [.spaceBefore, .spaceAfter])
      ])
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
