internal import JournalSyntax

/// Bands and chains beside the plates, which a comma parts from the sets: `Squat 225 + bands, 8x2`.
extension FileReader {
  /// Drops the comma, behind which the sets are those of the load. So many sets of so few reps as in
  /// `225 + chains, 8x2` are done for speed.
  mutating func dropCommaBehindBands(_ comma: Int) -> Bool {
    guard comma > 2, comma + 3 < elements.count,
      elements[comma - 1].flags.contains(.resistance), isBehindLoadAndPlus(comma - 1),
      elements[comma + 1].isBareWhole, elements[comma + 2].kind == .times,
      elements[comma + 3].isBareWhole,
      comma + 4 == elements.count || elements[comma + 4].kind == .comma
        || elements[comma + 4].kind == .openParenthesis || elements[comma + 4].kind == .period
    else { return false }
    if elements[comma + 1].value >= 6_000, elements[comma + 3].value <= 3_000 {
      anatomy.parser.elements[comma + 1].unit = .set
      anatomy.parser.elements[comma + 3].unit = .repetition
    }
    anatomy.parser.elements[comma + 1].flags.insert(.spaceBefore)
    anatomy.parser.elements.remove(at: comma)
    return true
  }

  /// The `205 + ` of `205 + monster minis`, and the `205 + 2 ` of `205 + 2 chains`.
  private func isBehindLoadAndPlus(_ word: Int) -> Bool {
    var plus = word - 1
    while plus > 0, plus >= word - 3, elements[plus].kind == .word || elements[plus].isNumber {
      plus -= 1
    }
    return plus > 0 && elements[plus].kind == .plus && elements[plus - 1].kind == .quantity
      && (elements[plus - 1].unit == .none || elements[plus - 1].unit.isMass)
      && elements[plus - 1].value >= 20_000
  }

  /// The `, 3 grips` behind `Bench 145 8x3`: in how many ways the bar was held.
  mutating func dropGripsBehindSets(_ comma: Int) -> Bool {
    guard comma > 2, comma + 3 == elements.count, elements[comma + 1].isBareWhole,
      2_000...6_000 ~= elements[comma + 1].value, isWord(comma + 2, in: Self.grips),
      elements[comma - 1].isNumber, elements[comma - 2].kind == .times
    else { return false }
    keepForNote((comma + 1)..<elements.count)
    anatomy.parser.elements.removeLast()
    return true
  }

  private static let grips = WordSet(
    "grips angles stances positions handles widths griffe prises agarres prese grepp хвата хватов")
}
