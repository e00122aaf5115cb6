internal import JournalSyntax

/// Reps of both sides with slashes, and dashes between the sets: `Row 24 kg 12/12-11/11-10/10`.
extension FileReader {
  /// Makes commas of the dashes, behind which pairs of sides are known.
  mutating func partPairsOfSidesByDashes() {
    guard elements.count > 6 else { return }
    var dashes: [Int] = []
    for index in elements.indices where isDashOfSides(index) {
      // One chain of pairs.
      if let last = dashes.last, index != last + 4 { return }
      dashes.append(index)
    }
    guard let last = dashes.last,
      elements[safe: last + 4].map({ $0.kind != .slash || $0.spaceBefore }) ?? true
    else { return }
    for dash in dashes {
      anatomy.parser.elements[dash].kind = .comma
      anatomy.parser.elements[dash].flags = .spaceAfter
      anatomy.parser.elements[dash + 1].flags.insert(.spaceBefore)
    }
  }

  private func isDashOfSides(_ index: Int) -> Bool {
    index > 2 && elements[index].kind == .hyphen && !elements[index].spaceBefore
      && isEqualPair(index - 3) && isEqualPair(index + 1)
  }

  /// `12/12`: as many on each side.
  private func isEqualPair(_ index: Int) -> Bool {
    guard index >= 0, index + 2 < elements.count else { return false }
    return elements[index].isBareWhole && elements[index + 1].kind == .slash
      && !elements[index + 1].spaceBefore && !elements[index + 1].spaceAfter
      && elements[index + 2].isBareWhole && elements[index + 2].value == elements[index].value
      && 1_000...40_000 ~= elements[index].value
  }
}
