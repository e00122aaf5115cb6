internal import JournalSyntax

/// A pace that follows from the way and the time beside it.
extension FileReader {
  /// The `@ 9:27/mi avg` of `10.38 mi @ 9:27/mi avg · 1:38:08 moving`: it follows from way and time.
  mutating func dropPace(before dot: Int) {
    guard dot + 1 < elements.count, elements[dot + 1].kind == .clock,
      let at = elements[(dot - 3)..<dot].lastIndex(where: { $0.kind == .at }), at > 0,
      elements[at - 1].unit.isLength, elements[at + 1].kind == .clock,
      !elements[at + 1].flags.isDisjoint(with: [.perMile, .perKilometer]),
      isTime(elements[dot + 1], of: elements[at - 1], pace: elements[at + 1])
    else { return }
    anatomy.parser.elements.removeSubrange(at...dot)
  }

  /// About so long takes the way at that pace; `@ 5:00/km · 7:30 am` tells when it was.
  private func isTime(_ clock: Element, of way: Element, pace: Element) -> Bool {
    let isOfWay =
      way.unit == .kilometer && pace.flags.contains(.perKilometer)
      || way.unit == .mile && pace.flags.contains(.perMile)
    let expected = Int64(way.value) * Int64(pace.value) / 1000
    return isOfWay && abs(Int64(clock.value) - expected) <= expected / 10
  }
}
