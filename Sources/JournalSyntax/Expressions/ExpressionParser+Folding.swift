/// Numbers that belong together although a sign parts them.
extension ExpressionParser {
  /// The `60 kg` of `4x8, 60 kg`: one load far above the reps, rather than a second one.
  func isLoadOfWork(_ index: Int, _ sets: Term, _ reps: Term?) -> Bool {
    guard let reps, reps.joiner == .times, isNumber(index), elements[index].unit.isMass,
      !isFactorOfNext(index),
      !(elements[safe: index + 1]?.kind == .comma && isNumber(index + 2)),
      let count = bareCount(sets, most: 10_000), count > 0,
      let each = bareCount(reps, most: 30_000)
    else { return false }
    return each <= 20_000 || elements[index].value >= 2 * each
  }

  /// The value of a term that is one bare number, unless it is above `most`.
  private func bareCount(_ term: Term, most: Int32) -> Int32? {
    let quantity = quantities[term.quantities.lowerBound]
    guard term.quantities.count == 1, quantity.unit == .none, quantity.kind == .number,
      quantity.upper == 0, quantity.value <= most
    else { return nil }
    return quantity.value
  }

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
}
