internal import JournalSyntax

/// What a bar did and where it lay: `225x5 @ 0.45 m/s`, `Rack pulls pin 3 405x5`, `Incline press notch 4 50s x 10`.
extension FileReader {
  /// The speed of a bar, with the sign before it.
  mutating func dropSpeedOfBar() {
    guard
      let slash = elements.indices.dropFirst(2).dropLast().last(where: {
        elements[$0].kind == .slash && isWord($0 + 1, in: Self.seconds)
      }), elements[slash - 1].kind == .quantity, elements[slash - 1].value < 3_000,
      elements[slash - 1].unit == .meter || elements[slash - 1].unit == .letterM
        || elements[slash - 1].meaning == .meter
    else { return }
    var start = slash - 1
    if start > 1,
      elements[start - 1].kind == .at || elements[start - 1].kind == .comma
        || elements[start - 1].meaning == .at
    {
      start -= 1
    }
    context.remarks.append(range(start..<(slash + 2)))
    anatomy.parser.elements.removeSubrange(start..<(slash + 2))
    anatomy.parser.end = elements.count
  }

  /// The hole of a rack from which the bar was lifted, before its load.
  mutating func dropPinOfRack() {
    guard
      let pin = elements.indices.prefix(6).dropFirst().first(where: {
        isWord($0, in: Self.pins) && $0 + 2 < elements.count && elements[$0 + 1].isBareWhole
      }), elements[pin + 1].value <= 40_000
    else { return }
    let next = elements[pin + 2].kind == .comma ? pin + 3 : pin + 2
    guard next < elements.count, elements[next].kind == .quantity,
      elements[next].unit.isMass || elements[next].value >= 45_000
        || elements[next].unit == .letterS
    else { return }
    let isPlaced =
      isWord(pin - 1, in: Self.placing) || elements[pin - 1].kind == .at
      || elements[pin - 1].kind == .comma
    let start = isPlaced && pin > 1 ? pin - 1 : pin
    context.remarks.append(range(start..<(pin + 2)))
    anatomy.parser.elements.removeSubrange(start..<next)
    anatomy.parser.elements[start].flags.insert(.spaceBefore)
    anatomy.parser.end = elements.count
  }

  private static let seconds = WordSet("s sec")
  private static let pins = WordSet("pin notch hole pins")
  private static let placing = WordSet("from at on")
}
