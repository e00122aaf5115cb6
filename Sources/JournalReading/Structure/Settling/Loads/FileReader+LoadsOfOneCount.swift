internal import JournalSyntax

/// Loads that rise by arrows or commas, and the reps of all of them: `20 → 22.5 → 25 kg, all x 12`, `30, 35, 40 kg,
/// 10 reps each`, `20 → 25 кг, усе по 12 разів`.
extension FileReader {
  /// Writes each load with its reps.
  mutating func settleLoadsOfOneCount() {
    guard 6...60 ~= elements.count,
      let last = elements.firstIndex(where: { $0.kind == .quantity && $0.unit.isMass }), last > 1,
      let count = countOfAll(behind: last)
    else { return }
    var loads = [last]
    var index = last
    while index >= 2,
      elements[index - 1].kind == .arrow
        || elements[index - 1].kind == .comma && elements[index - 1].spaceAfter,
      elements[index - 2].isBare, elements[index - 2].value >= 5_000
    {
      index -= 2
      loads.append(index)
    }
    guard loads.count > 1, index == 0 || !elements[index - 1].isNumber,
      index == 0 || elements[index - 1].kind != .times
    else { return }
    let unit = elements[last].unit
    let sets = loads.reversed().map { load -> (load: Element, reps: Int32) in
      var element = elements[load]
      element.unit = unit
      return (element, elements[count.reps].value)
    }
    if count.end < elements.count { context.remarks.append(range(count.end..<elements.count)) }
    anatomy.parser.elements.removeSubrange(index...)
    anatomy.parser.elements += writtenSets(sets)
    anatomy.parser.end = elements.count
  }

  /// The 12 of `, all x 12`, of `, усе по 12 разів` and of `, 12 reps each`, and where that ends.
  private func countOfAll(behind load: Int) -> (reps: Int, end: Int)? {
    var index = load + 1
    guard index + 1 < elements.count, elements[index].kind == .comma else { return nil }
    index += 1
    let tellsAll = isWord(index, in: CommonWords.all)
    if tellsAll {
      index += 1
      if index < elements.count,
        elements[index].kind == .times || elements[index].meaning == .of
          || elements[index].meaning == .for || elements[index].meaning == .at
      {
        index += 1
      }
    }
    guard index < elements.count,
      elements[index].isBareWhole || elements[index].unit == .repetition,
      1_000...50_000 ~= elements[index].value
    else { return nil }
    let end = index + 1
    if tellsAll {
      return end == elements.count || elements[end].kind != .times && !elements[end].isNumber
        ? (index, end) : nil
    }
    return end + 1 == elements.count && elements[end].meaning == .each ? (index, end + 1) : nil
  }
}
