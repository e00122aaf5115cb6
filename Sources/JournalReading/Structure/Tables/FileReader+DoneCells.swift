internal import JournalSyntax
internal import WorkoutModel

/// What was done of a row that plans: `| Bench Press | 3x8 | 14 kg | Done 12.5 kg |`.
extension FileReader {
  /// The load of a cell that begins with `Done`; other numbers in it are doubted.
  mutating func doneLoad(_ cells: [Range<Int>]) -> Quantity? {
    guard
      let cell = cells.dropFirst().first(where: {
        $0.count > 1 && isWord($0.lowerBound, in: Self.done)
      }), let number = elements[cell].firstIndex(where: \.isNumber)
    else { return nil }
    let behind = (number + 1)..<cell.upperBound
    // `Done 15kg per hand, gym has 15s and 17.5`.
    if elements[behind].contains(where: \.isNumber) {
      file.diagnostics.append(.unreadRest(at: place(range(cell))))
    }
    guard elements[number].kind == .quantity, elements[number].unit.isMass,
      // `Done all sets at 10kg to learn movement`.
      elements[cell.lowerBound..<number].allSatisfy({ $0.kind == .word || $0.kind == .period }),
      elements[behind].first.map({ [.word, .comma, .period].contains($0.kind) }) ?? true
    else {
      if !elements[behind].contains(where: \.isNumber) {
        file.diagnostics.append(.unreadRest(at: place(range(cell))))
      }
      return nil
    }
    return Quantity(elements[number])
  }

  private static let done = WordSet("done did")
}
