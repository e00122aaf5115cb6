internal import JournalSyntax

/// Exercises behind a run whose name stands behind its way: `10k easy 56:20 (HR 141), split squat 3x8`.
extension FileReader {
  /// The start of the exercise behind a comma, where a way or a time was told before it.
  func nextBehindWay(_ segment: Segment, _ end: Int) -> Int? {
    guard anatomy.parser.quantities.contains(where: { $0.unit.isLength || $0.unit == .kilo }),
      anatomy.parser.quantities.allSatisfy({
        $0.unit.isLength || $0.unit == .kilo || $0.unit.isTime || $0.kind == .clock
      })
    else { return nil }
    var index = segment.rest.lowerBound
    if index < end, elements[index].kind == .openParenthesis {
      guard let close = elements[index..<end].firstIndex(where: { $0.kind == .closeParenthesis })
      else { return nil }
      index = close + 1
    }
    guard index < end, elements[index].kind == .comma else { return nil }
    let start = index + 1
    var name = start
    while name < end, name < start + 5, elements[name].kind == .word { name += 1 }
    return name > start && name < end && elements[name].isNumber && isExercise(start..<name)
      ? start : nil
  }
}
