internal import JournalSyntax

/// Rounds by a number and a sign, of what follows: `3x: 10 pullups, 20 pushups`, `3x through: 10 pullups, 20 pushups`; and the
/// times of a Tabata: `Tabata squats 8 rounds 20/10`.
extension FileReader {
  /// Puts them as `3 rounds:`.
  mutating func settleCountedCircuit() {
    guard elements.count > 5, elements[0].isBareWhole, 2_000...20_000 ~= elements[0].value,
      elements[1].kind == .times,
      case let colon = isWord(2, in: Self.through) ? 3 : 2, elements[colon].kind == .colon,
      elements[(colon + 1)...].contains(where: { $0.kind == .comma || $0.kind == .plus }),
      !elements[(colon + 1)...].contains(where: { $0.kind == .times })
    else { return }
    anatomy.parser.elements[0].unit = .round
    anatomy.parser.elements.removeSubrange(1..<colon)
    anatomy.parser.end = elements.count
  }

  /// The work of each round, of which the rest is none.
  mutating func settleTabata() {
    guard elements.count > 4, elements.prefix(4).contains(where: { isTabata($0) }),
      let slash = elements.lastIndex(where: { $0.kind == .slash }), slash > 2,
      slash + 1 < elements.count, elements[slash - 1].value == 20_000,
      elements[slash + 1].value == 10_000, elements[slash - 2].unit == .round
    else { return }
    anatomy.parser.elements[slash - 2].unit = .none
    anatomy.parser.elements[slash - 1].unit = .second
    anatomy.parser.elements.remove(at: slash + 1)
    anatomy.parser.elements[slash].kind = .times
    anatomy.parser.elements.swapAt(slash - 1, slash)
    anatomy.parser.end = elements.count
  }

  private func isTabata(_ element: Element) -> Bool {
    element.kind == .word && Self.tabata.contains(bytes[element.range.indices])
  }

  private static let through = WordSet("through thru")
  private static let tabata = WordSet("tabata")
}
