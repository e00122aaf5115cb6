internal import JournalSyntax

/// Two bells, and then the sets that were done with both: `Lunges 2x12 kg, 3 sets of 16`,
/// `Walking lunges 2 x 14 kg 10, 10, 8 per leg`, `Ausfallschritte 2x10 kg, pro Bein 12, 12`.
extension FileReader {
  /// Leaves the load of one of them, which is that of a side.
  mutating func settlePairsOfBells() {
    guard
      let times = elements.indices.dropFirst().first(where: { index in
        elements[index].kind == .times && index + 2 < elements.count
          && elements[index - 1].isBareWhole && elements[index - 1].value == 2_000
          && elements[index + 1].kind == .quantity && elements[index + 1].unit.isMass
          && 1_000...60_000 ~= elements[index + 1].value
          && (index == 1 || elements[index - 2].kind == .word || elements[index - 2].kind == .colon)
      }), !elements[..<times].contains(where: { $0.unit.isMass })
    else { return }
    let load = times + 1
    let first = elements[load + 1].kind == .comma ? load + 2 : load + 1
    guard first < elements.count else { return }
    var side: Range<Int>?
    if elements[first].meaning == .per || elements[first].meaning == .each,
      first + 2 < elements.count, elements[first + 1].kind == .word,
      elements[first + 2].isBareWhole
    {
      side = first..<(first + 2)
    }
    guard side != nil || tellsSets(first) || tellsRepsOfSides(first) else { return }
    if let side {
      context.remarks.append(range(side))
      context.sideOfLine = (.each, context.lineIndex)
      anatomy.parser.elements.removeSubrange(side)
    }
    anatomy.parser.elements[load].flags.formUnion([.loadOfSide, .spaceBefore, .spaceAfter])
    if elements[load + 1].kind == .comma { anatomy.parser.elements.remove(at: load + 1) }
    anatomy.parser.elements.removeSubrange((times - 1)...times)
  }

  /// `3 sets of 16`, `3x16`, to the end of what is told.
  private func tellsSets(_ index: Int) -> Bool {
    guard index + 1 < elements.count, elements[index].kind == .quantity,
      2_000...10_000 ~= elements[index].value,
      !elements[index...].contains(where: { $0.unit.isMass })
    else { return false }
    return elements[index].unit == .set
      && elements[(index + 1)...].prefix(2).contains { $0.isNumber }
  }

  /// `10, 10, 8 per leg`.
  private func tellsRepsOfSides(_ start: Int) -> Bool {
    var index = start
    while index + 1 < elements.count, elements[index].isBareWhole,
      1_000...50_000 ~= elements[index].value
    {
      if elements[index + 1].meaning == .per || elements[index + 1].meaning == .each {
        return index > start
      }
      guard elements[index + 1].kind == .comma else { return false }
      index += 2
    }
    return false
  }
}
