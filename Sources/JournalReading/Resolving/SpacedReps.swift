internal import JournalSyntax

/// `Pull-ups 8 8` and `腕立て 20 15`: reps of two sets, and neither a load nor a number of sets.
enum SpacedReps {
  /// Joins two numbers of bodyweight work that are as near each other as reps are, unless the lifter
  /// adds loads to the exercise: `Dips 20 6`, `Dips +10 kg x 8`.
  static func join(_ drafts: inout [Draft], loaded: Set<Int>) {
    var loaded = loaded
    for index in drafts.indices where isSlashedList(drafts[index]) {
      drafts[index].terms = [
        Term(joiner: .first, quantities: drafts[index].quantities.indices, separator: .comma)
      ]
      drafts[index].shape = Shape.of(
        drafts[index].terms, drafts[index].quantities, drafts[index].nature)
    }
    for draft in drafts where draft.nature.contains(.bodyweight) && tellsLoad(draft) {
      loaded.insert(draft.exerciseID)
    }
    for index in drafts.indices
    where isPairOfReps(drafts[index]) && !loaded.contains(drafts[index].exerciseID) {
      drafts[index].terms = [
        Term(joiner: .first, quantities: drafts[index].quantities.indices, separator: .space)
      ]
      drafts[index].shape = Shape.of(
        drafts[index].terms, drafts[index].quantities, drafts[index].nature)
    }
  }

  private static func tellsLoad(_ draft: Draft) -> Bool {
    if draft.quantities.contains(where: { $0.unit.isMass || $0.marks.contains(.added) }) {
      return true
    }
    return draft.terms.count == 2 && draft.quantities.count == 2
      && draft.quantities[0].value >= 15_000 && draft.quantities[1].value >= 4_000
      && draft.quantities[0].value / 2 > draft.quantities[1].value
  }

  /// `Push-ups 40/20,15`, which is `60/10,10` of a lift.
  private static func isSlashedList(_ draft: Draft) -> Bool {
    draft.terms.count == 2 && draft.terms[0].separator == .slash
      && draft.terms[0].quantities.count == 1
      && !draft.nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .jumped])
  }

  private static func isPairOfReps(_ draft: Draft) -> Bool {
    guard draft.nature.contains(.bodyweight), draft.terms.count == 2,
      draft.quantities.count == 2 || isEqualList(draft),
      draft.terms[1].joiner == .space,
      draft.quantities.allSatisfy({
        $0.kind == .number && $0.unit == .none && $0.upper == 0 && $0.marks.isEmpty
          && $0.value % 1000 == 0
      })
    else { return false }
    let (low, high) = (
      min(draft.quantities[0].value, draft.quantities[1].value),
      max(draft.quantities[0].value, draft.quantities[1].value)
    )
    return high / 2 <= low && 6_000...60_000 ~= high
  }

  /// `Crunches 20 20 20`.
  private static func isEqualList(_ draft: Draft) -> Bool {
    draft.quantities.count > 2 && draft.terms[0].quantities.count == 1
      && draft.quantities.allSatisfy { $0.value == draft.quantities[0].value }
  }
}
