internal import JournalSyntax

/// Words of a side between sets and their load: `3x10 (each leg) @ 24`, `3x12 per arm 20`.
extension FileReader {
  mutating func settleSidesBesideLoads() {
    guard elements.count > 5,
      let times = elements.indices.dropFirst().dropLast(3).first(where: {
        elements[$0].kind == .times && elements[$0 - 1].isBareWhole
          && elements[$0 + 1].isBareWhole
      }), elements[times - 1].value <= 10_000, times < 2 || !elements[times - 2].isNumber
    else { return }
    let first = times + 2
    if elements[first].kind == .openParenthesis,
      let close = elements[first...].prefix(5).firstIndex(where: { $0.kind == .closeParenthesis }),
      tellsSide((first + 1)..<close), close + 1 < elements.count,
      elements[close + 1].kind == .at || elements[close + 1].isNumber
    {
      anatomy.parser.elements.remove(at: close)
      anatomy.parser.elements.remove(at: first)
      anatomy.parser.elements[first].flags.insert(.spaceBefore)
    }
    // `3x12 per arm 20`.
    let last = elements.count - 1
    guard last > first, elements[last].isBare, elements[last].value >= 5_000,
      tellsSide(first..<last)
    else { return }
    let place = Int(elements[last].range.start)
    anatomy.parser.elements.insert(
      Element(.at, ByteRange(place, place), flags: [.spaceBefore, .spaceAfter]), at: last)
  }

  /// `each`, `each leg`, `per side`.
  private func tellsSide(_ words: Range<Int>) -> Bool {
    1...3 ~= words.count && elements[words].allSatisfy { $0.kind == .word }
      && elements[words].contains {
        $0.meaning == .each || $0.meaning == .per || $0.meaning == .side
      }
  }
}
