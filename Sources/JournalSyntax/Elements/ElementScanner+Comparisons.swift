/// By how much something differs from something else, which is no work by itself.
extension ElementScanner {
  /// `3x10, 2 more than last time`, `3x10, 1 short of the record`; `100x5 more than last time` tells
  /// the set first.
  mutating func attachComparison(to element: inout Element, behind elements: [Element]) {
    guard let mark = elements.last?.kind,
      mark == .comma || mark == .openParenthesis || mark == .semicolon || mark == .period
        || mark == .hyphen,
      element.unit == .none || element.unit == .repetition || element.unit.isMass,
      element.value <= (element.unit.isMass ? 20_000 : 10_000), !goesOn(elements, with: element),
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

  /// The 8 of `10, 9, 8 fewer than usual` is one more of a list; the 2 of `3x10, 2 more than last time`
  /// is none.
  private func goesOn(_ elements: [Element], with element: Element) -> Bool {
    guard elements.count > 1, case let before = elements[elements.count - 2], before.isNumber,
      before.unit == element.unit
    else { return false }
    let isFactor = elements.count > 2 && elements[elements.count - 3].kind == .times
    return !isFactor || element.value > before.value / 2
  }

  private static let comparatives = WordSet(
    "more less fewer mehr weniger plus moins más menos mais più meno więcej mniej больше меньше"
  )
  private static let than = WordSet(
    "than als que de as di che niż чем")
  private static let short = WordSet("short shy")
  private static let of = WordSet("of my last")
}
