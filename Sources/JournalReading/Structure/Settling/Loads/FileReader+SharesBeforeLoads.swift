internal import JournalSyntax

/// What share of the best a load is, before the load and its sets: `Squat 80% 120: 6x2`,
/// `75% 100 kg 5x5`, `80% (120 kg): 6x2`.
extension FileReader {
  /// Takes the share at `index` off the line; it is kept as a note.
  mutating func dropShareBeforeLoad(_ index: Int) {
    if takeShareOf(index) || settleLoadBehindShare(index) { return }
    let isEnclosed =
      index + 3 < elements.count && elements[index + 1].kind == .openParenthesis
      && elements[index + 3].kind == .closeParenthesis
    let load = isEnclosed ? index + 2 : index + 1
    let behind = isEnclosed ? load + 2 : load + 1
    guard behind + 2 < elements.count, elements[load].kind == .quantity,
      elements[load].unit.isMass || elements[load].unit == .none && elements[load].value >= 20_000,
      case let hasColon = elements[behind].kind == .colon,
      hasColon || elements[load].unit.isMass || isShareInList(index),
      case let first = hasColon ? behind + 1 : behind,
      first + 2 < elements.count, elements[first].kind == .quantity,
      elements[first + 1].kind == .times, elements[first + 2].isNumber
    else { return }
    context.remarks.append(elements[index].range)
    if isEnclosed {
      anatomy.parser.elements.remove(at: load + 1)
      anatomy.parser.elements.remove(at: load - 1)
    }
    anatomy.parser.elements[index + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: index)
  }

  /// The 60% of `50% 60 5x1, 60% 72.5 5x1, 70% 85 4x3`, where the line begins with another.
  private func isShareInList(_ index: Int) -> Bool {
    index > 4 && elements[0].unit == .percent && elements[index - 1].kind == .comma
      && elements[index].value % 500 == 0 && elements[index].value <= 120_000
  }

  /// `3x5 @ 80% of 150`: the load is what the share comes to.
  private mutating func takeShareOf(_ index: Int) -> Bool {
    guard index + 2 < elements.count, elements[index + 1].meaning == .of,
      case let whole = elements[index + 2], whole.kind == .quantity,
      whole.unit.isMass || whole.unit == .none, 20_000...500_000 ~= whole.value,
      10_000...110_000 ~= elements[index].value
    else { return false }
    let share = Int64(elements[index].value) * Int64(whole.value) / 100_000
    anatomy.parser.elements[index + 2].value = Int32(share)
    anatomy.parser.elements[index + 2].range = elements[index].range.through(whole.range)
    anatomy.parser.elements.removeSubrange(index...(index + 1))
    return true
  }
}
