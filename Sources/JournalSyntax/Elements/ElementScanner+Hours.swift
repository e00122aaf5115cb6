/// The letters that tell hours and the rate of the heart alike.
extension ElementScanner {
  /// The `hr` of `treadmill 1 hr` and of `1hr 10 min`, and not that of `zone 2 HR 140` and `52 HR`.
  func isHour(_ at: Int, _ number: Element, isGlued: Bool) -> Bool {
    guard number.value <= 12_000, Self.hourOrHeart.contains(slice(at)) else { return false }
    if isGlued { return true }
    let next = nextSolid(from: at + 1)
    switch kind(at: next) {
    case .colon, .equals: return false
    case .number:
      let unit = nextSolid(from: next + 1)
      return kind(at: unit) == .word && Unit(word(at: unit).meaning) == .minute
    default: return true
    }
  }

  private static let hourOrHeart = WordSet("hr")
}
