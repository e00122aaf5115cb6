internal import JournalSyntax
internal import WorkoutModel

/// How long a way took, told behind the words for it.
extension FileReader {
  /// Takes `13 km easy run in 1:13:20` and `11,6 km Dauerlauf in 1:07h`: at that pace one runs, rides or
  /// swims. Returns where the time ends; `nil` for all else, as for `5 km run, done in time 10:30`.
  mutating func emitTimeBehindWords(_ index: Int) -> UInt32? {
    let expression = anatomy.parser.expressions[index]
    // Endless lines stay linear.
    guard elements.count <= 200, index + 1 == anatomy.parser.expressions.count,
      expression.terms.count == 1,
      case let term = anatomy.parser.terms[expression.terms.lowerBound], term.quantities.count == 1,
      case let way = anatomy.parser.quantities[term.quantities.lowerBound],
      way.unit == .kilometer || way.unit == .mile || way.unit == .meter && way.value >= 400_000,
      let first = elements.firstIndex(where: { $0.range.start >= way.range.end })
    else { return nil }
    var mark = first
    while mark < elements.count, mark < first + 5, elements[mark].kind == .word,
      !isIn(mark), elements[mark].meaning != .then, elements[mark].meaning != .and
    {
      mark += 1
    }
    guard mark > first, mark + 1 < elements.count, isIn(mark), elements[mark + 1].kind == .clock,
      elements[mark + 1].unit == .none
    else { return nil }
    let clock = Quantity(elements[mark + 1])
    guard let meters = parser.meters(way) else { return nil }
    // From 80 seconds to a quarter of an hour for a kilometer; swimmers take twice as long.
    let perKilometer = Int64(clock.value) * 1000 / max(1, meters / 1000)
    guard 80_000...1_800_000 ~= perKilometer else { return nil }
    emitTimes(way, [mark + 1], expression.attributes)
    return elements[mark + 1].range.end
  }

  private func isIn(_ index: Int) -> Bool { isWord(index, in: Self.within) }

  private static let within = WordSet("in en em på w za за")
}
