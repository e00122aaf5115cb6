/// The number of sets behind what was listed of them.
extension ExpressionParser {
  /// `(15 kg x 12, 25 kg x 12) - 2 sets` counts what stands there, and `60 kg x 12 - 4 sets` tells how
  /// often it was done: no more sets with the load that was told last. A count of anything else is
  /// left on the line. Returns where the expressions end.
  mutating func foldCountBehind(endingAt end: Int) -> Int {
    guard expressions.count > 1, let last = expressions.last, last.terms.count == 1,
      terms[last.terms.lowerBound].quantities.count == 1,
      case let count = quantities[terms[last.terms.lowerBound].quantities.lowerBound],
      count.unit == .set, count.kind == .number, count.value % 1000 == 0,
      let listed = listedSets(expressions.count - 1)
    else { return end }
    let before = expressions.count - 2
    if before == 0, listed == 1 {
      expressions.removeLast()
      expressions[0].terms = expressions[0].terms.lowerBound..<last.terms.upperBound
      terms[last.terms.lowerBound].joiner = .times
    } else if listed * 1000 == Int(count.value) {
      expressions.removeLast()
    } else {
      return leaveCount(last, endingAt: end)
    }
    expressions[before].range = expressions[before].range.through(last.range)
    return end
  }

  /// `3 sets - 60 kg (10, 8, 6)`: counts what stands behind it, and is no set itself.
  mutating func dropCountAhead() {
    guard expressions.count > 1, let first = expressions.first, first.terms.count == 1,
      terms[first.terms.lowerBound].quantities.count == 1,
      case let count = quantities[terms[first.terms.lowerBound].quantities.lowerBound],
      count.unit == .set, count.kind == .number, count.value >= 2_000,
      first.attributes == Attributes()
    else { return }
    var sets = 0
    for expression in expressions.dropFirst() {
      guard expression.terms.count == 2, expression.attributes.repeats == nil,
        case let load = terms[expression.terms.lowerBound], load.quantities.count == 1,
        case let reps = terms[expression.terms.upperBound - 1],
        hasMass(load) || isLoadBeforeReps(load, reps)
      else { return }
      sets += reps.quantities.count
    }
    guard sets * 1000 == Int(count.value) else { return }
    expressions.removeFirst()
    expressions[0].link = .first
  }

  /// Takes the last expression off and returns where it starts.
  private mutating func leaveCount(_ count: Expression, endingAt end: Int) -> Int {
    expressions.removeLast()
    var index = end
    while index > 0, elements[index - 1].range.start >= count.range.start { index -= 1 }
    return index
  }

  /// How many sets the first expressions list, when each is a load and the reps with it.
  private func listedSets(_ count: Int) -> Int? {
    var sets = 0
    for expression in expressions[..<count] {
      guard expression.terms.count == 2, expression.attributes.repeats == nil,
        case let load = terms[expression.terms.lowerBound],
        case let reps = terms[expression.terms.upperBound - 1],
        hasMass(load) || isLoadBeforeReps(load, reps),
        quantities[reps.quantities].allSatisfy({ $0.unit == .none || $0.unit == .repetition })
      else { return nil }
      sets += max(load.quantities.count, reps.quantities.count)
    }
    return sets
  }

  /// The 60 of `60x10`: for a number of sets too many.
  private func isLoadBeforeReps(_ load: Term, _ reps: Term) -> Bool {
    reps.joiner == .times
      && quantities[load.quantities].allSatisfy {
        $0.unit == .none && $0.kind == .number && $0.value >= 20_000
      }
  }

  /// The 5 of `140 5 3세트` and the 12 of `15 kg 12 5 sets`: the reps of a load, and behind them how
  /// often.
  func isRepsBeforeSets(_ reps: Element, of load: Quantity) -> Bool {
    reps.value <= 30_000 && reps.value % 1000 == 0
      && (load.unit.isMass || load.unit == .none && load.value >= max(10_000, 2 * reps.value))
  }
}
