/// A rating for each set: `315 5,5,5 RPE 7,8,9`.
extension ExpressionParser {
  /// Takes as many ratings as there were sets, and returns the index behind them.
  mutating func ratings(behind word: Int) -> Int? {
    guard let last = endOfRatings(word) else { return nil }
    for index in stride(from: last, through: word + 1, by: -2).reversed()
    where isBareNumber(index) {
      let value = elements[index].value
      amendLast({ $0.rpe.append(value) }, through: index)
    }
    return last + 1
  }

  /// `5/5/5 RIR 3/2/1`: kept as a note, for a set tells one number of reps in reserve.
  mutating func notedRatings(behind word: Int) -> Int? {
    guard let last = endOfRatings(word) else { return nil }
    addNote(elements[word].range.through(elements[last].range))
    return last + 1
  }

  /// The last of the ratings behind the word, when the sets before are as many.
  private func endOfRatings(_ word: Int) -> Int? {
    var last = word + 1
    if last < end, elements[last].kind == .colon { last += 1 }
    guard isRatingNumber(last), let mark = elements[safe: last + 1]?.kind,
      mark == .comma || mark == .slash
    else { return nil }
    var count = 1
    while elements[safe: last + 1]?.kind == mark, isRatingNumber(last + 2),
      !isFactorOfNext(last + 2)
    {
      last += 2
      count += 1
    }
    return count > 1 && tellsSets(count) ? last : nil
  }

  /// `12@2, 12@4` and `8@60, 8@10`: nobody rates a set 2 or 60, so that all of the list are loads; nor
  /// 14 or 18.5, as in `12 @ 14, 10 @ 16, 8 @ 18.5`, where the loads rise and the reps do not.
  mutating func settleLoadsBehindAt() {
    guard expressions.count > 1, terms.count == 2 * expressions.count,
      quantities.count == terms.count
    else { return }
    var (isLoad, isRising) = (false, true)
    var aboveScale = 0
    var (least, most) = (Int32.max, Int32.min)
    var reps = Int32.max
    for expression in expressions {
      let (first, last) = (expression.terms.lowerBound, expression.terms.upperBound - 1)
      guard last == first + 1, terms[last].joiner == .at, terms[first].quantities.count == 1,
        expression.attributes.rpe.isEmpty, allBare(first, to: expression.terms.upperBound),
        case let number = quantities[terms[last].quantities.lowerBound], number.upper == 0,
        number.kind == .number, number.unit == .none,
        quantities[terms[first].quantities.lowerBound].value <= 30_000
      else { return }
      isLoad = isLoad || number.value < 4_000 || number.value >= 20_000
      if number.value > 10_000 { aboveScale += 1 }
      let count = quantities[terms[first].quantities.lowerBound].value
      isRising = isRising && number.value > most && count <= reps && count % 1000 == 0
      reps = count
      least = min(least, number.value)
      most = max(most, number.value)
    }
    // `5@60, 5@8`: nobody goes down so far.
    // `5@3, 3@2`, `5@1, 3@2` tell reps in reserve, as well as loads.
    // `18@10, 16@12` may be lighter loads with more reps.
    isRising = isRising && most > reps
    // The 11 of `5@7, 5@8, 5@11` may be a slip.
    let areAboveScale = aboveScale >= expressions.count - aboveScale
    guard isLoad || areAboveScale && isRising, most / 4 <= least, most >= 4_000 else { return }
    for expression in expressions {
      let load = terms[expression.terms.upperBound - 1].quantities.lowerBound
      quantities[load].marks.insert(.leading)
    }
  }

  private func isRatingNumber(_ index: Int) -> Bool {
    isBareNumber(index) && elements[index].value <= 10_000
  }

  /// A list of as many reps, or so many sets, in the expression before.
  private func tellsSets(_ count: Int) -> Bool {
    guard let expression = expressions.last else { return false }
    return terms[expression.terms].contains { term in
      if term.quantities.count > 1 { return term.quantities.count == count }
      let quantity = quantities[term.quantities.lowerBound]
      return quantity.kind == .number && Int(quantity.value) == count * 1000
        && (quantity.unit == .none || quantity.unit == .set)
    }
  }

  /// The 2 of `115x3 @ 2`: too little for a load or a rating, so that nobody can tell what it is.
  func isTooLittle(_ index: Int, _ firstTerm: Int) -> Bool {
    guard terms.count - firstTerm == 2, terms[firstTerm + 1].joiner == .times,
      allBare(firstTerm), isBareNumber(index), elements[index].value <= 4_000,
      index + 1 >= end || isSeparator(index + 1),
      terms[firstTerm].quantities.count == 1, terms[firstTerm + 1].quantities.count == 1
    else { return false }
    let first = quantities[terms[firstTerm].quantities.lowerBound].value
    let second = quantities[terms[firstTerm + 1].quantities.lowerBound].value
    return max(first, second) >= 40_000 && min(first, second) <= 15_000
  }
}
