internal import JournalSyntax
internal import WorkoutModel

/// Loads that stand once on the line, before or behind the sets they hold for.
extension FileReader {
  /// `60k: 20, 15, 8x2`: a load before a colon is for all that follows on the line.
  func headerLoad(before index: Int, _ entry: Int) -> Quantity? {
    let expression = parser.expressions[index]
    let ownTerms = parser.terms[expression.terms]
    let hasOwnLoad = ownTerms.contains { term in
      parser.quantities[term.quantities].contains {
        $0.unit.isMass || $0.unit == .kilo || $0.kind == .bodyweight || $0.kind == .bar
          || isLoad($0, at: term, from: 10_001)
      }
    }
    let factors = ownTerms.reduce(0) { $0 + ($1.joiner == .at ? 0 : 1) }
    guard !hasOwnLoad, factors <= 2 else { return nil }
    // `65(8, 10) 85(10)`: the load of its own stands before the parentheses.
    if ownTerms.count == 2, ownTerms[ownTerms.startIndex + 1].joiner == .parenthesis { return nil }
    if let load = tailLoad(behind: index) { return load }
    if expression.link == .apart { return nil }
    for earlier in stride(from: index - 1, through: max(0, index - Self.nearExpressions), by: -1) {
      let terms = parser.terms[parser.expressions[earlier].terms]
      guard let first = terms.first, terms.count >= 2 else { continue }
      if isRated(terms), earlier > 0 { continue }
      if let load = loadAtEnd(of: terms, for: expression) { return load }
      let second = terms[terms.startIndex + 1]
      // `90 (8x1)(4x2)(4x2)`: the pair before had the load of the one before it.
      if terms.count == 2, second.joiner == .times, ownTerms.count == 2,
        parser.quantities[first.quantities.lowerBound].unit == .none, earlier > 0
      {
        continue
      }
      // `60 for 8, then 6`, `60 for 8 then 7 then 6`.
      if factors == 1, second.joiner == .for || second.joiner == .times,
        first.quantities.count == 1,
        tellsRepsBehindThen(
          index, of: parser.quantities[first.quantities.lowerBound],
          parser.quantities[ownTerms[ownTerms.startIndex].quantities.lowerBound])
      {
        return parser.quantities[first.quantities.lowerBound]
      }
      guard first.quantities.count == 1,
        second.joiner == .colon || second.joiner == .space || second.joiner == .parenthesis
          || (second.joiner == .times && factors == 1)
          || second.joiner == .times && countsSets(ownTerms, behind: terms)
      else { return nil }
      let quantity = parser.quantities[first.quantities.lowerBound]
      // `3 sets 20 kg each 10 reps`.
      if isCounting(quantity) { return nil }
      let work = withoutRating(ownTerms)
      if isLoadItself(work, beside: quantity) || isLoadAndReps(work) { return nil }
      if quantity.kind == .bar, isLoadAboveReps(ownTerms) { return nil }
      if isDropOfLoad(index, from: quantity) { return nil }
      // `50s 3x10, 55s x 8`: the next pair of dumbbells.
      if quantity.unit == .letterS,
        parser.quantities[ownTerms[ownTerms.startIndex].quantities.lowerBound].unit == .letterS
      {
        return nil
      }
      let own = parser.quantities[ownTerms[ownTerms.startIndex].quantities.lowerBound]
      // `140x5, 5 @8, 4 @9`, `100 5, 5 @8, 4 @9`.
      if second.joiner == .times || second.joiner == .space, isRated(ownTerms),
        quantity.unit == .none, quantity.value >= 20_000, own.value <= quantity.value / 2,
        !own.marks.contains(.multiplier)
      {
        return quantity
      }
      if second.joiner == .times {
        if own.marks.contains(.multiplier) { return quantity }
        // `Curl 25 x 20 + 5 + 5 + 4`: more reps with the same load.
        if expression.link.isChained, quantity.unit == .none, own.unit == .none,
          quantity.value >= 20_000 && own.value < quantity.value
            || quantity.marks.contains(.fraction) && own.value <= 20_000,
          !file.entries[entry].nature.contains(.bodyweight)
        {
          return quantity
        }
        return quantity.unit.isMass || quantity.kind == .bodyweight ? quantity : nil
      }
      let isBarePair = quantity.unit == .none && quantity.kind == .number && ownTerms.count == 2
      return isBarePair && second.joiner == .space ? nil : quantity
    }
    return nil
  }

