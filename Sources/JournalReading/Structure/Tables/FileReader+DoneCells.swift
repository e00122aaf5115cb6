internal import JournalSyntax
internal import WorkoutModel

/// What was done of a row that plans: `| Bench Press | 3x8 | 14 kg | Done 12.5 kg |`.
extension FileReader {
  /// The load of a cell that begins with `Done`; other numbers in it are doubted.
  mutating func doneLoad(_ cells: [Range<Int>]) -> Quantity? {
    guard
      let cell = cells.dropFirst().first(where: {
        $0.count > 1 && isWord($0.lowerBound, in: Self.done)
      }), elements[cell].contains(where: \.isNumber)
    else { return nil }
    var number = cell.lowerBound + 1
    while number < cell.upperBound, !elements[number].isNumber,
      elements[number].kind == .period || elements[number].meaning == .with
        || elements[number].meaning == .at
    {
      number += 1
    }
    guard number + 1 == cell.upperBound, elements[number].kind == .quantity,
      elements[number].unit.isMass
    else {
      file.diagnostics.append(.unreadRest(at: place(range(cell))))
      return nil
    }
    return Quantity(elements[number])
  }

  private static let done = WordSet("done did")
}
