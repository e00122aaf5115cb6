internal import JournalSyntax

/// Back-off sets with so much less than the set before them: `180/3@8 -10% 3x3`, `115x3, -8% (105) 3x4`,
/// `180x3 @8, then minus 10% for 3x3`.
extension FileReader {
  /// Puts the load into the place of the share, which is kept as a note.
  mutating func settleSharesOffTopSets() {
    var index = elements.count - 1
    while index > 3 {
      defer { index -= 1 }
      guard index < elements.count, elements[index].unit == .percent,
        1_000...60_000 ~= elements[index].value, let sign = signOfLess(index),
        let top = topLoad(before: sign)
      else { continue }
      var end = index + 1
      var load = elements[top]
      load.value = Element.bounded(
        Int64(load.value) * (100_000 - Int64(elements[index].value)) / 100_000)
      // `-8% (105) 3x4`: what that came to.
      if end + 2 < elements.count, elements[end].kind == .openParenthesis,
        elements[end + 1].unit.isMass || elements[end + 1].isBare,
        elements[end + 1].value < elements[top].value, elements[end + 2].kind == .closeParenthesis
      {
        load = elements[end + 1]
        end += 3
      }
      if end < elements.count, elements[end].meaning == .for || elements[end].kind == .comma {
        end += 1
      }
      guard end + 2 < elements.count, elements[end].isBareWhole,
        1_000...12_000 ~= elements[end].value, elements[end + 1].kind == .times,
        elements[end + 2].isBareWhole, 1_000...30_000 ~= elements[end + 2].value
      else { continue }
      context.remarks.append(range(sign..<(index + 1)))
      load.range = elements[index].range
      load.flags = [.spaceBefore, .spaceAfter]
      if load.value % 1000 != 0 { load.flags.insert(.fraction) }
      anatomy.parser.elements[end].flags.insert(.spaceBefore)
      anatomy.parser.elements.replaceSubrange(sign..<end, with: CollectionOfOne(load))
      anatomy.parser.end = elements.count
    }
  }

  /// The `-10%` of `-10% 3x5`, below the sets of which it is so much less.
  mutating func settleShareOffSetsAbove() {
    guard elements.count > 4, elements[1].unit == .percent,
      1_000...60_000 ~= elements[1].value,
      elements[0].kind == .hyphen || isWord(0, in: Self.less),
      elements[2].isBareWhole, 1_000...12_000 ~= elements[2].value, elements[3].kind == .times,
      elements[4].isBareWhole, 1_000...30_000 ~= elements[4].value,
      elements.count == 5 || elements[5].kind != .times, let top = loadOfSetsAbove
    else { return }
    context.remarks.append(range(0..<2))
    let value = Element.bounded(Int64(top.value) * (100_000 - Int64(elements[1].value)) / 100_000)
    let load = Element(
      .quantity, elements[1].range, unit: top.unit, value: value,
      flags: value % 1000 == 0
        ? [.spaceBefore, .spaceAfter] : [.spaceBefore, .spaceAfter, .fraction])
    anatomy.parser.elements.replaceSubrange(0..<2, with: CollectionOfOne(load))
    anatomy.parser.end = elements.count
  }

  /// The load of the last sets, a few lines above: a mass, or a number that can be no reps.
  private var loadOfSetsAbove: Quantity? {
    guard context.entry != nil, context.lastSetLine >= context.lineIndex - 2,
      let draft = file.drafts.last, draft.entryIndex == context.entry
    else { return nil }
    return draft.quantities.filter {
      $0.kind == .number && ($0.unit.isMass || $0.unit == .none && $0.value >= 32_000)
    }.max { $0.value < $1.value }
  }

  /// Where the `-`, the `minus` or the `back off` before the share begins.
  private func signOfLess(_ share: Int) -> Int? {
    let sign = share - 1
    if elements[sign].kind == .hyphen, elements[sign].spaceBefore, !elements[share].spaceBefore {
      return elements[sign - 1].meaning == .then ? sign - 1 : sign
    }
    guard isWord(sign, in: Self.less) else { return nil }
    return elements[sign - 1].meaning == .then ? sign - 1 : sign
  }

  /// The last load before, told with its reps.
  private func topLoad(before end: Int) -> Int? {
    elements[..<end].indices.dropLast(2).last { index in
      let load = elements[index]
      return (load.unit.isMass || load.isBare) && load.value >= 20_000
        && (elements[index + 1].kind == .times || elements[index + 1].kind == .slash)
        && elements[index + 2].isBareWhole && elements[index + 2].value < load.value
        && 1_000...20_000 ~= elements[index + 2].value
    }
  }

  private static let less = WordSet("minus less off drop moins menos meno minder minus mínus минус")
}
