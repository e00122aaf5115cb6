internal import JournalSyntax

/// A bell in each hand before ways, and how many hands held one: `Farmer walk 20+20, 3 x 30 m`, `Swing 24 kg 2-hand
/// 5x10`.
extension FileReader {
  /// Leaves one of both loads and takes the comma off.
  mutating func foldOtherHandBeforeWays() {
    guard let plus = elements.firstIndex(where: { $0.kind == .plus }), plus > 1,
      plus + 4 < elements.count, !elements[plus].spaceBefore,
      elements[plus - 1].isBare || elements[plus - 1].unit.isMass,
      elements[plus + 1].kind == .quantity,
      elements[plus + 1].isBare || elements[plus + 1].unit.isMass,
      elements[plus - 1].value == elements[plus + 1].value, elements[plus - 1].value >= 8_000,
      elements[plus - 2].kind == .word || elements[plus - 2].kind == .colon
    else { return }
    let start = elements[plus + 2].kind == .comma ? plus + 3 : plus + 2
    guard start + 2 < elements.count, elements[start].isBareWhole,
      elements[start + 1].kind == .times, elements[start + 2].kind == .quantity,
      elements[start + 2].unit.isLength || elements[start + 2].unit == .letterM
    else { return }
    anatomy.parser.elements[plus + 1].flags.formUnion([.loadOfSide, .spaceBefore, .spaceAfter])
    if start > plus + 2 { anatomy.parser.elements.remove(at: plus + 2) }
    if elements[plus - 1].unit.isMass {
      anatomy.parser.elements[plus + 1].unit = elements[plus - 1].unit
    }
    if elements[plus + 1].isBare {
      // `3 x 30 m @ 20`: the bare number would be reps.
      let load = elements[plus + 1]
      anatomy.parser.elements.insert(
        contentsOf: [
          Element(.at, elements[plus + 4].range, flags: [.spaceBefore, .spaceAfter]), load,
        ], at: plus + 5)
      anatomy.parser.elements.removeSubrange((plus - 1)...(plus + 1))
    } else {
      anatomy.parser.elements.removeSubrange((plus - 1)...plus)
    }
  }

  /// The `2-hand` behind a load, kept as a remark.
  mutating func dropHandBehindLoad() {
    guard let hyphen = elements.firstIndex(where: { $0.kind == .hyphen }), hyphen > 1,
      hyphen + 1 < elements.count, !elements[hyphen].spaceBefore,
      !elements[hyphen + 1].spaceBefore, elements[hyphen - 1].isBareWhole,
      elements[hyphen - 1].value <= 2_000, isWord(hyphen + 1, in: Self.hands),
      elements[hyphen - 2].kind == .quantity, elements[hyphen - 1].spaceBefore
    else { return }
    context.remarks.append(range((hyphen - 1)..<(hyphen + 2)))
    anatomy.parser.elements.removeSubrange((hyphen - 1)...(hyphen + 1))
  }

  private static let hands = WordSet("hand hands handed arm arms armed")
}
