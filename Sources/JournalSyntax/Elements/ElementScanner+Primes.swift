/// Marks behind a number that tell minutes and seconds, or feet and inches.
extension ElementScanner {
  /// `60''` are seconds, `5'` minutes.
  mutating func apostrophe(_ element: inout Element) {
    if let last = feet(element) {
      attach(.foot, through: last, to: &element)
    } else if kind(at: index + 1) == .apostrophe {
      element.unit = .second
      element.range = element.range.through(tokens[index + 1].range)
      index += 2
    } else if kind(at: index + 1) == .number, tokens[index + 1].range.count == 2 {
      // `1'30`, `1'30"`, `1'30''`.
      element.kind = .clock
      element.value = Int32(
        clamping: Int64(element.value) * 60 + Int64(parse(tokens[index + 1].range).value))
      element.range = element.range.through(tokens[index + 1].range)
      index += 2
      if kind(at: index) == .quotationMark {
        index += 1
      } else if kind(at: index) == .apostrophe {
        index += kind(at: index + 1) == .apostrophe ? 2 : 1
      }
      // `5'32/km`.
      if kind(at: index) == .slash { attachPace(to: &element) }
    } else if kind(at: index + 1) != .word {
      attach(.minute, through: index, to: &element)
    } else if word(at: index + 1).meaning == .letterS {
      // `70's x 5`: the seventies, a pair of dumbbells.
      attach(.none, through: index + 1, to: &element)
    }
  }

  /// The last mark of `170x200'`, of `270x196'7"` and of `185x50' in 10.40 seconds`: nobody carries a
  /// load for hours, and no minutes are done in seconds. The inches are passed over.
  private func feet(_ element: Element) -> Int? {
    let sign = index >= 3 && kind(at: index - 2) == .blank ? index - 3 : index - 2
    guard sign >= 0, kind(at: sign) == .times else { return nil }
    let next = nextSolid(from: index + 1)
    let isDoneIn = word(at: next).meaning == .in && kind(at: nextSolid(from: next + 1)) == .number
    guard isDoneIn || element.value > 60_000 else { return nil }
    let hasInches = kind(at: index + 1) == .number && kind(at: index + 2) == .quotationMark
    return hasInches ? index + 2 : index
  }
}
