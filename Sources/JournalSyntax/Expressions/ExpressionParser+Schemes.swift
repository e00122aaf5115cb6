/// Reps and loads as two lists with slashes: `5/5/5+ 185/215/240x8`, where the last number tells what
/// became of the open set.
extension ExpressionParser {
  /// The `185/215/240` behind `5/5/5+`, the `25/22/22/20` behind `4/6/6/8`: a load for each number of
  /// reps, above it.
  func isLoadsOfReps(_ index: Int, _ firstTerm: Int) -> Bool {
    let reps = terms[firstTerm]
    guard reps.separator == .slash,
      quantities[reps.quantities].allSatisfy({ $0.unit == .none && $0.value <= 20_000 })
    else { return false }
    let least: Int32 = reps.quantities.count >= 3 ? 0 : 20_000
    return reps.quantities.enumerated().allSatisfy { place, own in
      let load = index + 2 * place
      return isBareNumber(load) && elements[load].value >= max(least, quantities[own].value + 1)
        && (place == 0 || elements[load - 1].kind == .slash)
    }
  }

  /// The last of the loads, before the reps of the open set.
  func endsLoadsOfReps(_ index: Int, _ first: Int, _ joiner: Term.Joiner) -> Bool {
    guard joiner == .space, let reps = terms.last, reps.separator == .slash else { return false }
    return reps.quantities.count == quantities.count - first + 1
      && elements[safe: index + 1]?.kind == .times
  }

  /// Puts the reps that were done in the place of those that were open.
  mutating func settleOpenSet(_ firstTerm: Int) {
    guard terms.count - firstTerm == 3, case let reps = terms[firstTerm],
      reps.separator == .slash, reps.quantities.count > 1,
      terms[firstTerm + 1].joiner == .space, terms[firstTerm + 1].separator == .slash,
      terms[firstTerm + 1].quantities.count == reps.quantities.count,
      let done = terms.last, done.joiner == .times, done.quantities.count == 1
    else { return }
    let open = reps.quantities.upperBound - 1
    quantities[open].value = quantities[done.quantities.lowerBound].value
    quantities[open].marks.insert(.open)
    quantities.removeLast()
    terms.removeLast()
  }

  /// The `5x5:` of `5x5: 105 x 5, 5, 4` and of `3x8: 60x8, 60x7`: what was planned, before a load with
  /// the reps that were done.
  func isPlanOfList(_ start: Int) -> Bool {
    let load = start + 4
    guard isBareNumber(start), elements[start].value <= 10_000,
      elements[safe: start + 1]?.kind == .times, isBareNumber(start + 2),
      elements[start + 2].value <= 30_000, elements[safe: start + 3]?.kind == .colon,
      isNumber(load), elements[load].unit.isMass || isBareNumber(load),
      elements[safe: load + 1]?.kind == .times, isBareNumber(load + 2),
      elements[safe: load + 3]?.kind == .comma, isNumber(load + 4)
    else { return false }
    if elements[load].unit.isMass { return true }
    return elements[load].value >= 20_000 && elements[load + 2].value < elements[load].value
  }

  /// The slashes of `4/8/15 kg`: sets, reps and the load, for the numbers are no loads that rise by
  /// equal steps as those of `5/10/15 kg` do.
  func isSchemeInSlashes(_ first: Int) -> Bool {
    let (reps, load) = (first + 2, first + 4)
    guard isBareNumber(first), elements[first].value <= 6_000, isBareNumber(reps),
      isNumber(load), elements[load].unit.isMass, elements[first + 1].kind == .slash,
      elements[reps + 1].kind == .slash, elements[safe: load + 1]?.kind != .slash,
      first == 0 || elements[first - 1].kind != .slash
    else { return false }
    let (sets, count) = (elements[first].value, elements[reps].value)
    return sets % 1000 == 0 && count % 1000 == 0 && 5_000...30_000 ~= count
      && count - sets != elements[load].value - count
  }
}
