internal import JournalSyntax
internal import WorkoutModel

/// Lines whose columns are parted by tabs, without a table's marks.
extension FileReader {
  /// Columns parted by tabs hold one thing each, but a load and its work may have two or more.
  func startsColumn(_ index: Int, _ start: Int) -> Bool {
    guard index > start, isTabbed(elements[index]), context.rowOfSetsLine != context.lineIndex
    else { return false }
    guard elements[index].isNumber, elements[index - 1].isNumber else { return true }
    return !elements[index].unit.isMass
      && !elements[start..<index].contains { $0.isNumber && $0.unit.isMass }
  }

  /// `5.0<tab>Run<tab>tempo`, `1500<tab>Swim<tab>200 free + 50 breast x 6`: a distance, the endurance
  /// work, and what else was written of it. Returns where the columns of other things start.
  mutating func distanceCells(_ start: Int) -> Int {
    guard start + 1 < elements.count, elements[start].kind == .quantity,
      elements[start].unit == .none || elements[start].unit.isLength,
      isTabbed(elements[start]), isTabbed(elements[start + 1]), context.section == .training
    else { return start }
    let name = (start + 1)..<cellEnd(start + 1)
    guard elements[name.lowerBound].kind == .word, isEndurance(name) else { return start }
    var distance = Quantity(elements[start])
    if distance.unit == .none { distance.marks.insert(.distance) }
    settlePendingName(nextIsName: true)
    addEntry(written.bytes[range(name).indices], location(range(name)))
    var attributes = Attributes()
    var next = name.upperBound
    if next < elements.count, isDetail(next) {
      attributes.note = range(next..<cellEnd(next))
      next = cellEnd(next)
    }
    appendDraft(
      [Term(joiner: .first, quantities: 0..<1, separator: .none)], [distance], attributes,
      distance.range.through(range(name)))
    context.lastSetLine = context.lineIndex
    context.entry = nil
    return next
  }

  private func cellEnd(_ start: Int) -> Int {
    var end = start + 1
    while end < elements.count, !isTabbed(elements[end]) { end += 1 }
    return end
  }

  private func isEndurance(_ name: Range<Int>) -> Bool {
    let head = name.prefix { elements[$0].kind == .word }
    let text = NameText.clean(written.bytes[range(head.startIndex..<head.endIndex).indices])
    return names.nature(of: text).contains(.cardio)
  }

  /// A column of remarks rather than of the next exercise.
  private func isDetail(_ start: Int) -> Bool {
    let end = cellEnd(start)
    return !isTitle(start..<end) && !isName(start..<end)
  }

  /// True when the cell is one of the words.
  func isWord(_ cell: Range<Int>, in words: WordSet) -> Bool {
    cell.count == 1 && words.contains(bytes[elements[cell.lowerBound].range.indices])
  }
}
