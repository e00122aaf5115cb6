internal import JournalSyntax

/// `8 20 20 20 20`: a light load and the reps of its sets, for who tells reps once tells an unchanging
/// load once as well.
enum EqualNumbers {
  /// What the reading costs by which equal numbers behind a smaller one are loads.
  private static let price = 9.0

  static func weigh(_ draft: inout Draft) {
    guard draft.terms.count == 2, draft.terms[0].quantities.count == 1, draft.quantities.count > 3,
      draft.quantities.allSatisfy({ $0.kind == .number && $0.unit == .none && $0.upper == 0 }),
      case let (first, rest) = (draft.quantities[0].value, draft.quantities.dropFirst()),
      rest.allSatisfy({ $0.value == rest.first?.value }), let same = rest.first?.value,
      12_000...30_000 ~= same, same > first
    else { return }
    for index in draft.candidates.indices
    where draft.candidates[index].roles == RoleSequence([.reps, .load]) {
      draft.candidates[index].signals.numbers -= price
    }
  }
}
