internal import JournalSyntax

/// The unit that stands behind the last of several times: `Plank 45/40/35s`, `Dead hang 30/25/20 sec`.
extension FileReader {
  /// Gives it to all, where the exercise is held for a time.
  mutating func settleUnitEndingSlashes() {
    guard elements.count > 3,
      let last = elements.lastIndex(where: {
        $0.kind == .quantity && ($0.unit == .second || $0.unit == .letterS)
      }), last > 2, elements[last - 1].kind == .slash, elements[last - 2].isBareWhole,
      elements[last].value >= 5_000
    else { return }
    var first = last
    while first > 1, elements[first - 1].kind == .slash, elements[first - 2].isBareWhole,
      elements[first - 2].value >= 5_000, elements[first - 2].value <= 600_000
    {
      first -= 2
    }
    guard isHeld(upTo: first) else { return }
    for index in stride(from: first, through: last, by: 2) {
      anatomy.parser.elements[index].unit = .second
    }
  }

  private func isHeld(upTo first: Int) -> Bool {
    if first > 0, elements[0].kind == .word {
      let end = elements[first - 1].kind == .colon ? first - 1 : first
      return names.nature(of: text(range(0..<end))).contains(.timed)
    }
    if let pending = context.pendingName { return names.nature(of: pending.text).contains(.timed) }
    return context.entry.map { file.entries[$0].nature.contains(.timed) } ?? false
  }
}
