internal import JournalSyntax

/// Loads that a writer gives twice, in kilograms and in pounds without saying so: `6 x 24/52.9`.
///
/// One such pair may be chance; in a file where two or more agree to a tenth, all that agree are
/// one load, and it stays in the unit that stands first.
enum DualLoads {
  /// Fewer pairs than this prove nothing.
  private static let fewest = 2
  private static let poundsInKilogram = 2.204_622_6

  static func settle(_ drafts: inout [Draft]) {
    let telling = drafts.count { draft in
      pair(in: draft).map { isDual($0, within: 60) && $0.holdsFraction } ?? false
    }
    guard telling >= fewest else { return }
    for index in drafts.indices {
      guard let pair = pair(in: drafts[index]), isDual(pair, within: 600) else { continue }
      keepFirst(pair, in: &drafts[index])
    }
  }

  private struct Pair {
    let term: Int
    let first: Quantity
    let second: Quantity

    var holdsFraction: Bool { first.value % 1000 != 0 || second.value % 1000 != 0 }
  }

  /// The only two numbers that a slash parts.
  private static func pair(in draft: Draft) -> Pair? {
    guard
      let term = draft.terms.firstIndex(where: {
        $0.separator == .slash && $0.quantities.count == 2
      })
    else { return nil }
    let both = draft.quantities(of: term)
    guard let first = both.first, let second = both.last, first.unit == .none,
      second.unit == .none, first.kind == .number, second.kind == .number, first.value >= 2_000
    else { return nil }
    return Pair(term: term, first: first, second: second)
  }

  /// `tolerance` in thousandths.
  private static func isDual(_ pair: Pair, within tolerance: Double) -> Bool {
    let (low, high) = (
      Double(min(pair.first.value, pair.second.value)),
      Double(max(pair.first.value, pair.second.value))
    )
    return abs(low * poundsInKilogram - high) <= tolerance
  }

  private static func keepFirst(_ pair: Pair, in draft: inout Draft) {
    let place = draft.terms[pair.term].quantities.lowerBound
    draft.quantities[place].unit = pair.first.value < pair.second.value ? .kilogram : .pound
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
