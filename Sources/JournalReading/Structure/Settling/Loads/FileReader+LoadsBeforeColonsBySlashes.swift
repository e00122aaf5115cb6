internal import JournalSyntax

/// Loads with their reps behind colons, and slashes between the sets: `Bench 20 kg: 12 / 50 kg: 8 / 70 kg: 5`.
extension FileReader {
  /// Writes them as `20 kg x 12, 50 kg x 8, 70 kg x 5`.
  mutating func settleLoadsBeforeSlashedColons() {
    guard 7...60 ~= elements.count,
      let slash = elements.firstIndex(where: { $0.kind == .slash }), slash > 2,
      elements[slash].spaceBefore, elements[slash].spaceAfter,
      case let first = slash - 3, first >= 0
    else { return }
    var index = first
    while true {
      guard index + 2 < elements.count, elements[index].kind == .quantity,
        elements[index].unit.isMass, elements[index + 1].kind == .colon,
        elements[index + 2].isBareWhole || elements[index + 2].unit == .repetition,
        elements[index + 2].value <= 60_000
      else { return }
      index += 3
      guard index < elements.count, elements[index].kind == .slash else { break }
      guard elements[index].spaceBefore else { return }
      index += 1
    }
    guard index > first + 3,
      index == elements.count || elements[index].kind == .period
        || elements[index].kind == .openParenthesis || elements[index].kind == .comma
    else { return }
    for mark in stride(from: first + 1, to: index, by: 4) {
      anatomy.parser.elements[mark].kind = .times
      anatomy.parser.elements[mark].flags.formUnion([.spaceBefore, .spaceAfter])
      if mark + 2 < index { anatomy.parser.elements[mark + 2].kind = .comma }
    }
  }
}
