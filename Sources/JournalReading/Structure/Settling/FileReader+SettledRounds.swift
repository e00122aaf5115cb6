internal import JournalSyntax

/// What stands around rounds that are told on one line.
extension FileReader {
  /// The `= 11:09` of `3 RFT 400 m run, 21 swings, 12 pull-ups = 11:09`: the time of all of it. That of
  /// `Run 5 km = 25:10` is its own.
  mutating func dropTimeOfRounds() {
    let last = elements.count - 1
    guard last > 4, elements[last].kind == .clock, elements[last - 1].kind == .equals,
      elements[0].unit == .round, elements[..<last].contains(where: { $0.kind == .comma })
    else { return }
    anatomy.parser.elements.removeSubrange((last - 1)...last)
  }
}
