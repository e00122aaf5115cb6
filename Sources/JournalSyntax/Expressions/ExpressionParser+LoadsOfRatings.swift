/// Loads that were found by a rating: `1@8 -> 205`, `3x5 @8 -> 140 kg`, `3x8 @8 90`, `4x3 @ -12% -> 180`.
extension ExpressionParser {
  /// The load behind reps, or sets and reps, and how hard they should be.
  mutating func loadOfRating(at start: Int) -> Int? {
    guard let last = expressions.last, last.terms.upperBound == terms.count,
      2...3 ~= last.terms.count, isLoadToFind(start), isRating(terms[terms.count - 1]),
      terms[last.terms].dropLast().allSatisfy({ isCount($0, below: elements[start]) }),
      last.terms.count == 2 || terms[terms.count - 2].joiner == .times
    else { return nil }
    let rating = quantities[terms[terms.count - 1].quantities.lowerBound].value
    terms.removeLast()
    quantities.removeLast()
    expressions[expressions.count - 1].terms = last.terms.lowerBound..<terms.count
    quantities[quantities.count - 1].unit = .repetition
    guard let next = term(at: start, joiner: .at) else { return nil }
    expressions[expressions.count - 1].terms = last.terms.lowerBound..<terms.count
    // `242.5 @7.5` tells how hard it was, and the plan only how hard it should be.
    if next == start + 1, isRated(start) {
      let own = elements[next + 1].value
      amendLast({ $0.rpe.append(own) }, through: next + 1)
      return next + 2
    }
    amendLast({ $0.rpe.append(rating) }, through: next - 1)
    return next
  }

  /// Behind the arrow of `4x3 @ -12% -> 180`: how far below the last load.
  mutating func loadOfShare(at mark: Int) -> Int? {
    guard elements[safe: mark + 1]?.kind == .hyphen, isNumber(mark + 2),
      elements[mark + 2].unit == .percent, mark + 3 < end
    else { return nil }
    switch elements[mark + 3].kind {
    case .arrow, .equals: return loads(at: mark + 4)
    case .hyphen where isArrow(mark + 3): return loads(at: mark + 5)
    default: return nil
    }
  }

  /// Behind the rating of `3x8 @8 90` nothing else may stand.
  func isLoadBehindRating(_ index: Int) -> Bool {
    isNumber(index) && elements[index].spaceBefore && elements[index].kind == .quantity
      && (index + 1 >= end || isSeparator(index + 1)
        || elements[index + 1].kind == .openParenthesis)
  }

  /// Takes the 100 of `3x5 RPE 8 x 100`, `3x5 RPE 8 @ 100`, `3x5 RPE 8 100 kg` and `5 RPE 8 100`: sets and reps
  /// without a load were rated, and nothing but theirs may stand behind.
  mutating func loadOfRatedSets(at start: Int) -> Int? {
    guard isLoadOfRatedSets(start), let last = expressions.last else { return nil }
    let next: Int
    if isRepsOfNext(start + 2, behind: start) {
      add(Quantity(elements[start]), .at)
      next = start + 1
    } else if let behind = term(at: start, joiner: .at) {
      next = behind
    } else {
      return nil
    }
    if last.terms.count == 1 {
      quantities[terms[last.terms.lowerBound].quantities.lowerBound].unit = .repetition
    }
    expressions[expressions.count - 1].terms = last.terms.lowerBound..<terms.count
    expressions[expressions.count - 1].range = last.range.through(elements[next - 1].range)
    return next
  }

  /// The second 5 of `5 RPE 8 140, 5 RPE 9 150`, which continues no list of loads.
  private func isRepsOfNext(_ index: Int, behind load: Int) -> Bool {
    isNumber(index) && elements[index].value < elements[load].value / 2
  }

  func isLoadOfRatedSets(_ index: Int) -> Bool {
    guard let last = expressions.last,
      last.attributes.rpe.count == 1 || last.attributes.rir != nil,
      last.terms.upperBound == terms.count, 1...2 ~= last.terms.count, isLoadToFind(index),
      !isFactorOfNext(index), !isNumber(index + 1), elements[safe: index + 1]?.kind != .times
    else { return false }
    return terms[last.terms].allSatisfy { isCount($0, below: elements[index]) }
      && (last.terms.count == 1 || terms[terms.count - 1].joiner == .times)
  }

  private func isLoadToFind(_ index: Int) -> Bool {
    isNumber(index) && elements[index].kind == .quantity
      && (!isFactorOfNext(index) || isRated(index))
      && (elements[index].unit.isMass
        || elements[index].unit == .none && elements[index].value >= 20_000)
  }

  /// The 242.5 of `1@8 -> 242.5 @7.5`.
  private func isRated(_ index: Int) -> Bool {
    elements[safe: index + 1]?.kind == .at && isBareNumber(index + 2)
      && 5_000...10_000 ~= elements[index + 2].value && !isFactorOfNext(index + 2)
  }

  private func isRating(_ term: Term) -> Bool {
    guard term.joiner == .at, term.quantities.count == 1,
      term.quantities.upperBound == quantities.count
    else { return false }
    let rating = quantities[term.quantities.lowerBound]
    return rating.kind == .number && rating.unit == .none && rating.marks.isEmpty
      && 5_000...10_000 ~= rating.value && rating.value % 500 == 0
  }

  private func isCount(_ term: Term, below load: Element) -> Bool {
    guard term.quantities.count == 1, term.joiner != .at else { return false }
    let count = quantities[term.quantities.lowerBound]
    return count.kind == .number && count.value % 1000 == 0 && count.value <= 20_000
      && (count.unit == .none || count.unit == .repetition || count.unit == .set)
      && (load.unit.isMass || count.value < load.value)
  }
}
