internal import JournalSyntax
internal import WorkoutModel

/// What the lines of a file say together about how their writer orders factors.
struct Evidence {
  private var byShape: [UInt64: Votes] = [:]
  private var byExercise: [ExerciseShape: Votes] = [:]
  private var pairs: [UInt16: Int] = [:]
  private var singles = SingleSets()
  private(set) var smallPairs = SmallPairs()

  private struct ExerciseShape: Hashable {
    let shape: UInt64
    let exercise: Int
  }

  /// For each reading, how much worse than the best it would be on the lines of a shape.
  private struct Votes {
    var losses: [RoleSequence: Double] = [:]

    /// A reading that a line does not allow, or that is far worse there, costs this much.
    static let floor = -7.0

    mutating func add(_ candidates: [Candidate], times count: Int) {
      guard let best = candidates.first?.score else { return }
      for candidate in candidates {
        losses[candidate.roles, default: 0] +=
          (max(candidate.score - best, Self.floor) - Self.floor) * Double(count)
      }
    }

    /// 0 for the reading that fits the lines best, below 0 for the others, at most `limit` down.
    func vote(_ roles: RoleSequence, limit: Double) -> Double {
      let best = losses.values.max() ?? 0
      return max((losses[roles] ?? 0) - best, -limit)
    }
  }

  /// Counts an expression that stands so often in the file.
  mutating func add(_ draft: Draft, times count: Int) {
    guard !draft.candidates.isEmpty else { return }
    singles.add(draft, times: count)
    smallPairs.add(draft, times: count)
    byShape[draft.shape, default: Votes()].add(draft.candidates, times: count)
    let key = ExerciseShape(shape: draft.shape, exercise: draft.exerciseID)
    byExercise[key, default: Votes()].add(draft.candidates, times: count)
    addUnrated(draft, times: count)
    let best = draft.candidates[0]
    let isSure =
      draft.candidates.count == 1 || best.score - draft.candidates[1].score > 3
    if isSure {
      for pair in Self.pairs(best.roles, draft) { pairs[pair, default: 0] += count }
    }
  }

  /// `100 5, 5 @8.5` tells how `10 12, 11` is read, too.
  private mutating func addUnrated(_ draft: Draft, times count: Int) {
    guard draft.terms.count == 3, draft.terms[1].joiner == .space, draft.terms[2].joiner == .at,
      draft.candidates[0].roles[2] == .rpe
    else { return }
    let terms = Array(draft.terms.dropLast())
    let quantities = Array(draft.quantities[..<terms[1].quantities.upperBound])
    let candidates = draft.candidates.filter { $0.roles[2] == .rpe }.map {
      Candidate(roles: RoleSequence([$0.roles[0], $0.roles[1]]), score: $0.score)
    }
    let shape = Shape.of(terms, quantities, draft.nature)
    byShape[shape, default: Votes()].add(candidates, times: count)
  }

  /// The roles of neighbours joined by a times sign, as one number.
  private static func pairs(_ roles: RoleSequence, _ draft: Draft) -> [UInt16] {
    guard roles.count > 1 else { return [] }
    return (1..<roles.count).compactMap { index in
      guard draft.terms[index].joiner == .times else { return nil }
      return UInt16(roles[index - 1].rawValue) << 8 | UInt16(roles[index].rawValue)
    }
  }

  /// The signals of a candidate with the votes of the other lines.
  func signals(
    _ candidate: Candidate, _ draft: Draft, file: Double, exercise: Double
  ) -> Candidate.Signals {
    let key = ExerciseShape(shape: draft.shape, exercise: draft.exerciseID)
    var signals = candidate.signals
    signals.file = byShape[draft.shape]?.vote(candidate.roles, limit: file) ?? 0
    signals.exercise = byExercise[key]?.vote(candidate.roles, limit: exercise) ?? 0
    signals.order = pairVote(candidate.roles, draft)
    if singles.standFirst, SingleSets.isTriple(draft), candidate.roles == SingleSets.setsSecond {
      signals.order += SingleSets.weight
    }
    return signals
  }

  /// Lines of other shapes count too: who writes `10x95 lb` writes `10x95`.
  private func pairVote(_ roles: RoleSequence, _ draft: Draft) -> Double {
    var score = 0.0
    for pair in Self.pairs(roles, draft) {
      let reversed = pair << 8 | pair >> 8
      let own = Double(pairs[pair] ?? 0)
      let other = Double(pairs[reversed] ?? 0)
      if own + other > 0 { score += (own - other) / (own + other + 1) }
    }
    return score
  }
}
