internal import JournalSyntax

/// Complexes whose parts stand behind each load: `Power clean + push jerk: 60 (2+2), 70 (2+2), 75 (2+1)`.
extension FileReader {
  /// Writes the sum of the parts as the reps.
  mutating func settleSumsOfComplexes() {
    guard elements[0].kind == .word, elements.contains(where: { $0.kind == .plus }) else { return }
    var places: [(load: Int, end: Int, reps: Int32)] = []
    var index = 1
    while index + 4 < elements.count {
      defer { index += 1 }
      guard elements[index].isBare || elements[index].unit.isMass, elements[index].value >= 15_000,
        elements[index + 1].kind == .openParenthesis,
        let (end, reps) = sumInParentheses(index + 2)
      else { continue }
      places.append((index, end, reps))
      index = end
    }
    // `60 (2+2)` alone may be two sets of two.
    guard places.count > 1 else { return }
    for place in places.reversed() {
      let range = elements[place.load + 1].range
      anatomy.parser.elements.replaceSubrange(
        (place.load + 1)...place.end,
        with: [
          Element(.times, ByteRange(Int(range.start), Int(range.start))),
          Element(.quantity, range, value: place.reps, flags: .spaceAfter),
        ])
    }
    anatomy.parser.end = elements.count
  }

  /// The closing parenthesis of `2+2)` and what its parts come to.
  private func sumInParentheses(_ first: Int) -> (end: Int, reps: Int32)? {
    var (index, reps, parts) = (first, Int32(0), 0)
    while index + 1 < elements.count, elements[index].isBareWhole,
      1_000...6_000 ~= elements[index].value
    {
      reps += elements[index].value
      parts += 1
      if elements[index + 1].kind == .closeParenthesis {
        return parts > 1 ? (index + 1, reps) : nil
      }
      guard elements[index + 1].kind == .plus else { return nil }
      index += 2
    }
    return nil
  }
}
