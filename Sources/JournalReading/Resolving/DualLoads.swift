internal import JournalSyntax

/// Loads that a writer gives twice, in kilograms and in pounds without saying so: `6 x 24/52.9`.
///
/// One such pair may be chance; in a file where two or more agree to a tenth, all that agree are
/// one load, and it stays in the unit that stands first. Before a times sign, as in `77.5/171 x 2`,
/// a pair is a load by its place, and tells by itself.
enum DualLoads {
  /// Fewer pairs than this prove nothing.
  private static let fewest = 2
  private static let poundsInKilogram = 2.204_622_6

  static func settle(_ file: inout FileDraft) {
    let slashed = file.drafts.indices.filter { file.drafts[$0].holdsSlashedPair }
    let telling = slashed.count { index in
      pair(file.drafts[index].terms, file.drafts[index].quantities).map {
        $0.isDual(within: 60) && $0.holdsFraction
      } ?? false
    }
    for index in slashed {
      guard let pair = pair(file.drafts[index].terms, file.drafts[index].quantities),
        telling >= fewest && pair.isDual(within: 600) || isMultiplied(pair, in: file.drafts[index])
      else { continue }
      keepFirst(pair, in: &file.drafts[index])
      file.kilogramCount += pair.isKilogramsFirst ? 1 : 0
      file.poundCount += pair.isKilogramsFirst ? 0 : 1
    }
  }

  private struct Pair {
    let term: Int
    let first: Quantity
    let second: Quantity

    var holdsFraction: Bool { first.value % 1000 != 0 || second.value % 1000 != 0 }
    var isKilogramsFirst: Bool { first.value < second.value }
    var lower: Int32 { min(first.value, second.value) }

    /// `tolerance` in thousandths of a pound.
    func isDual(within tolerance: Double) -> Bool {
      let upper = max(first.value, second.value)
      return abs(Double(lower) * poundsInKilogram - Double(upper)) <= tolerance
    }
  }

  /// `77.5/171 x 2` and the rounded `60/130 x 10`, but no `10/22 x 2`, which may be two sets.
  private static func isMultiplied(_ pair: Pair, in draft: Draft) -> Bool {
    pair.term == 0 && pair.lower >= 20_000 && draft.terms.count > 1
      && draft.terms[1].joiner == .times
      && pair.isDual(within: 1_300 + 0.022 * Double(pair.lower))
  }

  /// The only two numbers that a slash parts.
  private static func pair(_ terms: [Term], _ quantities: [Quantity]) -> Pair? {
    guard let term = terms.firstIndex(where: { $0.separator == .slash && $0.quantities.count == 2 })
    else { return nil }
    let both = quantities[terms[term].quantities]
    guard let first = both.first, let second = both.last, first.unit == .none,
      second.unit == .none, first.kind == .number, second.kind == .number, first.value >= 2_000
    else { return nil }
    return Pair(term: term, first: first, second: second)
  }

  private static func keepFirst(_ pair: Pair, in draft: inout Draft) {
    let place = draft.terms[pair.term].quantities.lowerBound
    draft.quantities[place].unit = pair.isKilogramsFirst ? .kilogram : .pound
    draft.quantities.remove(at: place + 1)
    draft.terms[pair.term].separator = .none
    draft.terms[pair.term].quantities = place..<(place + 1)
    for term in draft.terms.indices.dropFirst(pair.term + 1) {
      let range = draft.terms[term].quantities
      draft.terms[term].quantities = (range.lowerBound - 1)..<(range.upperBound - 1)
    }
    draft.shape = Shape.of(draft.terms, draft.quantities, draft.nature)
  }
}
