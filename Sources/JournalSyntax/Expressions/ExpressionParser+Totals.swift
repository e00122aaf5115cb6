/// Totals with the sets they were done in: `50 total (12, 10, 8, 8, 7, 5)`, `100 reps (40/30/30)`.
extension ExpressionParser {
  /// Puts the reps between the parentheses in the place of the total before them, when that is what
  /// they come to; returns where the parentheses end.
  mutating func setsOfTotal(at open: Int) -> Int? {
    guard let last = expressions.last, last.terms.count == 1, last.terms.upperBound == terms.count,
      terms[last.terms.lowerBound].quantities.count == 1, lastQuantity.kind == .number,
      lastQuantity.unit == .repetition || lastQuantity.unit == .none,
      let close = closing(open),
      // `bench 120 (60/40/20)` are shares of something else.
      lastQuantity.unit == .repetition || last.attributes.marks.contains(.total),
      let reps = repsOfTotal(open + 1, close, lastQuantity.value).map(Array.init)
    else { return nil }
    quantities.removeLast()
    for index in reps {
      quantities.append(Quantity(elements[index]))
      quantities[quantities.count - 1].unit = .repetition
    }
    let first = quantities.count - reps.count
    terms[last.terms.lowerBound].quantities = first..<quantities.count
    terms[last.terms.lowerBound].separator = .comma
    amendLast({ $0.marks.remove(.total) }, through: close)
    return close + 1
  }

  /// The 30 of `9 8 7 6 total 30` and of `引体 9 8 7 6 共30`: what the reps come to, or nearly so; behind
  /// the word stands no further set.
  func isTotalOfList(_ number: Int) -> Bool {
    guard isNumber(number), elements[number].kind == .quantity,
      elements[number].unit == .none || elements[number].unit == .repetition,
      !isFactorOfNext(number), let last = expressions.last, last.terms.upperBound == terms.count,
      let reps = terms.last, reps.quantities.count > 1
    else { return false }
    let sum = quantities[reps.quantities].reduce(Int64(0)) { $0 + Int64($1.value) }
    return abs(sum - Int64(elements[number].value)) <= sum / 8
  }

  /// The 600 of `60 kg x 10 total 600`: what the load and its reps come to.
  func isTotalLoad(_ number: Int) -> Bool {
    guard isNumber(number), elements[number].kind == .quantity, number + 1 >= end,
      elements[number].unit == .none || elements[number].unit.isMass, let last = expressions.last,
      last.terms.upperBound == terms.count, last.terms.count > 1
    else { return false }
    var product: Int64 = 1000
    for term in terms[last.terms].prefix(4) {
      let sum = quantities[term.quantities].prefix(Self.nearTerms).reduce(Int64(0)) {
        $0 + Int64($1.value)
      }
      product = min(product * sum / 1000, Int64(Int32.max))
    }
    return product == Int64(elements[number].value)
  }

  /// The indices of bare numbers parted by one sign, whose sum is the total.
  private func repsOfTotal(_ start: Int, _ close: Int, _ total: Int32) -> StrideTo<Int>? {
    guard close - start >= 3 else { return nil }
    // `100 total (40 25 20 15)`.
    if elements[start + 1].isNumber {
      guard elements[start..<close].indices.allSatisfy({ isBareNumber($0) }) else { return nil }
      let sum = elements[start..<close].reduce(Int64(0)) { $0 + Int64($1.value) }
      return sum == Int64(total) ? stride(from: start, to: close, by: 1) : nil
    }
    guard (close - start) % 2 == 1 else { return nil }
    let mark = elements[start + 1].kind
    switch mark {
    case .comma, .slash, .plus, .hyphen: break
    default: return nil
    }
    var sum: Int64 = 0
    for index in start..<close {
      let isPlace = (index - start) % 2 == 0
      guard isPlace ? isBareNumber(index) : elements[index].kind == mark else { return nil }
      if isPlace { sum += Int64(elements[index].value) }
    }
    return sum == Int64(total) ? stride(from: start, to: close, by: 2) : nil
  }
}