  /// The `1 set x 2` of `270 lb x 3 sets x 3, 1 set x 2` and the `1 x 3` of `100 kg x 5 x 3, 1 x 3`: more
  /// sets with that load.
  private func countsSets(_ own: ArraySlice<Term>, behind terms: ArraySlice<Term>) -> Bool {
    guard terms.count == 3, own.count == 2, own.allSatisfy({ $0.quantities.count == 1 }),
      case let sets = parser.quantities[own[own.startIndex].quantities.lowerBound],
      sets.unit == .set || sets.unit == .none && sets.kind == .number && sets.value <= 5_000,
      case let reps = parser.quantities[own[own.startIndex + 1].quantities.lowerBound]
    else { return false }
    return reps.unit == .repetition || reps.unit == .none && reps.value <= 30_000
  }

  private func tellsRepsBehindThen(_ index: Int, of load: Quantity, _ own: Quantity) -> Bool {
    guard load.unit == .none, load.kind == .number, load.value >= 20_000, own.unit == .none,
      own.kind == .number, own.value <= load.value / 2, own.value <= 30_000,
      let first = elements.firstIndex(where: {
        $0.range.start == parser.expressions[index].range.start
      }), first > 0,
      // `Squat 100 x 8, then 12 pull-ups`.
      first + 1 >= elements.count || elements[first + 1].kind != .word
        || elements[first + 1].meaning == .then
    else { return false }
    return elements[first - 1].meaning == .then
  }

  /// The `40x8` and the `30x10` of `50 kg 3x10 + drop 40x8 30x10`: lighter loads with their reps.
  private func isDropOfLoad(_ index: Int, from load: Quantity) -> Bool {
    var index = index
    for _ in 0..<Self.nearExpressions {
      let terms = parser.terms[parser.expressions[index].terms]
      guard terms.count == 2, let second = terms.last, second.joiner == .times,
        case let own = parser.quantities[terms[terms.startIndex].quantities.lowerBound],
        case let reps = parser.quantities[second.quantities.lowerBound],
        own.unit == .none, own.kind == .number, reps.unit == .none,
        load.value / 3 <= own.value, own.value < load.value, own.value >= 10_000,
        own.value > reps.value
      else { return false }
      if parser.expressions[index].link.isChained { return true }
      guard index > 0, parser.expressions[index].link == .next else { return false }
      index -= 1
    }
    return false
  }

  private func isCounting(_ quantity: Quantity) -> Bool {
    quantity.unit == .set || quantity.unit == .repetition || quantity.unit == .round
  }

  /// The 90 of `3x5 90 kg, 4 reps` and of `5 @ 90 kg, x5`: what counts its reps has the load of the sets
  /// before.
  private func loadAtEnd(of terms: ArraySlice<Term>, for expression: Expression) -> Quantity? {
    let own = parser.terms[expression.terms]
    guard endsField(expression), expression.link == .next, own.count == 1, let reps = own.first,
      2...3 ~= terms.count, let last = terms.last,
      last.joiner == .space || last.joiner == .at || last.joiner == .times && terms.count == 2,
      last.quantities.count == 1,
      parser.quantities[reps.quantities].allSatisfy({
        $0.unit == .repetition || terms.count == 2 && $0.marks.contains(.multiplier)
      })
    else { return nil }
    let load = parser.quantities[last.quantities.lowerBound]
    return load.unit.isMass || terms.count == 2 && isLoad(load, at: last) ? load : nil
  }

  /// Nothing stands behind it, or another set: `10 reps push-ups` and `2 reps in reserve` are others.
  private func endsField(_ expression: Expression) -> Bool {
    let end = document.lines[context.lineIndex].content.end
    let behind = bytes[Int(expression.range.end)..<max(Int(expression.range.end), Int(end))]
    guard let mark = behind.first(where: { $0 != Byte.space }) else { return true }
    return mark == Byte.comma || mark == UInt8(ascii: ";")
  }

  /// How far away on a line a shared load may stand; endless lines stay linear.
  private static let nearExpressions = 32

  /// In `405 2r 455` the last number is another load, not the reps of the one before, and so is the
  /// 65 of `60 kg 8, 65 8` and of `60 8, 65 8 @9`.
  private func isLoadItself(_ terms: ArraySlice<Term>, beside load: Quantity) -> Bool {
    let terms = terms.count > 1 && terms.last?.joiner == .at ? terms.dropLast() : terms
    guard let term = terms.first, term.quantities.count == 1,
      terms.count == 1 || terms.count == 2 && isBesideOrColon(terms[terms.startIndex + 1])
    else { return false }
    let own = anatomy.parser.quantities[term.quantities.lowerBound]
    return own.unit == .none && own.kind == .number && !own.marks.contains(.multiplier)
      && own.value > 30_000 && own.value / 2 > load.value / 4
  }

  /// `4 @9`: reps and how hard they were.
  private func isRated(_ terms: ArraySlice<Term>) -> Bool {
    guard terms.count == 2, terms[terms.startIndex + 1].joiner == .at else { return false }
    let reps = anatomy.parser.quantities[terms[terms.startIndex].quantities.lowerBound]
    let rating = anatomy.parser.quantities[terms[terms.startIndex + 1].quantities.lowerBound]
    return reps.unit == .none && reps.kind == .number && reps.value < 20_000
      && rating.unit == .none && rating.kind == .number && 5_000...10_000 ~= rating.value
  }

