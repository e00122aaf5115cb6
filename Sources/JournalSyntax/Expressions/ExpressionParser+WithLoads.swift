/// Light loads behind words: `3x15 with 7.5`, `3 Sätze à 15 mit 7,5`.
extension ExpressionParser {
  /// Nobody says `with 8` of how hard a set was, as `@8` and `at 8` do.
  func isWithLoad(_ word: Int, behind next: Int) -> Bool {
    guard elements[word].kind == .word || elements[word].kind == .at,
      elements[word].word.meaning == .with,
      lastQuantity.unit == .none, lastQuantity.kind == .number, lastQuantity.upper == 0,
      1_000...10_000 ~= lastQuantity.value
    else { return false }
    guard next < end, elements[next].kind == .word else { return true }
    switch elements[next].meaning {
    case .equipment, .each, .per, .side: return true
    default: return false
    }
  }
}
