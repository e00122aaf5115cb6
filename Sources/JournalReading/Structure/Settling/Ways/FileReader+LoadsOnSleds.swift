internal import JournalSyntax

/// Pushes with what lay on the sled: `prowler 6x20m +60`.
extension FileReader {
  /// The `+60` of `prowler 6x20m +60`: what lay on the sled.
  mutating func settleLoadAddedToWays() {
    guard
      let plus = elements.indices.dropFirst(4).dropLast().first(where: {
        elements[$0].kind == .plus
      }), elements[plus].spaceBefore, elements[plus - 1].kind == .quantity,
      elements[plus - 1].unit.isLength || elements[plus - 1].unit == .letterM,
      elements[plus - 2].kind == .times, elements[plus - 3].isBareWhole,
      elements[plus + 1].isBare, elements[plus + 1].value >= 10_000,
      plus + 2 == elements.count || elements[plus + 2].kind == .check
    else { return }
    anatomy.parser.elements[plus].kind = .at
    anatomy.parser.elements[plus].flags = [.spaceBefore, .spaceAfter]
    anatomy.parser.elements[plus + 1].flags.insert(.spaceBefore)
  }
}
