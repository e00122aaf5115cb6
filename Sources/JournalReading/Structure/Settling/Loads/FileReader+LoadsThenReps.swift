internal import JournalSyntax

/// Loads and the reps they share: `Bench 135, 155, 175 - 5 reps each`, `95, 115, 135 10 reps`, `185->195->205 x 5`, `135, 155, 175
/// x5 each`.
extension FileReader {
  /// Puts them as `135, 155, 175 x 5`.
  mutating func settleLoadsThenReps() {
    guard let first = elements.prefix(7).firstIndex(where: { isLoadToShare($0) }) else { return }
    var index = first
    var loads = [index]
    while let next = nextLoad(index) {
      loads.append(next)
      index = next
    }
    guard loads.count > 1, let told = sharedReps(index + 1) else { return }
    var written: [Element] = []
    for load in loads {
      var element = elements[load]
      element.flags.insert(.spaceBefore)
      let end = Int(element.range.end)
      written.append(element)
      written.append(Element(.comma, ByteRange(end, end), flags: .spaceAfter))
    }
    let end = Int(elements[index].range.end)
    written[written.count - 1] = Element(
      .times, ByteRange(end, end), flags: [.spaceBefore, .spaceAfter])
    var reps = elements[told.reps]
    (reps.unit, reps.flags) = (.none, .spaceBefore)
    written.append(reps)
    anatomy.parser.elements.replaceSubrange(first..<told.end, with: written)
    anatomy.parser.end = elements.count
  }

  private func isLoadToShare(_ element: Element) -> Bool {
    element.kind == .quantity && element.value >= 20_000
      && (element.unit.isMass || element.isBare)
  }

  /// Behind a comma, a hyphen, a slash or an arrow.
  private func nextLoad(_ load: Int) -> Int? {
    var index = load + 1
    while index < elements.count, index - load < 3, isMark(index) { index += 1 }
    guard index > load + 1, index < elements.count, isLoadToShare(elements[index]) else {
      return nil
    }
    return index
  }

  private func isMark(_ index: Int) -> Bool {
    switch elements[index].kind {
    case .comma, .hyphen, .slash, .arrow: return true
    case .other:
      return elements[index].range.count == 1
        && bytes[Int(elements[index].range.start)] == UInt8(ascii: ">")
    default: return false
    }
  }

  /// `- 5 reps each`, `x5 each`, `10 reps`, at the end of the line; a bare `x 5` only behind arrows.
  private func sharedReps(_ start: Int) -> (reps: Int, end: Int)? {
    var index = start
    while index < elements.count, index - start < 2,
      elements[index].kind == .hyphen || elements[index].kind == .comma
        || elements[index].kind == .period || elements[index].kind == .times
    {
      index += 1
    }
    guard index < elements.count, elements[index].kind == .quantity,
      elements[index].value % 1000 == 0, 1_000...30_000 ~= elements[index].value
    else { return nil }
    let isTimes = index > start && elements[index - 1].kind == .times
    var end = index + 1
    let isReps = elements[index].unit == .repetition
    guard isReps || elements[index].isBare && isTimes else { return nil }
    let isEach = end < elements.count && elements[end].meaning == .each
    if isEach { end += 1 }
    guard end == elements.count, isReps || isEach || isArrowed(start) else { return nil }
    return (index, end)
  }

  private func isArrowed(_ end: Int) -> Bool {
    elements[..<end].contains { $0.kind == .arrow }
      || (1..<end).contains { isMark($0) && elements[$0].kind == .other }
  }
}
