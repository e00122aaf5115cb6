internal import JournalSyntax

/// A cross in place of the reps: `DL 200 x ✕`, `snatch 90x✗ out front`.
extension FileReader {
  /// Puts no reps in its place; letters that look like one are left to others.
  mutating func settleCrossBehindTimes(_ times: Int) -> Bool {
    guard times > 0, times + 1 < elements.count, elements[times - 1].kind == .quantity,
      elements[times - 1].unit.isMass
        || elements[times - 1].isBare && elements[times - 1].value >= 20_000,
      elements[times + 1].kind == .times || elements[times + 1].kind == .other,
      Self.crossSigns.contains(bytes[elements[times + 1].range.indices]),
      times + 2 == elements.count || !elements[times + 2].isNumber
    else { return false }
    anatomy.parser.elements[times + 1] = Element(
      .quantity, elements[times + 1].range, unit: .repetition,
      flags: elements[times + 1].flags.union(.spaceAfter))
    return true
  }

  private static let crossSigns = WordSet("✕ ✖ ✗ ✘ ❌ ❎ 🗙")
}
