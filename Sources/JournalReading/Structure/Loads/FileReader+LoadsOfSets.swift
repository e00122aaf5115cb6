internal import JournalSyntax
internal import WorkoutModel

/// The last set that told its load and its reps, for lines that repeat a part of it.
struct LastSet {
  let load: Quantity
  let reps: Quantity
  var lineIndex: Int
  let traceIndex: Int
}

/// Loads of a set for the lines below that repeat a part of it.
extension FileReader {
  /// Keeps the load of a set for lines that go on with it: `x 3` below `Bench 72.5 x 5`.
  mutating func keepLoadOfSet(_ expression: Expression) {
    guard expression.terms.count >= 2,
      case let terms = anatomy.parser.terms[expression.terms], let first = terms.first,
      first.quantities.count == 1,
      terms[terms.startIndex + 1].joiner == .times
        // `80kg 5回`.
        || terms[terms.startIndex + 1].joiner == .space
          && isRepsBehindMass(terms[terms.startIndex + 1], first),
      case let load = anatomy.parser.quantities[first.quantities.lowerBound],
      load.kind == .number && load.upper == 0,
      load.unit.isMass || load.unit == .none && load.value >= 20_000
    else { return }
    let second = terms[terms.startIndex + 1]
    context.lastSet = LastSet(
      load: load, reps: anatomy.parser.quantities[second.quantities.upperBound - 1],
      lineIndex: context.lineIndex, traceIndex: file.traces.count)
  }

  /// `80kg 5回`, `100kg 5` of `100kg 5` above `5` and `5`.
  private func isRepsBehindMass(_ term: Term, _ load: Term) -> Bool {
    let reps = anatomy.parser.quantities[term.quantities.lowerBound]
    if reps.unit == .repetition { return true }
    return reps.unit == .none && reps.value % 1000 == 0 && reps.value <= 30_000
      && anatomy.parser.quantities[load.quantities.lowerBound].unit.isMass
  }

  /// The load of the set on the line above, for reps behind a times sign or alone.
  mutating func loadOfSetAbove(_ expression: Expression) -> Quantity? {
    guard let last = context.lastSet, last.traceIndex == file.traces.count,
      last.lineIndex == context.lineIndex - 1, anatomy.parser.expressions.count == 1,
      expression.terms.count == 1,
      case let term = anatomy.parser.terms[expression.terms.lowerBound], term.quantities.count == 1,
      case let reps = anatomy.parser.quantities[term.quantities.lowerBound],
      reps.unit == .none, reps.value <= 30_000,
      reps.marks.contains(.multiplier)
        || elements.count == 1 && reps.value % 1000 == 0 && last.load.unit.isMass
          && document.lines[context.lineIndex].kind == .text
    else { return nil }
    context.lastSet?.lineIndex = context.lineIndex
    return last.load
  }
}
