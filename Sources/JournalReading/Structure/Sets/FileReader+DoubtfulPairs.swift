internal import JournalSyntax
internal import WorkoutModel

/// Two numbers with a slash between them that may be several things.
extension FileReader {
  /// The `3 sets` of `Bench 60/50 3 sets`: of two loads, or of a load and its reps.
  mutating func doubtCountBehindPair(_ index: Int) {
    let expression = parser.expressions[index]
    guard index > 0, expression.terms.count == 1,
      parser.quantities[parser.terms[expression.terms.lowerBound].quantities.lowerBound].unit
        == .set,
      case let pair = parser.terms[parser.expressions[index - 1].terms], pair.count == 1,
      let term = pair.first, term.separator == .slash, term.quantities.count == 2
    else { return }
    file.diagnostics.append(.unreadRest(at: place(expression.range)))
  }

  /// The `lunges 12 12` behind other sets of the line: a load and its reps, or the reps of two sets.
  mutating func doubtEqualPair(_ expression: Expression, _ entry: Int) {
    guard expression.terms.count == 2, context.lastSetLine == context.lineIndex,
      file.entries[entry].nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .jumped]),
      case let terms = parser.terms[expression.terms], let second = terms.last,
      second.joiner == .space, terms.allSatisfy({ $0.quantities.count == 1 }),
      case let (one, other) = (
        parser.quantities[terms[terms.startIndex].quantities.lowerBound],
        parser.quantities[second.quantities.lowerBound]
      ), one.value == other.value, 6_000...20_000 ~= one.value,
      [one, other].allSatisfy({
        $0.kind == .number && $0.unit == .none && $0.marks.isEmpty && $0.extra == 0
      })
    else { return }
    file.diagnostics.append(
      .equalPair(FixedPoint(thousandths: one.value), at: place(expression.range)))
  }

  /// `Mountain climbers 30/15 30/15`: seconds of work and of rest, or loads and reps.
  func isPairOfCounted(_ terms: [Term], _ quantities: [Quantity], _ entry: Int) -> Bool {
    terms.count == 2 && quantities.count == 2 && terms[1].joiner == .times
      && quantities.allSatisfy { $0.unit == .none && $0.kind == .number && $0.value >= 10_000 }
      && !file.entries[entry].nature.isDisjoint(with: [.counted, .cardio, .timed, .jumped])
      && bytes[quantities[0].range.gap(before: quantities[1].range)]
        .elementsEqual([UInt8(ascii: "/")])
  }
}
