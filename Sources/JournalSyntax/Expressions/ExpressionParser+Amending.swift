/// Changes to what is parsed already, for what stands elsewhere on its line.
extension ExpressionParser {
  /// Makes sets and reps of `10 x 30`, where no load can be: more than a few before fewer are reps.
  package mutating func countFactors() {
    for expression in expressions where expression.terms.count == 2 {
      let (first, second) = (
        terms[expression.terms.lowerBound], terms[expression.terms.upperBound - 1]
      )
      guard second.joiner == .times, first.quantities.count == 1, second.quantities.count == 1,
        case let (one, other) = (first.quantities.lowerBound, second.quantities.lowerBound),
        quantities[one].unit == .none, quantities[other].unit == .none,
        quantities[one].kind == .number, quantities[other].kind == .number
      else { continue }
      let isTurned = quantities[one].value > max(10_000, quantities[other].value)
      quantities[one].unit = isTurned ? .repetition : .set
      quantities[other].unit = isTurned ? .set : .repetition
    }
  }

  /// Lets the attribute parser amend the last expression.
  mutating func amendLast(_ change: (inout Attributes) -> Void, through index: Int) {
    let last = expressions.count - 1
    change(&expressions[last].attributes)
    expressions[last].range = expressions[last].range.through(elements[index].range)
  }

  /// A note behind all expressions belongs to the last of them.
  package mutating func addNote(_ range: ByteRange) {
    let last = expressions.count - 1
    let own = expressions[last].attributes.note
    expressions[last].attributes.note = own.map { $0.through(range) } ?? range
  }

  /// Adds the body as the load of the last expression, which ends at `last`.
  mutating func addOwnWeight(_ range: ByteRange, through last: Int) {
    append(.bodyweight, range)
    terms.append(
      Term(
        joiner: .at, quantities: (quantities.count - 1)..<quantities.count, separator: .none))
    let index = expressions.count - 1
    expressions[index].terms = expressions[index].terms.lowerBound..<terms.count
    amendLast({ _ in }, through: last)
  }

  /// Leaves nothing but the last expression.
  package mutating func keepLast() {
    expressions.removeFirst(expressions.count - 1)
  }

  package mutating func addMark(_ mark: Attributes.Marks) {
    addMark(mark, toExpression: expressions.count - 1)
  }

  package mutating func addMark(_ mark: Attributes.Marks, toExpression index: Int) {
    expressions[index].attributes.marks.insert(mark)
  }

  /// Gives the first expression reps that stand elsewhere: the 10 of `10 thrusters 95 lb`.
  package mutating func addReps(_ reps: Quantity) {
    var reps = reps
    reps.unit = .repetition
    add(reps, .times)
  }

  /// Adds one more to the list that is the last term of all.
  package mutating func addBeside(_ quantity: Quantity) {
    guard let last = terms.last else { return }
    quantities.append(quantity)
    terms[terms.count - 1].quantities = last.quantities.lowerBound..<quantities.count
    terms[terms.count - 1].separator = .comma
  }

  /// Gives the first expression a factor that stands elsewhere: the time of `2k row 7:31`.
  package mutating func add(_ quantity: Quantity, _ joiner: Term.Joiner) {
    guard let first = expressions.first, first.terms.count > 0 else { return }
    let place = terms[first.terms.upperBound - 1].quantities.upperBound
    quantities.insert(quantity, at: place)
    for index in first.terms.upperBound..<terms.count {
      let range = terms[index].quantities
      terms[index].quantities = (range.lowerBound + 1)..<(range.upperBound + 1)
    }
    terms.insert(
      Term(joiner: joiner, quantities: place..<(place + 1), separator: .none),
      at: first.terms.upperBound)
    expressions[0].terms = first.terms.lowerBound..<(first.terms.upperBound + 1)
    for index in expressions.indices.dropFirst() {
      let range = expressions[index].terms
      expressions[index].terms = (range.lowerBound + 1)..<(range.upperBound + 1)
    }
  }

