internal import JournalSyntax

/// How often a ladder in parentheses was climbed, before it: `Pull-ups 4 x (1,2,3)`, `Press 20 kg: (1,2,3) x 4`.
extension FileReader {
  /// Puts it behind, and takes off the colon between a load and the ladder.
  mutating func settleLadderInParentheses() {
    guard let open = elements.firstIndex(where: { $0.kind == .openParenthesis }), open > 0,
      let close = endOfLadder(open)
    else { return }
    if open > 2, elements[open - 1].kind == .times, elements[open - 2].isBareWhole,
      2_000...20_000 ~= elements[open - 2].value,
      close + 1 == elements.count || elements[close + 1].kind != .times
    {
      var count = elements[open - 2]
      count.range = elements[close].range
      count.flags = [.spaceBefore, .spaceAfter]
      anatomy.parser.elements.insert(
        contentsOf: [
          Element(.times, elements[close].range, flags: [.spaceBefore, .spaceAfter]), count,
        ], at: close + 1)
      anatomy.parser.elements.removeSubrange((open - 2)...(open - 1))
    } else if open > 2, elements[open - 1].kind == .colon, elements[open - 2].unit.isMass,
      close + 2 < elements.count, elements[close + 1].kind == .times,
      elements[close + 2].isBareWhole
    {
      anatomy.parser.elements.remove(at: open - 1)
    }
  }

  /// Rungs that rise or fall, with commas between them.
  private func endOfLadder(_ open: Int) -> Int? {
    guard
      let close = elements[open...].prefix(24).firstIndex(where: { $0.kind == .closeParenthesis }),
      close > open + 3, (close - open) % 2 == 0
    else { return nil }
    var values: [Int32] = []
    for index in (open + 1)..<close {
      if (index - open) % 2 == 0 {
        guard elements[index].kind == .comma else { return nil }
      } else {
        guard elements[index].isBareWhole, 1_000...30_000 ~= elements[index].value else {
          return nil
        }
        values.append(elements[index].value)
      }
    }
    let steps = zip(values, values.dropFirst())
    return steps.allSatisfy({ $0 < $1 }) || steps.allSatisfy({ $0 > $1 }) ? close : nil
  }
}
