/// The unit of Chinese markets, which is half a kilogram: `卧推 130斤 6个`.
extension ElementScanner {
  /// Halves the number before `斤` or `市斤`, and tells kilograms; those of `公斤` are no others.
  mutating func attachHalfKilograms(
    _ at: Int, isGlued: Bool, to element: inout Element
  ) -> Bool {
    guard element.kind == .quantity, element.unit == .none, isEastAsian(at),
      let unit = Self.halfKilograms.first(where: { slice(at).starts(with: $0.utf8) })
    else { return false }
    let start = Int(tokens[at].range.start)
    let end = start + unit.utf8.count
    element.value /= 2
    if element.value % 1000 != 0 { element.flags.insert(.fraction) }
    if isGlued { element.flags.insert(.unitGlued) }
    element.unit = .kilogram
    element.range = element.range.through(ByteRange(start, end))
    // `100斤做了8个`: the word goes on behind the unit.
    if end < Int(tokens[at].range.end) {
      tokens[at] = Token(.word, ByteRange(end, Int(tokens[at].range.end)))
      index = at
    } else {
      index = at + 1
    }
    return true
  }

  private static let halfKilograms = ["市斤", "斤"]
}
