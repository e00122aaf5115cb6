internal import JournalSyntax

/// One load in both units, the second in parentheses: `bench 80 kg (176) 5 5 4`, `squat 100 (220 lb) 3x5`.
extension FileReader {
  /// Takes the second off the line: it is no load of its own.
  mutating func dropConvertedLoads() {
    var open = 2
    while open + 2 < elements.count {
      defer { open += 1 }
      guard elements[open].kind == .openParenthesis, let close = endOfConversion(open) else {
        continue
      }
      if elements[open - 1].unit == .none {
        anatomy.parser.elements[open - 1].unit =
          elements[open + 1].unit == .pound ? .kilogram : .pound
      }
      context.remarks.append(elements[open + 1].range)
      anatomy.parser.elements[open - 1].flags.insert(.spaceAfter)
      anatomy.parser.elements.removeSubrange(open...close)
      if open < elements.count { anatomy.parser.elements[open].flags.insert(.spaceBefore) }
    }
  }

  private func endOfConversion(_ open: Int) -> Int? {
    let (load, other) = (elements[open - 1], elements[open + 1])
    guard load.kind == .quantity, other.kind == .quantity, load.value >= 5_000,
      other.value >= 5_000,
      load.unit.isMass && (other.unit == .none || other.unit.isMass && other.unit != load.unit)
        || load.unit == .none && other.unit.isMass
    else { return nil }
    var close = open + 2
    while close < elements.count,
      elements[close].kind == .exclamation || elements[close].kind == .question
    {
      close += 1
    }
    guard close < elements.count, elements[close].kind == .closeParenthesis else { return nil }
    let isInPounds = load.unit == .pound || load.unit == .none && other.unit == .kilogram
    let (pounds, kilograms) =
      isInPounds
      ? (Int64(load.value), Int64(other.value)) : (Int64(other.value), Int64(load.value))
    let exact = kilograms * 2_205 / 1_000
    return abs(exact - pounds) * 50 <= exact ? close : nil
  }
}
