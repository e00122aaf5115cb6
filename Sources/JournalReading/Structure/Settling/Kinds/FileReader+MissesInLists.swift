internal import JournalSyntax

/// Attempts that were missed among the sets of a line: `5 x 134, 1 x 154, miss at 175, 5 x 154`.
extension FileReader {
  /// Puts the load that was missed as a single with its sign, in the order of the set before it.
  mutating func settleMissInList(behind comma: Int) {
    guard comma > 2, comma + 2 < elements.count, elements[comma + 1].meaning == .failed,
      elements[comma + 1].range.count > 3, elements[comma - 1].kind == .quantity,
      elements[comma - 2].kind == .times, elements[comma - 3].kind == .quantity
    else { return }
    let isAt = elements[comma + 2].kind == .at || isWord(comma + 2, in: Self.at)
    let place = isAt ? comma + 3 : comma + 2
    guard place < elements.count, case let load = elements[place], load.kind == .quantity,
      load.unit.isMass || load.unit == .none && load.value >= 20_000, endsMiss(place + 1)
    else { return }
    let sign = elements[comma + 1]
    let gap = ByteRange(Int(load.range.end), Int(load.range.end))
    let single = Element(.quantity, gap, value: 1_000, flags: .spaceAfter)
    let times = Element(.times, gap, flags: [.spaceBefore, .spaceAfter])
    let isRepsFirst =
      !elements[comma - 3].unit.isMass
      && (elements[comma - 1].unit.isMass || elements[comma - 3].value < elements[comma - 1].value)
    anatomy.parser.elements.replaceSubrange(
      (comma + 1)...place,
      with: isRepsFirst ? [single, times, load, sign] : [load, times, single, sign])
  }

  private func endsMiss(_ index: Int) -> Bool {
    guard index < elements.count else { return true }
    switch elements[index].kind {
    case .comma, .semicolon, .period, .closeParenthesis, .exclamation: return true
    default: return false
    }
  }

  private static let at = WordSet(
    "con com mit with", CommonWords.places)
}
