internal import JournalSyntax

/// Rests that were not counted: `5x5, 2-3 min rest`, `90-120s rest`, `rest 2-3 mins`, `3-4 min between sets`.
extension FileReader {
  /// Leaves the longer of them, which is what the range in parentheses comes to as well.
  mutating func settleRestRanges() {
    var index = 1
    while index + 2 < elements.count {
      index += 1
      guard elements[index].kind == .hyphen, elements[index - 1].isBare,
        elements[index + 1].isNumber, elements[index - 1].value < elements[index + 1].value,
        let end = endOfTime(index + 1), tellsRest(index - 1, end)
      else { continue }
      anatomy.parser.elements[index + 1].range = elements[index - 1].range.through(
        elements[index + 1].range)
      anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
      anatomy.parser.elements.removeSubrange((index - 1)...index)
      anatomy.parser.end = elements.count
    }
  }

  /// The `2-3 reps left` and `1-2 in the tank` behind sets: what was in reserve, and no plan.
  mutating func dropRangeInReserve() {
    guard
      let left = elements.indices.dropFirst(5).last(where: { isWord($0, in: Self.reserves) }),
      left + 1 == elements.count || left + 2 == elements.count,
      let hyphen = elements[..<left].lastIndex(where: { $0.kind == .hyphen }), left - hyphen <= 5,
      hyphen > 4, elements[hyphen - 1].isBareWhole, elements[hyphen - 1].value <= 5_000,
      // `tempo 4-0-4 (left)` tells the side.
      elements[hyphen - 2].kind != .hyphen || elements[hyphen - 2].spaceBefore,
      // `40 kg x 5 - 2 in the tank`: a dash behind the reps.
      !elements[hyphen].spaceBefore, elements[hyphen - 1].value < elements[hyphen + 1].value,
      left > hyphen + 2 || elements[hyphen + 1].unit == .repetition,
      elements[left - 1].kind != .openParenthesis,
      elements[hyphen + 1].isNumber, elements[hyphen + 1].value <= 6_000,
      elements[..<(hyphen - 1)].contains(where: { $0.kind == .times })
    else { return }
    let isParted =
      elements[hyphen - 2].kind == .comma || elements[hyphen - 2].kind == .openParenthesis
      || elements[hyphen - 2].kind == .hyphen
    let start = isParted ? hyphen - 2 : hyphen - 1
    context.remarks.append(range(start..<elements.count))
    anatomy.parser.elements.removeSubrange(start...)
    anatomy.parser.end = elements.count
  }

  private static let reserves = WordSet("left tank reserve")

  /// Behind the unit of a time.
  private func endOfTime(_ number: Int) -> Int? {
    if elements[number].unit == .minute || elements[number].unit == .second
      || elements[number].unit == .letterS
    {
      return number + 1
    }
    guard elements[number].isBare, number + 1 < elements.count else { return nil }
    return elements[number + 1].meaning == .minute || elements[number + 1].meaning == .second
      ? number + 2 : nil
  }

  private func tellsRest(_ start: Int, _ end: Int) -> Bool {
    if end < elements.count, elements[end].meaning == .rest || isWord(end, in: Self.betweens) {
      return true
    }
    guard start > 0 else { return false }
    let before = elements[start - 1].kind == .colon ? start - 2 : start - 1
    return before > 0 && elements[before].meaning == .rest
  }

  private static let betweens = WordSet("between btwn rests breaks break")
}
