/// By how much something differs from something else, which is no work by itself.
extension ElementScanner {
  /// `3x10, 2 more than last time`, `3x10, 1 short of the record`; `100x5 more than last time` tells
  /// the set first.
  mutating func attachComparison(to element: inout Element, behind elements: [Element]) {
    guard let mark = elements.last?.kind,
      mark == .comma || mark == .openParenthesis || mark == .semicolon
        || mark == .period || mark == .hyphen,
      element.unit == .none || element.unit == .repetition || element.unit.isMass,
      kind(at: index) == .blank, kind(at: index + 1) == .word, kind(at: index + 2) == .blank,
      kind(at: index + 3) == .word
    else { return }
    let (first, second) = (slice(index + 1), slice(index + 3))
    guard
      Self.comparatives.contains(first) && Self.than.contains(second)
        || Self.short.contains(first) && Self.of.contains(second)
    else { return }
    attach(.other, through: index + 3, to: &element)
  }

  private static let comparatives = WordSet(
    "more less fewer better heavier lighter mehr weniger plus moins más menos mais più meno więcej mniej больше меньше"
  )
  private static let than = WordSet(
    "than als que de as di che niż чем")
  private static let short = WordSet("short shy")
  private static let of = WordSet("of my last")
}
