/// Loads that stand before all sets of a line, one for each of them: `(60/80/100) 10/8/6`.
extension ExpressionParser {
  /// More sets than that nobody writes so.
  private static let mostSets = 64

  /// Gives each set its load, the last of them to all that follow, where the line tells nothing but
  /// reps and reps of several sets, such as `1/5x5`. Returns false when they do not fit the loads.
  package mutating func share(_ loads: [Quantity]) -> Bool {
    guard let reps = repsOfSets(loads.count), let first = expressions.first,
      var attributes = expressions.last?.attributes
    else { return true }
    guard reps.count >= loads.count, !areLoads(reps, beside: loads) else { return false }
    let range = first.range.through(expressions[expressions.count - 1].range)
    attributes.repeats = nil
    quantities.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    expressions.removeAll(keepingCapacity: true)
    for (index, var reps) in reps.enumerated() {
      let load = loads[min(index, loads.count - 1)]
      reps.unit = .repetition
      if index > 0, index >= loads.count || load.value == loads[index - 1].value {
        addBeside(reps)
        continue
      }
      let start = terms.count
      append(load, .first)
      append(reps, .times)
      expressions.append(
        Expression(
          terms: start..<terms.count, attributes: Attributes(),
          link: index == 0 ? .first : .next, range: range))
    }
    expressions[expressions.count - 1].attributes = attributes
    return true
  }

  private mutating func append(_ quantity: Quantity, _ joiner: Term.Joiner) {
    terms.append(
      Term(joiner: joiner, quantities: quantities.count..<(quantities.count + 1), separator: .none))
    quantities.append(quantity)
  }

  /// `(12/10/8) 40/45/50`: the reps stand in the parentheses.
  private func areLoads(_ reps: [Quantity], beside loads: [Quantity]) -> Bool {
    guard let low = reps.map(\.value).min(), let high = loads.map(\.value).max() else {
      return false
    }
    return low >= 20_000 && low > high
  }

  /// The reps of each set, when there is nothing else.
  private func repsOfSets(_ count: Int) -> [Quantity]? {
    var all: [Quantity] = []
    for expression in expressions {
      let own = terms[expression.terms]
      guard let reps = own.first, let last = own.last, own.count <= 2,
        quantities[reps.quantities.lowerBound..<last.quantities.upperBound].allSatisfy({
          isReps($0)
        })
      else { return nil }
      guard own.count == 2 else {
        all += quantities[reps.quantities]
        continue
      }
      guard last.joiner == .times, reps.quantities.count == 1, last.quantities.count == 1 else {
        return nil
      }
      var (work, sets) = (
        quantities[reps.quantities.lowerBound], quantities[last.quantities.lowerBound]
      )
      // `(60/70/80) 3x5` counts the loads first, `(60/70/80) 5x3` behind.
      if expressions.count == 1, Int(work.value) == count * 1000 { swap(&work, &sets) }
      guard 1_000...20_000 ~= sets.value, sets.value % 1000 == 0 else { return nil }
      all += repeatElement(work, count: Int(sets.value) / 1000)
      if all.count > Self.mostSets { return nil }
    }
    return all
  }

  private func isReps(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && quantity.unit == .none || quantity.unit == .repetition
  }
}
