internal import JournalSyntax
internal import WorkoutModel

/// Lines that reckon: `4910 + 1350 + 800 = 7060 pounds moved`, `1,000,000 / 40 = 25,000 km`.
extension FileReader {
  /// `4910 + 1350 + 800 = 7060 pounds moved`: what the sets above come to.
  mutating func sum(_ line: LineSyntax) -> Bool {
    // `= 17 reps, same as last time`.
    if elements.count >= 2, elements[0].kind == .equals, context.entry != nil,
      elements[1].unit == .repetition || elements[1].isNumber && elements.count == 2
    {
      note(line.content)
      return true
    }
    guard elements.count >= 5, elements[1].kind == .plus, elements[0].kind == .quantity else {
      return false
    }
    var total = Int64(elements[0].value)
    var index = 1
    while index + 1 < elements.count, elements[index].kind == .plus,
      elements[index + 1].kind == .quantity
    {
      total += Int64(elements[index + 1].value)
      index += 2
    }
    guard index + 1 < elements.count, elements[index].kind == .equals,
      Int64(elements[index + 1].value) == total
    else { return false }
    note(line.content)
    return true
  }

  /// `1,000,000 / 40 = 25,000 km`: a line of reckoning.
  mutating func division(_ line: LineSyntax) -> Bool {
    guard elements.count >= 5, elements[0].isNumber, elements[0].unit != .percent,
      let slash = elements.prefix(8).firstIndex(where: { $0.kind == .slash }),
      slash + 3 < elements.count, isSpaced(slash), elements[slash + 1].isNumber,
      elements[slash + 2].kind == .equals, elements[slash + 3].isNumber
    else { return false }
    note(line.content)
    return true
  }

  private func isSpaced(_ index: Int) -> Bool {
    elements[index].spaceBefore && elements[index].spaceAfter
  }
}
