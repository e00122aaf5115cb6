internal import JournalSyntax

/// Ways and times beside work that a sign, a tool or a sum stands between: `Bike 25 min / 10.4 km`,
/// `Static hold 225 bar 31 sec`, `5x5 — 7:40 total`.
extension FileReader {
  /// `Bike 25 min / 10.4 km`: one ride.
  mutating func dropSlashBetweenWayAndTime() {
    guard
      let slash = elements.indices.dropFirst().dropLast().first(where: {
        elements[$0].kind == .slash && elements[$0].spaceBefore
      }), slash > 1, elements[slash - 2].kind == .word || elements[slash - 2].kind == .colon,
      case let (before, behind) = (elements[slash - 1], elements[slash + 1]),
      before.isNumber, behind.isNumber,
      tellsTime(before) && isFar(behind) || isFar(before) && tellsTime(behind)
    else { return }
    anatomy.parser.elements.remove(at: slash)
    anatomy.parser.elements[slash].flags.insert(.spaceBefore)
  }

  private func tellsTime(_ element: Element) -> Bool {
    element.kind == .clock || element.unit == .minute || element.unit == .hour
  }

  private func isFar(_ element: Element) -> Bool {
    element.unit == .kilometer || element.unit == .mile
  }

  /// The `— 7:40 total` behind sets.
  mutating func dropTotalTime() {
    let last = elements.count - 1
    guard last > 5, elements[last].meaning == .total,
      elements[last - 1].kind == .clock || elements[last - 1].unit == .minute,
      elements[last - 2].kind == .hyphen || elements[last - 2].kind == .comma,
      elements[..<(last - 2)].contains(where: { $0.kind == .times })
    else { return }
    context.remarks.append(range((last - 1)..<(last + 1)))
    anatomy.parser.elements.removeSubrange((last - 2)...)
  }

  /// The `bar` of `Static hold 225 bar 31 sec, 27 sec`.
  mutating func dropToolBeforeTime() {
    guard
      let word = elements.indices.dropFirst(2).dropLast().first(where: {
        elements[$0].kind == .word && isWord($0, in: Self.toolsOfHolds)
      }), elements[word - 1].isBare || elements[word - 1].unit.isMass,
      elements[word - 1].value >= 20_000, elements[word + 1].unit == .second,
      elements[word - 2].kind == .word
    else { return }
    context.remarks.append(elements[word].range)
    anatomy.parser.elements.remove(at: word)
    anatomy.parser.elements[word].flags.insert(.spaceBefore)
  }

  private static let toolsOfHolds = WordSet("axle bar barbell log plates trap handles")
}
