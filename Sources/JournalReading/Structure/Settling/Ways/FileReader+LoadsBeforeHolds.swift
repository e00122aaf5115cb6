internal import JournalSyntax

/// A load, a comma and how long it was held: `Axle hold 140 kg, 25 sec`.
extension FileReader {
  /// Puts the comma as a times sign.
  mutating func settleLoadBeforeHold() {
    let time = elements.count - 1
    guard time > 2, elements[time].kind == .quantity, elements[time].unit == .second,
      elements[time - 1].kind == .comma, elements[time - 2].kind == .quantity,
      elements[..<(time - 2)].allSatisfy({ $0.kind == .word || $0.kind == .colon }),
      elements.indices.prefix(time - 2).contains(where: { isWord($0, in: Self.held) }),
      case let load = elements[time - 2],
      // `hold 120, 45 sec` may be two times.
      load.unit.isMass
        || load.isBare && load.value >= 150_000 && load.value / 4 >= elements[time].value
    else { return }
    anatomy.parser.elements[time - 1].kind = .times
    anatomy.parser.elements[time - 1].flags.formUnion([.spaceBefore, .spaceAfter])
  }

  private static let held = WordSet("hold holds hang hangs held holding")
}
