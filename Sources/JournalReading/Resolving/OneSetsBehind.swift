internal import JournalSyntax

/// Whether a writer counts one set behind the reps of a load: `40 kg 12x1, 60 kg 8x1, 90 kg 5x3`.
///
/// `Getups 16 kg 10x1` alone tells ten singles. Where more than anybody's singles stand before the one twice,
/// or once beside another number, or three different numbers do, they are reps.
struct OneSetsBehind {
  private static let repsThenSets = RoleSequence([.load, .reps, .sets])
  /// A little more than what `CandidateBuilder` takes off for one set behind its reps.
  private static let weight = 8.5
  /// Nobody does so many singles, in thousandths.
  private static let mostSingles: Int32 = 11_000

  private var many = 0
  private var reps: Set<Int32> = []

  mutating func add(_ draft: Draft, times count: Int) {
    guard let told = Self.reps(draft) else { return }
    if told >= Self.mostSingles { many += count }
    reps.insert(told)
  }

  private var areTold: Bool {
    many >= 2 || reps.count >= 3 && reps.contains { $0 >= 8_000 } || many == 1 && reps.count == 2
  }

  func weigh(_ draft: inout Draft) {
    guard areTold, Self.reps(draft) != nil else { return }
    for index in draft.candidates.indices
    where draft.candidates[index].roles == Self.repsThenSets {
      draft.candidates[index].signals.numbers += Self.weight
    }
    draft.candidates.sort {
      $0.score != $1.score ? $0.score > $1.score : $0.roles.packed < $1.roles.packed
    }
  }

  /// The 12 of `40 kg 12x1`.
  private static func reps(_ draft: Draft) -> Int32? {
    guard draft.terms.count == 3, draft.quantities.count == 3, draft.quantities[0].unit.isMass,
      draft.terms[1].joiner == .space, draft.terms[2].joiner == .times,
      draft.quantities[1...].allSatisfy({ $0.unit == .none && $0.kind == .number }),
      draft.quantities[2].value == 1_000, draft.quantities[1].value > 1_000
    else { return nil }
    return draft.quantities[1].value
  }
}
