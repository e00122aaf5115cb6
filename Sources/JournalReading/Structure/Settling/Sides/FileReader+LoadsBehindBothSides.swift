internal import JournalSyntax

/// The load behind the sets of both sides: `Press 3x8 L / 3x8 R @ 16`.
extension FileReader {
  /// Puts it behind the sets of each.
  mutating func settleLoadBehindBothSides() {
    let load = elements.count - 1
    guard load > 7, elements[load].kind == .quantity,
      elements[load].isBare || elements[load].unit.isMass,
      elements[load - 1].kind == .at || elements[load - 1].meaning == .with,
      let first = elements.firstIndex(where: { isSide($0) }), first > 2, first < load - 2,
      isSide(elements[load - 2]), elements[first].meaning != elements[load - 2].meaning,
      [first, load - 2].allSatisfy({
        elements[$0 - 1].isBareWhole && elements[$0 - 2].kind == .times
          && elements[$0 - 3].isBareWhole
      }), elements[..<(first - 3)].allSatisfy({ !$0.isNumber }), first + 5 == load - 2
    else { return }
    var (number, side) = (elements[load], elements[load - 2])
    side.range = ByteRange(Int(number.range.end), Int(number.range.end))
    anatomy.parser.elements[load - 2] = elements[load - 1]
    anatomy.parser.elements[load - 2].kind = .at
    anatomy.parser.elements[load - 2].word = .plain
    anatomy.parser.elements[load - 1] = number
    anatomy.parser.elements[load] = side
    let sign = signOf(.at, at: first)
    number.range = sign.range
    number.flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements.insert(contentsOf: [sign, number], at: first)
  }

  private func isSide(_ element: Element) -> Bool {
    element.meaning == .left || element.meaning == .right
  }
}
