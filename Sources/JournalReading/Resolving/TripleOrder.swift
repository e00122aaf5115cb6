internal import JournalSyntax

/// What a file's lines such as `305 x 3 x 5` tell together of their order: three reps or three sets.
///
/// Most writers count the reps first. That is one habit of one writer, so that it weighs once for a
/// file, however many lines it has.
struct TripleOrder {
  /// Numbers that speak for a reading by so much tell reps from sets.
  private static let tellingMargin = 1.0
  /// Numbers that speak for it at all.
  private static let leaningMargin = 0.5
  /// What the habit weighs on each line.
  private static let habit = 1.6
  private static let singleHabit = 5.0

  /// How many lines lean to either order by their numbers.
  private var leaning = (reps: 0, sets: 0)
  /// How many lines of other shapes surely count the reps or the sets first.
  private var others = (reps: 0, sets: 0)

  /// The numbers of many lines speak for sets before reps, and nobody can doubt that the writer counts
  /// the sets first elsewhere: `3 x 5 x 305`, `Pull-ups 3 x 8`.
  var isSetsFirst: Bool {
    leaning.sets >= 4 && leaning.sets > 3 * leaning.reps && others.sets >= 3 && others.reps == 0
  }

  mutating func add(_ draft: Draft, times count: Int) {
    if let lead = Self.leadOfSets(draft) {
      if lead >= Self.leaningMargin { leaning.sets += count }
      if lead <= -Self.leaningMargin { leaning.reps += count }
    } else if let isSetsFirst = Self.isSurelySetsFirst(draft) {
      if isSetsFirst { others.sets += count } else { others.reps += count }
    }
  }

  /// Gives the order of the sets before the reps the place of the usual one.
  func turn(_ draft: inout Draft) {
    guard Self.leadOfSets(draft) != nil else { return }
    let isSingle = draft.quantities[1].value == 1_000
    for index in draft.candidates.indices {
      switch draft.candidates[index].roles {
      case Self.setsFirst:
        draft.candidates[index].signals.numbers += isSingle ? Self.singleHabit : Self.habit
      case Self.repsFirst: draft.candidates[index].signals.numbers -= Self.habit
      default: continue
      }
    }
    draft.candidates.sort {
      $0.score != $1.score ? $0.score > $1.score : $0.roles.packed < $1.roles.packed
    }
  }

  /// A file in which no line tells reps and sets apart, as `185 x 10 x 6` does, or more lines tell
  /// against the reading than for it, leaves it open, and its first line says so.
  /// `indices` are those of drafts that differ from each other, in the order of the file.
  func firstDoubtful(
    among indices: [Int], _ drafts: [Draft], _ choices: [Resolver.Choice?]
  ) -> Int? {
    var first: Int?
    var telling = (for: 0, against: 0)
    for (index, choice) in zip(indices, choices) {
      guard let choice, !choice.isSettled, let rival = choice.rival,
        Self.swapsRepsAndSets(choice.candidate.roles, rival.roles),
        var lead = Self.leadOfSets(drafts[index]),
        drafts[index].quantities[1].value != drafts[index].quantities[2].value
      else { continue }
      if choice.candidate.roles == Self.repsFirst { lead = -lead }
      if lead >= Self.tellingMargin { telling.for += 1 }
      if lead <= -Self.tellingMargin { telling.against += 1 }
      first = first ?? index
    }
    return isSetsFirst || telling.for == 0 || telling.for < telling.against ? first : nil
  }

  private static let repsFirst = RoleSequence([.load, .reps, .sets])
  private static let setsFirst = RoleSequence([.load, .sets, .reps])

  private static func swapsRepsAndSets(_ left: RoleSequence, _ right: RoleSequence) -> Bool {
    left == repsFirst && right == setsFirst || left == setsFirst && right == repsFirst
  }

  /// By how much the numbers of a bare load and two factors are likelier as sets and reps than as
  /// reps and sets.
  private static func leadOfSets(_ draft: Draft) -> Double? {
    guard draft.quantities.count == 3, draft.terms.count == 3,
      draft.quantities.allSatisfy({ $0.unit == .none && $0.kind == .number }),
      draft.terms.allSatisfy({ $0.joiner == .first || $0.joiner == .times }),
      draft.candidates.first.map({ $0.roles[0] == .load }) ?? false
    else { return nil }
    let (first, second) = (draft.quantities[1].value, draft.quantities[2].value)
    return Plausibility.sets(first) + Plausibility.reps(second) - Plausibility.reps(first)
      - Plausibility.sets(second)
  }

  /// The order of sets and reps where both are bare factors and no other reading comes near.
  private static func isSurelySetsFirst(_ draft: Draft) -> Bool? {
    guard let best = draft.candidates.first,
      draft.candidates.count == 1 || best.score - draft.candidates[1].score > 2,
      let sets = (0..<best.roles.count).first(where: { best.roles[$0] == .sets }),
      let reps = (0..<best.roles.count).first(where: { best.roles[$0] == .reps }),
      draft.terms[max(sets, reps)].joiner == .times,
      draft.quantities(of: sets).allSatisfy({ $0.unit == .none }),
      draft.quantities(of: reps).allSatisfy({ $0.unit == .none })
    else { return nil }
    return sets < reps
  }
}