  /// The `315 5` of `315 5, 315 5 @8`.
  private func withoutRating(_ terms: ArraySlice<Term>) -> ArraySlice<Term> {
    guard terms.count == 3, let last = terms.last, last.joiner == .at, last.quantities.count == 1,
      case let rating = parser.quantities[last.quantities.lowerBound],
      rating.unit == .none, rating.kind == .number, 5_000...10_000 ~= rating.value
    else { return terms }
    return terms.dropLast()
  }

  /// True of `2x10`, but not of the single `220 @8.5` before `3x3 @ 190`.
  private func tellsNoLoad(_ expression: Expression) -> Bool {
    anatomy.parser.terms[expression.terms].allSatisfy { term in
      anatomy.parser.quantities[term.quantities].allSatisfy { $0.value < 20_000 }
    }
  }

  /// The 465 of `465x2, singles with 485 lb` is no number of sets or reps.
  private func isLoadOfItsOwn(_ expression: Expression, beside load: Quantity) -> Bool {
    let first = parser.terms[expression.terms.lowerBound]
    let own = parser.quantities[first.quantities.lowerBound]
    return expression.terms.count == 2 && own.kind == .number && own.unit == .none
      && own.value >= 60_000 && own.value >= load.value / 2
  }

  /// The 150 of `2x10, 1x8 @ 150`, and the 18 of `8 @ 18, 6 @ 20`, which is no RPE.
  private func isLoad(_ quantity: Quantity, at term: Term, from least: Int32 = 20_000) -> Bool {
    term.joiner == .at && quantity.unit == .none && quantity.kind == .number
      && quantity.value >= least
  }

  /// The `55/4` of `50 kg/4, 55/4` has its own.
  private func isLoadAndReps(_ terms: ArraySlice<Term>) -> Bool {
    guard terms.count == 1, let term = terms.first, term.quantities.count == 2,
      term.separator == .slash
    else { return false }
    let values = anatomy.parser.quantities[term.quantities].map(\.value)
    return values[0] >= 20_000 && values[0] >= 2 * values[1]
  }

  /// The `40x10` of `bar 10 40x10`.
  private func isLoadAboveReps(_ terms: ArraySlice<Term>) -> Bool {
    guard terms.count == 2, let load = terms.first, let reps = terms.last, reps.joiner == .times
    else { return false }
    let value = parser.quantities[load.quantities.lowerBound].value
    return value >= 20_000 && value > parser.quantities[reps.quantities.lowerBound].value
  }

  private func isBesideOrColon(_ term: Term) -> Bool {
    term.joiner == .space || term.joiner == .colon
  }

  /// `1x10, 2x8 22.5 kg`: a load behind the last of several is for all.
  private func tailLoad(behind index: Int) -> Quantity? {
    let last = min(parser.expressions.count, index + Self.nearExpressions)
    for later in (index + 1)..<max(index + 1, last) {
      // `2x10 + 1x8 60 kg`.
      let isJoined =
        parser.expressions[later].link == .chained && later + 1 == parser.expressions.count
        && parser.expressions[index].terms.count == 2 && tellsNoLoad(parser.expressions[index])
      guard parser.expressions[later].link == .next || isJoined else { return nil }
      let terms = parser.terms[parser.expressions[later].terms]
      guard let last = terms.last else { return nil }
      let quantity = parser.quantities[last.quantities.lowerBound]
      let isLoad =
        quantity.unit.isMass || quantity.unit == .kilo || quantity.kind == .bodyweight
        || self.isLoad(quantity, at: last) && tellsNoLoad(parser.expressions[index])
      if isLoad,
        isLoadOfItsOwn(parser.expressions[index], beside: quantity)
          || countsTooManySets(parser.expressions[index])
      {
        return nil
      }
      if isLoad, last.joiner == .space || last.joiner == .at { return quantity }
      guard terms.allSatisfy({ $0.joiner == .first || $0.joiner == .times }), !isLoad else {
        return nil
      }
    }
    return nil
  }

  /// The 60 of `20x10, 60x8, 3x5 90 kg` is a load: nobody does so many sets.
  private func countsTooManySets(_ expression: Expression) -> Bool {
    let terms = parser.terms[expression.terms]
    guard terms.count == 2, let first = terms.first, let last = terms.last, last.joiner == .times,
      case let factor = parser.quantities[first.quantities.lowerBound]
    else { return false }
    return factor.unit == .none && factor.kind == .number && factor.value >= 15_000
      && factor.value > parser.quantities[last.quantities.lowerBound].value
  }
}
