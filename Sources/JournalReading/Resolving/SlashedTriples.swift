internal import JournalSyntax

/// `150/3/4`: load, reps and sets, as weightlifters note them.
enum SlashedTriples {
  /// Makes factors of them where the order was stated, or where the file itself shows it: nobody gets
  /// ever more reps with the same load.
  static func part(_ drafts: inout [Draft], isStated: Bool) {
    let multiplies = isStated && drafts.contains { isMultipliedTriple($0) }
    let triples = drafts.indices.filter {
      isTriple(drafts[$0]) && !(isStated && tellsReps(drafts[$0], beside: multiplies))
    }
    guard !triples.isEmpty, isStated || isShown(drafts, triples) else { return }
    for index in triples {
      drafts[index].terms = (0..<3).map {
        Term(joiner: $0 == 0 ? .first : .times, quantities: $0..<($0 + 1), separator: .none)
      }
      if !isStated { drafts[index].quantities[0].marks.insert(.leading) }
      drafts[index].shape = Shape.of(
        drafts[index].terms, drafts[index].quantities, drafts[index].nature)
    }
  }

  /// Two triples rise, as many as a third do, and pairs of a load and its reps stand beside them.
  private static func isShown(_ drafts: [Draft], _ triples: [Int]) -> Bool {
    let heavy = triples.filter { drafts[$0].quantities[0].value >= 40_000 }
    let rising = heavy.count { drafts[$0].quantities[2].value > drafts[$0].quantities[1].value }
    return rising >= 2 && rising >= heavy.count / 3
      && drafts.contains { isList($0, of: 2) && $0.quantities[0].value >= 40_000 }
      && !drafts.contains { isList($0, of: 4) && $0.quantities[0].value >= 40_000 }
  }

  /// The `8/7/6` of pull-ups, whatever order was stated, and of anything where the factors of others stand
  /// around `x`.
  private static func tellsReps(_ draft: Draft, beside multiplies: Bool) -> Bool {
    let (first, second, third) = (draft.quantities[0], draft.quantities[1], draft.quantities[2])
    guard first.value <= 30_000, second.value >= third.value else { return false }
    return multiplies || !draft.nature.isDisjoint(with: [.bodyweight, .counted])
  }

  /// `100x5x3`.
  private static func isMultipliedTriple(_ draft: Draft) -> Bool {
    draft.terms.count == 3 && draft.terms.dropFirst().allSatisfy { $0.joiner == .times }
      && draft.terms.allSatisfy { $0.quantities.count == 1 }
  }

  private static func isTriple(_ draft: Draft) -> Bool {
    guard isList(draft, of: 3), draft.nature.isDisjoint(with: [.timed, .cardio, .distance]) else {
      return false
    }
    let (load, reps, sets) = (draft.quantities[0], draft.quantities[1], draft.quantities[2])
    // `Pull-ups 9/8/6`: nothing but the body was lifted.
    if draft.nature.contains(.bodyweight), load.value <= 30_000, reps.value >= sets.value {
      return false
    }
    return load.value >= reps.value && reps.value % 1000 == 0 && sets.value % 1000 == 0
      && reps.value <= 30_000 && 1_000...10_000 ~= sets.value
  }

  private static func isList(_ draft: Draft, of count: Int) -> Bool {
    draft.terms.count == 1 && draft.terms[0].separator == .slash && draft.quantities.count == count
      && draft.quantities.allSatisfy { $0.kind == .number && $0.unit == .none && $0.upper == 0 }
  }
}
