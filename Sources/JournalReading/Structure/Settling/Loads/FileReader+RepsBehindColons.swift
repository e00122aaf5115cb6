internal import JournalSyntax

/// Loads before colons, and the reps of each behind them: `Row 50: 10, 55: 10, 57,5: 8, 8`.
extension FileReader {
  /// Writes each set with its load, where two loads or more stand so.
  mutating func settleRepsBehindColons() {
    guard let first = elements.firstIndex(where: \.isNumber), first + 4 < elements.count,
      elements[..<first].allSatisfy({ $0.kind == .word }),
      elements.count(where: { $0.kind == .colon }) > 1
    else { return }
    var sets: [(load: Element, reps: Int32)] = []
    var (loads, index) = ([Int32](), first)
    while index < elements.count, elements[index].kind == .quantity {
      if index + 2 < elements.count, elements[index + 1].kind == .colon,
        !elements[index + 1].spaceBefore, elements[index + 1].spaceAfter,
        elements[index].isBare || elements[index].unit.isMass
      {
        loads.append(elements[index].value)
        index += 2
      }
      guard let load = loads.last, isRepsOfLoad(index, load) else { return }
      sets.append((load: elements[loadBefore(index)], reps: elements[index].value))
      index += 1
      guard index + 1 < elements.count, elements[index].kind == .comma else { break }
      index += 1
    }
    // `1: 10, 2: 8, 3: 8` numbers the sets.
    guard loads.count > 1, loads != Array(1...loads.count).map({ Int32($0) * 1000 }),
      index >= elements.count || elements[index].kind == .word
        || elements[index].kind == .openParenthesis || elements[index].kind == .period
    else { return }
    anatomy.parser.elements.replaceSubrange(first..<index, with: writtenSets(sets))
    anatomy.parser.end = elements.count
  }

  private func isRepsOfLoad(_ index: Int, _ load: Int32) -> Bool {
    index < elements.count && elements[index].isBareWhole && elements[index].value <= 60_000
      && load >= 2_000
  }

  /// The load before the last colon that stands before the reps.
  private func loadBefore(_ index: Int) -> Int {
    (elements[..<index].lastIndex { $0.kind == .colon } ?? 1) - 1
  }
}
