internal import JournalSyntax

/// `3x15` and `3x20` of exercises that nothing else is told of, in a file whose `5x60` and `3x100`
/// tell reps and loads: nobody does three with fifteen kilograms beside them, but three sets of
/// fifteen.
struct SmallPairs {
  /// The largest second number of each exercise's pairs.
  private var largest: [Int: Int32] = [:]
  private var heavy = 0

  private static let mostReps: Int32 = 25_000
  private static let leastHeavy: Int32 = 40_000
  private static let fewestHeavy = 4

  mutating func add(_ draft: Draft, times count: Int) {
    guard Self.isPair(draft) else { return }
    let second = draft.quantities[1].value
    largest[draft.exerciseID] = max(largest[draft.exerciseID] ?? 0, second)
    if second >= Self.leastHeavy { heavy += count }
  }

  /// True when the pair of the draft is sets and reps, whatever the lines of other exercises are.
  func areSetsAndReps(_ draft: Draft, _ candidate: Candidate, _ rival: Candidate) -> Bool {
    guard heavy >= Self.fewestHeavy, Self.isPair(draft), candidate.roles == Self.repsAndLoad,
      rival.roles == Self.setsAndReps, 2_000...5_000 ~= draft.quantities[0].value,
      8_000...Self.mostReps ~= draft.quantities[1].value,
      let largest = largest[draft.exerciseID]
    else { return false }
    return largest <= Self.mostReps
  }

  private static let repsAndLoad = RoleSequence([.reps, .load])
  private static let setsAndReps = RoleSequence([.sets, .reps])

  private static func isPair(_ draft: Draft) -> Bool {
    draft.terms.count == 2 && draft.quantities.count == 2 && draft.terms[1].joiner == .times
      && draft.quantities.allSatisfy {
        $0.unit == .none && $0.kind == .number && $0.value % 1000 == 0
      }
  }
}