  /// Puts a load before the first expression, as in `16 kg: 3x10`, unless one stands there.
  package mutating func lead(with load: Quantity) {
    guard let first = expressions.first, !quantities.contains(where: { $0.unit.isMass }),
      first.terms.lowerBound == 0, !terms.isEmpty
    else { return }
    quantities.insert(load, at: 0)
    for index in terms.indices {
      let range = terms[index].quantities
      terms[index].quantities = (range.lowerBound + 1)..<(range.upperBound + 1)
    }
    terms[0].joiner = .colon
    terms.insert(Term(joiner: .first, quantities: 0..<1, separator: .none), at: 0)
    for index in expressions.indices {
      let range = expressions[index].terms
      expressions[index].terms = (index == 0 ? 0 : range.lowerBound + 1)..<(range.upperBound + 1)
    }
  }

  /// Adds the load at `index` to the last expression; returns what follows, or `nil` when none is there.
  mutating func addLoadToLast(at index: Int) -> Int? {
    guard let last = expressions.last, last.terms.upperBound == terms.count,
      let next = term(at: index, joiner: .at)
    else { return nil }
    expressions[expressions.count - 1].terms = last.terms.lowerBound..<terms.count
    expressions[expressions.count - 1].range = last.range.through(elements[next - 1].range)
    return next
  }

  /// `each` stands behind the expression or one of its numbers.
  package func tellsEach(_ expression: Expression) -> Bool {
    expression.attributes.marks.contains(.each)
      || terms[expression.terms].contains { term in
        quantities[term.quantities].contains { $0.marks.contains(.each) }
      }
  }

  /// The word was about each set.
  package mutating func removeEach(from expression: Expression) {
    for term in terms[expression.terms] {
      for index in term.quantities { quantities[index].marks.remove(.each) }
    }
  }

  /// Gives each load reps of its own, when every expression is nothing but loads; one that was missed
  /// needs none.
  package mutating func pairLoads(with reps: [Int32]) {
    var paired: [Term] = []
    var next = 0
    for (index, expression) in expressions.enumerated() {
      let load = terms[expression.terms.lowerBound]
      let start = paired.count
      paired.append(load)
      for quantity in load.quantities where !quantities[quantity].unit.isMass {
        quantities[quantity].unit = .none
        quantities[quantity].marks.insert(.leading)
      }
      let first = quantities.count
      for value in reps[next..<(next + load.quantities.count)] {
        quantities.append(
          Quantity(
            kind: .number, unit: .repetition, marks: [], value: value, upper: 0, extra: 0,
            range: quantities[load.quantities.lowerBound].range))
      }
      next += load.quantities.count
      // `95-115-125F`: the last was missed.
      if expression.attributes.marks.contains(.failed), load.quantities.count > 1 {
        quantities[quantities.count - 1].kind = .failed
        expressions[index].attributes.marks.remove(.failed)
      }
      if !expressions[index].attributes.marks.contains(.failed) {
        paired.append(
          Term(joiner: .times, quantities: first..<quantities.count, separator: .comma))
      }
      expressions[index].terms = start..<paired.count
    }
    terms = paired
  }

  /// Makes the only number a count of reps.
  package mutating func countReps() {
    quantities[0].unit = .repetition
  }

  /// Marks the numbers of the first expression as counts of reps and sets, without a load.
  package mutating func markCounted() {
    guard let first = expressions.first else { return }
    for term in terms[first.terms] {
      for index in term.quantities { quantities[index].marks.insert(.counted) }
    }
  }

  /// Makes one list of two bare numbers that a blank parts: the `12 11` below `Reps`.
  package mutating func joinTwoAsList() {
    guard expressions.count == 1, terms.count == 2, quantities.count == 2,
      terms[1].joiner == .space
    else { return }
    terms[0].quantities = 0..<2
    terms[0].separator = .space
    terms.removeLast()
    expressions[0].terms = 0..<1
  }

  /// Makes a load and its reps of two bare numbers that a slash parts: the `60/12` of one set.
  package mutating func partAsLoadAndReps() {
    guard expressions.count == 1, terms.count == 1, quantities.count == 2,
      terms[0].separator == .slash, quantities[0].value != quantities[1].value,
      quantities.allSatisfy({ $0.kind == .number && $0.unit == .none && $0.upper == 0 }),
      quantities[1].value % 1000 == 0
    else { return }
    quantities[0].marks.insert(.leading)
    terms[0].quantities = 0..<1
    terms[0].separator = .none
    terms.append(Term(joiner: .times, quantities: 1..<2, separator: .none))
    expressions[0].terms = 0..<2
  }
}
