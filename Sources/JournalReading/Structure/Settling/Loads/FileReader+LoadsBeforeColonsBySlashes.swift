internal import JournalSyntax

/// Loads with their reps behind colons, and slashes between the sets: `Bench 20 kg: 12 / 50 kg: 8 / 70 kg: 5`.
extension FileReader {
  /// The same of what hangs from the body: `Weighted pull-ups +10: 5, 4, 4 / +12: 3 / +16: 1`.
  mutating func settleAddedBeforeSlashedColons() {
    guard 8...80 ~= elements.count,
      let first = elements.firstIndex(where: { $0.kind == .plus }), first > 0
    else { return }
    var (index, colons, slashes): (Int, [Int], [Int]) = (first, [], [])
    while true {
      guard index + 3 < elements.count, elements[index].kind == .plus,
        elements[index + 1].kind == .quantity,
        elements[index + 1].isBare || elements[index + 1].unit.isMass,
        elements[index + 2].kind == .colon, elements[index + 3].isBareWhole
      else { return }
      colons.append(index + 2)
      index += 4
      while index + 1 < elements.count, elements[index].kind == .comma,
        elements[index + 1].isBareWhole
      {
        index += 2
      }
      guard index < elements.count, elements[index].kind == .slash else { break }
      slashes.append(index)
      index += 1
    }
    guard !slashes.isEmpty, index == elements.count || !elements[index].isNumber else { return }
    for colon in colons {
      anatomy.parser.elements[colon].kind = .times
      anatomy.parser.elements[colon].flags = [.spaceBefore, .spaceAfter]
    }
    for slash in slashes {
      anatomy.parser.elements[slash].kind = .comma
      anatomy.parser.elements[slash].flags = .spaceAfter
    }
  }

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
