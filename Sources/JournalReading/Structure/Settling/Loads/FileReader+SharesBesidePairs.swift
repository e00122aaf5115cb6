internal import JournalSyntax

/// How much of a maximum it was, beside a load that is told: `100x5 75%, 110x3 80%`, `65% 100 4x3, 70% 107.5 3x3`.
extension FileReader {
  mutating func dropSharesBesidePairs() {
    var index = elements.count - 1
    while index > 1 {
      defer { index -= 1 }
      guard index < elements.count, elements[index].unit == .percent,
        !elements[index].flags.contains(.fraction) || elements[index].value < 150_000,
        isBehindLoadedPair(index) || isBeforeLoadedPair(index)
      else { continue }
      context.remarks.append(elements[index].range)
      anatomy.parser.elements.remove(at: index)
    }
  }

  private func isBehindLoadedPair(_ share: Int) -> Bool {
    guard share > 2, elements[share].spaceBefore, elements[share - 1].isBareWhole,
      elements[share - 2].kind == .times || elements[share - 2].kind == .slash,
      elements[share - 3].kind == .quantity,
      share + 1 == elements.count || elements[share + 1].kind == .comma
    else { return false }
    let load = elements[share - 3]
    // `5x5 75%` has no other load.
    if load.unit.isMass || load.isBare && load.value >= 30_000 { return true }
    return share > 3 && elements[share - 2].kind == .times && elements[share - 4].kind == .quantity
      && (elements[share - 4].unit.isMass
        || elements[share - 4].isBare && elements[share - 4].value >= 20_000)
  }

  private func isBeforeLoadedPair(_ share: Int) -> Bool {
    guard elements[share - 1].kind == .comma, share + 3 < elements.count else { return false }
    let load = elements[share + 1]
    return load.kind == .quantity && load.spaceBefore
      && (load.unit.isMass || load.isBare && load.value >= 20_000)
      && (elements[share + 2].kind == .times
        || elements[share + 2].isBareWhole && elements[share + 3].kind == .times)
  }
}
