internal import JournalSyntax

/// Dumbbells and bells with their load before what was done with them: `KB 24 kg swing 5x20`,
/// `Swing (2x24 kg) 5x10`.
extension LineAnatomy {
  /// `KB 24 kg swing 5x20`, `DB 2x10 kg press 3x10`: the tool and its load stand before the name, so
  /// the load is that of the sets behind it, and the tool a part of the name.
  mutating func toolBeforeLoad(_ segment: Segment) -> Segment? {
    guard segment.name.count == 1, parser.elements[segment.name.lowerBound].meaning == .equipment,
      let first = segment.rest.first, parser.elements[first].kind == .word,
      parser.elements[first].word == .plain
    else { return nil }
    let end = segment.rest.upperBound
    var last = first
    while last < end, isNamePart(parser.elements[last]) { last += 1 }
    let start = skipMarks(last, end)
    let (isPair, load) = (parser.dropPair(), parser.quantities.first)
    if let load, parser.expressions.count == 1, parser.terms.count == 1,
      parser.quantities.count == 1, load.unit.isMass, start < end, parser.elements[start].isNumber
    {
      let stop = parser.parse(from: start, to: end)
      if stop > start, isStrong, !parser.quantities.contains(where: { $0.unit.isMass }) {
        parser.lead(with: load)
        return Segment(
          name: first..<last, expressions: start..<stop, rest: stop..<end, tool: segment.name)
      }
    } else if !isPair {
      return nil
    }
    _ = parser.parse(from: segment.expressions.lowerBound, to: end)
    return nil
  }

  /// `Swing (2x24 kg) 5x10`, `Jerk (2x24)x10x5`: two bells of so much, and the sets behind them.
  mutating func pairOfLoads(_ open: Int, _ start: Int, _ end: Int) -> Segment? {
    guard open > start, parser.elements[open].kind == .openParenthesis, open + 5 < end,
      parser.elements[open + 4].kind == .closeParenthesis,
      parser.isBareNumber(open + 1), parser.elements[open + 1].value == 2_000,
      parser.elements[open + 2].kind == .times, parser.elements[open + 3].kind == .quantity
    else { return nil }
    var load = Quantity(parser.elements[open + 3])
    let isTimes = parser.elements[open + 5].kind == .times
    let first = isTimes ? open + 6 : open + 5
    guard first < end, parser.elements[first].isNumber else { return nil }
    // `(2x8)` is as often a plan of two sets, but nobody multiplies one.
    guard
      load.unit.isMass
        || load.unit == .none && load.value >= 8_000 && isTimes && parser.isFactorOfNext(first)
    else { return nil }
    let stop = parser.parse(from: first, to: end)
    // `Bench (2x20 kg) 60x5` has a load of its own.
    guard stop > first,
      !parser.quantities.contains(where: {
        $0.unit.isMass || $0.unit == .none && $0.value > 30_000
      })
    else { return nil }
    load.marks.insert(.each)
    if load.unit == .none { load.marks.insert(.leading) }
    parser.lead(with: load)
    return Segment(name: start..<open, expressions: open..<stop, rest: stop..<end)
  }
}
