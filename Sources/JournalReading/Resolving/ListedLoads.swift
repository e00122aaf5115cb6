internal import JournalSyntax

/// `해머컬 12 12 10` in a journal whose lists all begin with the load, as in `랫풀 50 12 12 10`.
enum ListedLoads {
  /// So many exercises with a load before their reps make a manner.
  private static let fewestExercises = 4

  /// Parts the load from the reps of lists with small numbers, where the writer puts it before the
  /// reps of every other exercise. No draft but those of `lists` is a list. Returns those it parted.
  static func part(_ drafts: inout [Draft], lists: [Int]) -> Set<Int> {
    var parted: Set<Int> = []
    guard let known = exercises(drafts, lists) else { return parted }
    for index in lists
    where mayBeginWithLoad(drafts[index]) && !known.contains(drafts[index].exerciseID) {
      let count = drafts[index].quantities.count
      drafts[index].terms = [
        Term(joiner: .first, quantities: 0..<1, separator: .none),
        Term(joiner: .space, quantities: 1..<count, separator: .space),
      ]
      drafts[index].shape = Shape.of(
        drafts[index].terms, drafts[index].quantities, drafts[index].nature)
      parted.insert(index)
    }
    return parted
  }

  /// Leaves the readings that begin with a load, and beside them that of nothing but reps: as
  /// likely by the numbers alone where they fall as reps do.
  static func weigh(_ draft: inout Draft) {
    var candidates = draft.candidates.filter { $0.roles[0] == .load }
    guard let best = candidates.first else { return }
    let price = fallsAsReps(draft.quantities.map(\.value)) ? 0.0 : 3.0
    candidates.append(Candidate(roles: RoleSequence([.reps, .reps]), score: best.score - price))
    draft.candidates = candidates
  }

  private static func fallsAsReps(_ values: [Int32]) -> Bool {
    values[0] >= values[1] && values[0] / 4 * 3 < values[1]
  }

  /// The exercises with a load before their reps, when that is the writer's manner.
  private static func exercises(_ drafts: [Draft], _ lists: [Int]) -> Set<Int>? {
    var exercises: Set<Int> = []
    for index in lists where tellsLoadFirst(drafts[index]) {
      exercises.insert(drafts[index].exerciseID)
    }
    return exercises.count >= fewestExercises ? exercises : nil
  }

  private static func tellsLoadFirst(_ draft: Draft) -> Bool {
    guard draft.terms.count == 2, isSpaced(draft), draft.quantities.count > 2,
      draft.terms[0].quantities.count == 1, draft.terms[1].quantities.count > 1,
      let most = draft.quantities.dropFirst().map(\.value).max()
    else { return false }
    return draft.quantities[0].value / 2 >= max(10_000, most)
  }

  /// Numbers between blanks of an exercise that is done with a load. The reps of one that nobody
  /// knows fall slowly: `행레 12 10 8` may be without a load, and `사레레 8 15 15 15` is not.
  private static func mayBeginWithLoad(_ draft: Draft) -> Bool {
    let values = draft.quantities.map(\.value)
    guard draft.terms.count == 1, isSpaced(draft), values.count > 2,
      draft.nature.isDisjoint(with: [.bodyweight, .timed, .cardio, .distance]),
      let least = values.dropFirst().min(), let most = values.dropFirst().max(),
      most / 2 <= least, most <= 30_000, values[0] <= 60_000,
      // `Lunge 12 12 12`.
      least != most || values[0] != most
    else { return false }
    return draft.nature.contains(.lifted) || !fallsAsReps(values)
  }

  private static func isSpaced(_ draft: Draft) -> Bool {
    draft.terms[draft.terms.count - 1].separator == .space
      && draft.quantities.allSatisfy { $0.kind == .number && $0.unit == .none && $0.upper == 0 }
  }
}
