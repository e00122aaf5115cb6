/// Numbers that belong together although a sign parts them.
extension ExpressionParser {
  /// In `4x8 16/16` both hands hold the same.
  mutating func foldPair(_ firstTerm: Int) {
    guard terms.count - firstTerm == 3, let pair = terms.last, pair.separator == .slash,
      pair.quantities.count == 2, pair.joiner == .space || pair.joiner == .at,
      quantities[pair.quantities.lowerBound].value == lastQuantity.value,
      allBare(firstTerm, to: terms.count - 1), lastQuantity.value >= 4_000
    else { return }
    quantities.removeLast()
    quantities[quantities.count - 1].marks.insert(.each)
    let first = pair.quantities.lowerBound
    terms[terms.count - 1].quantities = first..<(first + 1)
    terms[terms.count - 1].separator = .none
  }

  /// In `4x10/12` the four sets are of ten to twelve reps, in `4x10/10` of ten with either side.
  mutating func foldReps(behindSlash first: Int) {
    guard quantities.count - first == 2, let sets = terms.last, sets.quantities.count == 1,
      case let (count, least) = (quantities[sets.quantities.lowerBound], quantities[first]),
      count.unit == .none || count.unit == .set, 3_000...8_000 ~= count.value,
      least.unit == .none, least.value >= 4_000,
      lastQuantity.unit == .none || lastQuantity.unit == .repetition,
      0...5_000 ~= lastQuantity.value - least.value, lastQuantity.value <= 30_000,
      [count.value, least.value, lastQuantity.value].allSatisfy({ $0 % 1000 == 0 })
    else { return }
    let most = quantities.removeLast()
    if most.value > least.value {
      quantities[first].upper = most.value
    } else {
      quantities[first].marks.insert(.each)
    }
    quantities[first].unit = most.unit
    quantities[first].range = least.range.through(most.range)
  }

  /// In `10 x 120, 9, 8` the reps of more sets stand behind the load.
  mutating func turnList(_ firstTerm: Int) {
    guard terms.count - firstTerm == 2, case let list = terms[firstTerm + 1], list.joiner == .times,
      list.separator == .comma, terms[firstTerm].quantities.count == 1,
      case let (first, load) = (list.quantities.lowerBound - 1, list.quantities.lowerBound),
      quantities[first...].allSatisfy({ $0.kind == .number && $0.unit == .none }),
      quantities[first].value <= 30_000,
      let most = quantities[(load + 1)...].map(\.value).max(), most <= 30_000,
      quantities[load].value >= 30_000, quantities[load].value / 5 * 2 >= most,
      quantities[load].value / 5 * 2 >= quantities[first].value,
      // `3 x 100, 8, 8, 7` counts its sets.
      Int(quantities[first].value) != (list.quantities.count - 1) * 1000
    else { return }
    quantities.swapAt(first, load)
  }

  /// In `38 kg x 4 x 4 x 5` each factor behind the load is a set: they are alike, and nobody
  /// multiplies four.
  mutating func foldReps(_ firstTerm: Int) {
    guard terms.count - firstTerm >= 4, hasMass(terms[firstTerm]),
      terms[(firstTerm + 1)...].allSatisfy({ term in
        let quantity = quantities[term.quantities.lowerBound]
        return term.joiner == .times && term.quantities.count == 1 && quantity.kind == .number
          && quantity.unit == .none && quantity.value <= 100_000
      })
    else { return }
    let reps = terms[(firstTerm + 1)...].map { quantities[$0.quantities.lowerBound].value }
    guard let least = reps.min(), let most = reps.max(), most <= 2 * least else { return }
    terms[firstTerm + 1].quantities = terms[firstTerm + 1].quantities.lowerBound..<quantities.count
    terms[firstTerm + 1].separator = .comma
    terms.removeSubrange((firstTerm + 2)...)
  }

  /// In `8x20s/10s` the second time is the rest: takes it off, and returns its seconds.
  mutating func foldRest(_ firstTerm: Int) -> Int32? {
    guard terms.count - firstTerm == 2, case let times = terms[firstTerm + 1],
      times.separator == .slash, times.quantities.count == 2,
      isSeconds(quantities[times.quantities.lowerBound]), isSeconds(lastQuantity),
      quantities[times.quantities.lowerBound - 1].unit == .none
    else { return nil }
    let rest = quantities.removeLast()
    quantities[times.quantities.lowerBound - 1].unit = .set
    terms[firstTerm + 1].quantities = times.quantities.lowerBound..<quantities.count
    terms[firstTerm + 1].separator = .none
    return rest.value
  }

  private func isSeconds(_ quantity: Quantity) -> Bool {
    quantity.kind == .number && (quantity.unit == .second || quantity.unit == .letterS)
  }
}
