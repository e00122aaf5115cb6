internal import JournalSyntax

/// Arrows between a load and its reps, and between two ratings: `curl 25 -> 12 10 8`,
/// `pushdown 27→8 reps, 23→10 reps`, `squat 140x4 @7→8`.
extension FileReader {
  /// Makes times signs of the arrow before a list of reps and of those before counted ones.
  mutating func settleArrowBeforeReps(_ arrow: Int) -> Bool {
    // `->` in two signs.
    let isLong =
      arrow > 2 && elements[arrow - 1].kind == .hyphen && !elements[arrow].spaceBefore
    let load = isLong ? arrow - 2 : arrow - 1
    guard load > 0, arrow + 1 < elements.count, isLoadBeforeArrow(load),
      elements[load - 1].kind == .word || elements[load - 1].kind == .colon,
      !elements[..<load].contains(where: \.isNumber)
    else { return false }
    if elements[arrow + 1].unit == .repetition, !isLong { return settleArrowsBeforeCounts(arrow) }
    var index = arrow + 1
    while index < elements.count, elements[index].isBareWhole,
      1_000...50_000 ~= elements[index].value, elements[index].spaceBefore
    {
      index += 1
      if index + 1 < elements.count, elements[index].kind == .comma { index += 1 }
    }
    // `100 -> 110 -> 120` and `60 -> 62.5 next time` tell other loads.
    guard index > arrow + 2, index == elements.count, elements[load].value > 0 else { return false }
    anatomy.parser.elements[arrow].kind = .times
    if isLong { anatomy.parser.elements.remove(at: arrow - 1) }
    return true
  }

  private func isLoadBeforeArrow(_ index: Int) -> Bool {
    elements[index].isBare || elements[index].unit.isMass && elements[index].kind == .quantity
  }

  /// Every part of the line is such a pair, parted by commas or blanks.
  private mutating func settleArrowsBeforeCounts(_ first: Int) -> Bool {
    var arrows: [Int] = []
    var index = first - 1
    while index + 2 < elements.count, isLoadBeforeArrow(index), elements[index + 1].kind == .arrow,
      elements[index + 2].unit == .repetition
    {
      arrows.append(index + 1)
      index += 3
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard arrows.count > 1 else { return false }
    for arrow in arrows { anatomy.parser.elements[arrow].kind = .times }
    return true
  }

  /// The arrow of `140x4x4 @7→8`: the sets grew that hard, as `@7-8` tells.
  mutating func settleArrowOfRatings(_ arrow: Int) -> Bool {
    guard arrow > 2, arrow + 1 < elements.count, isRating(arrow - 1), isRating(arrow + 1),
      elements[arrow + 1].value >= elements[arrow - 1].value,
      elements[arrow - 2].kind == .at || elements[arrow - 2].meaning == .rpe,
      arrow + 2 == elements.count || elements[arrow + 2].kind != .times
    else { return false }
    anatomy.parser.elements[arrow].kind = .hyphen
    anatomy.parser.elements[arrow].flags.remove([.spaceBefore, .spaceAfter])
    anatomy.parser.elements[arrow + 1].flags.remove(.spaceBefore)
    return true
  }
}
