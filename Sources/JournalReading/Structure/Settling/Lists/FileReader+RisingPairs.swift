internal import JournalSyntax

/// Light loads and their reps with dashes between blanks: `Lateral raise. 8 - 15, 10 - 12, 12 - 10`, where
/// the loads rise while the reps fall.
extension FileReader {
  /// Makes times signs of the dashes of three pairs or more that fill the line behind a name.
  mutating func settleRisingPairs(_ dash: Int) -> Bool {
    let first = dash - 1
    guard first > 0,
      elements[first - 1].kind == .word || elements[first - 1].kind == .colon
        || elements[first - 1].kind == .period
    else { return false }
    var dashes: [Int] = []
    var index = first
    while index + 2 < elements.count, isPairWithDash(index + 1) {
      if let last = dashes.last {
        guard elements[index].value >= elements[last - 1].value,
          elements[index + 2].value <= elements[last + 1].value
        else { return false }
      }
      dashes.append(index + 1)
      index += 3
      if index < elements.count, elements[index].kind == .comma { index += 1 }
    }
    guard dashes.count > 2, let last = dashes.last,
      elements[last - 1].value > elements[first].value,
      elements[last + 1].value < elements[dash + 1].value,
      elements[last - 1].value > elements[last + 1].value,
      index == elements.count || elements[index].kind == .period
    else { return false }
    for dash in dashes { anatomy.parser.elements[dash].kind = .times }
    // Light loads would pass for sets: the first tells that it is one.
    for dash in dashes { anatomy.parser.elements[dash + 1].unit = .repetition }
    return true
  }

  private func isPairWithDash(_ dash: Int) -> Bool {
    elements[dash].kind == .hyphen && elements[dash].spaceBefore && elements[dash].spaceAfter
      && elements[dash - 1].isBare && elements[dash - 1].value >= 2_000
      && elements[dash + 1].isBareWhole && 1_000...30_000 ~= elements[dash + 1].value
  }
}
